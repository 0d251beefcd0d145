/** By how much the second of two calls takes longer, in ms: the median of many pairs, which a busy machine moves little. */
export async function medianGap(rounds: number, first: () => Promise<number>, second: () => Promise<number>) {
  const gaps: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Each goes first as often as the other.
    const isTurned = round % 2 === 1;
    const [one, two] = isTurned ? [second, first] : [first, second];
    const [before, after] = [await one(), await two()];
    gaps.push(isTurned ? before - after : after - before);
  }
  return gaps.sort((a, b) => a - b)[Math.floor(rounds / 2)]!;
}
