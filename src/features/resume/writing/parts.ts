/** A part is saved, and chosen in a conflict, as a whole. */
export interface DocumentShape<Content, Part extends string> {
  parts: readonly Part[];
  partIn: (content: Content, part: Part) => unknown;
  withPart: (content: Content, part: Part, from: Content) => Content;
}

interface Versions<Content> {
  base: Content;
  mine: Content;
  theirs: Content;
}

export interface PartDifference<Part> {
  part: Part;
  /** Words found only on this side; null when this side changed nothing. */
  mine: string[] | null;
  theirs: string[] | null;
}

// The server sorts keys differently and omits empty values.
const plain = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, field]) => field !== null && field !== '' && field !== undefined)
            .sort(([first], [second]) => (first < second ? -1 : 1)),
        )
      : inner,
  );

const isEmpty = (value: string) => value === 'null' || value === '{}';

const notWords = new Set(['id', 'source', 'evidence_item_id', 'answers']);

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, field]) => (notWords.has(key) ? [] : wordsIn(field)));
}

const mostWords = 3;

export function comparing<Content, Part extends string>(shape: DocumentShape<Content, Part>) {
  const { parts, partIn, withPart } = shape;

  function isSamePart(first: Content, second: Content, part: Part): boolean {
    const [left, right] = [partIn(first, part), partIn(second, part)];
    if (left === right) return true;
    const [a, b] = [plain(left), plain(right)];
    return a === b || (isEmpty(a) && isEmpty(b));
  }

  const changedParts = (from: Content, to: Content): Part[] =>
    from === to ? [] : parts.filter((part) => !isSamePart(from, to, part));

  function said(base: Content, own: Content, other: Content, part: Part): string[] | null {
    if (isSamePart(base, own, part)) return null;
    const others = new Set(wordsIn(partIn(other, part)));
    const words = wordsIn(partIn(own, part)).filter((word) => !others.has(word));
    return words.length > mostWords ? [...words.slice(0, mostWords), '…'] : words;
  }

  return {
    changedParts,
    merged: ({ base, mine, theirs }: Versions<Content>): Content =>
      changedParts(base, mine).reduce((content, part) => withPart(content, part, mine), theirs),
    differencesOf: ({ base, mine, theirs }: Versions<Content>): PartDifference<Part>[] =>
      changedParts(mine, theirs).map((part) => ({
        part,
        mine: said(base, mine, theirs, part),
        theirs: said(base, theirs, mine, part),
      })),
  };
}
