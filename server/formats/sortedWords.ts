function firstFrom(sorted: readonly string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The list must be sorted by code units. */
export function startingWith(sorted: readonly string[], prefix: string, most: number): string[] {
  const words: string[] = [];
  for (let at = firstFrom(sorted, prefix); words.length < most && sorted[at]?.startsWith(prefix); at += 1) {
    words.push(sorted[at]!);
  }
  return words;
}
