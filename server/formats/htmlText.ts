import { windows1252 } from './windows1252.ts';

interface TextLine {
  text: string;
  isBullet: boolean;
}

const blocks =
  /^(p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|caption|tr|section|article|aside|header|footer|nav|figure|figcaption|center|blockquote|pre|hr|br)$/;
const inline =
  /^(a|abbr|b|big|cite|code|colgroup|del|em|font|i|img|ins|kbd|mark|nobr|o:p|q|s|samp|script|small|span|strike|strong|style|sub|sup|tbody|td|tfoot|th|thead|tt|u|wbr)$/;
const hidden = /^(script|style)$/;

// By HTML’s names, in the order of Unicode from U+00A0.
const latin1 =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot
cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml
Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute
ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`.split(/\s+/);
const named = new Map<string, string>([
  ...latin1.map((name, at) => [name, String.fromCharCode(0xa0 + at)] as const),
  ...Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ' },
    ...{ shy: '', zwnj: '', zwj: '', lrm: '', rlm: '', ndash: '–', mdash: '—', minus: '−', bull: '•' },
    ...{ hellip: '…', prime: '′', Prime: '″', euro: '€', trade: '™', permil: '‰', dagger: '†', frasl: '/' },
    ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', lsaquo: '‹', rsaquo: '›' },
    ...{ larr: '←', uarr: '↑', rarr: '→', darr: '↓', check: '✓', le: '≤', ge: '≥', ne: '≠', asymp: '≈' },
    ...{
      OElig: 'Œ',
      oelig: 'œ',
      Scaron: 'Š',
      scaron: 'š',
      Zcaron: 'Ž',
      zcaron: 'ž',
      Ccaron: 'Č',
      ccaron: 'č',
    },
    ...{ Lstrok: 'Ł', lstrok: 'ł', Yuml: 'Ÿ', fnof: 'ƒ', circ: 'ˆ', tilde: '˜', infin: '∞', num: '#' },
    ...{ comma: ',', colon: ':', semi: ';', period: '.', excl: '!', dollar: '$', percnt: '%', plus: '+' },
    ...{ lpar: '(', rpar: ')', sol: '/', commat: '@', lowbar: '_', NewLine: ' ', Tab: ' ', hyphen: '-' },
  }),
]);

function signOf(code: number): string {
  // Browsers read these as Windows-1252.
  if (code >= 0x80 && code <= 0x9f) return windows1252[code - 0x80]!;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code > 0 && code <= 0x10ffff && !isSurrogate ? String.fromCodePoint(code) : '';
}

const decodedOnce = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]\w{1,7}));/gi, (whole, hex, decimal, name) => {
    if (name) return named.get(name) ?? named.get(name.toLowerCase()) ?? whole;
    return signOf(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

// Some programs encode twice: "R&amp;amp;D", "caf&amp;eacute;".
const decoded = (text: string) =>
  decodedOnce(text.replace(/&amp;(?=(?:#x?[\da-f]{1,7}|[a-z]\w{1,7});)/gi, '&'));

const encodedTag = /&lt;\/?(?:p|div|ul|ol|li|br|b|i|em|strong|span|h[1-6])(?:\s[^<>]{0,200}?)?\/?&gt;/i;
const withTags = (text: string) =>
  encodedTag.test(text) && !/<\/?[a-z]/i.test(text)
    ? text
        .replace(/&lt;/gi, '<')
        .replace(/&gt;/gi, '>')
        .replace(/&quot;/gi, '"')
    : text;

export function linesOfHtml(text: string): TextLine[] {
  const html = withTags(text);
  const lines: TextLine[] = [{ text: '', isBullet: false }];
  const add = (piece: string) => {
    const [first = '', ...more] = piece.split('\n');
    lines.at(-1)!.text += first;
    for (const line of more) lines.push({ text: line, isBullet: false });
  };
  let from = 0;
  let isHidden = false;
  // A tag contains no `<` or `>`, so that hostile text is read only once.
  for (const match of html.matchAll(/<(\/?)([a-z][a-z\d:]{0,9})(?:[\s/][^<>]*)?>|<!--[^<>]*-->/gi)) {
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
    .map((line) => ({ ...line, text: decoded(line.text).replace(/\s+/g, ' ').trim() }))
    .filter((line) => line.text !== '');
}
