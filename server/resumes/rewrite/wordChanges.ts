import type { RewriteChange } from './rules.ts';

export function wordChanges(before: string, after: string, reason: string): RewriteChange[] {
  const [one, other] = [before.split(/\s+/), after.split(/\s+/)];
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] =
        one[i] === other[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  const changes: RewriteChange[] = [];
  let [from, to]: [string[], string[]] = [[], []];
  const close = () => {
    if (from.length + to.length > 0) changes.push({ from: from.join(' '), to: to.join(' '), reason });
    [from, to] = [[], []];
  };
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      close();
      i += 1;
      j += 1;
    } else if (j >= other.length || (i < one.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      from.push(one[i]!);
      i += 1;
    } else {
      to.push(other[j]!);
      j += 1;
    }
  }
  close();
  return changes;
}
