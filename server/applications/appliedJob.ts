import { and, eq } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { appliedJobs, contentOf, type JobContent } from '../db/schema/jobContent.ts';
import type { Job } from '../db/schema/jobs.ts';
import { publicQuestions } from './applicants/expectedAnswers.ts';
import type { Application } from './applicationLife.ts';

const noSalary = {
  salary_min: null,
  salary_max: null,
  salary_currency: null,
  salary_per: null,
  salary_yearly: null,
};

/** Without a salary that is not public and without the expected answers. */
export function appliedContent(job: Job): JobContent {
  const content = { ...contentOf(job), questions: publicQuestions(job.questions) };
  return job.salary_is_public ? content : { ...content, ...noSalary };
}

/** Later changes of the jobs leave what is stored as it is. */
export async function keepAppliedJobs({ tenantId, tx }: TenantDb, jobs: readonly Job[]): Promise<void> {
  await tx
    .insert(appliedJobs)
    .values(
      jobs.map((job) => ({
        tenant_id: tenantId,
        job_id: job.id,
        version: job.version,
        content: appliedContent(job),
      })),
    )
    .onConflictDoNothing();
}

/** Null for an application from before jobs were kept. */
export async function findAppliedJob(
  { tenantId, tx }: TenantDb,
  { row }: Application,
): Promise<JobContent | null> {
  const { tenant_id, job_id, version, content } = appliedJobs;
  const [stored] = await tx
    .select({ content })
    .from(appliedJobs)
    .where(and(eq(tenant_id, tenantId), eq(job_id, row.job_id), eq(version, row.job_version ?? 0)));
  return stored?.content ?? null;
}
