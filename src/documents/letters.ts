/** Characters that the shipped fonts can print: Latin, Greek and Cyrillic letters, digits and common signs. */
import { normalForm } from './normalForm.ts';

export const printableBlocks: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x148],
  [0x14a, 0x17f],
  [0x18f, 0x18f],
  [0x192, 0x192],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1e6, 0x1e7],
  [0x218, 0x21b],
  [0x259, 0x259],
  [0x2bc, 0x2bc],
  [0x300, 0x304],
  [0x306, 0x30a],
  [0x30c, 0x30c],
  [0x323, 0x323],
  [0x326, 0x328],
  [0x384, 0x38a],
  [0x38c, 0x38c],
  [0x38e, 0x3a1],
  [0x3a3, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x4ae, 0x4b1],
  [0x4d8, 0x4d9],
  [0x4e8, 0x4e9],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x2070, 0x2070],
  [0x2074, 0x2079],
  [0x20a4, 0x20a4],
  [0x20ac, 0x20ac],
  [0x20b9, 0x20b9],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2260, 0x2260],
  [0x2264, 0x2265],
];

// Printed instead of an unprintable letter, so that the loss is visible.
const substitute = '\u25a1';
const codes = new Set(
  printableBlocks.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => first + n)),
);
codes.add(0x25a1);

const inkless = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
// The two joiners and the selectors are part of Indic and Persian words and of emoji.
const hidden = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;
const pictures = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/u;

// Bullet characters, and those that Word uses instead.
const bullets =
  /[•●○◦▪▫■◆◇►▸▶‣⁃∙✓✔✗✘✦✧✶★☆☐☑☒❏❐❑❒❖➔➜➢➣➤➥⇒⁌⦿⬤⮚\u25fc-\u25fe\uf02d\uf06e\uf071\uf075\uf076\uf0a7\uf0a8\uf0b2\uf0b7\uf0d7\uf0d8\uf0e0\uf0e8\uf0f0\uf0fc]/gu;

const isPrintable = (letter: string) => codes.has(letter.codePointAt(0) ?? 0);

function printedAs(letter: string): string | undefined {
  if (isPrintable(letter)) return letter;
  return (['NFKC', 'NFKD'] as const)
    .map((form) => normalForm(letter, form))
    .find((parts) => parts !== letter && [...parts].every(isPrintable));
}

type Text = string | null | undefined;

const spaced = (text: Text) => (text ?? '').replace(/\s+/gu, ' ');
// A hollow square is a bullet too, until it is the sign for a letter.
const tidy = (text: Text) =>
  spaced(normalForm(text ?? '', 'NFC'))
    .replace(inkless, '')
    .replace(bullets, '•')
    .replaceAll(substitute, '•')
    .trim();

/** In any letters, for files and screens that bring fonts of their own. What is printable stays as it is. */
export const withoutBreaks = (text: Text): string =>
  spaced(text).replace(hidden, '').replace(bullets, '•').trim();

export const printable = (text: Text): string =>
  [...tidy(text)]
    .map((letter) => printedAs(letter) ?? (pictures.test(letter) ? '' : substitute))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

const eachLine = (text: Text, asLine: (line: string) => string) =>
  (text ?? '')
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(asLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const severalLines = (text: Text): string => eachLine(text, withoutBreaks);
export const printableLines = (text: Text): string => eachLine(text, printable);

export const withoutBullet = (text: string) => withoutBreaks(text).replace(/^•\s*/, '');

/** Before texts are joined: a text of pictures alone leaves no comma behind. */
export function inPrintableLetters<Value>(value: Value): Value {
  if (typeof value === 'string') return printableLines(value) as Value;
  if (Array.isArray(value)) return value.map(inPrintableLetters) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inPrintableLetters(item)]),
  ) as Value;
}

export const unprintable = (text: string): string[] => [
  ...new Set([...tidy(text)].filter((letter) => printedAs(letter) === undefined)),
];

export const isWhole = (printed: string) => !printed.includes(substitute);
