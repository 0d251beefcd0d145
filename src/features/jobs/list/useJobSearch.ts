import { useQuery } from '@tanstack/react-query';
import { jobsQuery } from '../../../api/jobs.ts';
import { citiesNamedQuery, countriesQuery, statesQuery } from '../../../api/reference.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { useWordSearch } from '../../../ui/filter/WordSearch.tsx';
import { useJobFilter } from '../useJobFilter.ts';
import { jobFilterChips } from './jobFilters.tsx';

/** The jobs of the filter in the address, with what shows and changes the filter. */
export function useJobSearch(tenant: Tenant, documentName: string) {
  const filter = useJobFilter(tenant.default_country_id);
  const jobs = useQuery(jobsQuery(filter.search));
  const { data: countries = [] } = useQuery(countriesQuery());
  const facets = jobs.data?.meta.facets;
  const { data: towns = [] } = useQuery(citiesNamedQuery(filter.search.city));
  const { data: states = [] } = useQuery({
    ...statesQuery(filter.search.country_id),
    enabled: filter.search.state !== undefined,
  });
  const typing = useWordSearch(filter.search.search, (words) => filter.set('search', ...words));
  const chips = jobFilterChips(filter, facets, {
    words: typing.pills,
    documentName,
    towns,
    countries,
    states,
    defaultCountryId: tenant.default_country_id,
  });
  return {
    ...{ filter, jobs, facets, countries, typing, chips },
    isFiltered: chips.length > 0 || typing.text !== '',
    searchedFor: [...(typing.text ? [typing.text] : []), ...chips.map(({ label }) => label)],
  };
}

export type JobSearch = ReturnType<typeof useJobSearch>;
