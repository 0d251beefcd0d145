// Earlier versions shortened a line to the length of its field, 60 characters at least.
const minShortened = 60;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/**
 * Lines that a draft of an earlier version has placed. It stored those that were left; a line of another file is in
 * neither, so it counts only if the sections have it.
 */
export function placedEarlier(
  unmapped: readonly string[],
  typed: Readonly<Record<string, unknown>>,
): string[] {
  const { unplaced, sections } = typed;
  if (!Array.isArray(unplaced)) return [];
  const texts = textsIn(sections);
  // Parts of a long line follow each other.
  const whole = texts.join(' ');
  const isShortened = (line: string) =>
    texts.some(
      (text) => text.length >= minShortened && text.endsWith('…') && line.startsWith(text.slice(0, -1)),
    );
  return [...new Set(unmapped)].filter(
    (line) => !unplaced.includes(line) && (whole.includes(line) || isShortened(line)),
  );
}
