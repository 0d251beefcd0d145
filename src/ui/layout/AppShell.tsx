import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { contentId, SkipLink } from './SkipLink.tsx';

const Grid = styled('div')({ display: 'flex', alignItems: 'stretch', minHeight: '100dvh' });
const Column = styled('div')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });
const Main = styled('main')({
  flex: 1,
  minWidth: 0,
  // Content is usually taller than its placeholder, so a full-height area keeps the footer from jumping.
  '&:has([role=status][aria-busy])': { minHeight: '100dvh' },
});

type AppShellProps = { side?: ReactNode; header: ReactNode; footer?: ReactNode; children: ReactNode };

export function AppShell({ side, header, footer, children }: AppShellProps) {
  return (
    <>
      <SkipLink />
      <Grid>
        {side}
        <Column>
          {header}
          <Main id={contentId} tabIndex={-1}>
            {children}
          </Main>
          {footer}
        </Column>
      </Grid>
    </>
  );
}
