// Stored selections refer to these names and outlive every release.
import { eq, sql } from 'drizzle-orm';
import { type militaryBadgedRoles, type occupations, referenceReleases } from '../../db/schema/reference.ts';
import type { Tx } from '../../db/transaction.ts';
import { foldAll } from '../../formats/fold.ts';
import {
  currentRelease,
  occupationReferenceOf,
  openArtefact,
  type Release,
  replaceRelease,
  shippedArtefact,
} from '../../occupations/interface.ts';
import { type MilitaryRole, roleReferenceOf } from '../roleReference.ts';

type OccupationRow = typeof occupations.$inferInsert;
type RoleRow = typeof militaryBadgedRoles.$inferInsert & { id: number };

// The project's own roles have lower ids; the seed writes them.
const firstOfficialId = 20_000_000;

const orderOfOfficial = 1000;

interface ReleaseRows {
  occupations: OccupationRow[];
  roles: RoleRow[];
}

export function releaseRows(release: Release): ReleaseRows {
  const reference = occupationReferenceOf(release.head.version, release.occupations());
  const systems = ['onet', 'soc2020'] as const;
  return {
    occupations: systems.flatMap((system) =>
      reference.all(system).map(({ code, title, jobZone }) => ({
        ...{ code, system, title, job_zone: jobZone, is_retired: false },
      })),
    ),
    roles: roleReferenceOf(release.military())
      .roles.filter(({ id, kind }) => id >= firstOfficialId && kind === 'role')
      .map(roleRow),
  };
}

function roleRow(role: MilitaryRole): RoleRow {
  const { id, title, code, category, active, parents } = role;
  const aliases = [...role.aliases, ...role.codes];
  return {
    ...{ id, title, code, category, aliases, service_id: role.service_id!, ...parents },
    ...{ has_badge: false, skills: [], is_legacy: !active, order: orderOfOfficial },
    search: foldAll([title, code, ...aliases]),
  };
}

// Rows that are missing in a new release stay, marked as retired, because people may have selected them.
async function writeRelease(tx: Tx, release: Release): Promise<void> {
  const rows = releaseRows(release);
  await tx.execute(sql`
    insert into occupations (code, system, title, job_zone, is_retired)
    select code, system, title, job_zone, is_retired
    from json_populate_recordset(null::occupations, ${JSON.stringify(rows.occupations)}::json)
    on conflict (code) do update set title = excluded.title, job_zone = excluded.job_zone, is_retired = false`);
  await tx.execute(sql`
    insert into military_badged_roles (id, service_id, title, code, profession_id, corps_id, branch_id, has_badge,
      category, skills, aliases, search, is_legacy, "order")
    select id, service_id, title, code, profession_id, corps_id, branch_id, has_badge, category, skills, aliases,
      search, is_legacy, "order"
    from json_populate_recordset(null::military_badged_roles, ${JSON.stringify(rows.roles)}::json)
    on conflict (id) do update set title = excluded.title, code = excluded.code, category = excluded.category,
      aliases = excluded.aliases, search = excluded.search, is_legacy = excluded.is_legacy,
      profession_id = excluded.profession_id, corps_id = excluded.corps_id`);
  await retireMissing(tx, rows);
}

async function retireMissing(tx: Tx, { occupations: listed, roles }: ReleaseRows) {
  const codes = JSON.stringify(listed.map(({ code }) => code));
  await tx.execute(sql`update occupations set is_retired = true
    where not is_retired and code not in (select value from json_array_elements_text(${codes}::json))`);
  const ids = JSON.stringify(roles.map(({ id }) => id));
  await tx.execute(sql`update military_badged_roles set is_legacy = true
    where not is_legacy and id >= ${firstOfficialId}
      and id not in (select value::bigint from json_array_elements_text(${ids}::json))`);
}

interface StoredRelease {
  version: string;
  content: Buffer | null;
}

export async function storedRelease(tx: Tx): Promise<StoredRelease | null> {
  const { version, content, is_current } = referenceReleases;
  const [row] = await tx.select({ version, content }).from(referenceReleases).where(eq(is_current, true));
  return row ? { version: row.version, content: row.content ? Buffer.from(row.content) : null } : null;
}

/** `content` is null for a release that ships with the server. */
export async function applyRelease(tx: Tx, release: Release, content: Buffer | null): Promise<void> {
  await writeRelease(tx, release);
  const { version, sets } = release.head;
  await tx.update(referenceReleases).set({ is_current: false, content: null });
  const current = { content, sets, is_current: true, loaded_at: new Date() };
  await tx
    .insert(referenceReleases)
    .values({ version, ...current })
    .onConflictDoUpdate({ target: referenceReleases.version, set: current });
}

export async function seedRelease(tx: Tx): Promise<void> {
  const stored = await storedRelease(tx);
  if (stored?.content) return;
  await applyRelease(tx, openArtefact(shippedArtefact()), null);
}

export async function adoptRelease(tx: Tx): Promise<boolean> {
  const { version, is_current } = referenceReleases;
  const [current] = await tx.select({ version }).from(referenceReleases).where(eq(is_current, true));
  if (!current || current.version === currentRelease().head.version) return true;
  const stored = await storedRelease(tx);
  const content = stored?.content ?? shippedArtefact();
  // A release that shipped with another version of the server is not available here.
  if (openArtefact(content).head.version !== stored?.version) return false;
  replaceRelease(content);
  return true;
}
