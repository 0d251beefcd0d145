/** What is laid over a diagram: a simulation, a coverage, a comparison of versions. */
export type StateMark =
  | 'here'
  | 'walked'
  | 'possible'
  | 'uncovered'
  | 'covered'
  /** Of a closed group: some of what is inside. */
  | 'partly'
  | 'failed'
  | 'added'
  | 'removed'
  | 'changed';

export type TransitionMark =
  | 'walked'
  | 'taken'
  | 'notAsked'
  | 'no'
  | 'covered'
  | 'uncovered'
  | 'failed'
  | 'added'
  | 'removed'
  | 'changed';

export interface Overlay {
  /** By path. */
  states?: Record<string, StateMark>;
  /** By id. */
  transitions?: Record<string, { kind: TransitionMark; count?: number }>;
}

export interface Mark {
  /** `partly`: some of what the arrow stands for is covered and some is not. */
  kind: TransitionMark | 'partly' | null;
  count: number | null;
}

const strongest: TransitionMark[] = [
  'failed',
  'taken',
  'walked',
  'added',
  'removed',
  'changed',
  'uncovered',
  'covered',
  'no',
  'notAsked',
];

/** What several transitions that are drawn as one say together. */
export function markOf(overlay: Overlay | undefined, transitions: string[]): Mark {
  const marks = transitions.flatMap((id) => overlay?.transitions?.[id] ?? []);
  const kinds = new Set(marks.map(({ kind }) => kind));
  const counts = marks.flatMap(({ count }) => count ?? []);
  return {
    kind:
      !kinds.has('failed') && kinds.has('covered') && kinds.has('uncovered')
        ? 'partly'
        : (strongest.find((kind) => kinds.has(kind)) ?? null),
    count: counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : null,
  };
}

export const verdicts: Partial<Record<TransitionMark | 'partly', string>> = {
  no: 'no',
  taken: 'yes, taken',
  notAsked: 'not asked',
  failed: 'failed',
};
