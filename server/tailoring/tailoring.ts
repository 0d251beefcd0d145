import { and, eq } from 'drizzle-orm';
import { applicationsOn, hasRunOut } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import type { Job } from '../db/schema/jobs.ts';
import type { ResumeRow } from '../db/schema/resumes.ts';
import { invalidTransition, Problem } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import { truncate } from '../http/contract/truncate.ts';
import { readableJob } from '../jobs/interface.ts';
import { matchCandidate, matchJobs, themselves } from '../match/load.ts';
import {
  copyResume,
  factsOfResume,
  findResume,
  lockResumeOwner,
  presentResume,
  shownSections,
} from '../resumes/interface.ts';
import { coverageOf } from './coverage.ts';

const longestTitle = 120;

const closed = () => new Problem(409, 'job_closed', 'This job no longer takes applications.');

interface Request {
  userId: number;
  resumeId: number;
  jobId: number;
}

interface Tailored {
  resume: ResumeRow;
  job: Job;
  company: string;
}

/** @throws 404; 409 `invalid_transition` for a federal résumé; 409 `job_closed` */
async function findTailored(
  db: TenantDb,
  { userId, resumeId, jobId }: Request,
  now: Date,
): Promise<Tailored> {
  const resume = await findResume(db, userId, resumeId);
  if (resume.kind === 'federal') throw invalidTransition([]);
  const job = await readableJob(db, jobId);
  const isOpen = job.status === 'published' && !hasRunOut(job, now);
  if (!isOpen && !(await applicationsOn(db, userId, [jobId], now)).has(jobId)) throw closed();
  const [company] = await db.tx
    .select({ name: companies.name })
    .from(companies)
    .where(and(eq(companies.tenant_id, db.tenantId), eq(companies.id, job.company_id)));
  return { resume, job, company: company?.name ?? '' };
}

export const getResumeCoverage: Operation<'getResumeCoverage'> = (call) =>
  call.transaction(async (db) => {
    const { params, query, user, now } = call;
    const request = { userId: user.id, resumeId: params.id, jobId: query.job_id };
    const { resume, job, company } = await findTailored(db, request, now);
    const candidate = matchCandidate(await factsOfResume(db, resume, now), themselves, now);
    const [compared] = await matchJobs(db, [job]);
    const rows = coverageOf({
      job: compared!,
      requirements: job.requirements,
      candidate,
      shown: shownSections(resume),
      sections: resume.sections,
    });
    return { data: { job: { id: job.id, title: job.title, company }, version: resume.version, rows } };
  });

export const createTailoredCopy: Operation<'createTailoredCopy'> = (call) =>
  call.transaction(async (db) => {
    const { params, body, user, now } = call;
    await lockResumeOwner(db, user.id);
    const request = { userId: user.id, resumeId: params.id, jobId: body.job_id };
    const { resume, job, company } = await findTailored(db, request, now);
    const title = truncate(`${job.title}, ${company}`, longestTitle);
    const copy = await copyResume(db, resume, { title, tailored_job_id: job.id }, now);
    return call.conclude(db, { data: await presentResume(db, copy, now) });
  });
