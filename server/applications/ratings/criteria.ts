import { and, eq } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import type { JobContent } from '../../db/schema/jobContent.ts';
import { jobs } from '../../db/schema/jobs.ts';
import type { Application } from '../applicationLife.ts';
import { findAppliedJob } from '../appliedJob.ts';

/** More would be left out or answered without thought. */
const maxCriteria = 8;

type AskingJob = Pick<JobContent, 'requirements' | 'skills'>;

/** What a job asks for, in its own words: the requirements in their order, then the skills, those that are required first. */
export function criteriaIn({ requirements, skills }: AskingJob): string[] {
  const ofSkills = [true, false].flatMap((isRequired) =>
    skills.filter(({ is_required }) => is_required === isRequired).map(({ name }) => name),
  );
  const texts = [...requirements, ...ofSkills].map((text) => text.trim()).filter(Boolean);
  const once = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLowerCase();
    if (!once.has(key)) once.set(key, text);
  }
  return [...once.values()].slice(0, maxCriteria);
}

/** Of the job as they applied for it, or as it is now for an application from before jobs were stored. */
export async function criteriaFor(db: TenantDb, application: Application): Promise<string[]> {
  const applied = await findAppliedJob(db, application);
  if (applied) return criteriaIn(applied);
  const [job] = await db.tx
    .select({ requirements: jobs.requirements, skills: jobs.skills })
    .from(jobs)
    .where(and(eq(jobs.tenant_id, db.tenantId), eq(jobs.id, application.row.job_id)));
  return job ? criteriaIn(job) : [];
}
