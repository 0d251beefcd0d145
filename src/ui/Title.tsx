import styled from '@emotion/styled';
import { type LayoutProps, layoutStyle } from './theme/layoutStyle.ts';
import { typography } from './theme/typeScale.ts';

interface TitleProps extends Pick<LayoutProps, 'mt' | 'mb'> {
  /** The look, whatever the element: `as="h3"` has its place in the outline. */
  level?: 'h1' | 'h2' | 'h3' | 'title-md' | 'title-sm' | undefined;
}

export const Title = styled('h2')<TitleProps>((props) => ({
  ...typography[props.level ?? 'h2'],
  ...layoutStyle(props),
}));
