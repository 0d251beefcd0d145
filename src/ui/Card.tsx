import styled from '@emotion/styled';
import { type LayoutProps, layoutStyle } from './theme/layoutStyle.ts';
import { shadow, token } from './theme/token.ts';

/** Holds one decision, and never another card. */
export const Card = styled('div')<LayoutProps>((props) => ({
  ...layoutStyle(props),
  padding: 20,
  border: `1px solid ${token.cardLine}`,
  borderRadius: 8,
  background: token.paper,
  boxShadow: shadow.card,
  '@media (min-width:600px)': { padding: 24 },
}));
