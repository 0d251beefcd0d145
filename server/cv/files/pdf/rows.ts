import { findDate, findPeriod } from '../../../formats/writtenDates.ts';
import { partOfHeading } from '../../sections/headings.ts';
import type { TextRun } from './runs.ts';

export interface TextRow {
  cells: TextRun[];
  top: number;
  /** Where its text ends at the right, if that is not the widest row. */
  limit?: number;
}

// Every candidate strip tests each run.
function cached(test: (run: TextRun) => boolean): (run: TextRun) => boolean {
  const answers = new WeakMap<TextRun, boolean>();
  return (run) => {
    const cachedAnswer = answers.get(run);
    if (cachedAnswer !== undefined) return cachedAnswer;
    const answer = test(run);
    answers.set(run, answer);
    return answer;
  };
}

export const lettersOf = (runs: TextRun[]) => runs.reduce((sum, { text }) => sum + text.length, 0);
export const isDated = cached(
  ({ text }) =>
    text.length < 48 &&
    (findPeriod(text) !== undefined || findDate(text) !== undefined || /^present$/i.test(text)),
);
export const isHeading = cached(({ text }) => partOfHeading(text) !== undefined);
export const isPlaceRun = ({ text }: TextRun) =>
  text.length < 40 && /^[\p{Lu}][\p{L}.' -]+(, [\p{Lu}][\p{L}.' -]*)*$/u.test(text);
/** From 0 to 1. */
export const share = <T>(items: readonly T[], test: (item: T) => boolean) =>
  items.length ? items.filter(test).length / items.length : 0;

export const joinRuns = (run: TextRun, other: TextRun): TextRun => ({
  ...run,
  text: `${run.text} ${other.text}`,
  pieces: [
    ...run.pieces,
    ...other.pieces.map((piece, at) => (at === 0 ? { ...piece, text: ` ${piece.text}` } : piece)),
  ],
  right: Math.max(run.right, other.right),
});
