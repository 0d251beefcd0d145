// Runs a call with a fixed `Math.random` and a frozen clock.

const start = Date.UTC(2025, 0, 1, 9);

/** @returns the result of the call, and whether it asked for a random number */
export function withChance<Result>(
  chance: number,
  call: () => Result,
): { result: Result; usedChance: boolean } {
  const { random } = Math;
  const { now } = Date;
  let usedChance = false;
  Math.random = () => {
    usedChance = true;
    return chance;
  };
  Date.now = () => start;
  try {
    return { result: call(), usedChance };
  } finally {
    Math.random = random;
    Date.now = now;
  }
}
