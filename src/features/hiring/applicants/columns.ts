import { keysIn, without } from '../../../ui/filter/address.ts';

/** What a line of the list has next to the name and the stage, which are always there. */
export const applicantColumns = {
  headline: 'Headline',
  background: 'Service and place',
  answers: 'Answers that differ',
  assignee: 'Assigned to',
  notes: 'Team notes',
  waiting: 'Waiting time and dates',
  match: 'Match',
};

export type ApplicantColumn = keyof typeof applicantColumns;

export const columnNames = Object.keys(applicantColumns) as ApplicantColumn[];

export const hiddenColumnsIn = (query: URLSearchParams): ApplicantColumn[] =>
  keysIn(query, 'hide', applicantColumns);

/** The page stays: the same applicants are on it. */
export function withHiddenColumns(
  query: URLSearchParams,
  columns: readonly ApplicantColumn[],
): URLSearchParams {
  const next = without(query, ['hide']);
  for (const column of columns) next.append('hide', column);
  return next;
}
