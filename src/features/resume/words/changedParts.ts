import type { ResumeRewrite } from '../../../api/resumes.ts';

interface Part {
  at: number;
  text: string;
  isNew: boolean;
}

/** Marks the changes in a suggestion, except those that a later change overwrote. */
export function changedParts({ suggestion, changes }: Pick<ResumeRewrite, 'suggestion' | 'changes'>): Part[] {
  const parts: Part[] = [];
  const lower = suggestion.toLowerCase();
  let end = 0;
  const push = (until: number, isNew: boolean) => {
    if (until > end) parts.push({ at: end, text: suggestion.slice(end, until), isNew });
    end = until;
  };
  const matches = changes
    .flatMap(({ to }) => {
      const from = to ? lower.indexOf(to.toLowerCase()) : -1;
      return from < 0 ? [] : [{ from, until: from + to.length }];
    })
    .sort((first, second) => first.from - second.from);
  for (const { from, until } of matches) {
    if (from < end) continue;
    push(from, false);
    push(until, true);
  }
  push(suggestion.length, false);
  return parts;
}
