import { setImmediate as nextTurn } from 'node:timers/promises';

export type Slices<Value> = Generator<void, Value, void>;

export function runSlices<Value>(slices: Slices<Value>): Value {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

// In milliseconds, so that a request that arrives meanwhile hardly waits longer.
const usualTurn = 5;

export async function runInTurns<Value>(slices: Slices<Value>, turn = usualTurn): Promise<Value> {
  for (;;) {
    const until = performance.now() + turn;
    do {
      const { done, value } = slices.next();
      if (done) return value;
    } while (performance.now() < until);
    await nextTurn();
  }
}

export interface Lazy<Value> {
  (): Value;
  prepare: () => Slices<void>;
}

export function lazily<Value>(make: () => Slices<Value>): Lazy<Value> {
  let stored: { value: Value } | undefined;
  const read = () => {
    stored ??= { value: runSlices(make()) };
    return stored.value;
  };
  function* prepare() {
    if (stored) return;
    const value = yield* make();
    stored ??= { value };
  }
  return Object.assign(read, { prepare });
}
