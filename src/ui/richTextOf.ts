// Nothing from the server is ever inserted as HTML.
const elements = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a'] as const;
type RichElement = (typeof elements)[number];
export type RichNode = string | { element: RichElement; href?: string; children: RichNode[] };

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const hrefIn = (attributes: string) => {
  const href = decoded(/\bhref="([^"]*)"/i.exec(attributes)?.[1] ?? '');
  return URL.canParse(href) && new URL(href).protocol === 'https:' ? href : undefined;
};

export function richTextOf(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: { element: RichElement; children: RichNode[] }[] = [];
  const here = () => open.at(-1)?.children ?? root;
  for (const [, text = '', closing, tag = '', attributes = ''] of html.matchAll(
    /([^<]+)|<(\/?)([a-z]\w*)([^>]*)>|<[^>]*>?/gi,
  )) {
    if (text) here().push(decoded(text));
    const element = elements.find((element) => element === tag.toLowerCase());
    if (!element) continue;
    if (closing) {
      const at = open.findLastIndex((item) => item.element === element);
      if (at >= 0) open.length = at;
      continue;
    }
    const href = element === 'a' ? hrefIn(attributes) : undefined;
    const node = { element, ...(href && { href }), children: [] };
    here().push(node);
    if (element !== 'br') open.push(node);
  }
  return root;
}
