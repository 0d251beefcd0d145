import type { ReferenceChange } from '../../../api/occupations.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Title } from '../../../ui/Title.tsx';
import { ConsoleRows, RowDetail } from '../ConsoleList.tsx';

type Changes = ReferenceChange['roles'];

const changeLabels = { added: 'New', changed: 'Changed', removed: 'No longer listed' };

export function ReleaseChanges({ change }: { change: ReferenceChange }) {
  const isSame = change.version === change.current_version;
  return (
    <>
      <InlineAlert kind={isSame ? 'info' : 'success'}>
        {isSame ? 'This release is in use already.' : 'Nothing has been changed yet.'}
      </InlineAlert>
      <List title="Occupations" changes={change.occupations} />
      <List title="Military roles" changes={change.roles} />
    </>
  );
}

function List({ title, changes }: { title: string; changes: Changes }) {
  const { added, changed, removed, examples } = changes;
  const rest = added + changed + removed - examples.length;
  return (
    <section>
      <Title
        mb="sm"
        level="h3"
      >{`${title}: ${added} new, ${changed} changed, ${removed} no longer listed`}</Title>
      {examples.length > 0 && (
        <ConsoleRows>
          {examples.map(({ change, code, title, before }) => (
            <li key={`${change} ${code} ${title}`}>
              <p>{[code, title].filter(Boolean).join(' ')}</p>
              <RowDetail>
                {change === 'changed' && before !== title
                  ? `${changeLabels[change]}; until now “${before}”`
                  : changeLabels[change]}
              </RowDetail>
            </li>
          ))}
        </ConsoleRows>
      )}
      {rest > 0 && <RowDetail>{`And ${rest} more.`}</RowDetail>}
    </section>
  );
}
