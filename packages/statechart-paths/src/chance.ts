// Time and chance as a derived case sets them: `Math.random` answers what the case says, and the clock stands.

const start = Date.UTC(2025, 0, 1, 9);

/** @returns what the call returns, and whether it asked for a random number */
export function withChance<Result>(chance: number, call: () => Result): { result: Result; asked: boolean } {
  const { random } = Math;
  const { now } = Date;
  let asked = false;
  Math.random = () => {
    asked = true;
    return chance;
  };
  Date.now = () => start;
  try {
    return { result: call(), asked };
  } finally {
    Math.random = random;
    Date.now = now;
  }
}
