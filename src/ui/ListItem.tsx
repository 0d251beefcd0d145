import styled from '@emotion/styled';
import { type Distance, type LayoutProps, layoutStyle, px } from './theme/layoutStyle.ts';
import { token } from './theme/token.ts';

interface ListItemProps extends LayoutProps {
  /** Above and below; `lg` if it says nothing. */
  padding?: Distance | undefined;
}

/** Of a list with lines. */
export const ListItem = styled('li')<ListItemProps>((props) => ({
  ...layoutStyle(props),
  paddingBlock: px(props.padding ?? 'lg'),
  borderBottom: `1px solid ${token.line}`,
}));
