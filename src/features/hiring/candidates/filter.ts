import type { CandidateFilter } from '../../../api/candidates.ts';
import { candidateAvailabilities } from './candidateText.ts';

export const candidateSortings = {
  match: 'Match',
  updated: 'Last changed',
  years: 'Years of service',
  availability: 'Available soonest',
} as const;
type Sorting = keyof typeof candidateSortings;

const filterNames = [
  'search',
  'skills',
  'city',
  'radius_km',
  'availability',
  'languages',
  'clearance',
  'years_min',
  'service_id',
] as const;
export type CandidateFilterName = (typeof filterNames)[number];
export type OtherName = 'job_id' | 'sorted_by';

type Availability = (typeof candidateAvailabilities)[number]['value'];

export interface CandidateSearch {
  search: string[];
  skills: string[];
  city: number[];
  radius_km: number | undefined;
  availability: Availability[];
  languages: string[];
  clearance: string;
  years_min: number | undefined;
  service_id: number[];
  job_id: number | undefined;
  sorted_by: Sorting | undefined;
  page: number;
}

const mostPages = 500;

const wordsIn = (query: URLSearchParams, name: CandidateFilterName, most: number) =>
  [...new Set(query.getAll(name).map((word) => word.trim().slice(0, 60)))].filter(Boolean).slice(0, most);
const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);
const idsIn = (query: URLSearchParams, name: CandidateFilterName, most: number) =>
  [...new Set(query.getAll(name).filter(isId).map(Number))].slice(0, most);
const numberIn = (query: URLSearchParams, name: string, least: number, most: number) => {
  const number = Number(query.get(name) ?? Number.NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
};

export function parseCandidateSearch(query: URLSearchParams): CandidateSearch {
  const city = idsIn(query, 'city', 20);
  const job_id = isId(query.get('job_id') ?? '') ? Number(query.get('job_id')) : undefined;
  const sorting = (Object.keys(candidateSortings) as Sorting[]).find(
    (name) => name === query.get('sorted_by'),
  );
  return {
    search: wordsIn(query, 'search', 10),
    skills: wordsIn(query, 'skills', 20),
    city,
    radius_km: city.length > 0 ? numberIn(query, 'radius_km', 1, 500) : undefined,
    availability: candidateAvailabilities
      .map(({ value }) => value)
      .filter((value) => query.getAll('availability').includes(value)),
    languages: wordsIn(query, 'languages', 10),
    clearance: (query.get('clearance') ?? '').trim().slice(0, 60),
    years_min: numberIn(query, 'years_min', 1, 50),
    service_id: idsIn(query, 'service_id', 12),
    job_id,
    // Sorting by match needs a job to match against.
    sorted_by: sorting === 'match' && !job_id ? undefined : sorting,
    page: numberIn(query, 'page', 1, Number.MAX_SAFE_INTEGER) ?? 1,
  };
}

const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

export function toCandidateFilter({ page, ...search }: CandidateSearch): CandidateFilter {
  const filter = Object.fromEntries(Object.entries(search).filter(([, value]) => isSet(value)));
  return { ...filter, ...(page > 1 && { page: Math.min(page, mostPages) }) };
}

export const countCandidateFilters = (search: CandidateSearch): number =>
  [search.search, search.skills, search.city, search.availability, search.languages, search.service_id]
    .map(({ length }) => length)
    .reduce((sum, length) => sum + length, 0) + [search.clearance, search.years_min].filter(Boolean).length;

export function withValues(
  query: URLSearchParams,
  name: CandidateFilterName | OtherName,
  values: readonly (string | number)[],
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(name);
  next.delete('page');
  for (const value of values) next.append(name, String(value));
  return next;
}

export function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('page', String(page));
  return next;
}

export function withoutCandidateFilters(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of [...filterNames, 'page']) next.delete(name);
  return next;
}
