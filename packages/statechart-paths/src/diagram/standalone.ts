import { legalXml } from '../exports/junit.ts';

/**
 * A drawing that carries its own style and letters, for a file: light, and dark where the reader prefers it.
 * @param font as a data URI: the layout holds for no other
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
