import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { WayPoint } from '../../../../ui/route/WayPoint.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { tabular, token } from '../../../../ui/theme/token.ts';
import type { ItemRow } from './itemRows.ts';
import { inWords } from './reviewProblems.ts';

const Fact = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 132px) minmax(0, 1fr)',
  columnGap: 16,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  '& dt': { color: token.quiet },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', ...tabular },
  '& ul': { margin: 0, paddingLeft: 18, listStyle: 'disc' },
  '@media (max-width:599.95px)': { gridTemplateColumns: '1fr' },
});
const Text = styled('span')({ marginRight: 12 });
const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  fontWeight: 600,
  color: token.warning,
});

export function CheckMark({ children }: { children: ReactNode }) {
  return (
    <Mark>
      <WayPoint state="due" size={16} />
      {children}
    </Mark>
  );
}

interface ItemRowsProps {
  rows: readonly ItemRow[];
  doubtOf: (field: string) => number | undefined;
}

export function ItemRows({ rows, doubtOf }: ItemRowsProps) {
  return (
    <Stack as="dl" gap="sm">
      {rows.map(({ field, label, text, lines }) => {
        const doubt = doubtOf(field);
        return (
          <Fact key={field}>
            <dt>{label}</dt>
            <dd>
              {lines ? (
                <ul>
                  {[...new Set(lines)].map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ) : (
                text && <Text>{text}</Text>
              )}
              {text === '' && <CheckMark>Not found</CheckMark>}
              {text !== '' && doubt !== undefined && <CheckMark>Check this · {inWords(doubt)}</CheckMark>}
            </dd>
          </Fact>
        );
      })}
    </Stack>
  );
}
