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
