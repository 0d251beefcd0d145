import { useQuery } from '@tanstack/react-query';
import { type JobSuggestion, jobsQuery } from '../../../api/jobs.ts';
import { citiesNamedQuery, countriesQuery, statesQuery } from '../../../api/reference.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { useWordSearch } from '../../../ui/filter/WordSearch.tsx';
import { useJobFilter } from '../useJobFilter.ts';
import { jobFilterChips } from './jobFilters.tsx';
import { readChips } from './readChips.ts';

const mostValues = 20;

const joined = <Value>(before: readonly Value[], picked: readonly Value[]) =>
  [...new Set([...before, ...picked])].slice(-mostValues);

export function useJobSearch(tenant: Tenant, documentName: string) {
  const filter = useJobFilter(tenant.default_country_id);
  const jobs = useQuery(jobsQuery(filter.search));
  const { data: countries = [] } = useQuery(countriesQuery());
  const facets = jobs.data?.meta.facets;
  const place = jobs.data?.meta.place ?? null;
  const { data: towns = [] } = useQuery(citiesNamedQuery(filter.search.city));
  const { data: states = [] } = useQuery({
    ...statesQuery(filter.search.country_id),
    enabled: filter.search.state !== undefined,
  });
  const typing = useWordSearch(filter.search.search, (words) => filter.set('search', ...words));
  const pick = ({ search, occupation, city, state }: JobSuggestion['filter']) =>
    filter.setAll({
      search: [...new Set([...typing.pills, ...(search ? [search] : [])])],
      ...(occupation && { occupation: joined(filter.search.occupation, occupation) }),
      ...(city && { city: joined(filter.search.city, city) }),
      ...(state && { state: [state] }),
    });
  const filtered = jobFilterChips(filter, facets, {
    words: typing.pills,
    documentName,
    towns,
    countries,
    states,
    defaultCountryId: tenant.default_country_id,
    place: place?.title,
    locale: tenant.locale,
  });
  const chips = [...filtered, ...readChips(filter, jobs.data?.meta)];
  return {
    ...{ filter, jobs, facets, countries, typing, pick, chips },
    // A town in the words has a chip of its own.
    place: place?.is_own || filter.search.near !== undefined ? place : null,
    isFiltered: chips.length > 0 || typing.text !== '',
    searchedFor: [...(typing.text ? [typing.text] : []), ...filtered.map(({ label }) => label)],
  };
}

export type JobSearch = ReturnType<typeof useJobSearch>;
