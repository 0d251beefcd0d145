import { legalXml } from '../exports/junit.ts';

/**
 * Makes a drawing self-contained: with its style and font, and dark if the reader prefers that.
 * @param font a data URI; the layout fits no other font
 */
export function standalone(svg: string, css: string, font: string): string {
  const dark = /\.flow-dark,[^{]*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  const face = `@font-face {font-family: "Inter Variable"; font-weight: 400 700; src: url(${font}) format("woff2");}`;
  const style =
    `${face}${css.replace(/\/\*.*?\*\//gs, '')}@media (prefers-color-scheme: dark) {.flow {${dark}}}`.replace(
      /\s+/g,
      ' ',
    );
  return `${legalXml(svg).replace(/(<svg[^>]*>)/, `$1<style>${style.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style>`)}\n`;
}
