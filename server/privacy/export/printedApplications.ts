// An application and its steps in the words that its pages have for them.
import { criterionWords, overallWords } from '../../../src/machines/ratingWords.ts';
import { interviewStatus, type LabelledStep, statusLabel, stepLabel } from '../../applications/interface.ts';
import type { ApplicationRow } from '../../db/schema/applications.ts';
import type { applicationRatings } from '../../db/schema/ratings.ts';

export interface Printing {
  countryId: number;
  now: Date;
}

/** A stored row as it is printed; `before` are the rows of its table above it. */
export type PrintRow = (
  row: Record<string, unknown>,
  before: readonly Record<string, unknown>[],
  printing: Printing,
) => Record<string, unknown>;

type StoredApplication = Pick<ApplicationRow, 'status' | 'offer_status' | 'interview_status'> & {
  interview_until: string | null;
};

export const printedApplication: PrintRow = (row, _, { countryId, now }) => {
  const { status, offer_status, interview_until, ...stored } = row as unknown as StoredApplication;
  const until = interview_until ? new Date(interview_until) : null;
  const interview_status = interviewStatus({ ...stored, status, interview_until: until }, now);
  return {
    ...row,
    status: statusLabel('veteran', { status, offer_status, interview_status }, countryId),
    rejected_from: null,
    inactive_from: null,
  };
};

export const printedStep: PrintRow = ({ from, to, by, offer, interview, ...row }, before, { countryId }) => ({
  step: stepLabel(
    'veteran',
    { from, to, by, offer, interview } as LabelledStep,
    before.filter((step) => step.application_id === row.application_id) as unknown as LabelledStep[],
    countryId,
  ),
  by,
  ...row,
});

type StoredRating = Pick<typeof applicationRatings.$inferSelect, 'overall' | 'criteria'>;

export const printedRating: PrintRow = ({ overall, criteria, ...row }) => {
  const rating = { overall, criteria } as StoredRating;
  return {
    ...row,
    would_take_further: overallWords[rating.overall],
    criteria: rating.criteria.map(({ criterion, rating: word }) => ({
      name: criterion,
      rating: criterionWords[word],
    })),
  };
};
