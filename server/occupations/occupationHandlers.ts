import type { Operation } from '../http/contract/call.ts';
import { dataSources } from './dataSources.ts';
import type { OccupationHit } from './occupationReference.ts';
import { occupationReference } from './reference.ts';
import { likelyOccupations, systemIn } from './suggestOccupations.ts';

const present = ({ code, title, matchedTitle }: OccupationHit) => ({
  code,
  title,
  matched_title: matchedTitle,
});

export const searchOccupations: Operation<'searchOccupations'> = async ({ query, tenant }) => ({
  data: occupationReference()
    .search(query.search, {
      system: systemIn(query.country_id ?? tenant.default_country_id),
      limit: query.limit ?? 10,
    })
    .filter(({ code }) => !code.startsWith('55-'))
    .map(present),
});

export const suggestOccupations: Operation<'suggestOccupations'> = async ({ body, tenant }) => ({
  data: likelyOccupations({
    title: body.title,
    text: body.text ?? '',
    countryId: body.country_id ?? tenant.default_country_id,
  }).map(present),
});

export const listDataSources: Operation<'listDataSources'> = async () => ({ data: dataSources() });
