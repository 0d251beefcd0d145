/** Whether a colleague would take an application further. */
export const overallRatings = ['definitely', 'yes', 'probably_not', 'no'] as const;
export type OverallRating = (typeof overallRatings)[number];

export const overallWords: Record<OverallRating, string> = {
  definitely: 'Definitely',
  yes: 'Yes',
  probably_not: 'Probably not',
  no: 'No',
};

/** How far an applicant shows what a job asks for. */
export const criterionRatings = ['clearly', 'mostly', 'partly', 'not_shown'] as const;
export type CriterionRating = (typeof criterionRatings)[number];

export const criterionWords: Record<CriterionRating, string> = {
  clearly: 'Clearly shown',
  mostly: 'Mostly shown',
  partly: 'Partly shown',
  not_shown: 'Not shown',
};
