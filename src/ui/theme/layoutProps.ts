import { type SpaceProps, spaceStyle } from './space.ts';

export interface LayoutProps extends SpaceProps {
  /** Across the direction in which the children follow each other. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  maxWidth?: number | string | undefined;
  /** Breaks long words rather than widening the page. */
  breakWords?: boolean | undefined;
  /** In a row: takes the remaining width, and wraps below this one, in px. */
  grow?: number | undefined;
  /** The named grid area of the parent. */
  area?: string | undefined;
}

export const layoutStyle = ({ maxWidth, breakWords, grow, area, ...spacing }: LayoutProps) => ({
  ...spaceStyle(spacing),
  maxWidth,
  gridArea: area,
  ...(breakWords && { minWidth: 0, overflowWrap: 'anywhere' as const }),
  ...(grow !== undefined && { flex: `1 1 ${grow}px`, minWidth: 0 }),
});

const ownProps = new Set([
  'as',
  'theme',
  'gap',
  'rowGap',
  'mt',
  'mb',
  'align',
  'justify',
  'nowrap',
  'maxWidth',
  'breakWords',
  'grow',
  'area',
  'level',
  'lines',
  'padding',
]);

/** Emotion's own check passes `wrap`, `size` and the like on to the element. */
export const layoutOptions = { shouldForwardProp: (name: string) => !ownProps.has(name) };
