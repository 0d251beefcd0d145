/** Choices that depend on the seed alone, so that each CV can be drawn again. */
export interface Random {
  next: () => number;
  between: (least: number, most: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  isLucky: (share: number) => boolean;
  sample: <Item>(items: readonly Item[], count: number) => Item[];
}

export function randomOf(seed: number): Random {
  let state = (seed * 2654435761 + 97) >>> 0;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!;
  const sample = <Item>(items: readonly Item[], count: number) => {
    const left = [...items];
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(Math.floor(next() * left.length), 1),
    ).flat();
  };
  return { next, between, pick, sample, isLucky: (share) => next() < share };
}
