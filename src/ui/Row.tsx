import styled from '@emotion/styled';
import { type LayoutProps, layoutOptions, layoutStyle } from './theme/layoutProps.ts';

interface RowProps extends LayoutProps {
  justify?: 'between' | 'end' | undefined;
  nowrap?: boolean | undefined;
}

const justifyContent = { between: 'space-between', end: 'flex-end' };

/** Children next to each other, in as many lines as they need. */
export const Row = styled(
  'div',
  layoutOptions,
)<RowProps>(({ justify, nowrap, ...props }) => ({
  display: 'flex',
  flexWrap: nowrap ? undefined : 'wrap',
  alignItems: props.align,
  justifyContent: justify && justifyContent[justify],
  ...layoutStyle(props),
}));
