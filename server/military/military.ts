import { and, asc, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import {
  civilianOccupations,
  countries,
  crosswalk,
  militaryBadgedRoles,
  militaryBranches,
  militaryCorps,
  militaryNavyServices,
  militaryProfessions,
  militaryRanks,
  militaryServices,
} from '../db/schema/reference.ts';
import { fold } from '../formats/fold.ts';
import { invalid, notFound } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import { cascadeProblems, type ServicePeriod } from './militaryCascade.ts';

type BadgedRole = components['schemas']['MilitaryBadgedRole'];

const most = 100;
const unitedKingdom = 232;

export const listMilitaryServices: Operation<'listMilitaryServices'> = ({ params, transaction }) =>
  transaction(async (db) => {
    await demand(db, countries, params.id);
    const rows = await db.tx
      .select()
      .from(militaryServices)
      .where(eq(militaryServices.country_id, params.id))
      .orderBy(asc(militaryServices.order));
    return {
      data: rows.map(({ search, corps_for_officers_only, ...service }) => service),
    };
  });

export const listMilitaryRanks: Operation<'listMilitaryRanks'> = ({ params, query, transaction }) =>
  transaction(async (db) => {
    await demand(db, militaryServices, params.id);
    const rows = await db.tx
      .select()
      .from(militaryRanks)
      .where(and(eq(militaryRanks.service_id, params.id), titled(militaryRanks.search, query.title)))
      .orderBy(asc(militaryRanks.order))
      .limit(most);
    return { data: rows.map(({ search, order, ...rank }) => rank) };
  });

export const listMilitaryNavyServices: Operation<'listMilitaryNavyServices'> = (call) =>
  unitsOfService(call, militaryNavyServices);

export const listMilitaryProfessions: Operation<'listMilitaryProfessions'> = (call) =>
  unitsOfService(call, militaryProfessions);

export const listMilitaryCorps: Operation<'listMilitaryCorps'> = (call) =>
  unitsOfService(call, militaryCorps);

export const listMilitaryBranches: Operation<'listMilitaryBranches'> = ({ body, query, transaction }) =>
  transaction(async (db) => {
    const { military_service_id: service, military_navy_service_id: navy } = body;
    await demand(db, militaryServices, service);
    if (navy) await demand(db, militaryNavyServices, navy, eq(militaryNavyServices.service_id, service));
    const ofParents = and(
      eq(militaryBranches.service_id, service),
      navy ? eq(militaryBranches.navy_service_id, navy) : undefined,
      titled(militaryBranches.search, query.title),
    );
    return {
      data: await db.tx
        .select(unitOf(militaryBranches))
        .from(militaryBranches)
        .where(ofParents)
        .orderBy(asc(militaryBranches.navy_service_id), asc(militaryBranches.order))
        .limit(most),
    };
  });

export const listMilitaryBadgedRoles: Operation<'listMilitaryBadgedRoles'> = ({
  params,
  query,
  transaction,
}) => transaction(async (db) => ({ data: await badgedRoles(db, params.id, query) }));

// A term of nothing but punctuation matches no name.
function titled(search: PgColumn, title: string | undefined): SQL | undefined {
  if (!title) return undefined;
  const term = fold(title);
  return term ? like(search, `%${term}%`) : sql`false`;
}

async function demand(
  { tx }: TenantDb,
  table: PgTable & { id: PgColumn },
  id: number,
  belongs?: SQL,
): Promise<void> {
  const [row] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), belongs));
  if (!row) throw notFound();
}

type UnitTable =
  | typeof militaryNavyServices
  | typeof militaryBranches
  | typeof militaryCorps
  | typeof militaryProfessions;

const unitOf = (table: UnitTable) => ({
  id: table.id,
  title: table.title,
  service_id: table.service_id,
  aliases: table.aliases,
  is_legacy: table.is_legacy,
});

type UnitCall = Call<'listMilitaryNavyServices' | 'listMilitaryProfessions' | 'listMilitaryCorps'>;

const unitsOfService = ({ params, query, transaction }: UnitCall, table: UnitTable) =>
  transaction(async (db) => {
    await demand(db, militaryServices, params.id);
    return {
      data: await db.tx
        .select(unitOf(table))
        .from(table)
        .where(and(eq(table.service_id, params.id), titled(table.search, query.title)))
        .orderBy(asc(table.order))
        .limit(most),
    };
  });

