import { and, desc, eq } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { personName } from '../../src/documents/personName.ts';
import { allowedToRecruiter } from '../../src/machines/job.ts';
import { applicationCountsOfJob } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { type Job, jobChanges } from '../db/schema/jobs.ts';
import { missingJobFields } from './fields.ts';
import { presentContent, presentJob, salaryOf, statusOn, type Viewer } from './jobViews.ts';
import { htmlToText } from './richText.ts';
import {
  affectedBy,
  type Changes,
  editVersion,
  findChanges,
  hasChanges,
  updatedAt,
  withChanges,
} from './unpublishedChanges.ts';
import { wordingHints } from './wording.ts';

type Schemas = components['schemas'];

async function loggedChanges({ tx, tenantId }: TenantDb, jobId: number) {
  const rows = await tx
    .select({ change: jobChanges, by: { first_name: users.first_name, last_name: users.last_name } })
    .from(jobChanges)
    .leftJoin(users, and(eq(users.tenant_id, jobChanges.tenant_id), eq(users.id, jobChanges.by_id)))
    .where(and(eq(jobChanges.tenant_id, tenantId), eq(jobChanges.job_id, jobId)))
    .orderBy(desc(jobChanges.at), desc(jobChanges.id))
    .limit(50);
  return rows.map(({ change: { at, field, before, after }, by }) => ({
    at: at.toISOString(),
    by: by ? personName(by) : 'A former colleague',
    ...{ field, before, after },
  }));
}

async function colleagueNamed({ tx, tenantId }: TenantDb, id: number | null): Promise<string> {
  const [colleague] = await tx
    .select({ first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, id ?? 0)));
  return colleague ? personName(colleague) : 'A former colleague';
}

const hintsOf = (job: Job) =>
  wordingHints({
    title: job.title,
    description_html: htmlToText(job.description_html),
    responsibilities: job.responsibilities.join('\n'),
    requirements: job.requirements.join('\n'),
  });

interface Unpublished {
  changes: Changes | null;
  edited: Job;
  stages: Schemas['StageCounts'];
}

async function presentUnpublished(
  db: TenantDb,
  { changes, edited, stages }: Unpublished,
  viewer: Viewer,
): Promise<Schemas['UnpublishedChanges'] | null> {
  if (!changes?.content) return null;
  return {
    at: changes.at.toISOString(),
    by: await colleagueNamed(db, changes.by_id),
    content: await presentContent(db, edited, viewer),
    affects: await affectedBy(db, edited.id, stages),
  };
}

export async function presentOwn(db: TenantDb, job: Job, viewer: Viewer): Promise<Schemas['Job']> {
  const { total, stages, your_turn } = await applicationCountsOfJob(db, job.id, viewer.now);
  const changes = await findChanges(db, job.id);
  const edited = withChanges(job, changes);
  const state = {
    status: statusOn(job, viewer.now),
    hasApplications: total > 0,
    hasChanges: hasChanges(changes),
  };
  return {
    ...(await presentJob(db, job, viewer)),
    questions: job.questions,
    version: editVersion(job, changes),
    applications_count: total,
    recruiter: {
      owner: { id: job.owner_id, name: await colleagueNamed(db, job.owner_id) },
      allowed: allowedToRecruiter(state),
      close_reason: job.close_reason,
      removed_reason: job.removed_reason,
      ended_at: job.ended_at?.toISOString() ?? null,
      salary: salaryOf(job),
      counts: stages,
      your_turn,
      changes: await loggedChanges(db, job.id),
      unpublished: await presentUnpublished(db, { changes, edited, stages }, viewer),
      hints: hintsOf(edited),
      missing: missingJobFields(edited, viewer.now),
      created_at: job.created_at.toISOString(),
      updated_at: updatedAt(job, changes).toISOString(),
    },
  };
}
