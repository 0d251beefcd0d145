/** The applicants of one job by the thousand, with four more such jobs: the recruiter’s list, its orders, filters and search, many that are moved together, and a long conversation. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { recruiterToken } from './candidates.ts';
import { manyFigures } from './manyApplications.ts';
import { fillConversation } from './messages.ts';
import type { Benchmark, Figure } from './report.ts';
import { type RequestCase, requestFigures, times } from './requestTimes.ts';
import { findTenant, onPglite, onPostgres, type Seeded } from './seeded.ts';

const usual = 5000;
const jobsFilled = 5;
const goal = 50;
const messages = 500;
const conversationGoal = 30;

/** Copies of the seeded applications, in their stages, with other days and matches; every third has a note. */
async function fill(
  database: Database,
  tenantId: number,
  { jobId, count }: { jobId: number; count: number },
) {
  await database.asPlatform(async (tx) => {
    await tx.execute(sql`
      create temporary table made_applications on commit drop as
      select nextval(pg_get_serial_sequence('applications', 'id')) as id, made.n, source.id as source_id, job.id as job_id, job.company_id
      from (select j.id, j.company_id, row_number() over (order by (j.id = ${jobId}) desc, j.id) as place
        from jobs j where j.tenant_id = ${tenantId}) job
      cross join generate_series(1, ${count}::integer) as made (n)
      join (select id, row_number() over (order by id) - 1 as at, count(*) over () as total
        from applications where tenant_id = ${tenantId} and profile is not null) source on source.at = made.n % source.total
      where job.place <= ${jobsFilled}`);
    await tx.execute(sql`
      insert into applications
      select (jsonb_populate_record(a, jsonb_build_object('id', made.id, 'job_id', made.job_id, 'company_id', made.company_id,
        'user_id', null, 'status_changed_at', now() - (made.n % 1000) * interval '53 minutes',
        'created_at', now() - made.n * interval '17 minutes', 'match_score', made.n * 7 % 101))).*
      from made_applications made join applications a on a.tenant_id = ${tenantId} and a.id = made.source_id`);
    await tx.execute(sql`
      insert into application_notes (tenant_id, application_id, author, text, created_at)
      select ${tenantId}, id, 'Robin Ash', 'Call after four.', now() from made_applications where n % 3 = 0`);
  });
}

async function measured({ database, settle }: Seeded, label: string, count: number): Promise<Figure[]> {
  const { id: tenantId } = await findTenant(database);
  const { token, jobId } = await recruiterToken(database, tenantId);
  await fill(database, tenantId, { jobId, count });
  const conversation = await fillConversation(database, tenantId, { jobId, count: messages });
  await settle();
  const list = `/api/jobs/${jobId}/applications`;
  const cases: RequestCase[] = [
    ['list', list, goal],
    ['list, page 100', `${list}?page=100`, goal],
    ['list, by name', `${list}?sorted_by=name`, goal],
    ['list, best match first', `${list}?sorted_by=match`, goal],
    ['list, expected answers first', `${list}?sorted_by=answers`, goal],
    ['list, by answers', `${list}?answers=unexpected`, goal],
    ['order', `${list}/order`, goal],
    ['list, one stage (a column of the board)', `${list}?stage=viewed`, goal],
    ['list, by match', `${list}?match=strong`, goal],
    ['list, a word', `${list}?search=manager`, goal],
    [
      `first page of a thread of ${messages} messages`,
      `/api/applications/${conversation}/messages`,
      conversationGoal,
    ],
  ];
  return [
    ...(await requestFigures(database, { label, token, cases })),
    ...(await manyFigures(database, { label, token, tenantId, jobId })),
  ];
}

export const applicantsBenchmark: Benchmark = {
  name: 'applicants',
  async measure(say, { requests: count = usual } = {}) {
    say(`On PostgreSQL, ${count} applications for a job…`);
    const onServer = await onPostgres((seeded) => measured(seeded, 'PostgreSQL', count));
    say(`On PGlite, ${count} applications for a job…`);
    return {
      about: `the applicants of a job with ${count.toLocaleString('en-GB')} applications, ${times} requests of each kind`,
      figures: [...onServer, ...(await onPglite((seeded) => measured(seeded, 'PGlite', count)))],
    };
  },
};
