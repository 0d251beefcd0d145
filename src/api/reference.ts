import { queryOptions } from '@tanstack/react-query';
import { ask, client } from './client.ts';
import { referenceData } from './queryClient.ts';

export const listCountries = () => ask(() => client.GET('/api/get-countries'));

/** The countries that are served. */
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
