/** Ten thousand candidates of a tenant and more: the recruiter's list in every order, the dashboard, and the public cards. */
import { sql } from 'drizzle-orm';
import { openSession, sessionLifetimes } from '../../server/auth/sessions.ts';
import type { Database } from '../../server/db/database.ts';
import { currentStamps } from '../../server/resumes/candidate/storedFacts.ts';
import type { Benchmark, Figure } from './report.ts';
import { type RequestCase, requestFigures, times } from './requestTimes.ts';
import { findTenant, onPglite, onPostgres, type Seeded } from './seeded.ts';

const counts = [20_000, 100_000];
const recruiter = 'recruiter@northgate.test';

/**
 * Copies the seeded candidates with another name, time of change and visibility. Their stamps are current, because otherwise the
 * background job would replace them with empty facts: the copies have no CV.
 */
async function fill(database: Database, tenantId: number, count: number) {
  await database.asPlatform(async (tx) => {
    await tx.execute(sql`
      create temporary table made_people on commit drop as
      select nextval(pg_get_serial_sequence('users', 'id')) as id, made.n, source.user_id
      from generate_series(1, ${count}::integer) as made (n)
      join (select user_id, row_number() over (order by user_id) - 1 as at, count(*) over () as total
        from candidate_facts where tenant_id = ${tenantId}) source on source.at = (made.n / 4) % source.total`);
    await tx.execute(sql`
      insert into users
      select (jsonb_populate_record(u, jsonb_build_object('id', made.id, 'email', 'bench-' || made.n || '@example.test',
        'first_name', 'First' || made.n, 'last_name', 'Last' || made.n, 'candidate_visibility',
        (array['visible', 'anonymous', 'anonymous', 'hidden'])[1 + made.n % 4]))).*
      from made_people made join users u on u.tenant_id = ${tenantId} and u.id = made.user_id`);
    await tx.execute(sql`
      insert into candidate_facts
      select (jsonb_populate_record(f, jsonb_build_object('user_id', made.id,
        'updated_at', now() - (made.n % 500) * interval '17 hours', 'stamp', current.stamp))).*
      from made_people made
      join candidate_facts f on f.tenant_id = ${tenantId} and f.user_id = made.user_id
      join (${currentStamps(sql`u.tenant_id = ${tenantId}`)}) current on current.id = made.id`);
  });
}

/** The token of a recruiter, with a published job of their company. */
export async function recruiterToken(
  database: Database,
  tenantId: number,
): Promise<{ token: string; jobId: number }> {
  return database.asTenant(tenantId, async (db) => {
    const { rows } = await db.tx.execute<{ id: number; job_id: number }>(sql`
      select u.id, (select min(j.id) from jobs j where j.tenant_id = u.tenant_id and j.company_id = u.company_id
        and j.status = 'published') as job_id
      from users u where u.tenant_id = ${tenantId} and u.email = ${recruiter}`);
    const { id, job_id } = rows[0]!;
    const session = await openSession(db, { userId: id, now: new Date(), life: sessionLifetimes.ordinary });
    return { token: session.token, jobId: job_id };
  });
}

async function measured(
  { database, settle }: Seeded,
  kind: string,
  { count, listGoal }: { count: number; listGoal: number },
): Promise<Figure[]> {
  const { id: tenantId } = await findTenant(database);
  await fill(database, tenantId, count);
  await settle();
  const label = `${kind}, ${count.toLocaleString('en-GB')}`;
  const { token, jobId } = await recruiterToken(database, tenantId);
  const cases: RequestCase[] = [
    ['list, newest', '/api/candidates', listGoal],
    ['list, page 50', '/api/candidates?page=50', listGoal],
    ['list, by years', '/api/candidates?sorted_by=years', listGoal],
    ['list, by availability', '/api/candidates?sorted_by=availability', listGoal],
    ['list, a word and a service', '/api/candidates?search=manager&service_id=103', listGoal],
    ['list, by match', `/api/candidates?job_id=${jobId}`, listGoal],
    ['recruiter’s dashboard', '/api/dashboard/recruiter', 100],
    ['public candidates', '/api/public/candidates', 20],
  ];
  return requestFigures(database, { label, token, cases });
}

export const candidatesBenchmark: Benchmark = {
  name: 'candidates',
  async measure(say, { requests } = {}) {
    const figures: Figure[] = [];
    for (const count of requests ? [requests] : counts) {
      say(`On PostgreSQL, ${count} candidates…`);
      figures.push(
        ...(await onPostgres((seeded) => measured(seeded, 'PostgreSQL', { count, listGoal: 50 }))),
      );
      say(`On PGlite, ${count} candidates…`);
      figures.push(...(await onPglite((seeded) => measured(seeded, 'PGlite', { count, listGoal: 80 }))));
    }
    return { about: `requests of a recruiter and of a visitor, ${times} of each kind`, figures };
  },
};
