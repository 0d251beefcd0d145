// Updates stored features of candidates and jobs in the background: after an upgrade whose rules read them differently, after a
// new release of the occupational data, and after a crash. Changes by people store the features immediately.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { createQueue, type Queue } from '../background/queue.ts';
import type { Database } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import type { Tx } from '../db/transaction.ts';
import { findableBy, skillNames, vectorsOf } from '../jobs/interface.ts';
import { adoptRelease } from '../military/interface.ts';
import { occupationReference } from '../occupations/interface.ts';
import { agedCandidates, countCandidates, refreshFacts } from '../resumes/interface.ts';
import { featuresVersion } from '../scoring/interface.ts';

export type MatchIndex = Pick<Queue, 'wake' | 'settled' | 'close'>;

interface Batch {
  of: 'candidates' | 'jobs';
  tenant_id: number;
  ids: number[];
}

const batchSize = 100;
const restMs = 600_000;

interface MatchIndexOptions {
  database: Database;
  clock: () => Date;
  onError: (error: unknown) => void;
}

export function createMatchIndex({ database, clock, onError }: MatchIndexOptions): MatchIndex {
  return createQueue<Batch>({
    // A server that does not have the release in use leaves the work to those that do.
    claim: async () =>
      (await database.asPlatform(adoptRelease))
        ? ((await nextCandidates(database)) ?? (await nextJobs(database)))
        : undefined,
    perform: ({ of, tenant_id, ids }) =>
      of === 'jobs'
        ? indexJobs(database, tenant_id, ids)
        : indexCandidates(database, tenant_id, ids, clock()),
    restMs,
    onError,
  });
}

const isOutdated =
  () => sql`((match_features->>'version')::integer is distinct from ${featuresVersion}::integer
  or match_features->>'release' is distinct from ${occupationReference().version}::text)`;

interface Progress {
  total: number;
  outdated: number;
}

export async function indexingProgress(tx: Tx): Promise<Record<'jobs' | 'candidates', Progress>> {
  const of = async (statement: SQL) => {
    const { rows } = await tx.execute<{ total: number; outdated: number }>(statement);
    return rows[0]!;
  };
  return {
    jobs: await of(sql`
      select count(*)::integer as total, (count(*) filter (where ${isOutdated()}))::integer as outdated from jobs`),
    candidates: await of(countCandidates()),
  };
}

function nextCandidates(database: Database): Promise<Batch | undefined> {
  return database.asPlatform(async (tx) => {
    const { rows } = await tx.execute<{ tenant_id: number; id: number }>(agedCandidates(batchSize));
    return batchOf('candidates', rows);
  });
}

function nextJobs(database: Database): Promise<Batch | undefined> {
  return database.asPlatform(async (tx) => {
    const { rows } = await tx.execute<{ tenant_id: number; id: number }>(sql`
      select tenant_id, id from jobs where ${isOutdated()} limit ${batchSize}`);
    return batchOf('jobs', rows);
  });
}

function batchOf(of: Batch['of'], rows: { tenant_id: number; id: number }[]): Batch | undefined {
  const tenant_id = rows[0]?.tenant_id;
  if (tenant_id === undefined) return undefined;
  return { of, tenant_id, ids: rows.filter((row) => row.tenant_id === tenant_id).map(({ id }) => id) };
}

const indexCandidates = (database: Database, tenantId: number, ids: number[], now: Date) =>
  database.asTenant(tenantId, (db) => refreshFacts(db, sql`u.id = any(${sql.param(ids)}::bigint[])`, now));

const indexJobs = (database: Database, tenantId: number, ids: number[]) =>
  database.asTenant(tenantId, async (db) => {
    const rows = await db.tx
      .select()
      .from(jobs)
      .where(and(eq(jobs.tenant_id, tenantId), inArray(jobs.id, ids)))
      .for('update');
    for (const job of rows) {
      await db.tx
        .update(jobs)
        .set({ ...vectorsOf(await findableBy(db, job)), skill_names: skillNames(job.skills) })
        .where(and(eq(jobs.tenant_id, tenantId), eq(jobs.id, job.id)));
    }
  });
