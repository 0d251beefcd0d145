/** How many have applied for a job, by where they stand. */
import type { components } from '../../openapi.gen.d.ts';
import { stagesOfJobs } from '../applications/jobs.ts';
import type { TenantDb } from '../db/database.ts';

type StageCounts = components['schemas']['StageCounts'];

export interface Counted {
  total: number;
  stages: StageCounts;
}

const nobody = (): Counted => ({
  total: 0,
  stages: {
    submitted: 0,
    viewed: 0,
    shortlisted: 0,
    interview: 0,
    offer: 0,
    hired: 0,
    rejected: 0,
    withdrawn: 0,
    expired: 0,
  },
});

export async function countsOfAll(db: TenantDb, ids: number[]): Promise<Map<number, Counted>> {
  const counted = new Map(ids.map((id) => [id, nobody()]));
  for (const { jobId, status, count } of await stagesOfJobs(db, ids)) {
    const of = counted.get(jobId);
    if (!of) continue;
    of.stages[status] = count;
    of.total += count;
  }
  return counted;
}

export async function countsOf(db: TenantDb, id: number): Promise<Counted> {
  return (await countsOfAll(db, [id])).get(id) ?? nobody();
}
