import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { ask, client } from './client.ts';
import { referenceData } from './queryClient.ts';

export const listCountries = () => ask(() => client.GET('/api/get-countries'));

export const countriesQuery = () =>
  queryOptions({ queryKey: ['listCountries'], queryFn: listCountries, ...referenceData });

export const listIndustries = () => ask(() => client.GET('/api/industries'));

export const industriesQuery = () =>
  queryOptions({ queryKey: ['listIndustries'], queryFn: listIndustries, ...referenceData });

export const listStates = (countryId: number) =>
  ask(() => client.GET('/api/country/{id}/states', { params: { path: { id: countryId } } }));

export const statesQuery = (countryId: number) =>
  queryOptions({
    queryKey: ['listStates', countryId],
    queryFn: () => listStates(countryId),
    ...referenceData,
  });

export type City = components['schemas']['City'];

/** Up to 20 cities whose names contain `city`, closest first; needs two letters. */
export const searchCities = (countryId: number, city: string) =>
  ask(() => client.POST('/api/country/cities', { body: { country_id: countryId, city } }));

export const citySearchQuery = (countryId: number, city: string) =>
  queryOptions({
    queryKey: ['searchCities', countryId, city],
    queryFn: () => searchCities(countryId, city),
    enabled: city.length >= 2,
    ...referenceData,
  });

export const citiesNamedQuery = (ids: number[]) =>
  queryOptions({
    queryKey: ['nameCities', ids],
    queryFn: () => ask(() => client.GET('/api/cities', { params: { query: { id: ids } } })),
    enabled: ids.length > 0,
    ...referenceData,
  });

export const jobRolesQuery = (search = '') =>
  queryOptions({
    queryKey: ['listJobRoles', search],
    queryFn: () => ask(() => client.GET('/api/job-roles', { params: { query: search ? { search } : {} } })),
    ...referenceData,
  });

export const experienceLevelsQuery = () =>
  queryOptions({
    queryKey: ['listExperienceLevels'],
    queryFn: () => ask(() => client.GET('/api/experience-levels')),
    ...referenceData,
  });

export const militaryRolesQuery = (countryId: number | null, search: string) =>
  queryOptions({
    queryKey: ['searchMilitaryRoles', countryId, search],
    queryFn: () =>
      ask(() =>
        client.GET('/api/military-roles', {
          params: { query: { ...(countryId !== null && { country_id: countryId }), search } },
        }),
      ),
    enabled: search.trim().length >= 1,
    ...referenceData,
  });
