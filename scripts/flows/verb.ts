/** What a verb of the command line is made of, and the ways in which it can end. */

export const exits = {
  ok: 0,
  failed: 1,
  usage: 2,
  coverage: 3,
  tooLarge: 4,
  lint: 5,
  flaky: 6,
  environment: 7,
} as const;

export interface Option {
  type: 'string' | 'boolean';
  about: string;
  /** How its value is named in the help. */
  value?: string;
}

export interface Io {
  /** Results. */
  out: (text: string) => void;
  /** Messages. */
  err: (text: string) => void;
  /** Told at most once a second. */
  progress: (text: string) => void;
}

export interface Given {
  names: string[];
  options: Record<string, string | boolean | undefined>;
}

export interface Verb {
  name: string;
  about: string;
  /** What follows the verb. */
  usage: string;
  more?: string;
  options: Record<string, Option>;
  examples: [command: string, does: string][];
  run: (given: Given, io: Io) => Promise<number>;
}

/** The person asked for something that does not exist: one sentence says what, and what there is. */
export class UsageError extends Error {}

/** Something around us is missing or does not work. */
export class EnvironmentError extends Error {}

export const json: Option = { type: 'boolean', about: 'writes JSON to standard output' };

export function textOf({ options }: Given, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** @throws UsageError where it is not a whole number from `least` on */
export function numberOf(given: Given, name: string, least: number): number | undefined {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || text.trim() === '')
    throw new UsageError(`--${name} takes a whole number from ${least} on, not “${text}”.`);
  return number;
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** “Did you mean …?” where something is near, everything there is otherwise. */
export function suggestion(name: string, names: string[]): string {
  const near = names
    .map((one) => ({ one, far: distance(name.toLowerCase(), one.toLowerCase()) }))
    .filter(
      ({ one, far }) => far <= Math.max(2, one.length / 3) || one.toLowerCase().includes(name.toLowerCase()),
    )
    .sort((a, b) => a.far - b.far)
    .slice(0, 3);
  return near.length > 0
    ? `Did you mean ${near.map(({ one }) => one).join(' or ')}?`
    : `There are: ${names.join(', ')}.`;
}
