// Letters that are no letter with a mark on it, so that Unicode takes none apart.
const plain: Record<string, string> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i', ŋ: 'n', ĸ: 'k', ƒ: 'f' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ŉ: 'n', ſ: 's', ŀ: 'l', ɨ: 'i', ə: 'e' },
};
const letters = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu');

/** Small letters as a keyboard without accents has them; full-width and other compatibility forms are what they show. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(letters, (letter) => plain[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** The form in which names are stored for search and looked for: no case, accents or punctuation, so no LIKE wildcard. */
export function fold(text: string): string {
  return plainLetters(text)
    .replace(/['’.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Folded names side by side; a folded term never matches across two of them. */
export const foldAll = (names: readonly (string | null | undefined)[]) =>
  names
    .filter((name) => name)
    .map((name) => fold(name!))
    .join('|');

// A search reads no signs: what they make another thing of is written out. Words that they join, such as both of
// "HGV/LGV", would be one file name, host, tag or number to the database: they are taken apart. Initials are one word, as in "R.A.F.".
const signs: [RegExp, string][] = [
  [/[/\\<>]+/g, ' '],
  [/(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu, ''],
  [/([a-z]+)\+\+/g, '$1plusplus'],
  [/([a-z]+)\+(?![\p{L}\p{N}])/gu, '$1 $1plus'],
  [/([a-z]+)#/g, '$1sharp'],
  [/\.net(?![\p{L}\p{N}])/gu, ' dotnet'],
  [/(?<=\p{L})\.(?=\p{L})|(?<=\p{L})[-‐](?=[\p{L}\p{N}])/gu, ' '],
];

/** Searched without accents on both sides. */
export const foldText = (text: string): string =>
  signs.reduce((folded, [sign, name]) => folded.replace(sign, name), plainLetters(text));

/** What is typed as `toSearchText` stores it: "csharp developer" for "C# developer". */
export const foldSearch = (typed: string): string => fold(foldText(typed));

/** Each text with its signs written out, and as it is without them: "Node.js" is found by "node js" and by "nodejs". */
export const toSearchText = (texts: readonly (string | null | undefined)[]): string =>
  foldAll(texts.flatMap((text) => (text ? [...new Set([fold(text), foldSearch(text)])] : [])));
