import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  '@media (max-width:599.95px)': { '& > button, & > a': { width: '100%' } },
});

const Aside = styled('div')({ flex: '1 1 240px', display: 'grid', gap: 4, minWidth: 0 });

export function FormActions({ children, beside }: { children: ReactNode; beside?: ReactNode }) {
  return (
    <Row>
      {children}
      {beside && <Aside>{beside}</Aside>}
    </Row>
  );
}
