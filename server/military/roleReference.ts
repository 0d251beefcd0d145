// Military roles of both countries, in memory: the official US codes, and the project's own list.

import type { PackedMilitary, PackedRole, RoleCategory } from '../occupations/release/militaryData.ts';
import { badgedRolesUk } from './data/militaryBadgedRolesUk.ts';
import { badgedRolesUs } from './data/militaryBadgedRolesUs.ts';
import { militaryBranches } from './data/militaryBranches.ts';
import { militaryCorps } from './data/militaryCorps.ts';
import { militaryProfessions } from './data/militaryProfessions.ts';
import { nicknames } from './nicknames.ts';

export interface MilitaryRole {
  id: number;
  /** Null for what belongs to no single service, such as civilian job series. */
  service_id: number | null;
  country_id: number;
  code: string | null;
  title: string;
  /** Other titles, nicknames and names that it went by. */
  aliases: string[];
  /** Each skill level, and how else the code is written. */
  codes: string[];
  category: RoleCategory | null;
  /** A qualification is held beside a role: an additional skill, a subspecialty, a prefix. */
  kind: 'role' | 'qualification' | 'occupation_group' | 'civilian_series';
  /** False where it is no longer in force. */
  active: boolean;
  duty: string | null;
  skills: string[];
  /** Names and short forms of the corps, branch or profession, by which people also look for a role. */
  units: string[];
  parents: { profession_id: number | null; corps_id: number | null; branch_id: number | null };
  /** O*NET-SOC codes of the crosswalk, and of the occupational database of 2016. */
  official: { onet: string[]; earlier: string[] };
}

const kingdom = 232;
const states = 233;

const letters: Record<string, { service: number | null; kind: MilitaryRole['kind'] }> = {
  A: { service: 111, kind: 'role' },
  M: { service: 112, kind: 'role' },
  N: { service: 113, kind: 'role' },
  P: { service: 113, kind: 'role' },
  F: { service: 114, kind: 'role' },
  H: { service: 115, kind: 'role' },
  C: { service: 116, kind: 'role' },
  J: { service: 111, kind: 'qualification' },
  Q: { service: 111, kind: 'qualification' },
  S: { service: 113, kind: 'qualification' },
  V: { service: 113, kind: 'qualification' },
  U: { service: 114, kind: 'qualification' },
  L: { service: 114, kind: 'qualification' },
  O: { service: 114, kind: 'qualification' },
  Y: { service: 115, kind: 'qualification' },
  X: { service: 115, kind: 'qualification' },
  Z: { service: 115, kind: 'qualification' },
  D: { service: null, kind: 'occupation_group' },
  G: { service: null, kind: 'civilian_series' },
};

// Above the ids of the project's own lists; below what the contract allows.
const firstId = 20_000_000;
const idSpace = 2_000_000_000;

// FNV-1a, so that a code has the same id in every release and every database.
function hashed(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return firstId + ((hash >>> 0) % idSpace);
}

interface OwnRole {
  id: number;
  code?: string;
  title: string;
  skills: string[];
  aliases?: string[];
  legacy?: boolean;
}

interface OwnGroup {
  service_id: number;
  profession_id?: number;
  corps_id?: number;
  branch_id?: number;
  roles: OwnRole[];
}

const parentsOf = ({ profession_id, corps_id, branch_id }: OwnGroup): MilitaryRole['parents'] => ({
  profession_id: profession_id ?? null,
  corps_id: corps_id ?? null,
  branch_id: branch_id ?? null,
});

const unitNames = new Map<number, readonly string[]>([
  ...militaryCorps.flatMap(({ corps }) => corps.map(([id, ...names]) => [id, names] as const)),
  ...militaryBranches.flatMap(({ branches }) => branches.map(([id, ...names]) => [id, names] as const)),
  ...militaryProfessions.flatMap(({ professions }) =>
    professions.map(({ id, title, aliases = [] }) => [id, [title, ...aliases]] as const),
  ),
]);

const unitsOf = ({ profession_id, corps_id, branch_id }: OwnGroup) =>
  [profession_id, corps_id, branch_id].flatMap((id) => (id === undefined ? [] : (unitNames.get(id) ?? [])));

