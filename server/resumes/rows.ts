/**
 * Promises: a résumé is found only for its owner, changed only by who has seen its newest version, and answered as the
 * contract's Résumé.
 */
import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { emptySections } from '../cv/draft.ts';
import { dayOf } from '../days.ts';
import type { TenantDb } from '../db/database.ts';
import { resumeReadings, resumes } from '../db/schema/resumes.ts';
import { notFound, Problem, versionConflict } from '../problem.ts';
import type { Sections } from '../resumeRules.ts';
import { completenessOf, federalCompleteness } from './completeness.ts';
import { colourOf, pageSizeOf, plainest, type TemplateId, usualOrder } from './designs.ts';
import { federalGaps } from './federal/rules.ts';
import { photoOf } from './photo.ts';
import { beginHistory, keepVersion, type Reason } from './versions.ts';

type Schemas = components['schemas'];
export type ResumeRow = typeof resumes.$inferSelect;
type Change = Partial<typeof resumes.$inferInsert>;

const mostLive = 10;
/** Uploads that were replaced stay for 30 days, too. */
const mostStored = 50;
export const daysKept = 30;

export const ofOwner = ({ tenantId }: TenantDb, userId: number) =>
  and(eq(resumes.tenant_id, tenantId), eq(resumes.user_id, userId));

export const longAgo = (now: Date) => new Date(now.getTime() - daysKept * 86_400_000);

async function find(db: TenantDb, userId: number, id: number, also: SQL | undefined): Promise<ResumeRow> {
  const [row] = await db.tx
    .select()
    .from(resumes)
    .where(and(ofOwner(db, userId), eq(resumes.id, id), also));
  if (!row) throw notFound();
  return row;
}

export const findResume = (db: TenantDb, userId: number, id: number) =>
  find(db, userId, id, isNull(resumes.deleted_at));

/** Held until the transaction ends. A deleted one only where asked for. */
export async function lockResume(
  db: TenantDb,
  userId: number,
  id: number,
  { deleted = false } = {},
): Promise<ResumeRow> {
  const [row] = await db.tx
    .select()
    .from(resumes)
    .where(
      and(
        ofOwner(db, userId),
        eq(resumes.id, id),
        deleted ? isNotNull(resumes.deleted_at) : isNull(resumes.deleted_at),
      ),
    )
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** 409 with the current one where somebody else was faster. */
export async function demandVersion(db: TenantDb, row: ResumeRow, version: number, now: Date): Promise<void> {
  if (row.version !== version) throw versionConflict(await presentResume(db, row, now));
}

/** A new version; with `reason` also an entry of the history. The row is held by the caller. */
export async function changeResume(
  db: TenantDb,
  row: ResumeRow,
  change: Change,
  now: Date,
  reason?: Reason,
): Promise<ResumeRow> {
  if (reason) await beginHistory(db, row);
  const fresh = reason ? { page_count: null, checks: null } : {};
  const [changed] = await db.tx
    .update(resumes)
    .set({ ...fresh, ...change, version: row.version + 1, updated_at: now })
    .where(and(eq(resumes.tenant_id, db.tenantId), eq(resumes.id, row.id)))
    .returning();
  if (!changed) throw notFound();
  if (reason) await keepVersion(db, changed, reason, now);
  return changed;
}

type New = Pick<typeof resumes.$inferInsert, 'title' | 'kind' | 'source'> &
  Partial<
    Pick<
      typeof resumes.$inferInsert,
      'sections' | 'federal' | 'file_name' | 'template_id' | 'page_size' | 'section_order' | 'hidden_sections'
    >
  >;

/** The first one is primary, unless it is federal or still to be read. */
export async function insertResume(
  db: TenantDb,
  userId: number,
  given: New,
  now: Date,
  { primary = true } = {},
): Promise<ResumeRow> {
  const [row] = await db.tx
    .insert(resumes)
    .values({
      sections: emptySections(),
      template_id: plainest,
      page_size: pageSizeOf(given.kind),
      section_order: usualOrder,
      ...given,
      tenant_id: db.tenantId,
      user_id: userId,
      is_primary: primary && given.kind !== 'federal' && !(await hasPrimary(db, userId)),
      created_at: now,
      updated_at: now,
    })
    .returning();
  if (!row) throw new Error('The new résumé was not stored');
  return row;
}

async function hasPrimary(db: TenantDb, userId: number): Promise<boolean> {
  const [found] = await db.tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(ofOwner(db, userId), eq(resumes.is_primary, true), isNull(resumes.deleted_at)));
  return found !== undefined;
}

