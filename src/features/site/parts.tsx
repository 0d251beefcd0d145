import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { token } from '../../ui/theme/token.ts';
import { typography } from '../../ui/theme/typeScale.ts';

const wide = '@media (min-width:900px)';

export const Hero = styled('div')({
  display: 'grid',
  gap: 40,
  padding: '8px 0 56px',
  [wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    alignItems: 'start',
    gap: 72,
    padding: '32px 0 72px',
  },
});
export const TextColumn = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
  maxWidth: '60ch',
});
export const CardTitle = styled('h2')({ ...typography['title-md'], marginBottom: 20 });
export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 8 });

const Pairs = styled('dl')({
  display: 'grid',
  gap: 24,
  '& dt': { fontSize: '1rem', lineHeight: '24px', fontWeight: 600 },
  '& dd': { marginTop: 4, color: token.second },
});

interface Point {
  id?: string;
  name: ReactNode;
  text: ReactNode;
}

export function Points({ points }: { points: readonly Point[] }) {
  return (
    <Pairs>
      {points.map(({ id, name, text }) => (
        <div key={id ?? String(name)}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Pairs>
  );
}
