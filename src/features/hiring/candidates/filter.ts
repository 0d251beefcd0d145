import type { CandidateFilter } from '../../../api/candidates.ts';
import { idIn, idsIn, numberIn, pageIn, without } from '../../../ui/filter/address.ts';
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

const wordsIn = (query: URLSearchParams, name: CandidateFilterName, most: number) =>
  [...new Set(query.getAll(name).map((word) => word.trim().slice(0, 60)))].filter(Boolean).slice(0, most);
export function parseCandidateSearch(query: URLSearchParams): CandidateSearch {
  const city = idsIn(query, 'city', 20);
  const job_id = idIn(query, 'job_id');
  const sorting = (Object.keys(candidateSortings) as Sorting[]).find(
    (name) => name === query.get('sorted_by'),
  );
  return {
    search: wordsIn(query, 'search', 10),
    skills: wordsIn(query, 'skills', 20),
    city,
    radius_km: city.length > 0 ? numberIn(query, 'radius_km', 500) : undefined,
    availability: candidateAvailabilities
      .map(({ value }) => value)
      .filter((value) => query.getAll('availability').includes(value)),
    languages: wordsIn(query, 'languages', 10),
    clearance: (query.get('clearance') ?? '').trim().slice(0, 60),
    years_min: numberIn(query, 'years_min', 50),
    service_id: idsIn(query, 'service_id', 12),
    job_id,
    // Sorting by match needs a job to match against.
    sorted_by: sorting === 'match' && !job_id ? undefined : sorting,
    page: pageIn(query),
  };
}

const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

export function toCandidateFilter({ page, ...search }: CandidateSearch): CandidateFilter {
  const filter = Object.fromEntries(Object.entries(search).filter(([, value]) => isSet(value)));
  return { ...filter, ...(page > 1 && { page }) };
}

export const countCandidateFilters = (search: CandidateSearch): number =>
  [search.search, search.skills, search.city, search.availability, search.languages, search.service_id]
    .map(({ length }) => length)
    .reduce((sum, length) => sum + length, 0) + [search.clearance, search.years_min].filter(Boolean).length;

export const withoutCandidateFilters = (query: URLSearchParams) => without(query, [...filterNames, 'page']);
