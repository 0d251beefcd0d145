import type { ApplicantFilter, ApplicationStatus } from '../../../api/applicants.ts';
import { applicationStatuses } from '../../../machines/applicationStages.ts';
import { pageIn, without, withValues } from '../../../ui/filter/address.ts';

type LeastMatch = 'good' | 'strong';

export type ApplicantFilterName = 'stage' | 'match' | 'search' | 'anonymous';

export interface ApplicantSearch {
  stage: ApplicationStatus | undefined;
  match: LeastMatch | undefined;
  search: string;
  anonymous: boolean;
  page: number;
}

export function parseApplicantSearch(query: URLSearchParams): ApplicantSearch {
  const match = query.get('match');
  return {
    stage: applicationStatuses.find((status) => status === query.get('stage')),
    match: match === 'good' || match === 'strong' ? match : undefined,
    search: (query.get('search') ?? '').trim().slice(0, 60),
    anonymous: query.get('anonymous') === '1',
    page: pageIn(query),
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

export const withApplicantFilter = (query: URLSearchParams, name: ApplicantFilterName, value: string) =>
  withValues(query, name, value ? [value] : []);

export const withoutApplicantFilters = (query: URLSearchParams) =>
  without(query, ['stage', 'match', 'search', 'page']);
