import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { emptySections } from '../cv/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { type ResumeRow, resumeReadings, resumes } from '../db/schema/resumes.ts';
import { dayOf } from '../formats/days.ts';
import { notFound, Problem, versionConflict } from '../http/answers/problem.ts';
import { refreshCandidate } from './candidate/storedFacts.ts';
import {
  defaultPageSize,
  defaultSectionOrder,
  defaultTemplate,
  type TemplateId,
  templateColour,
} from './designs.ts';
import { federalGaps } from './federal/rules.ts';
import { federalCompleteness, resumeHealth } from './hints/completeness.ts';
import type { Answer } from './lexicon/lexicon.ts';
import { resumePhoto } from './photo.ts';
import type { ResumeSections } from './sections/sectionRules.ts';
import { meaningsOf } from './terms/termMeanings.ts';
import { beginHistory, storeVersion, type VersionReason } from './versions/versions.ts';

type Schemas = components['schemas'];
type Change = Partial<typeof resumes.$inferInsert>;

const maxLive = 10;
// Includes deleted and replaced ones, which are kept for 30 days.
const maxStored = 50;
const retentionDays = 30;

export const resumesOfUser = ({ tenantId }: TenantDb, userId: number) =>
  and(eq(resumes.tenant_id, tenantId), eq(resumes.user_id, userId));

export const oldestRestorable = (now: Date) => new Date(now.getTime() - retentionDays * 86_400_000);

async function find(db: TenantDb, userId: number, id: number, also: SQL | undefined): Promise<ResumeRow> {
  const [row] = await db.tx
    .select()
    .from(resumes)
    .where(and(resumesOfUser(db, userId), eq(resumes.id, id), also));
  if (!row) throw notFound();
  return row;
}

export const findResume = (db: TenantDb, userId: number, id: number) =>
  find(db, userId, id, isNull(resumes.deleted_at));

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
        resumesOfUser(db, userId),
        eq(resumes.id, id),
        deleted ? isNotNull(resumes.deleted_at) : isNull(resumes.deleted_at),
      ),
    )
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** @throws 409 with the current résumé if the version is not the newest */
export async function requireResumeVersion(
  db: TenantDb,
  row: ResumeRow,
  version: number,
  now: Date,
): Promise<void> {
  if (row.version !== version) throw versionConflict(await presentResume(db, row, now));
}

/** The caller must hold the lock on the row. */
export async function changeResume(
  db: TenantDb,
  row: ResumeRow,
  change: Change,
  now: Date,
  reason?: VersionReason,
): Promise<ResumeRow> {
  if (reason) await beginHistory(db, row);
  const fresh = reason ? { page_count: null, checks: null } : {};
  const [changed] = await db.tx
    .update(resumes)
    .set({ ...fresh, ...change, version: row.version + 1, updated_at: now })
    .where(and(eq(resumes.tenant_id, db.tenantId), eq(resumes.id, row.id)))
    .returning();
  if (!changed) throw notFound();
  if (reason) await storeVersion(db, changed, reason, now);
  await refreshCandidate(db, changed.user_id, now);
  return changed;
}

type NewResume = Pick<typeof resumes.$inferInsert, 'title' | 'kind' | 'source'> &
  Partial<
    Pick<
      typeof resumes.$inferInsert,
      | 'sections'
      | 'federal'
      | 'file_name'
      | 'tailored_job_id'
      | 'template_id'
      | 'page_size'
      | 'spacing'
      | 'section_order'
      | 'hidden_sections'
    >
  >;

export async function insertResume(
  db: TenantDb,
  userId: number,
  fields: NewResume,
  now: Date,
  { primary = true } = {},
): Promise<ResumeRow> {
  const [row] = await db.tx
    .insert(resumes)
    .values({
      sections: emptySections(),
      template_id: defaultTemplate,
      page_size: defaultPageSize(fields.kind),
      section_order: defaultSectionOrder,
      ...fields,
      tenant_id: db.tenantId,
      user_id: userId,
      is_primary: primary && fields.kind !== 'federal' && !(await hasPrimary(db, userId)),
      created_at: now,
      updated_at: now,
    })
    .returning();
  if (!row) throw new Error('The new résumé was not stored');
  await refreshCandidate(db, userId, now);
  return row;
}

async function hasPrimary(db: TenantDb, userId: number): Promise<boolean> {
  const [row] = await db.tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(resumesOfUser(db, userId), eq(resumes.is_primary, true), isNull(resumes.deleted_at)));
  return row !== undefined;
}

