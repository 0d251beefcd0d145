/** An application as each side sees it: the veteran everything that was sent, the company what it may see while it stands, and both whose turn it is. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { type ApplicationStatus, applicationLife } from '../../src/machines/application.ts';
import type { TenantDb } from '../db/database.ts';
import {
  type ApplicationRow,
  applicationEvents,
  applicationFiles,
  applicationNotes,
} from '../db/schema/applications.ts';
import { isTaking } from './answers.ts';
import { type Application, standingOf, stands, undoEnds } from './applicationLife.ts';
import { statusLabels } from './words.ts';

type Schemas = components['schemas'];
type Viewer = 'veteran' | 'employer';
type TypicalDays = Partial<Record<ApplicationStatus, number>>;

/** Fewer say nothing. */
const fewest = 5;
const mostLookedAt = 5000;

/** How long an application usually stands at each step in this tenant, by its latest steps. */
export async function typicalDays({ tenantId, tx }: TenantDb): Promise<TypicalDays> {
  const { rows } = await tx.execute<{ status: ApplicationStatus; days: number }>(sql`
    select status, ceil(percentile_cont(0.5) within group (order by days))::integer as days
    from (
      select e."from" as status, extract(epoch from e.at - before.at) / 86400 as days
      from (
        select * from ${applicationEvents} where tenant_id = ${tenantId} order by at desc limit ${mostLookedAt}
      ) e
      cross join lateral (
        select at from ${applicationEvents} b
        where b.tenant_id = e.tenant_id and b.application_id = e.application_id and b.at < e.at
        order by b.at desc limit 1
      ) before
      where e."from" is not null and e.by <> 'calendar'
    ) steps
    group by status having count(*) >= ${fewest}`);
  return Object.fromEntries(rows.map(({ status, days }) => [status, days]));
}

/** After the interview it is for the employer to say how it went. */
function nextActor(
  { status, interview }: ApplicationRow,
  now: Date,
): Schemas['ApplicationSummary']['next_actor'] {
  if (status === 'offer') return 'you';
  if (status === 'interview') return interview?.at && new Date(interview.at) > now ? 'you' : 'employer';
  return status === 'submitted' || status === 'viewed' || status === 'shortlisted' ? 'employer' : 'none';
}

export function presentSummary(
  application: Application,
  viewer: Viewer,
  typical: TypicalDays,
  now: Date,
): Schemas['ApplicationSummary'] {
  const { row, job, company } = application;
  return {
    id: row.id,
    job: {
      id: job.id,
      title: row.job_title,
      is_open: isTaking(job, now),
      company: { id: company.id, name: company.name, logo_url: company.logo?.thumb_url ?? null },
    },
    status: row.status,
    status_label: statusLabels[row.status],
    next_actor: nextActor(row, now),
    applied_at: row.created_at.toISOString(),
    last_changed_at: row.status_changed_at.toISOString(),
    typical_days: typical[row.status] ?? null,
    allowed: applicationLife[viewer].allowed(standingOf(application, now)),
  };
}

export async function presentApplication(
  db: TenantDb,
  application: Application,
  viewer: Viewer,
  now: Date,
): Promise<Schemas['Application']> {
  const { row } = application;
  const isWhole = viewer === 'veteran' || stands(application, now);
  const isUndoable = viewer === 'employer' && row.status === 'rejected' && isWhole;
  return {
    ...presentSummary(application, viewer, await typicalDays(db), now),
    version: row.version,
    candidate_id: viewer === 'employer' ? row.user_id : null,
    timeline: await timelineOf(db, row.id),
    cv: isWhole ? await cvOf(db, row.id) : null,
    profile:
      row.profile && (isWhole ? row.profile : { ...row.profile, email: null, phone: null, clearance: null }),
    cover_note: isWhole ? row.cover_note : null,
    answers: isWhole ? row.answers : [],
    interview: row.interview,
    reason_code: row.reason_code,
    public_note: row.public_note,
    undo_until: isUndoable ? undoEnds(row).toISOString() : null,
    notes: viewer === 'employer' ? await notesOf(db, row.id) : null,
  };
}

async function timelineOf({ tenantId, tx }: TenantDb, id: number): Promise<Schemas['ApplicationStep'][]> {
  const rows = await tx
    .select()
    .from(applicationEvents)
    .where(and(eq(applicationEvents.tenant_id, tenantId), eq(applicationEvents.application_id, id)))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.id));
  return rows.map(({ at, from, to, by, public_note }) => ({
    at: at.toISOString(),
    from,
    to,
    label: statusLabels[to],
    by,
    public_note,
  }));
}

async function cvOf({ tenantId, tx }: TenantDb, id: number): Promise<Schemas['Application']['cv']> {
  const [file] = await tx
    .select({ name: applicationFiles.name, page_count: applicationFiles.page_count })
    .from(applicationFiles)
    .where(and(eq(applicationFiles.tenant_id, tenantId), eq(applicationFiles.application_id, id)));
  return file ? { ...file, url: `/api/applications/${id}/cv` } : null;
}

export const presentNote = ({ id, author, text, created_at }: typeof applicationNotes.$inferSelect) => ({
  id,
  author,
  text,
  created_at: created_at.toISOString(),
});

export async function notesOf({ tenantId, tx }: TenantDb, id: number): Promise<Schemas['ApplicationNote'][]> {
  const rows = await tx
    .select()
    .from(applicationNotes)
    .where(and(eq(applicationNotes.tenant_id, tenantId), eq(applicationNotes.application_id, id)))
    .orderBy(asc(applicationNotes.created_at), asc(applicationNotes.id));
  return rows.map(presentNote);
}
