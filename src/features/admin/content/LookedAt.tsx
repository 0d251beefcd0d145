import styled from '@emotion/styled';
import type { ContentImport } from '../../../api/content.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { Title } from '../../../ui/Title.tsx';
import { ConsoleRows, RowDetail } from '../ConsoleList.tsx';
import { lookedText } from './contentWords.ts';

const Line = styled('li')({ '@media (min-width:600px)': { gridTemplateColumns: '96px 1fr auto' } });
const Strong = styled('span')({ fontWeight: 600 });

const quoted = (value: string) => (value ? `“${value}”` : 'empty');

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
          <Title mb="sm" level="h3">
            Errors
          </Title>
          <ConsoleRows>
            {faults.map(({ row, column, message }) => (
              <Line key={`${row} ${column} ${message}`}>
                <Strong>{`Row ${row}`}</Strong>
                <span>{`${column}: ${message}`}</span>
              </Line>
            ))}
          </ConsoleRows>
          {faults.length === 200 && <RowDetail>Showing the first 200.</RowDetail>}
        </section>
      )}
      {changes.length > 0 && (
        <section>
          <Title mb="sm" level="h3">
            Changes
          </Title>
          <ConsoleRows>
            {changes.map(({ row, key, title, change, values }) => (
              <Line key={row}>
                <Strong>{`Row ${row}`}</Strong>
                <div>
                  <p>{title}</p>
                  <RowDetail>{key}</RowDetail>
                  {values.map(({ column, before, after }) => (
                    <RowDetail key={column}>{`${column}: ${quoted(before)} → ${quoted(after)}`}</RowDetail>
                  ))}
                </div>
                <div>
                  <StatusChip
                    mark={change === 'new' ? 'passed' : 'due'}
                    state={change === 'new' ? 'New' : 'Changed'}
                  />
                </div>
              </Line>
            ))}
          </ConsoleRows>
          {more > 0 && <RowDetail>{`And ${more} more.`}</RowDetail>}
        </section>
      )}
    </>
  );
}
