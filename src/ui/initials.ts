const legalForms = new Set(['ltd', 'limited', 'plc', 'llp', 'inc', 'llc', 'corp']);

const isLegalForm = (word: string) => legalForms.has(word.toLowerCase().replace(/[.,]/g, ''));

/** The words of a person’s or a company’s name, without legal forms and signs. */
export const wordsOfName = (name: string): string[] =>
  name
    .trim()
    .split(/\s+/)
    .filter((word, index) => /^[\p{L}\p{N}]/u.test(word) && !(index > 0 && isLegalForm(word)));

/** Of the first and the last word of the name. */
export function initials(name: string): string {
  const words = wordsOfName(name);
  return [words[0], words.length > 1 ? words[words.length - 1] : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
