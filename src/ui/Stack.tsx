import styled from '@emotion/styled';
import { type LayoutProps, layoutOptions, layoutStyle } from './theme/layoutProps.ts';

/** Children below each other. */
export const Stack = styled(
  'div',
  layoutOptions,
)<LayoutProps>((props) => ({
  display: 'grid',
  justifyItems: props.align,
  ...layoutStyle(props),
}));