function ownRole(group: OwnGroup, role: OwnRole, country_id: number): MilitaryRole {
  return {
    ...{ id: role.id, service_id: group.service_id, country_id, code: role.code ?? null, title: role.title },
    ...{ aliases: role.aliases ?? [], codes: [], category: null, kind: 'role', active: !role.legacy },
    ...{ duty: null, skills: role.skills, units: unitsOf(group), parents: parentsOf(group) },
    official: { onet: [], earlier: [] },
  };
}

export interface RoleReference {
  roles: MilitaryRole[];
  role: (id: number) => MilitaryRole | null;
}

export function roleReferenceOf(packed: PackedMilitary): RoleReference {
  const own = badgedRolesUs.flatMap((group: OwnGroup) =>
    group.roles.map((role) => ownRole(group, role, states)),
  );
  const ownByCode = new Map<string, MilitaryRole>(
    own.map((role) => [`${role.service_id} ${role.code}`, role]),
  );
  const byId = new Map<number, MilitaryRole>();
  const keep = (role: MilitaryRole) => {
    let { id } = role;
    while (byId.has(id)) id += 1;
    role.id = id;
    byId.set(id, role);
  };
  for (const group of badgedRolesUk as OwnGroup[]) {
    for (const role of group.roles) keep(ownRole(group, role, kingdom));
  }
  const seen = new Set<string>();
  const officialRoles = packed.roles.map((role) => officialRole(packed, role, seen));
  for (const role of officialRoles) {
    const key = `${role.service_id} ${role.code}`;
    const listed = role.kind === 'role' ? ownByCode.get(key) : undefined;
    if (listed && !byId.has(listed.id)) keep(joined(listed, role));
    else if (!listed) keep(role);
    else keep(Object.assign(role, { id: hashed(`${key} ${role.title}`) }));
  }
  for (const role of own) if (!byId.has(role.id)) keep(role);
  return { roles: [...byId.values()], role: (id) => byId.get(id) ?? null };
}

const none: MilitaryRole['parents'] = { profession_id: null, corps_id: null, branch_id: null };

// Career fields go by the first two characters of a code; the corps of a field is that of the roles listed there.
const fields = new Map<string, number>(
  militaryProfessions.flatMap(({ service_id, professions }) =>
    professions.flatMap(({ id, code, aliases = [] }) =>
      [code, ...aliases]
        .filter((name) => name !== undefined && /^\d[\dA-Z]$/.test(name))
        .map((prefix) => [`${service_id} ${prefix}`, id] as const),
    ),
  ),
);
const corpsOfField = new Map(
  (badgedRolesUs as OwnGroup[]).map(
    ({ profession_id, corps_id }) => [profession_id, corps_id ?? null] as const,
  ),
);

function fieldOf(service: number | null, code: string): MilitaryRole['parents'] {
  const profession_id = fields.get(`${service} ${code.slice(0, 2)}`);
  if (profession_id === undefined) return none;
  return { profession_id, corps_id: corpsOfField.get(profession_id) ?? null, branch_id: null };
}

function officialRole(packed: PackedMilitary, role: PackedRole, seen: Set<string>): MilitaryRole {
  const { service, kind } = letters[role.service] ?? { service: null, kind: 'qualification' as const };
  const key = `${role.service} ${role.code}`;
  const isFirst = !seen.has(key);
  seen.add(key);
  return {
    id: hashed(isFirst ? key : `${key} ${role.title}`),
    service_id: service,
    country_id: states,
    code: role.code,
    title: role.title,
    aliases: [...role.titles, ...(nicknames[`${service} ${role.code}`] ?? [])],
    codes: role.codes,
    category: role.category,
    kind,
    active: role.active,
    duty: role.duty === null ? null : packed.duties[role.duty]!,
    skills: [],
    units: [],
    parents: role.active && kind === 'role' ? fieldOf(service, role.code) : none,
    official: { onet: role.onet, earlier: role.earlier },
  };
}

// The id, parents and nicknames of the project's list, with what the official sets say.
function joined(own: MilitaryRole, official: MilitaryRole): MilitaryRole {
  const aliases = [official.title, ...own.aliases, ...official.aliases].filter(
    (name) => name.toLowerCase() !== own.title.toLowerCase(),
  );
  return {
    ...official,
    ...{ id: own.id, title: own.title, skills: own.skills, units: own.units, parents: own.parents },
    aliases: [...new Set(aliases)],
  };
}
