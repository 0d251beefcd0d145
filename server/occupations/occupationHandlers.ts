import type { Operation } from '../http/contract/call.ts';
import { dataSources } from './dataSources.ts';
import type { OccupationHit } from './occupationReference.ts';
import { likelyOccupations } from './suggestOccupations.ts';

const present = ({ code, title, matchedTitle }: OccupationHit) => ({
  code,
  title,
  matched_title: matchedTitle,
});

export const suggestOccupations: Operation<'suggestOccupations'> = async ({ body, tenant }) => ({
  data: likelyOccupations({
    title: body.title,
    text: body.text ?? '',
    countryId: body.country_id ?? tenant.default_country_id,
  }).map(present),
});

export const listDataSources: Operation<'listDataSources'> = async () => ({ data: dataSources() });
