import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { Row } from '../Row.tsx';
import { token } from '../theme/token.ts';

/** In px; `large` applies from 900 px up. */
const headerHeight = { small: 64, large: 72 };

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 100,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  height: headerHeight.small,
  padding: '0 20px',
  background: token.page,
  borderBottom: `1px solid ${token.line}`,
  '@media (max-width:359.95px)': { paddingInline: 16, gap: 8 },
  '@media (min-width:600px)': { paddingInline: 32 },
  '@media (min-width:900px)': { height: headerHeight.large },
  '@media (min-width:1200px)': { paddingInline: 40 },
});

export const headerPlace = 'header-place';

const Middle = styled('div')({
  flex: 1,
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
});

type AppHeaderProps = {
  start?: ReactNode;
  children?: ReactNode;
  end?: ReactNode;
  loading?: boolean;
};

export function AppHeader({ start, children, end, loading = false }: AppHeaderProps) {
  return (
    <Bar>
      {start}
      <Middle id={headerPlace}>{children}</Middle>
      <Row gap="sm" align="center" nowrap>
        {end}
      </Row>
      <ProgressBar visible={loading} />
    </Bar>
  );
}
