import styled from '@emotion/styled';
import { layoutOptions } from './theme/layoutProps.ts';
import { type SpaceProps, spaceStyle } from './theme/space.ts';
import { typography } from './theme/typeScale.ts';

interface TitleProps extends Pick<SpaceProps, 'mt' | 'mb'> {
  /** The look, whatever the element: `as="h3"` has its place in the outline. */
  level?: 'h1' | 'h2' | 'h3' | 'title-md' | 'title-sm' | undefined;
}

export const Title = styled(
  'h2',
  layoutOptions,
)<TitleProps>(({ level = 'h2', ...spacing }) => ({
  ...typography[level],
  ...spaceStyle(spacing),
}));
