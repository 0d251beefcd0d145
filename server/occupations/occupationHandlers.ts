import type { Operation } from '../http/contract/call.ts';
import { dataSources } from './dataSources.ts';
import { isMilitaryOccupation, type OccupationHit, type OccupationSystem } from './occupationReference.ts';
import { plainTitle } from './plainTitle.ts';
import { occupationReference } from './reference.ts';
import { likelyOccupations, sureScore, systemIn } from './suggestOccupations.ts';

const present = ({ code, title, matchedTitle }: Pick<OccupationHit, 'code' | 'title' | 'matchedTitle'>) => ({
  code,
  title: plainTitle(title),
  matched_title: matchedTitle && plainTitle(matchedTitle),
});

// Three letters are one typing error away from too many others.
const shortest = 4;

const isSure = (text: string, { matchedTitle, score }: OccupationHit) =>
  matchedTitle !== null && score >= (text.length < shortest ? 1 : sureScore);

interface SearchOptions {
  occupationsNamed: (text: string, system: OccupationSystem, limit: number) => string[];
}

export const searchOccupations: Operation<'searchOccupations', SearchOptions> = async (
  { query, tenant },
  { occupationsNamed },
) => {
  const system = systemIn(query.country_id ?? tenant.default_country_id);
  const limit = query.limit ?? 10;
  const text = query.search.trim();
  const reference = occupationReference();
  const titled = reference.search(text, { system, limit });
  const sure = titled.filter((hit) => isSure(text, hit));
  const placeOf = new Map(titled.map(({ code }, place) => [code, place]));
  const named = occupationsNamed(text, system, limit)
    .flatMap((code) => {
      const occupation = reference.occupation(code);
      return occupation?.system === system ? [{ code, title: occupation.title, matchedTitle: null }] : [];
    })
    .toSorted((left, right) => (placeOf.get(left.code) ?? limit) - (placeOf.get(right.code) ?? limit));
  // Titles that only resemble the text follow a title that was found, and count alone if nothing else was found.
  const hits = [...sure, ...named, ...(sure.length > 0 || named.length === 0 ? titled : [])];
  const shown = new Map<string, Pick<OccupationHit, 'code' | 'title' | 'matchedTitle'>>();
  for (const hit of hits) if (!shown.has(hit.code)) shown.set(hit.code, hit);
  const civilian = [...shown.values()].filter((hit) => !isMilitaryOccupation(hit));
  return { data: civilian.slice(0, limit).map(present) };
};

export const suggestOccupations: Operation<'suggestOccupations'> = async ({ body, tenant }) => ({
  data: likelyOccupations({
    title: body.title,
    text: body.text ?? '',
    countryId: body.country_id ?? tenant.default_country_id,
  }).map(present),
});

export const listDataSources: Operation<'listDataSources'> = async () => ({ data: dataSources() });
