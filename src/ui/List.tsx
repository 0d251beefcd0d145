import styled from '@emotion/styled';
import { type LayoutProps, layoutOptions, layoutStyle } from './theme/layoutProps.ts';
import { type Space, type SpaceProps, space, spaceStyle } from './theme/space.ts';
import { token } from './theme/token.ts';

interface ListProps extends LayoutProps {
  /** A line above the first item; the items have one below them. */
  lines?: boolean | undefined;
}

/** Without bullets. */
export const List = styled(
  'ul',
  layoutOptions,
)<ListProps>(({ lines, ...props }) => ({
  listStyle: 'none',
  display: props.gap && 'grid',
  justifyItems: props.align,
  borderTop: lines ? `1px solid ${token.line}` : undefined,
  ...layoutStyle(props),
}));

interface ListItemProps extends SpaceProps {
  /** Above and below. */
  padding: Space;
}

/** Of a list with lines. */
export const ListItem = styled(
  'li',
  layoutOptions,
)<ListItemProps>(({ padding, ...spacing }) => ({
  display: spacing.gap && 'grid',
  padding: `${space[padding]}px 0`,
  borderBottom: `1px solid ${token.line}`,
  ...spaceStyle(spacing),
}));
