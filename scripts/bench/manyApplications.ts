/** Fifty applications of one job that are rejected and brought back together, each in a transaction of its own. */
import { sql } from 'drizzle-orm';
import { build } from '../../server/app.ts';
import type { Database } from '../../server/db/database.ts';
import { p50, p95 } from './jobSearches.ts';
import type { Figure } from './report.ts';

const together = 50;
// Rejected and undone: an application may be moved 20 times an hour.
const rounds = 10;
const goal = 1000;

/** Gives the newest applications of the job to people who exist, since nobody else is notified. */
async function fillPeople(database: Database, tenantId: number, jobId: number): Promise<number[]> {
  return database.asPlatform(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      with source as (select * from users u where tenant_id = ${tenantId} and role = 'veteran' order by id limit 1),
      people as (
        insert into users
        select (jsonb_populate_record(source, jsonb_build_object(
          'id', nextval(pg_get_serial_sequence('users', 'id')), 'email', 'many-' || n || '@example.test'))).*
        from source, generate_series(1, ${together}::integer) as n
        returning id),
      numbered as (select id, row_number() over (order by id) as place from people),
      newest as (
        select id, row_number() over (order by id desc) as place from applications
        where tenant_id = ${tenantId} and job_id = ${jobId} order by id desc limit ${together})
      update applications a set user_id = numbered.id, status = 'viewed', offer_status = null, interview_status = null,
        interview = null, interview_until = null, rejected_from = null, inactive_from = null, version = 1
      from newest join numbered using (place)
      where a.tenant_id = ${tenantId} and a.id = newest.id
      returning a.id::integer as id`);
    return rows.map(({ id }) => Number(id));
  });
}

interface Measuring {
  label: string;
  token: string;
  tenantId: number;
  jobId: number;
}

export async function manyFigures(
  database: Database,
  { label, token, tenantId, jobId }: Measuring,
): Promise<Figure[]> {
  const ids = await fillPeople(database, tenantId, jobId);
  const app = await build({ database, logLevel: 'silent' });
  let applications = ids.map((id) => ({ id, version: 1 }));
  const took: number[] = [];
  const move = async (payload: object) => {
    const began = performance.now();
    const { statusCode, body } = await app.inject({
      method: 'PATCH',
      url: `/api/jobs/${jobId}/applications/stage`,
      headers: { host: 'uk.localhost', authorization: `Bearer ${token}` },
      payload: { ...payload, applications },
    });
    took.push(performance.now() - began);
    const { moved = [], failed } = JSON.parse(body).data ?? {};
    if (statusCode !== 200 || moved.length < together)
      throw new Error(`${statusCode}: ${JSON.stringify(failed ?? body).slice(0, 300)}`);
    applications = moved.map(({ id, version }: { id: number; version: number }) => ({ id, version }));
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      await move({ to: 'rejected', reason_code: 'position_filled' });
      await move({ to: 'before_rejection' });
    }
  } finally {
    await app.close();
  }
  const what = `${label}: ${together} moved together`;
  return [
    { what: `${what}, p50`, value: p50(took), unit: 'ms' },
    { what: `${what}, p95`, value: p95(took), unit: 'ms', goal: { atMost: goal } },
  ];
}
