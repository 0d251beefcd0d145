import type { JobFilter } from '../../api/jobs.ts';
import { radiusChoices } from '../../ui/distance.ts';
import { idIn, idsIn, keysIn, numberIn, only, pageIn, without } from '../../ui/filter/address.ts';

export const jobTypes = {
  full_time: 'Full time',
  part_time: 'Part time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  apprenticeship: 'Apprenticeship',
} as const;

export const workTypes = { on_site: 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const;

export const postedLabels = {
  all: 'All',
  today: 'Today',
  last_week: 'Last week',
  last_month: 'Last month',
} as const;

export const payPeriods = { hour: 'Hour', day: 'Day', month: 'Month', year: 'Year' } as const;

/** By distance the nearest always come first. */
export const jobOrders = {
  relevance: { desc: 'Most relevant', asc: 'Least relevant' },
  date: { desc: 'Newest', asc: 'Oldest' },
  salary: { desc: 'Highest salary', asc: 'Lowest salary' },
  distance: { desc: 'Nearest', asc: null },
} as const;

const filterNames = [
  'job_role',
  'occupation',
  'experience',
  'country_id',
  'state',
  'city',
  'matching_jobs',
  'job_type',
  'industry',
  'type',
  'search',
  'posted',
  'near',
  'radius_km',
  'min_pay',
  'pay_per',
  'without_pay',
] as const;
export type JobFilterName = (typeof filterNames)[number];
export type OrderName = 'sorted_by' | 'sorted_type';

const orderNames: OrderName[] = ['sorted_by', 'sorted_type'];
const wordsIn = (query: URLSearchParams) =>
  [...new Set(query.getAll('search').map((word) => word.trim().slice(0, 60)))].filter(Boolean).slice(0, 10);

// Codes in O*NET-SOC or SOC 2020.
const occupationsIn = (query: URLSearchParams) =>
  [...new Set(query.getAll('occupation'))].filter((code) => /^[0-9.-]{4,12}$/.test(code)).slice(0, 20);

type Single = 'job_role' | 'experience' | 'state' | 'near' | 'radius_km' | 'min_pay';
type JobSearch = Required<Omit<JobFilter, Single>> & Pick<JobFilter, Single>;

// The largest that the API takes.
/** In minor units. */
export const maxPay = 2_147_483_647;

const radiusIn = (query: URLSearchParams) =>
  radiusChoices.find((km) => String(km) === query.get('radius_km'));

/** Drops values that the API would reject. JOBS-02: its defaults. */
export function parseJobSearch(query: URLSearchParams, defaultCountryId: number): JobSearch {
  return {
    job_role: idIn(query, 'job_role'),
    occupation: occupationsIn(query),
    experience: idIn(query, 'experience'),
    country_id: idIn(query, 'country_id') ?? defaultCountryId,
    state: idIn(query, 'state'),
    city: idsIn(query, 'city', 20),
    matching_jobs: query.get('matching_jobs') === 'true',
    job_type: keysIn(query, 'job_type', jobTypes),
    industry: idsIn(query, 'industry', 27),
    type: keysIn(query, 'type', workTypes),
    search: wordsIn(query),
    posted: keysIn(query, 'posted', postedLabels)[0] ?? 'all',
    near: idIn(query, 'near'),
    radius_km: radiusIn(query),
    min_pay: numberIn(query, 'min_pay', maxPay),
    pay_per: keysIn(query, 'pay_per', payPeriods)[0] ?? 'year',
    without_pay: query.get('without_pay') === 'true',
    sorted_by: keysIn(query, 'sorted_by', jobOrders)[0] ?? 'relevance',
    sorted_type: query.get('sorted_type') === 'asc' ? 'asc' : 'desc',
    page: pageIn(query),
  };
}

/** JOBS-03: counts each single filter that is set, and each value of the lists. */
export const countJobFilters = (search: JobSearch): number =>
  [search.job_role, search.experience, search.matching_jobs, search.radius_km, search.min_pay].filter(Boolean)
    .length +
  [search.occupation, search.city, search.job_type, search.industry, search.type, search.search]
    .map(({ length }) => length)
    .reduce((sum, length) => sum + length, 0);

export const withoutJobFilters = (query: URLSearchParams): URLSearchParams =>
  without(query, [...filterNames, 'page']);

export const sharedJobQuery = (query: URLSearchParams): string =>
  only(query, [...filterNames, ...orderNames, 'page']);
