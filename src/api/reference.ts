import { queryOptions } from '@tanstack/react-query';
import { ask, client } from './client.ts';
import { referenceData } from './queryClient.ts';

export const listCountries = () => ask(() => client.GET('/api/get-countries'));

/** The countries that are served. */
export const countriesQuery = () =>
  queryOptions({ queryKey: ['listCountries'], queryFn: listCountries, ...referenceData });
