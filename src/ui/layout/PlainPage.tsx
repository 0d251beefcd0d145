import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Page = styled('div')({
  width: '100%',
  maxWidth: 720,
  margin: '0 auto',
  padding: '40px 20px 64px',
  '@media (min-width:600px)': { padding: '64px 32px 72px' },
  '@media (min-width:900px)': { paddingTop: 96 },
});

export function PlainPage({ children }: { children: ReactNode }) {
  return <Page>{children}</Page>;
}
