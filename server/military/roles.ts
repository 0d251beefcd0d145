import {
  currentRelease,
  type OccupationReference,
  type OccupationSystem,
  occupationReference,
} from '../occupations/interface.ts';
import { type Lazy, lazily, type Slices } from '../process/slices.ts';
import { civilianOccupationRows, crosswalkRows, soc2020Matches } from '../reference/interface.ts';
import { type CivilianMeaning, civilianMeanings, type OwnRoleMatch } from './roleMeaning.ts';
import { type MilitaryRole, type RoleReference, roleReferenceOf } from './roleReference.ts';
import { type RoleSearch, roleSearchOf } from './roleSearch.ts';

interface Loaded {
  version: string;
  reference: RoleReference;
  search: Lazy<RoleSearch>;
  meanings: Map<number, CivilianMeaning[]>;
}

let loaded: Loaded | undefined;

function current(): Loaded {
  const { head, military } = currentRelease();
  if (loaded?.version !== head.version) {
    const reference = roleReferenceOf(military());
    loaded = {
      ...{ version: head.version, reference, meanings: new Map() },
      search: lazily(() => roleSearchOf(reference.roles)),
    };
  }
  return loaded;
}

export const roleReference = (): RoleReference => current().reference;

export const roleSearch = (): RoleSearch => current().search();

export function* prepareRoles(): Slices<void> {
  yield* current().search.prepare();
  listedMatches();
}

interface Match {
  code: string;
  match: OwnRoleMatch['match'];
}

let matchesByRole: Record<OccupationSystem, Map<number, Match[]>> | undefined;

function listedMatches() {
  if (matchesByRole) return matchesByRole;
  const matches = { onet: new Map<number, Match[]>(), soc2020: new Map<number, Match[]>() };
  const add = (system: OccupationSystem, role: number, match: Match) =>
    matches[system].set(role, [...(matches[system].get(role) ?? []), match]);
  const occupations = new Map(civilianOccupationRows().map((occupation) => [occupation.id, occupation]));
  for (const { role_id, occupation_id, match } of crosswalkRows()) {
    const occupation = occupations.get(occupation_id);
    if (!occupation) continue;
    add('onet', role_id, { code: occupation.soc_code, match });
    add('soc2020', role_id, { code: occupation.uk_soc_code, match });
  }
  for (const { role_id, soc_code, match } of soc2020Matches()) {
    add('soc2020', role_id, { code: soc_code, match });
  }
  matchesByRole = matches;
  return matches;
}

const careersSites: Record<number, string> = {
  101: 'the Royal Navy',
  102: 'the Royal Marines',
  103: 'the British Army',
  104: 'the Royal Air Force',
};

function ownMatches(role: MilitaryRole, system: OccupationSystem): OwnRoleMatch[] {
  const site = careersSites[role.service_id ?? 0];
  const text = site
    ? `Our own comparison of the trade, as ${site} describes it, with the tasks of SOC 2020`
    : null;
  return (listedMatches()[system].get(role.id) ?? []).map((match) => ({ ...match, text }));
}

const unitedKingdom = 232;
const mostRemembered = 5000;

export function meaningsOfRole(id: number): CivilianMeaning[] {
  const { reference, meanings } = current();
  const cached = meanings.get(id);
  if (cached) return cached;
  const role = reference.role(id);
  const computed = role ? meaningsOf(role, occupationReference()) : [];
  if (meanings.size >= mostRemembered) meanings.clear();
  meanings.set(id, computed);
  return computed;
}

function meaningsOf(role: MilitaryRole, occupations: OccupationReference) {
  const system = role.country_id === unitedKingdom ? 'soc2020' : 'onet';
  return civilianMeanings(role, occupations, system, ownMatches(role, system));
}
