/** How many times as long the second of two calls takes as the first: by the quickest of many turns, which a busy machine moves least. */
export async function timeRatio(rounds: number, first: () => Promise<number>, second: () => Promise<number>) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await first());
    times[1].push(await second());
  }
  return Math.min(...times[1]) / Math.min(...times[0]);
}
