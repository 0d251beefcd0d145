import {
  isMilitaryOccupation,
  isUnspecific,
  type OccupationReference,
  type OccupationSystem,
  stemsIn,
  titleKey,
} from '../occupations/interface.ts';
import { combatRoles } from '../reference/interface.ts';
import type { MilitaryRole } from './roleReference.ts';

type MeaningSource = 'crosswalk' | 'occupational_database' | 'own_list' | 'same_title' | 'duties' | 'related';

interface Evidence {
  source: MeaningSource;
  /** From 0 to 1: how much it counts alone. */
  weight: number;
  text: string | null;
}

export interface CivilianMeaning {
  code: string;
  title: string;
  /** From 0 to 1; the evidence taken together. */
  weight: number;
  carriesOver: 'same_duties' | 'most_duties' | 'some_duties';
  evidence: Evidence[];
}

const weights = {
  crosswalk: 0.86,
  occupational_database: 0.74,
  own_list: { same_duties: 0.9, most_duties: 0.75, some_duties: 0.5 },
  combat: 0.56,
  title: 0.72,
  ownTitle: 0.9,
  duties: 0.5,
  family: 0.62,
  related: 0.34,
} as const;

const leastShown = 0.24;

// The share that counts if only a description suggests it and the official match is other work.
const farShare = 0.4;

const clearScore = 0.3;

const byPlace = (weight: number, place: number) => weight * 0.92 ** place;

// They pull a duty description towards occupations that merely share a word, such as “fire”.
const fightingWords =
  'weapon weapons combat enemy missile missiles tactical battle battlefield gun guns gunnery ammunition soldier soldiers marine marines infantry squad squads platoon armor artillery warfare rifle fire fires firing force forces mission missions army navy naval air military corps commander command commands rank grade mos afsc billet billets warfighter target targets targeting munitions ordnance deployment joint doctrine battalion brigade company section regiment fleet war attack defense defence assault';
const fighting = new Set(stemsIn(fightingWords));

interface Collected {
  system: OccupationSystem;
  add: (code: string, evidence: Evidence) => void;
  candidates: Map<string, Evidence[]>;
}

function collector(occupations: OccupationReference, system: OccupationSystem): Collected {
  const candidates = new Map<string, Evidence[]>();
  return {
    ...{ candidates, system },
    add(code, evidence) {
      const occupation = occupations.occupation(code);
      if (!occupation || isMilitaryOccupation(occupation)) return;
      if (isUnspecific(occupation) && evidence.source !== 'own_list') return;
      const existing = candidates.get(code) ?? [];
      if (existing.some(({ source }) => source === evidence.source)) return;
      candidates.set(code, [...existing, evidence]);
    },
  };
}

function addOfficial(role: MilitaryRole, { add }: Collected) {
  role.official.onet.forEach((code, place) => {
    add(code, { source: 'crosswalk', weight: byPlace(weights.crosswalk, place), text: null });
  });
  role.official.earlier.forEach((code, place) => {
    const weight = byPlace(weights.occupational_database, place);
    add(code, { source: 'occupational_database', weight, text: null });
  });
}

function addCombat(role: MilitaryRole, { add }: Collected) {
  const codes = [...new Set([...role.official.onet, ...role.official.earlier])];
  const combatWork = codes.flatMap((code) => combatRoles().filter(({ soc_code }) => soc_code === code));
  combatWork.forEach(({ equivalent, carries_over }, place) => {
    const weight = byPlace(weights.combat, place);
    add(equivalent, { source: 'own_list', weight, text: carries_over });
  });
}

function addTitle(role: MilitaryRole, occupations: OccupationReference, { add, system }: Collected) {
  if (titleKey(role.title).split(' ').length < 2) return;
  const hits = occupations
    .search(role.title, { system, limit: 8 })
    .filter(({ matchedTitle }) => matchedTitle !== null);
  for (const hit of hits) {
    // A title that many occupations share says little about each of them.
    const weight = hit.score === 1 ? weights.ownTitle : (weights.title * hit.score) / Math.sqrt(hits.length);
    add(hit.code, { source: 'same_title', weight, text: hit.matchedTitle });
  }
}

function dutyText(role: MilitaryRole): string {
  const skills = role.skills.join(' ');
  return [role.title, role.title, skills, skills, role.duty ?? '']
    .join(' ')
    .split(/\s+/)
    .filter((word) => !stemsIn(word).some((stem) => fighting.has(stem)))
    .join(' ');
}

