import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { ask, client } from './client.ts';
import { referenceData } from './queryClient.ts';

export type ReferenceChange = components['schemas']['ReferenceChange'];

/** Without a country, those of the tenant’s country. */
export const occupationsQuery = (countryId: number | null, search: string) =>
  queryOptions({
    queryKey: ['searchOccupations', countryId, search],
    queryFn: () =>
      ask(() =>
        client.GET('/api/occupations', {
          params: { query: { ...(countryId !== null && { country_id: countryId }), search } },
        }),
      ),
    enabled: search.trim().length >= 2,
    ...referenceData,
  });

export const suggestedOccupationsQuery = (countryId: number | null, title: string, text: string) =>
  queryOptions({
    queryKey: ['suggestOccupations', countryId, title, text],
    queryFn: () =>
      ask(() =>
        client.POST('/api/occupation-suggestions', {
          body: { title, text: text.slice(0, 10_000), ...(countryId !== null && { country_id: countryId }) },
        }),
      ),
    enabled: title.trim().length >= 3,
    ...referenceData,
  });

export const dataSourcesQuery = () =>
  queryOptions({
    queryKey: ['listDataSources'],
    queryFn: () => ask(() => client.GET('/api/data-sources')),
    ...referenceData,
  });
