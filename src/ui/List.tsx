import styled from '@emotion/styled';
import { type LayoutProps, layoutStyle } from './theme/layoutStyle.ts';
import { token } from './theme/token.ts';

interface ListProps extends LayoutProps {
  /** A line above the first item; each item has one below itself. */
  lines?: boolean | undefined;
}

/** Without bullets. */
export const List = styled('ul')<ListProps>((props) => ({
  listStyle: 'none',
  display: props.gap && 'grid',
  borderTop: props.lines ? `1px solid ${token.line}` : undefined,
  ...layoutStyle(props),
}));
