export const jobSortings = {
  updated: 'Last changed',
  published: 'Newest',
  title: 'Title',
  closes: 'Closing day',
  your_turn: 'Most waiting for you',
} as const;
export type JobSorting = keyof typeof jobSortings;

/** What an address names otherwise is left out, so that a wrong one still opens the list. */
export const parseJobSorting = (query: URLSearchParams): JobSorting =>
  (Object.keys(jobSortings) as JobSorting[]).find((name) => name === query.get('sorted_by')) ?? 'updated';

export function withSorting(query: URLSearchParams, sorting: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('page');
  if (sorting === 'updated') next.delete('sorted_by');
  else next.set('sorted_by', sorting);
  return next;
}
