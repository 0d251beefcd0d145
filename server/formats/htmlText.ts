// Reads HTML that other programs put into plain fields as the text that it shows.

interface TextLine {
  text: string;
  isBullet: boolean;
}

const blocks = /^(p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|section|article|blockquote|pre|hr|br)$/;
const inline =
  /^(a|abbr|b|big|cite|code|del|em|font|i|img|ins|kbd|mark|q|s|samp|script|small|span|strike|strong|style|sub|sup|tbody|td|tfoot|th|thead|tt|u|wbr)$/;
const hidden = /^(script|style)$/;
const named: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', shy: '' },
  ...{ ndash: '–', mdash: '—', bull: '•', middot: '·', hellip: '…', pound: '£', euro: '€', deg: '°' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', copy: '©', reg: '®', trade: '™', times: '×' },
};

const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Makes one line per paragraph, bullet and line break; anything that only looks like a tag stays. */
export function linesOfHtml(html: string): TextLine[] {
  const lines: TextLine[] = [{ text: '', isBullet: false }];
  const add = (text: string) => {
    const [first = '', ...more] = text.split('\n');
    lines.at(-1)!.text += first;
    for (const line of more) lines.push({ text: line, isBullet: false });
  };
  let from = 0;
  let isHidden = false;
  // A tag contains no `<` or `>`, so that hostile text is read only once.
  for (const match of html.matchAll(/<(\/?)([a-z][a-z\d]{0,9})(?:[\s/][^<>]*)?>|<!--[^<>]*-->/gi)) {
    const name = (match[2] ?? '').toLowerCase();
    const isBlock = blocks.test(name);
    if (name && !isBlock && !inline.test(name)) continue;
    if (!isHidden) add(html.slice(from, match.index));
    from = match.index + match[0].length;
    if (hidden.test(name)) isHidden = match[1] === '';
    else if (/^t[dh]$/.test(name)) add(' ');
    else if (isBlock) lines.push({ text: '', isBullet: name === 'li' && match[1] === '' });
  }
  if (!isHidden) add(html.slice(from));
  return lines
    .map(({ text, isBullet }) => ({ text: decoded(text).replace(/\s+/g, ' ').trim(), isBullet }))
    .filter(({ text }) => text !== '');
}
