/** A drawing that carries its own style, for a file: light, and dark where the reader prefers it. */
export function standalone(svg: string, css: string): string {
  const dark = /\.flow-dark,[^{]*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  const style =
    `${css.replace(/\/\*.*?\*\//gs, '')}@media (prefers-color-scheme: dark) {.flow {${dark}}}`.replace(
      /\s+/g,
      ' ',
    );
  return `${svg.replace(/(<svg[^>]*>)/, `$1<style>${style.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style>`)}\n`;
}
