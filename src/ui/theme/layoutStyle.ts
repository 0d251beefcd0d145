/** The theme's distances, in px. */
const distances = {
  none: 0,
  xs: 4,
  sm: 8,
  md: 12,
  lg: 16,
  xl: 20,
  '2xl': 24,
  '3xl': 32,
  '4xl': 40,
};

export type Distance = keyof typeof distances;

export interface LayoutProps {
  gap?: Distance | undefined;
  /** Where it differs from `gap`: mostly between the lines of a row that wraps. */
  rowGap?: Distance | undefined;
  mt?: Distance | undefined;
  mb?: Distance | undefined;
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

export const px = (distance: Distance | undefined) => distance && distances[distance];

/** Emotion passes none of these props on to the element, because HTML has none of these names. */
export const layoutStyle = (props: LayoutProps) => ({
  display: props.gap && 'grid',
  justifyItems: props.align,
  gap: px(props.gap),
  rowGap: px(props.rowGap),
  marginTop: px(props.mt),
  marginBottom: px(props.mb),
  maxWidth: props.maxWidth,
  gridArea: props.area,
  ...(props.breakWords && { minWidth: 0, overflowWrap: 'anywhere' as const }),
  ...(props.grow !== undefined && { flex: `1 1 ${props.grow}px`, minWidth: 0 }),
});
