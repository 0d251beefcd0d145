const bodyFont = '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", sans-serif';

export const fontFamily = { body: bodyFont, display: bodyFont };

const rem = (pixels: number) => `${pixels / 16}rem`;

const style = (size: number, line: number, weight: number, tracking: number, colour: string) => ({
  fontFamily: bodyFont,
  fontSize: rem(size),
  lineHeight: rem(line),
  fontWeight: weight,
  letterSpacing: `${tracking}em`,
  color: colour,
});

const ink = 'var(--ui-ink)';
const second = 'var(--ui-second)';
const quiet = 'var(--ui-quiet)';

const belowTablet = '@media (max-width:599.95px)';

/**
 * Size in px, line height, weight and tracking of every level, by Joy's names: `body-lg` is lead, `body-sm` small, `body-xs`
 * caption.
 */
export const typography = {
  display: {
    ...style(44, 52, 640, -0.02, ink),
    [belowTablet]: { fontSize: rem(36), lineHeight: rem(44) },
  },
  h1: {
    ...style(32, 40, 640, -0.02, ink),
    [belowTablet]: { fontSize: rem(28), lineHeight: rem(34) },
  },
  h2: style(22, 30, 620, -0.012, ink),
  h3: style(18, 26, 600, -0.008, ink),
  h4: style(16, 24, 600, -0.004, ink),
  'title-lg': style(18, 26, 600, -0.008, ink),
  'title-md': style(16, 24, 600, -0.004, ink),
  'title-sm': style(15, 22, 600, 0, ink),
  'body-lg': {
    ...style(18, 28, 400, 0, second),
    [belowTablet]: { fontSize: rem(16), lineHeight: rem(24) },
  },
  'body-md': style(16, 24, 400, 0, ink),
  'body-sm': style(14, 20, 400, 0, second),
  'body-xs': style(13, 18, 400, 0, quiet),
} as const;
