import styled from '@emotion/styled';
import { token } from '../ui/theme/token.ts';
import type { Difference } from './kind.ts';

const Scroll = styled('div')({ overflow: 'auto', maxHeight: '50dvh', marginTop: 12 });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: '20px',
  textAlign: 'left',
  color: token.ink,
  '& th, & td': {
    padding: '8px 12px 8px 0',
    borderBottom: `1px solid ${token.line}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th': { overflowWrap: 'normal' },
  '& td': { minWidth: 88 },
  '& thead th': { fontWeight: 500, color: token.quiet },
  '& em': { fontStyle: 'normal', color: token.quiet },
});

interface DifferencesProps {
  rows: readonly Difference[];
  /** Heads the names of the rows. */
  where?: string;
  /** Shown for a side that has changed something without words. */
  wordless?: string;
}

/** Both sides of a conflict, next to each other. */
export function Differences({ rows, where = 'Field', wordless = 'something removed' }: DifferencesProps) {
  const wordsOf = (words: string[] | null) => {
    if (words === null) return <em>not changed</em>;
    return words.length === 0 ? <em>{wordless}</em> : words.join(' · ');
  };
  return (
    <Scroll>
      <Table>
        <thead>
          <tr>
            <th scope="col">{where}</th>
            <th scope="col">Yours</th>
            <th scope="col">Saved version</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.where}>
              <th scope="row">{row.where}</th>
              <td>{wordsOf(row.mine)}</td>
              <td>{wordsOf(row.theirs)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
