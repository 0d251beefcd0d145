/** In milliseconds. Typing in one field within this time is one step of undo. */
const stepTime = 1_000;
const maxSteps = 200;

export interface History<Content> {
  past: readonly Content[];
  future: readonly Content[];
}

export const noHistory = { past: [], future: [] };

export interface Move<Content> extends History<Content> {
  content: Content;
}

export const withStep = <Content>(past: readonly Content[], before: Content): readonly Content[] =>
  [...past, before].slice(-maxSteps);

export function undone<Content>({ content, past, future }: Move<Content>): Move<Content> | null {
  const before = past.at(-1);
  return before === undefined
    ? null
    : { content: before, past: past.slice(0, -1), future: [content, ...future] };
}

export function redone<Content>({ content, past, future }: Move<Content>): Move<Content> | null {
  const [next, ...rest] = future;
  return next === undefined ? null : { content: next, past: [...past, content], future: rest };
}

/** Returns a check whether a key press continues the latest step of undo. */
export function createSteps(now: () => number) {
  let latest = { field: '', at: 0 };
  return {
    continues(field: string): boolean {
      const at = now();
      const isSameStep = field !== '' && field === latest.field && at - latest.at < stepTime;
      latest = { field, at };
      return isSameStep;
    },
    end() {
      latest = { field: '', at: 0 };
    },
  };
}