/** So that two calls of a user cannot both take the last slot or both become primary. */
export const lockResumeOwner = (db: TenantDb, userId: number) =>
  db.tx.execute(
    sql`select id from users where tenant_id = ${db.tenantId} and id = ${userId} for no key update`,
  );

/** A restored résumé already counts as stored. */
export async function requireResumeCapacity(
  db: TenantDb,
  userId: number,
  { returning = false } = {},
): Promise<void> {
  await lockResumeOwner(db, userId);
  const [count] = await db.tx
    .select({
      stored: sql<number>`count(*)::integer`,
      live: sql<number>`(count(*) filter (where ${resumes.deleted_at} is null))::integer`,
    })
    .from(resumes)
    .where(resumesOfUser(db, userId));
  if (!count || ((returning || count.stored < maxStored) && count.live < maxLive)) return;
  const [most, rest] =
    count.live >= maxLive
      ? [maxLive, 'Delete one of them, or continue with one.']
      : [maxStored, 'Deleted and replaced ones are removed after 30 days.'];
  throw new Problem(409, 'limit_reached', `You already have ${most} stored. ${rest}`);
}

export async function makePrimary(db: TenantDb, userId: number, id: number, now: Date): Promise<void> {
  const mine = and(resumesOfUser(db, userId), isNull(resumes.deleted_at));
  await db.tx
    .update(resumes)
    .set({ is_primary: false })
    .where(and(mine, eq(resumes.is_primary, true), sql`${resumes.id} <> ${id}`));
  await db.tx
    .update(resumes)
    .set({ is_primary: true })
    .where(and(mine, eq(resumes.id, id)));
  await refreshCandidate(db, userId, now);
}

export async function loadResumes(db: TenantDb, userId: number, now: Date, withDeleted: boolean) {
  const since = oldestRestorable(now).toISOString();
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
    .where(and(resumesOfUser(db, userId), shown))
    .orderBy(
      sql`${resumes.deleted_at} desc nulls first`,
      desc(resumes.is_primary),
      desc(resumes.updated_at),
      asc(resumes.id),
    );
}

const healthOf = ({ federal, sections }: ResumeRow, now: Date, answers: Answer[]) =>
  federal
    ? { completeness: federalCompleteness(federal, federalGaps(federal).length) }
    : resumeHealth(sections, dayOf(now), answers);

function presentCommon(row: ResumeRow, completeness: number) {
  const { id, title, kind, source, file_name, is_primary, page_count, version } = row;
  const template_id: TemplateId = row.template_id;
  return {
    ...{ id, title, kind, source, file_name },
    ...{ template_id, colour: templateColour(template_id), page_size: row.page_size, is_primary },
    completeness,
    page_count,
    version,
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

export const presentResumeSummary = (
  row: ResumeRow,
  parse_status: Schemas['ResumeSummary']['parse_status'],
  now: Date,
  answers: Answer[],
): Schemas['ResumeSummary'] => ({
  ...presentCommon(row, healthOf(row, now, answers).completeness),
  parse_status,
});

export async function presentResume(db: TenantDb, row: ResumeRow, now: Date): Promise<Schemas['Resume']> {
  const { spacing, section_order, hidden_sections, sections, checks, tailored_job_id } = row;
  const { completeness, ...health } = healthOf(row, now, await meaningsOf(db, row.user_id));
  return {
    ...presentCommon(row, completeness),
    ...health,
    ...{ spacing, section_order, hidden_sections, sections, checks },
    ...(tailored_job_id === null ? {} : { tailored_job_id }),
    military_titles: await militaryTitles(db, sections.military_exp),
    ...(await resumePhoto(db, row)),
  };
}

const militaryTables = [
  'services',
  'navy_services',
  'branches',
  'corps',
  'professions',
  'badged_roles',
  'ranks',
];

export async function militaryTitles(
  { tx }: TenantDb,
  items: ResumeSections['military_exp'],
): Promise<Record<string, string>> {
  const ids = items.flatMap((item) =>
    Object.entries(item).flatMap(([name, value]) => (/^military_.*_id$/.test(name) && value ? [value] : [])),
  ) as number[];
  if (ids.length === 0) return {};
  const idList = sql.join(
    [...new Set(ids)].map((id) => sql`${id}`),
    sql`, `,
  );
  const queries = militaryTables.map(
    (list) => sql`select id, title from ${sql.identifier(`military_${list}`)} where id in (${idList})`,
  );
  const { rows } = await tx.execute<{ id: number; title: string }>(sql.join(queries, sql` union all `));
  return Object.fromEntries(rows.map(({ id, title }) => [String(id), title]));
}
