// Letters that Unicode does not decompose into a letter and a mark.
import { normalForm } from '../../src/documents/normalForm.ts';

const plain: Record<string, string> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i', ŋ: 'n', ĸ: 'k', ƒ: 'f' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ŉ: 'n', ſ: 's', ŀ: 'l', ɨ: 'i', ə: 'e' },
};
const letters = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu');

export function plainLetters(text: string): string {
  const bare = normalForm(text.toLowerCase(), 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(letters, (letter) => plain[letter]!);
  return normalForm(bare, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The form in which names are stored and searched: no case, accents or punctuation, so no LIKE wildcard. */
export function fold(text: string): string {
  return plainLetters(text)
    .replace(/['’.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Folded names, separated so that a folded term never matches across two of them. */
export const foldAll = (names: readonly (string | null | undefined)[]) =>
  names
    .filter((name) => name)
    .map((name) => fold(name!))
    .join('|');

// A search reads no signs, so signs that change the meaning are written out. Words joined by signs, such as "HGV/LGV", are
// separated, because the database would read one file name, host, tag or number. Initials are one word, as in "R.A.F.".
const signs: [RegExp, string][] = [
  [/[/\\<>]+/g, ' '],
  [/(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu, ''],
  [/(?<=[a-z])\+\+/g, 'plusplus'],
  [/(?<![a-z])([a-z]+)\+(?![\p{L}\p{N}])/gu, '$1 $1plus'],
  [/(?<=[a-z])#/g, 'sharp'],
  [/\.net(?![\p{L}\p{N}])/gu, ' dotnet'],
  [/(?<=\p{L})\.(?=\p{L})|(?<=\p{L})[-‐](?=[\p{L}\p{N}])/gu, ' '],
];

/** Applied to text and search alike, so that neither has accents. */
export const foldText = (text: string): string =>
  signs.reduce((folded, [sign, name]) => folded.replace(sign, name), plainLetters(text));

export const foldSearch = (typed: string): string => fold(foldText(typed));

/** Each text with its signs written out, and as it is without them: "Node.js" is found by "node js" and by "nodejs". */
export const toSearchText = (texts: readonly (string | null | undefined)[]): string =>
  foldAll(texts.flatMap((text) => (text ? [...new Set([fold(text), foldSearch(text)])] : [])));
