import type { ApplicationRating, ApplicationRatings } from '../../../../api/ratings.ts';
import { criterionWords, overallWords } from '../../../../machines/ratingWords.ts';
import { agoText } from '../../../../ui/calendar.ts';

interface Opinion {
  name: string;
  overall: string;
  when: string;
  reason: string | null;
}

interface Criterion {
  text: string;
  /** “You: Clearly shown” */
  ratings: string[];
}

interface RatingsView {
  opinions: Opinion[];
  /** Those that somebody has rated. */
  criteria: Criterion[];
}

const you = 'You';

const whenText = ({ created_at, changed_at }: ApplicationRating, now: Date, locale: string) =>
  [agoText(created_at, now, locale), changed_at && `changed ${agoText(changed_at, now, locale)}`]
    .filter(Boolean)
    .join(', ');

/** The reader's own first, then the others' in the order in which they were given. */
export function ratingsView(
  { own, others, criteria }: Pick<ApplicationRatings, 'own' | 'others' | 'criteria'>,
  now: Date,
  locale: string,
): RatingsView {
  const ratings = [...(own ? [{ ...own, author: you }] : []), ...(others ?? [])];
  return {
    opinions: ratings.map((rating) => ({
      name: rating.author,
      overall: overallWords[rating.overall],
      when: whenText(rating, now, locale),
      reason: rating.reason,
    })),
    criteria: criteria.flatMap((text) => {
      const words = ratings.flatMap(({ author, criteria: rated }) =>
        rated
          .filter(({ criterion }) => criterion === text)
          .map(({ rating }) => `${author}: ${criterionWords[rating]}`),
      );
      return words.length > 0 ? [{ text, ratings: words }] : [];
    }),
  };
}
