import type { Handlers } from '../http/contract/call.ts';
import { dataSources } from './dataSources.ts';
import type { OccupationHit } from './occupationReference.ts';
import { occupationReference } from './reference.ts';
import { suggestOccupations, systemIn } from './suggestOccupations.ts';

const present = ({ code, title, matchedTitle }: OccupationHit) => ({
  code,
  title,
  matched_title: matchedTitle,
});

export const occupationHandlers = {
  searchOccupations: async ({ query, tenant }) => ({
    data: occupationReference()
      .search(query.search, {
        system: systemIn(query.country_id ?? tenant.default_country_id),
        limit: query.limit ?? 10,
      })
      .filter(({ code }) => !code.startsWith('55-'))
      .map(present),
  }),

  suggestOccupations: async ({ body, tenant }) => ({
    data: suggestOccupations({
      title: body.title,
      text: body.text ?? '',
      countryId: body.country_id ?? tenant.default_country_id,
    }).map(present),
  }),

  listDataSources: async () => ({ data: dataSources() }),
} satisfies Handlers<'searchOccupations' | 'suggestOccupations' | 'listDataSources'>;
