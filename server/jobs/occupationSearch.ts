import { isUnspecific, type OccupationSystem, occupationReference } from '../occupations/interface.ts';
import { runSlices, type Slices } from '../process/slices.ts';
import { kindsOfOccupation, meaningsOfRoleCalled } from '../scoring/interface.ts';
import { readSearch } from '../search/interface.ts';

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

export function* prepareOccupationSearch(): Slices<void> {
  yield* indexOf('onet');
  yield* indexOf('soc2020');
}

const codesOfKind = (kind: string, system: OccupationSystem): string[] =>
  runSlices(indexOf(system)).codes.get(kind) ?? [];

export function occupationsNamed(text: string, system: OccupationSystem, limit: number): string[] {
  const { kinds, near, meanings } = readSearch(text, { countryId: system === 'soc2020' ? 232 : 233 });
  const isShortForm = meanings.some((meaning) => meaning.as === 'short_form');
  const ofRole = isShortForm ? [] : meaningsOfRoleCalled(text).map(({ code }) => code);
  const named = kinds.length > 0 ? kinds : near;
  const perKind = Math.max(1, Math.floor(limit / Math.max(1, named.length)));
  return [...ofRole, ...named.flatMap((kind) => codesOfKind(kind, system).slice(0, perKind))];
}
