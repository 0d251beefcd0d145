import styled from '@emotion/styled';
import { type LayoutProps, layoutStyle } from './theme/layoutStyle.ts';

interface RowProps extends LayoutProps {
  justify?: 'space-between' | 'flex-end' | undefined;
  nowrap?: boolean | undefined;
}

/** Children next to each other, in as many lines as they need. */
export const Row = styled('div')<RowProps>((props) => ({
  ...layoutStyle(props),
  display: 'flex',
  flexWrap: props.nowrap ? 'nowrap' : 'wrap',
  alignItems: props.align,
  justifyContent: props.justify,
}));
