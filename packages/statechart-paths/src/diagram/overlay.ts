// What is laid over a diagram: a simulation, a coverage, a comparison of versions, the visits that went through.
import type { CSSProperties } from 'react';

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
  | 'changed'
  | 'visited'
  /** Visited, and many of the visits end there. */
  | 'leaving';

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
  | 'changed'
  | 'travelled';

export interface Figure {
  /** Written on the frame of the box. */
  short: string;
  /** The same in words. */
  long: string;
}

export interface Overlay {
  /** By path. */
  states?: Record<string, StateMark>;
  /** By id. */
  transitions?: Record<string, { kind: TransitionMark; count?: number }>;
  /** By path. */
  figures?: Record<string, Figure>;
  /** The thickness of a `travelled` arrow follows its count; this is the highest. */
  highest?: number;
}

export interface Mark {
  /** `partly`: some of the transitions of the arrow are covered and some is not. */
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
  'travelled',
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

/** Around an arrow or a box, so that what is selected or has the focus still shows. */
export function weightOf({ highest = 0 }: Overlay, { kind, count }: Mark): CSSProperties | undefined {
  if (kind !== 'travelled' || !count || highest === 0) return undefined;
  const weight = 1.6 + 5.4 * Math.sqrt(Math.min(1, count / highest));
  return { '--flow-arrow': 'var(--flow-part)', '--weight': weight.toFixed(1) } as CSSProperties;
}

export const leavingStyle = { '--flow-line': 'var(--flow-warn-line)', '--weight': '2.5' } as CSSProperties;
