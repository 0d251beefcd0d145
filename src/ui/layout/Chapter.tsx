import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Title } from '../Title.tsx';
import { token } from '../theme/token.ts';

const wide = '@media (min-width:900px)';

const Part = styled('section')({
  display: 'grid',
  gap: '16px 72px',
  padding: '40px 0',
  borderTop: `1px solid ${token.line}`,
  scrollMarginTop: 88,
  [wide]: { gridTemplateColumns: '260px minmax(0, 1fr)' },
});
const Body = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: '66ch',
  alignContent: 'start',
  '& ul': { paddingLeft: 20, display: 'grid', gap: 6 },
});

export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Part id={id} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>{title}</Title>
      <Body>{children}</Body>
    </Part>
  );
}
