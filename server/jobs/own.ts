import { and, desc, eq } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { personName } from '../../src/documents/personName.ts';
import { allowedToRecruiter } from '../../src/machines/job.ts';
import { applicationCountsOfJob } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { type Job, jobChanges } from '../db/schema/jobs.ts';
import { missingJobFields } from './fields.ts';
import { presentJob, salaryOf, statusOn, type Viewer } from './jobViews.ts';
import { htmlToText } from './richText.ts';
import { wordingHints } from './wording.ts';

type Schemas = components['schemas'];

async function changesOf({ tx, tenantId }: TenantDb, jobId: number) {
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

async function ownerOf({ tx, tenantId }: TenantDb, id: number) {
  const [owner] = await tx
    .select({ first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, id)));
  return { id, name: owner ? personName(owner) : 'A former colleague' };
}

const hintsOf = (job: Job) =>
  wordingHints({
    title: job.title,
    description_html: htmlToText(job.description_html),
    responsibilities: job.responsibilities.join('\n'),
    requirements: job.requirements.join('\n'),
  });

export async function presentOwn(db: TenantDb, job: Job, viewer: Viewer): Promise<Schemas['Job']> {
  const { total, stages, your_turn } = await applicationCountsOfJob(db, job.id, viewer.now);
  const state = { status: statusOn(job, viewer.now), hasApplications: total > 0 };
  return {
    ...(await presentJob(db, job, viewer)),
    applications_count: total,
    recruiter: {
      owner: await ownerOf(db, job.owner_id),
      allowed: allowedToRecruiter(state),
      close_reason: job.close_reason,
      removed_reason: job.removed_reason,
      ended_at: job.ended_at?.toISOString() ?? null,
      salary: salaryOf(job),
      counts: stages,
      your_turn,
      changes: await changesOf(db, job.id),
      hints: hintsOf(job),
      missing: missingJobFields(job, viewer.now),
      created_at: job.created_at.toISOString(),
      updated_at: job.updated_at.toISOString(),
    },
  };
}
