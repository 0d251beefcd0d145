import type { ApplicantFilter, ApplicantSorting, ApplicationStatus } from '../../../api/applicants.ts';
import { applicationStatuses, type WaitAge, waitAges } from '../../../machines/applicationStages.ts';
import { isRealDate } from '../../../ui/calendar.ts';
import { idIn, only, pageIn, without, withValues } from '../../../ui/filter/address.ts';

type LeastMatch = 'good' | 'strong';
type Answers = 'expected' | 'unexpected';

export type ApplicantFilterName =
  | 'stage'
  | 'wait'
  | 'week'
  | 'match'
  | 'answers'
  | 'assignee'
  | 'search'
  | 'anonymous'
  | 'sorted_by';

export const applicantSortings: Record<ApplicantSorting, string> = {
  waiting: 'Waiting longest',
  newest: 'Newest',
  oldest: 'Oldest',
  match: 'Best match',
  answers: 'Answers this job needs',
  name: 'Last name',
};

export interface ApplicantSearch {
  stage: ApplicationStatus | undefined;
  wait: WaitAge | undefined;
  /** The day on which the week begins. */
  week: string | undefined;
  match: LeastMatch | undefined;
  answers: Answers | undefined;
  /** A colleague’s id, or 0 for nobody. */
  assignee: number | undefined;
  search: string;
  anonymous: boolean;
  sorting: ApplicantSorting;
  page: number;
  /** By stage, side by side; a stage in the address is then that of the applicant who was opened. */
  isBoard: boolean;
}

export const waitIn = (query: URLSearchParams): WaitAge | undefined =>
  (Object.keys(waitAges) as WaitAge[]).find((age) => age === query.get('wait'));

export function weekIn(query: URLSearchParams): string | undefined {
  const week = query.get('week') ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(week) && isRealDate(week) ? week : undefined;
}

/** Names that are hidden cannot be sorted by. */
export const sortingsFor = (anonymous: boolean) =>
  (Object.keys(applicantSortings) as ApplicantSorting[]).filter((name) => name !== 'name' || !anonymous);

export function parseApplicantSearch(query: URLSearchParams): ApplicantSearch {
  const match = query.get('match');
  const answers = query.get('answers');
  const anonymous = query.get('anonymous') === '1';
  return {
    stage: applicationStatuses.find((status) => status === query.get('stage')),
    wait: waitIn(query),
    week: weekIn(query),
    match: match === 'good' || match === 'strong' ? match : undefined,
    answers: answers === 'expected' || answers === 'unexpected' ? answers : undefined,
    assignee: query.get('assignee') === '0' ? 0 : idIn(query, 'assignee'),
    search: (query.get('search') ?? '').trim().slice(0, 60),
    anonymous,
    sorting: sortingsFor(anonymous).find((name) => name === query.get('sorted_by')) ?? 'waiting',
    page: pageIn(query),
    isBoard: query.get('view') === 'board',
  };
}

export const toApplicantFilter = ({
  stage,
  wait,
  week,
  match,
  answers,
  assignee,
  search,
  anonymous,
  sorting,
  page,
}: ApplicantSearch): ApplicantFilter => ({
  ...(stage && { stage }),
  ...(wait && { wait }),
  ...(week && { week }),
  ...(match && { match }),
  ...(answers && { answers }),
  ...(assignee !== undefined && { assignee }),
  ...(search && { search }),
  ...(anonymous && { anonymous: 1 }),
  ...(sorting !== 'waiting' && { sorted_by: sorting }),
  ...(page > 1 && { page }),
});

const presentation = ['anonymous', 'sorted_by', 'page'];

/** `anonymous` and the sorting change how applicants are shown, so they do not count as filters. */
export const countApplicantFilters = (search: ApplicantSearch) =>
  Object.keys(toApplicantFilter(search)).filter((name) => !presentation.includes(name)).length;

export const withApplicantFilter = (query: URLSearchParams, name: ApplicantFilterName, value: string) =>
  withValues(query, name, value ? [value] : []);

export const withoutApplicantFilters = (query: URLSearchParams) =>
  without(query, ['stage', 'wait', 'week', 'match', 'answers', 'assignee', 'search', 'page']);

export const applicantsPerPage = 50;

const listNames = [
  'view',
  'stage',
  'wait',
  'week',
  'match',
  'answers',
  'assignee',
  'search',
  'anonymous',
  'sorted_by',
  'hide',
  'page',
];

/** The board from which an applicant at a stage was opened, whose column is the way to the next. */
export function withStage(query: URLSearchParams, stage: ApplicationStatus): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('stage', stage);
  return next;
}

/** The list of a single stage. */
export const withStageList = (query: URLSearchParams, stage: ApplicationStatus) =>
  withValues(without(query, ['view']), 'stage', [stage]);

/** The same applicants as a list or a board, in whole. */
export function withView(query: URLSearchParams, view: 'list' | 'board'): URLSearchParams {
  const next = without(query, ['view', 'stage', 'page']);
  if (view === 'board') next.set('view', view);
  return next;
}

export const listAddress = (jobId: number, query: URLSearchParams) =>
  `/recruiter/jobs/${jobId}${only(query, listNames)}`;

/** Names the job and its list, so that the page leads to the next applicant in the same order. */
export function applicantAddress(id: number, jobId: number, query: URLSearchParams): string {
  const list = new URLSearchParams(only(query, listNames));
  return `/recruiter/applications/${id}?${new URLSearchParams([['job', String(jobId)], ...list])}`;
}
