import type { components } from '../../openapi.gen.d.ts';
import type { CvLine, Evidence } from '../db/schema/matchFeatures.ts';

export type MatchRow = components['schemas']['MatchRow'];

/** One part of a match: its rows are shown, its share only puts lists in order. */
export interface Judged {
  /** From 0 to 1. */
  share: number;
  rows: MatchRow[];
  /** What is in the way, as part of a headline: “140 miles away”. */
  obstacle: string | null;
}

interface Row extends Pick<MatchRow, 'code' | 'asks' | 'state' | 'reason'> {
  source?: Evidence['source'] | null;
  line?: CvLine | null;
}

export const rowOf = ({ source = null, line = null, ...row }: Row): MatchRow => ({
  ...row,
  source: line?.source ?? source,
  line: line?.text ?? null,
});

export const judged = (share: number, ...rows: MatchRow[]): Judged => ({ share, rows, obstacle: null });

export const asHeading = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
