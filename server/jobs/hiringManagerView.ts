import type { components } from '../../openapi.gen.d.ts';

type Schemas = components['schemas'];

/** Without a salary that is not public, changes of the salary, what is not published yet, and what only a recruiter can do. */
export function asHiringManagerReadsJob(job: Schemas['Job']): Schemas['Job'] {
  const { recruiter } = job;
  if (!recruiter) return job;
  return {
    ...job,
    recruiter: {
      ...recruiter,
      allowed: [],
      salary: job.salary,
      // A public salary may not have been public before.
      changes: recruiter.changes.filter(({ field }) => field !== 'salary'),
      unpublished: null,
      hints: [],
      missing: {},
    },
  };
}

export const asHiringManagerListsJob = (job: Schemas['RecruiterJob']): Schemas['RecruiterJob'] => ({
  ...job,
  allowed: [],
  has_unpublished_changes: false,
});
