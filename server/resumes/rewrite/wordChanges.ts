import type { RewriteChange } from './rules.ts';

export function wordChanges(before: string, after: string, reason: string): RewriteChange[] {
  const [first, second] = [before.split(/\s+/), after.split(/\s+/)];
  const lengths = Array.from({ length: first.length + 1 }, () => new Uint16Array(second.length + 1));
  for (let i = first.length - 1; i >= 0; i -= 1) {
    for (let j = second.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] =
        first[i] === second[j]
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
  while (i < first.length || j < second.length) {
    if (i < first.length && j < second.length && first[i] === second[j]) {
      close();
      i += 1;
      j += 1;
    } else if (j >= second.length || (i < first.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      from.push(first[i]!);
      i += 1;
    } else {
      to.push(second[j]!);
      j += 1;
    }
  }
  close();
  return changes;
}
