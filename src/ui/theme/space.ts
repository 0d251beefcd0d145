/** The theme's distances, in px. */
export const space = {
  none: 0,
  xs: 4,
  sm: 8,
  md: 12,
  lg: 16,
  xl: 20,
  '2xl': 24,
  '3xl': 32,
  '4xl': 40,
} as const;

export type Space = keyof typeof space;

export interface SpaceProps {
  gap?: Space | undefined;
  /** Where it differs from `gap`: mostly between the lines of a row that wraps. */
  rowGap?: Space | undefined;
  mt?: Space | undefined;
  mb?: Space | undefined;
}

export const spaceStyle = ({ gap, rowGap, mt, mb }: SpaceProps) => ({
  gap: gap && space[gap],
  rowGap: rowGap && space[rowGap],
  marginTop: mt && space[mt],
  marginBottom: mb && space[mb],
});