/** One call of a user at a time: two at once must not both find the last place, nor name two primary ones. */
export const lockOwner = (db: TenantDb, userId: number) =>
  db.tx.execute(
    sql`select id from users where tenant_id = ${db.tenantId} and id = ${userId} for no key update`,
  );

/** One that comes back is stored already. The owner is locked by the caller or here. */
export async function checkRoom(db: TenantDb, userId: number, { returning = false } = {}): Promise<void> {
  await lockOwner(db, userId);
  const [count] = await db.tx
    .select({
      stored: sql<number>`count(*)::integer`,
      live: sql<number>`(count(*) filter (where ${resumes.deleted_at} is null))::integer`,
    })
    .from(resumes)
    .where(ofOwner(db, userId));
  if (!count || ((returning || count.stored < mostStored) && count.live < mostLive)) return;
  const [most, rest] =
    count.live >= mostLive
      ? [mostLive, 'Delete one of them, or carry on with one.']
      : [mostStored, 'Deleted and replaced ones go after 30 days.'];
  throw new Problem(409, 'limit_reached', `You already have ${most} stored. ${rest}`);
}

export async function makePrimary(db: TenantDb, userId: number, id: number): Promise<void> {
  const mine = and(ofOwner(db, userId), isNull(resumes.deleted_at));
  await db.tx
    .update(resumes)
    .set({ is_primary: false })
    .where(and(mine, eq(resumes.is_primary, true), sql`${resumes.id} <> ${id}`));
  await db.tx
    .update(resumes)
    .set({ is_primary: true })
    .where(and(mine, eq(resumes.id, id)));
}

export async function listRows(db: TenantDb, userId: number, now: Date, withDeleted: boolean) {
  const since = longAgo(now).toISOString();
  const shown = withDeleted
    ? or(isNull(resumes.deleted_at), sql`${resumes.deleted_at} >= ${since}::timestamptz`)
    : isNull(resumes.deleted_at);
  return db.tx
    .select({ row: resumes, parse_status: resumeReadings.status })
    .from(resumes)
    .leftJoin(
      resumeReadings,
      and(eq(resumeReadings.tenant_id, resumes.tenant_id), eq(resumeReadings.resume_id, resumes.id)),
    )
    .where(and(ofOwner(db, userId), shown))
    .orderBy(
      sql`${resumes.deleted_at} desc nulls first`,
      desc(resumes.is_primary),
      desc(resumes.updated_at),
      asc(resumes.id),
    );
}

function about(row: ResumeRow, now: Date) {
  const { id, title, kind, source, file_name, is_primary, page_count, version } = row;
  const template_id: TemplateId = row.template_id;
  return {
    ...{ id, title, kind, source, file_name },
    ...{ template_id, colour: colourOf(template_id), page_size: row.page_size, is_primary },
    completeness: row.federal
      ? federalCompleteness(row.federal, federalGaps(row.federal).length)
      : completenessOf(row.sections, dayOf(now)),
    page_count,
    version,
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

export const presentSummary = (
  row: ResumeRow,
  parse_status: Schemas['ResumeSummary']['parse_status'],
  now: Date,
): Schemas['ResumeSummary'] => ({ ...about(row, now), parse_status });

export async function presentResume(db: TenantDb, row: ResumeRow, now: Date): Promise<Schemas['Resume']> {
  const { section_order, hidden_sections, sections, checks } = row;
  return {
    ...about(row, now),
    ...{ section_order, hidden_sections, sections, checks },
    military_titles: await militaryTitles(db, sections.military_exp),
    ...(await photoOf(db, row)),
  };
}

const lists = ['services', 'navy_services', 'branches', 'corps', 'professions', 'badged_roles', 'ranks'];

/** One map for all lists: none of them shares a number with another. */
export async function militaryTitles(
  { tx }: TenantDb,
  items: Sections['military_exp'],
): Promise<Record<string, string>> {
  const ids = items.flatMap((item) =>
    Object.entries(item).flatMap(([name, value]) => (/^military_.*_id$/.test(name) && value ? [value] : [])),
  ) as number[];
  if (ids.length === 0) return {};
  const wanted = sql.join(
    [...new Set(ids)].map((id) => sql`${id}`),
    sql`, `,
  );
  const each = lists.map(
    (list) => sql`select id, title from ${sql.identifier(`military_${list}`)} where id in (${wanted})`,
  );
  const { rows } = await tx.execute<{ id: number; title: string }>(sql.join(each, sql` union all `));
  return Object.fromEntries(rows.map(({ id, title }) => [String(id), title]));
}
