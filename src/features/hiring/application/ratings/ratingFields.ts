import type { ApplicationRating, OwnRating } from '../../../../api/ratings.ts';
import { criterionRatings, overallRatings } from '../../../../machines/ratingWords.ts';

type CriterionRating = OwnRating['criteria'][number]['rating'];

/** What is typed into a rating; an empty text is a question without an answer. */
export interface RatingFields {
  overall: string;
  /** By the text of the criterion. */
  criteria: Record<string, string>;
  reason: string;
}

export const fieldsOf = (own: ApplicationRating | null): RatingFields => ({
  overall: own?.overall ?? '',
  criteria: Object.fromEntries((own?.criteria ?? []).map(({ criterion, rating }) => [criterion, rating])),
  reason: own?.reason ?? '',
});

/** Null without an answer to whether to take the applicant further. */
export function ratingIn(fields: RatingFields, criteria: readonly string[]): OwnRating | null {
  const overall = overallRatings.find((rating) => rating === fields.overall);
  if (!overall) return null;
  const rated = criteria.flatMap((criterion) => {
    const rating: CriterionRating | undefined = criterionRatings.find(
      (word) => word === fields.criteria[criterion],
    );
    return rating ? [{ criterion, rating }] : [];
  });
  return { overall, criteria: rated, reason: fields.reason.trim() || null };
}
