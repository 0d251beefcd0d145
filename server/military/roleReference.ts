import type { PackedMilitary, PackedRole, RoleCategory } from '../occupations/interface.ts';
import {
  britishTrades,
  type ListedRole,
  militaryBranchRows,
  militaryCorpsRows,
  militaryProfessionRows,
  militaryRolesUk,
  militaryRolesUs,
  nicknames,
} from '../reference/interface.ts';

export interface MilitaryRole {
  id: number;
  /** Null for entries of no single service, such as civilian job series. */
  service_id: number | null;
  country_id: number;
  code: string | null;
  title: string;
  aliases: string[];
  codes: string[];
  category: RoleCategory | null;
  /** A qualification is held with a role: an additional skill, a subspecialty, a prefix. */
  kind: 'role' | 'qualification' | 'occupation_group' | 'civilian_series';
  active: boolean;
  duty: string | null;
  skills: string[];
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

interface Names {
  /** By the id of the corps, branch or profession. */
  units: Map<number, string[]>;
  /** By service and code. */
  nicknames: Map<string, string[]>;
  // Career fields by the first two characters of a code; the corps of a field is that of the roles listed in it.
  fields: Map<string, number>;
  corpsOfField: Map<number | null, number | null>;
}

const namesListed = (): Names => ({
  units: new Map(
    [...militaryCorpsRows(), ...militaryBranchRows(), ...militaryProfessionRows()].map(
      ({ id, title, aliases }) => [id, [title, ...aliases]],
    ),
  ),
  nicknames: new Map(nicknames().map((role) => [`${role.service_id} ${role.code}`, role.nicknames])),
  fields: new Map(
    militaryProfessionRows().flatMap(({ id, service_id, code, aliases }) =>
      [code, ...aliases]
        .filter((name) => name !== null && /^\d[\dA-Z]$/.test(name))
        .map((prefix) => [`${service_id} ${prefix}`, id] as const),
    ),
  ),
  corpsOfField: new Map(militaryRolesUs().map(({ profession_id, corps_id }) => [profession_id, corps_id])),
});

function ownRole(listed: ListedRole, country_id: number, { units }: Names): MilitaryRole {
  const { id, service_id, code, title, aliases, skills, profession_id, corps_id, branch_id } = listed;
  return {
    ...{ id, service_id, country_id, code, title, aliases, skills },
    ...{ codes: [], category: null, kind: 'role', active: !listed.legacy, duty: null },
    units: [profession_id, corps_id, branch_id].flatMap((unit) => units.get(unit ?? 0) ?? []),
    parents: { profession_id, corps_id, branch_id },
    official: { onet: [], earlier: [] },
  };
}

export interface RoleReference {
  roles: MilitaryRole[];
  role: (id: number) => MilitaryRole | null;
}

export function roleReferenceOf(packed: PackedMilitary): RoleReference {
  const names = namesListed();
  const own = militaryRolesUs().map((role) => ownRole(role, states, names));
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
  for (const role of [...militaryRolesUk(), ...britishTrades()]) keep(ownRole(role, kingdom, names));
  const visited = new Set<string>();
  const officialRoles = packed.roles.map((role) => officialRole(packed, role, visited, names));
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

function fieldOf(service: number | null, code: string, names: Names): MilitaryRole['parents'] {
  const profession_id = names.fields.get(`${service} ${code.slice(0, 2)}`);
  if (profession_id === undefined) return none;
  return { profession_id, corps_id: names.corpsOfField.get(profession_id) ?? null, branch_id: null };
}

function officialRole(
  packed: PackedMilitary,
  role: PackedRole,
  visited: Set<string>,
  names: Names,
): MilitaryRole {
  const { service, kind } = letters[role.service] ?? { service: null, kind: 'qualification' as const };
  const key = `${role.service} ${role.code}`;
  const isFirst = !visited.has(key);
  visited.add(key);
  return {
    id: hashed(isFirst ? key : `${key} ${role.title}`),
    service_id: service,
    country_id: states,
    code: role.code,
    title: role.title,
    aliases: [...role.titles, ...(names.nicknames.get(`${service} ${role.code}`) ?? [])],
    codes: role.codes,
    category: role.category,
    kind,
    active: role.active,
    duty: role.duty === null ? null : packed.duties[role.duty]!,
    skills: [],
    units: [],
    parents: role.active && kind === 'role' ? fieldOf(service, role.code, names) : none,
    official: { onet: role.onet, earlier: role.earlier },
  };
}

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
