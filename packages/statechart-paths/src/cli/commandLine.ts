// Exit codes, errors caused by the user, and the hints in their messages.
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

export class UsageError extends Error {}

/** Something in the environment is missing or broken. */
export class EnvironmentError extends Error {}

export interface CommandOption {
  type: 'string' | 'boolean';
  about: string;
  value?: string;
}

function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let at = 1; at <= left.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= right.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (left[at - 1] === right[to - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** “Did you mean …?” with similar names, or the list of all names. */
export function suggestion(name: string, names: string[]): string {
  const near = names
    .map((candidate) => ({ one: candidate, far: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(
      ({ one, far }) => far <= Math.max(2, one.length / 3) || one.toLowerCase().includes(name.toLowerCase()),
    )
    .sort((a, b) => a.far - b.far)
    .slice(0, 3);
  return near.length > 0
    ? `Did you mean ${near.map(({ one }) => one).join(' or ')}?`
    : `There are: ${names.join(', ')}.`;
}
