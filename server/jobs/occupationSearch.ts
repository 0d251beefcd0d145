// Civilian occupations by whatever somebody calls them: a title, a military code or role, a corps, a skill.
import type { Operation } from '../http/contract/call.ts';
import {
  isMilitaryOccupation,
  isUnspecific,
  type OccupationHit,
  type OccupationSystem,
  occupationReference,
  sureScore,
  systemIn,
} from '../occupations/interface.ts';
import { runSlices, type Slices } from '../process/slices.ts';
import { kindsOfOccupation, meaningsOfRoleCalled } from '../scoring/interface.ts';
import { workNamedBy } from './otherNames.ts';

// Three letters are one typing error away from too many others.
const shortest = 4;

const isSure = (text: string, { matchedTitle, score }: OccupationHit) =>
  matchedTitle !== null && score >= (text.length < shortest ? 1 : sureScore);

interface KindIndex {
  version: string;
  codes: Map<string, string[]>;
}

const indexes = new Map<OccupationSystem, KindIndex>();
const perSlice = 40;

function* indexOf(system: OccupationSystem): Slices<KindIndex> {
  const { version, all } = occupationReference();
  const stored = indexes.get(system);
  if (stored?.version === version) return stored;
  const codes = new Map<string, string[]>();
  for (const [position, occupation] of all(system).entries()) {
    if (position % perSlice === 0) yield;
    if (isUnspecific(occupation)) continue;
    for (const kind of kindsOfOccupation(occupation.code))
      codes.set(kind, [...(codes.get(kind) ?? []), occupation.code]);
  }
  const index = { version, codes };
  indexes.set(system, index);
  return index;
}

/** Makes what is otherwise made when somebody first looks for an occupation. */
export function* prepareOccupationSearch(): Slices<void> {
  yield* indexOf('onet');
  yield* indexOf('soc2020');
}

const codesOfKind = (kind: string, system: OccupationSystem): string[] =>
  runSlices(indexOf(system)).codes.get(kind) ?? [];

function namedIn(text: string, system: OccupationSystem, limit: number): string[] {
  const ofRole = meaningsOfRoleCalled(text).map(({ code }) => code);
  const kinds = workNamedBy(text);
  const perKind = Math.max(1, Math.floor(limit / Math.max(1, kinds.length)));
  return [...ofRole, ...kinds.flatMap((kind) => codesOfKind(kind, system).slice(0, perKind))];
}

export const searchOccupations: Operation<'searchOccupations'> = async ({ query, tenant }) => {
  const system = systemIn(query.country_id ?? tenant.default_country_id);
  const limit = query.limit ?? 10;
  const text = query.search.trim();
  const reference = occupationReference();
  const titled = reference.search(text, { system, limit });
  const sure = titled.filter((hit) => isSure(text, hit));
  const placeOf = new Map(titled.map(({ code }, place) => [code, place]));
  const named = namedIn(text, system, limit)
    .flatMap((code) => {
      const occupation = reference.occupation(code);
      return occupation?.system === system ? [{ code, title: occupation.title, matchedTitle: null }] : [];
    })
    .toSorted((left, right) => (placeOf.get(left.code) ?? limit) - (placeOf.get(right.code) ?? limit));
  // What is only like a title follows a title that was found, and counts where nothing else was.
  const hits = [...sure, ...named, ...(sure.length > 0 || named.length === 0 ? titled : [])];
  const shown = new Map<string, Pick<OccupationHit, 'code' | 'title' | 'matchedTitle'>>();
  for (const hit of hits) if (!shown.has(hit.code)) shown.set(hit.code, hit);
  return {
    data: [...shown.values()]
      .filter((hit) => !isMilitaryOccupation(hit))
      .slice(0, limit)
      .map(({ code, title, matchedTitle }) => ({ code, title, matched_title: matchedTitle })),
  };
};
