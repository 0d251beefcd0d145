import type { ApplicantFilter, ApplicationStatus } from '../../../api/applicants.ts';
import { applicationStatuses } from '../../../machines/applicationStages.ts';

type LeastMatch = 'good' | 'strong';

export type ApplicantFilterName = 'stage' | 'match' | 'search' | 'anonymous';

export interface ApplicantSearch {
  stage: ApplicationStatus | undefined;
  match: LeastMatch | undefined;
  search: string;
  anonymous: boolean;
  page: number;
}

const mostPages = 500;

export function parseApplicantSearch(query: URLSearchParams): ApplicantSearch {
  const page = Number(query.get('page'));
  const match = query.get('match');
  return {
    stage: applicationStatuses.find((status) => status === query.get('stage')),
    match: match === 'good' || match === 'strong' ? match : undefined,
    search: (query.get('search') ?? '').trim().slice(0, 60),
    anonymous: query.get('anonymous') === '1',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, mostPages) : 1,
  };
}

export const toApplicantFilter = ({
  stage,
  match,
  search,
  anonymous,
  page,
}: ApplicantSearch): ApplicantFilter => ({
  ...(stage && { stage }),
  ...(match && { match }),
  ...(search && { search }),
  ...(anonymous && { anonymous: 1 }),
  ...(page > 1 && { page }),
});

/** `anonymous` changes how applicants are shown, so it does not count as a filter. */
export const countApplicantFilters = ({ stage, match, search }: ApplicantSearch) =>
  [stage, match, search].filter(Boolean).length;

export function withApplicantFilter(
  query: URLSearchParams,
  name: ApplicantFilterName,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('page');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

export function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('page', String(page));
  return next;
}

export function withoutApplicantFilters(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['stage', 'match', 'search', 'page']) next.delete(name);
  return next;
}