// If the official match is only “All Other”, the work is in its group.
function groupsOf(role: MilitaryRole, occupations: OccupationReference): Set<string> {
  const codes = [...role.official.onet, ...role.official.earlier];
  const unspecific = codes.filter((code) => {
    const occupation = occupations.occupation(code);
    return occupation && isUnspecific(occupation) && !code.startsWith('55-');
  });
  return new Set(unspecific.map((code) => code.slice(0, 5)));
}

const specificOfficial = (role: MilitaryRole, occupations: OccupationReference) =>
  [...role.official.onet, ...role.official.earlier].filter((code) => {
    const occupation = occupations.occupation(code);
    return occupation !== null && !isUnspecific(occupation);
  });

const isNearTo = (code: string, other: string, occupations: OccupationReference) =>
  code.slice(0, 2) === other.slice(0, 2) || occupations.distance(code, other) === 'related';

function addDuties(role: MilitaryRole, occupations: OccupationReference, { add, system }: Collected) {
  const hits = occupations.nearestByText(dutyText(role), { system, limit: 80 });
  const specific = hits.filter((hit) => !isUnspecific(hit));
  const best = specific[0]?.score ?? 0;
  const groups = groupsOf(role, occupations);
  const within = specific.filter(({ code }) => groups.has(code.slice(0, 5)));
  within.slice(0, 4).forEach(({ code, score }, place) => {
    const weight = byPlace(weights.family, place) * (0.5 + score / best / 2);
    add(code, { source: 'duties', weight, text: null });
  });
  const trust = weights.duties * Math.min(1, best / clearScore) * (role.duty ? 1 : 0.5);
  const official = specificOfficial(role, occupations);
  for (const { code, score } of specific.slice(0, 6)) {
    const isNear = official.length === 0 || official.some((other) => isNearTo(code, other, occupations));
    const weight = trust * (score / best) ** 2 * (isNear ? 1 : farShare);
    add(code, { source: 'duties', weight, text: null });
  }
}

function addRelated(role: MilitaryRole, occupations: OccupationReference, { add }: Collected) {
  const official = [...new Set([...role.official.onet, ...role.official.earlier])];
  for (const code of official.slice(0, 2)) {
    occupations
      .related(code)
      .filter(({ tier }) => tier === 'Primary-Short')
      .forEach((other, place) => {
        const title = occupations.occupation(code)?.title ?? null;
        add(other.code, { source: 'related', weight: byPlace(weights.related, place), text: title });
      });
  }
}

// Evidence that agrees adds up, but never to certainty.
const combined = (evidence: Evidence[]) => 1 - evidence.reduce((left, { weight }) => left * (1 - weight), 1);

function carriesOver(evidence: Evidence[]): CivilianMeaning['carriesOver'] {
  const strongest = Math.max(...evidence.map(({ weight }) => weight));
  const isOfficial = evidence.some(
    ({ source }) => source === 'crosswalk' || source === 'occupational_database',
  );
  const isConfirmed = evidence.some(({ source }) => source === 'same_title' || source === 'duties');
  if (isOfficial && isConfirmed && strongest >= 0.75) return 'same_duties';
  if (isOfficial || strongest >= 0.7) return 'most_duties';
  return 'some_duties';
}

export interface OwnRoleMatch {
  code: string;
  match: CivilianMeaning['carriesOver'];
  text: string | null;
}

export function civilianMeanings(
  role: MilitaryRole,
  occupations: OccupationReference,
  system: OccupationSystem,
  own: readonly OwnRoleMatch[] = [],
): CivilianMeaning[] {
  const collected = collector(occupations, system);
  own.forEach(({ code, match, text }, place) => {
    const weight = byPlace(weights.own_list[match], place / 2);
    collected.add(code, { source: 'own_list', weight, text });
  });
  addOfficial(role, collected);
  addCombat(role, collected);
  addTitle(role, occupations, collected);
  addDuties(role, occupations, collected);
  addRelated(role, occupations, collected);
  return [...collected.candidates]
    .map(([code, evidence]) => ({
      code,
      title: occupations.occupation(code)!.title,
      weight: Math.round(combined(evidence) * 1000) / 1000,
      carriesOver: carriesOver(evidence),
      evidence: [...evidence].sort((a, b) => b.weight - a.weight),
    }))
    .sort((a, b) => b.weight - a.weight)
    .filter(({ weight }) => weight >= leastShown);
}
