import styled from '@emotion/styled';
import { type LayoutProps, layoutStyle } from './theme/layoutStyle.ts';
import { token } from './theme/token.ts';

interface ListProps extends LayoutProps {
  /** A line above the first item; each item has one below itself. */
  lines?: boolean | undefined;
}

/** Without bullets; its items are below each other. */
export const List = styled('ul')<ListProps>((props) => ({
  ...layoutStyle(props),
  listStyle: 'none',
  borderTop: props.lines ? `1px solid ${token.line}` : undefined,
}));
