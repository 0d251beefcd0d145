// The marks on top of a diagram: a simulation, coverage, a comparison of versions, or recorded visits.
import type { CSSProperties } from 'react';

export type StateMark =
  | 'here'
  | 'walked'
  | 'possible'
  | 'uncovered'
  | 'covered'
  /** A closed group of which only part is covered. */
  | 'partly'
  | 'failed'
  | 'added'
  | 'removed'
  | 'changed'
  | 'visited'
  /** Visited, and many visits end here. */
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
  /** The text on the frame of the box. */
  short: string;
  /** The same in words, for screen readers. */
  long: string;
}

export interface Overlay {
  /** Keyed by path. */
  states?: Record<string, StateMark>;
  /** Keyed by transition id. */
  transitions?: Record<string, { kind: TransitionMark; count?: number }>;
  /** Keyed by path. */
  figures?: Record<string, Figure>;
  /** The highest count, which scales the thickness of `travelled` arrows. */
  highest?: number;
}

export interface Mark {
  /** `partly` means that only some transitions of the arrow are covered. */
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

/** The combined mark of transitions that share an arrow. */
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

/** The line weight of a `travelled` arrow, by its share of the highest count. */
export function weightOf({ highest = 0 }: Overlay, { kind, count }: Mark): CSSProperties | undefined {
  if (kind !== 'travelled' || !count || highest === 0) return undefined;
  const weight = 1.6 + 5.4 * Math.sqrt(Math.min(1, count / highest));
  return { '--flow-arrow': 'var(--flow-part)', '--weight': weight.toFixed(1) } as CSSProperties;
}

export const leavingStyle = { '--flow-line': 'var(--flow-warn-line)', '--weight': '2.5' } as CSSProperties;
