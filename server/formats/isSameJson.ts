import { isDeepStrictEqual } from 'node:util';

/** Whether jsonb would store the same for both: neither the order of keys nor what is undefined makes a difference. */
export const isSameJson = (first: unknown, second: unknown): boolean =>
  isDeepStrictEqual(stored(first), stored(second));

const stored = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));
