import styled from '@emotion/styled';
import { type LayoutProps, layoutStyle } from './theme/layoutStyle.ts';

/** Children below each other. */
export const Stack = styled('div')<LayoutProps>((props) => ({
  ...layoutStyle(props),
  display: 'grid',
}));