async function badgedRoles(
  db: TenantDb,
  profession: number,
  { title, military_corps_id: corps, military_branch_id: branch }: Call<'listMilitaryBadgedRoles'>['query'],
): Promise<BadgedRole[]> {
  const { profession_id, corps_id, branch_id, service_id } = militaryBadgedRoles;
  if (profession === 0 && !corps === !branch) {
    const message = ['Without a profession, give either a corps or a branch'];
    throw invalid({ military_corps_id: message, military_branch_id: message });
  }
  if (profession) await demand(db, militaryProfessions, profession);
  if (corps) await demand(db, militaryCorps, corps);
  if (branch) await demand(db, militaryBranches, branch);
  const narrowed = (column: PgColumn, id: number | undefined) => {
    if (!id) return undefined;
    return profession ? or(eq(column, id), isNull(column)) : eq(column, id);
  };
  const rows = await db.tx
    .select({ role: militaryBadgedRoles, country_id: militaryServices.country_id })
    .from(militaryBadgedRoles)
    .innerJoin(militaryServices, eq(militaryServices.id, service_id))
    .where(
      and(
        profession ? eq(profession_id, profession) : undefined,
        narrowed(corps_id, corps),
        narrowed(branch_id, branch),
        titled(militaryBadgedRoles.search, title),
      ),
    )
    .orderBy(asc(militaryBadgedRoles.order), asc(militaryBadgedRoles.id))
    .limit(most);
  const civilian = await civilianWork(
    db,
    rows.map(({ role }) => role.id),
  );
  return rows.map(({ role, country_id }) => {
    const { id, code, has_badge, aliases, skills, is_legacy } = role;
    const { profession_id, corps_id, branch_id } = role;
    const work = (civilian.get(id) ?? []).map(({ match_type, occupation }) =>
      country_id === unitedKingdom
        ? { soc_code: occupation.uk_soc_code, title: occupation.uk_title, match_type }
        : { soc_code: occupation.soc_code, title: occupation.title, match_type },
    );
    const parents = { profession_id, corps_id, branch_id };
    return { id, title: role.title, code, ...parents, has_badge, aliases, civilian: work, skills, is_legacy };
  });
}

const closest = ['same_duties', 'most_duties', 'some_duties'];

export async function civilianWork({ tx }: TenantDb, roleIds: number[]) {
  const rows = await tx
    .select({
      role_id: crosswalk.badged_role_id,
      match_type: crosswalk.match_type,
      occupation: civilianOccupations,
    })
    .from(crosswalk)
    .innerJoin(civilianOccupations, eq(civilianOccupations.id, crosswalk.occupation_id))
    .where(inArray(crosswalk.badged_role_id, roleIds))
    .orderBy(asc(civilianOccupations.id));
  rows.sort((first, second) => closest.indexOf(first.match_type) - closest.indexOf(second.match_type));
  const ofRole = new Map<number, typeof rows>();
  for (const row of rows) ofRole.set(row.role_id, [...(ofRole.get(row.role_id) ?? []), row]);
  return ofRole;
}

export async function checkMilitaryService(
  { tx }: TenantDb,
  item: ServicePeriod,
): Promise<Record<string, string[]>> {
  const is = (table: { id: PgColumn }, id: number | null | undefined) => eq(table.id, id ?? 0);
  const [row] = await tx
    .select({
      service: militaryServices,
      rank: militaryRanks,
      navy: militaryNavyServices,
      branch: militaryBranches,
      corps: militaryCorps,
      profession: militaryProfessions,
      role: militaryBadgedRoles,
    })
    .from(militaryServices)
    .leftJoin(militaryRanks, is(militaryRanks, item.military_rank_id))
    .leftJoin(militaryNavyServices, is(militaryNavyServices, item.military_navy_service_id))
    .leftJoin(militaryBranches, is(militaryBranches, item.military_branch_id))
    .leftJoin(militaryCorps, is(militaryCorps, item.military_corps_id))
    .leftJoin(militaryProfessions, is(militaryProfessions, item.military_profession_id))
    .leftJoin(militaryBadgedRoles, is(militaryBadgedRoles, item.military_badged_role_id))
    .where(is(militaryServices, item.military_service_id));
  return cascadeProblems(item, row);
}
