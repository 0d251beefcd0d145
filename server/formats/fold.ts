/** The form in which names are stored for search and looked for: no case, accents or punctuation, so no LIKE wildcard. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Folded names side by side; a folded term never matches across two of them. */
export const foldAll = (names: readonly (string | null | undefined)[]) =>
  names
    .filter((name) => name)
    .map((name) => fold(name!))
    .join('|');
