import styled from '@emotion/styled';
import type { ContentImport } from '../../../api/content.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { Rows, Small } from '../DeskList.tsx';
import { lookedText } from './contentWords.ts';

const Title = styled('h2')({ fontSize: '1.125rem', lineHeight: '26px', fontWeight: 600, marginBottom: 8 });
const Line = styled('li')({ '@media (min-width:600px)': { gridTemplateColumns: '96px 1fr auto' } });
const Strong = styled('span')({ fontWeight: 600 });

/** What a file would do: its faults first, then what is new and what changes. */
export function LookedAt({ looked }: { looked: ContentImport }) {
  const { faults, changes, with_faults } = looked;
  const kind = with_faults > 0 ? 'error' : changes.length > 0 ? 'success' : 'info';
  const next =
    with_faults > 0
      ? 'Nothing was imported. Correct the rows below in your file, then choose it again.'
      : changes.length > 0
        ? 'Nothing has been imported yet.'
        : 'Everything already matches the file.';
  const more = looked.new + looked.changed - changes.length;
  return (
    <>
      <InlineAlert kind={kind}>{`${lookedText(looked)}. ${next}`}</InlineAlert>
      {faults.length > 0 && (
        <section>
          <Title>Errors</Title>
          <Rows>
            {faults.map(({ row, column, message }) => (
              <Line key={`${row} ${column} ${message}`}>
                <Strong>{`Row ${row}`}</Strong>
                <span>{`${column}: ${message}`}</span>
              </Line>
            ))}
          </Rows>
          {faults.length === 200 && <Small>Showing the first 200.</Small>}
        </section>
      )}
      {changes.length > 0 && (
        <section>
          <Title>Changes</Title>
          <Rows>
            {changes.map(({ row, key, title, change, columns }) => (
              <Line key={row}>
                <Strong>{`Row ${row}`}</Strong>
                <div>
                  <p>{title}</p>
                  <Small>{columns.length > 0 ? `${key} · ${columns.join(', ')}` : key}</Small>
                </div>
                <div>
                  <StatusChip
                    mark={change === 'new' ? 'passed' : 'due'}
                    state={change === 'new' ? 'New' : 'Changed'}
                  />
                </div>
              </Line>
            ))}
          </Rows>
          {more > 0 && <Small>{`And ${more} more.`}</Small>}
        </section>
      )}
    </>
  );
}
