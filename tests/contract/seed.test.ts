import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import type { Database } from '../../server/db/database.ts';
import { prepareData } from '../../server/seed/main.ts';
import { personas } from '../../server/seed/personas.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { testNow } from '../support/contract/testNow.ts';
import { american, british, containing } from '../support/spellings.ts';

const server = await startTestServer();
const { database } = server;

test.each([
  ['uk', 'Bristol', 'England'],
  ['us', 'Denver', 'Colorado'],
] as const)('the jobs of the demo in %s are found around their town, %s', async (tenant, town, region) => {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute<{ id: number }>(
      sql`select c.id from cities c join states s on s.id = c.state_id where c.title = ${town} and s.title = ${region}`,
    ),
  );
  const { body } = await server.request('listJobs', {
    tenant,
    query: { near: Number(rows[0]!.id), radius_km: 8 },
  });
  const jobs = body.data as components['schemas']['JobCard'][];
  const there = jobs.filter(({ distance_km }) => distance_km === 0);
  expect(there.length).toBeGreaterThan(3);
});

/** A digest of every table, by name. */
async function contents(of: Database): Promise<Record<string, string>> {
  const { rows } = await of.asPlatform((tx) =>
    tx.execute<{ name: string }>(
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    ),
  );
  const digestByTable: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: digests } = await of.asPlatform((tx) =>
      tx.execute<{ digest: string }>(
        sql`select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as digest from ${sql.identifier(name)} t`,
      ),
    );
    digestByTable[name] = digests[0]!.digest;
  }
  return digestByTable;
}

test('seeding again changes nothing', async () => {
  const before = await contents(database);
  await database.asPlatform((tx) => prepareData(tx, { demo: true }));
  expect(await contents(database)).toEqual(before);
});

test('what a build has prepared it does not go through again; another build does', async () => {
  const prepared = (build: string, demo = true) =>
    database.asPlatform(async (tx) => {
      await prepareData(tx, { demo, build });
      const { rows } = await tx.execute(sql`select count(*)::integer as hosts from tenant_hosts`);
      return rows[0]!.hosts;
    });
  const all = await prepared('one');
  await database.asPlatform((tx) => tx.execute(sql`delete from tenant_hosts where host like 'us.%'`));
  const again = await prepared('one');
  expect(again).toBeLessThan(Number(all));
  expect([await prepared('two', false), await prepared('two')]).toEqual([again, all]);
});

test('each seeded tenant has its people and companies in every state', async () => {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute(sql`
      select t.slug,
        (select count(*)::integer from users u where u.tenant_id = t.id and role = 'veteran') as veterans,
        (select count(*)::integer from users u
          where u.tenant_id = t.id and role = 'recruiter' and not is_tenant_admin) as recruiters,
        (select count(*)::integer from users u where u.tenant_id = t.id and is_tenant_admin) as operators,
        (select count(distinct status)::integer from users u where u.tenant_id = t.id) as user_statuses,
        (select count(*)::integer from companies c where c.tenant_id = t.id) as companies,
        (select count(distinct status)::integer from companies c where c.tenant_id = t.id) as company_statuses
      from tenants t order by t.slug`),
  );
  const each = {
    veterans: 88,
    recruiters: 16,
    operators: 1,
    user_statuses: 3,
    companies: 10,
    company_statuses: 4,
  };
  expect(rows).toEqual([
    { slug: 'uk', ...each },
    { slug: 'us', ...each },
  ]);
});

test('each seeded tenant has 180 applications in every status, forty of them for one job within an hour, each of which happened in order and not in the future', async () => {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute(sql`
      select t.slug,
        (select count(*)::integer from applications a where a.tenant_id = t.id) as applications,
        (select count(distinct status)::integer from applications a where a.tenant_id = t.id) as statuses,
        (select count(distinct job_id)::integer > 40 from applications a where a.tenant_id = t.id) as many_jobs,
        (select count(*)::integer || ' for ' || count(distinct a.job_id) || ' in ' ||
            ceil(extract(epoch from max(a.created_at) - min(a.created_at)) / 3600) from applications a
          join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
          where a.tenant_id = t.id and u.email like 'applicant-%') as crowd,
        (select count(distinct a.status)::integer from applications a
          join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
          where a.tenant_id = t.id and u.email = 'veteran-complete@demo.test') as of_persona,
        (select count(*)::integer from (
          select e.at, e.from, lag(e.at) over w as before, lag(e.to) over w as came_from, j.published_at
          from application_events e
          join applications a on a.tenant_id = e.tenant_id and a.id = e.application_id
          join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
          where e.tenant_id = t.id
          window w as (partition by e.application_id order by e.at, e.id)) steps
          where at > ${testNow.toISOString()}::timestamptz or at < published_at or at < before or "from" is distinct from came_from) as impossible
      from tenants t order by t.slug`),
  );
  const each = {
    applications: 180,
    statuses: 10,
    many_jobs: true,
    crowd: '40 for 1 in 1',
    of_persona: 6,
    impossible: 0,
  };
  expect(rows).toEqual([
    { slug: 'uk', ...each },
    { slug: 'us', ...each },
  ]);
});

test('a seeded offer follows its interview, and a person’s list begins with what waits for them', async () => {
  for (const tenant of ['uk', 'us'] as const) {
    const token = await server.signIn('veteran-complete', tenant);
    const list = await server.request('listApplications', { token, tenant });
    const own = list.body.data as components['schemas']['ApplicationSummary'][];
    const waits = own.map(({ next_actor }) => next_actor === 'you');
    expect(own[0]).toMatchObject({ status: 'offer', offer_status: 'made', next_actor: 'you' });
    expect(waits).toEqual([...waits].sort((first, second) => Number(second) - Number(first)));
  }
  const { rows } = await database.asPlatform((tx) =>
    tx.execute<{ offers: number; early: number }>(sql`
      select count(*)::integer as offers,
        (count(*) filter (where (a.interview->>'at')::timestamptz >= e.at))::integer as early
      from applications a join application_events e on e.application_id = a.id and e.to = 'offer'`),
  );
  expect(rows).toEqual([{ offers: expect.any(Number), early: 0 }]);
  expect(rows[0]?.offers).toBeGreaterThan(0);
});

test('each seeded tenant has interviews and offers in every state of the chart, whose dates follow their steps', async () => {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute(sql`
      select t.slug,
        (select array_agg(distinct coalesce(a.interview_status, 'none') order by coalesce(a.interview_status, 'none'))
          from applications a where a.tenant_id = t.id and a.status = 'interview') as interviews,
        (select array_agg(distinct a.offer_status order by a.offer_status)
          from applications a where a.tenant_id = t.id and a.status = 'offer') as offers,
        (select array_agg(a.interview_status order by a.interview_status) from applications a
          join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
          where a.tenant_id = t.id and a.status = 'interview' and u.email = 'veteran-complete@demo.test') as of_persona,
        (select count(*)::integer from applications a
          where a.tenant_id = t.id and a.interview_status in ('proposed', 'confirmed')
            and a.interview_until <= ${testNow.toISOString()}::timestamptz) as past,
        (select count(*)::integer from applications a
          join application_interviews i on i.tenant_id = a.tenant_id and i.application_id = a.id
          join application_events e on e.tenant_id = a.tenant_id and e.application_id = a.id
          where a.tenant_id = t.id and (
            e.interview = 'confirmed' and i.at <= e.at
            or e.to in ('offer', 'rejected') and i.at + make_interval(mins => i.minutes) > e.at)) as disordered,
        (select count(*)::integer from application_offers o
          where o.tenant_id = t.id and (o.reply_by < o.made_at::date or o.ended_at < o.made_at)) as impossible,
        (select array_agg(distinct a.offer_status || ' ' || (c->>'status') order by a.offer_status || ' ' || (c->>'status'))
          from application_offers o
          join applications a on a.tenant_id = o.tenant_id and a.id = o.application_id
          cross join jsonb_array_elements(o.checks) c
          where o.tenant_id = t.id and a.status = 'offer' and a.offer_status in ('accepted', 'conditional', 'unmet')) as conditions,
        (select count(*)::integer from application_offers o
          join application_events e on e.tenant_id = o.tenant_id and e.application_id = o.application_id and e.offer = 'accepted'
          cross join jsonb_array_elements(o.checks) c
          where o.tenant_id = t.id and (c->>'checked_at')::timestamptz <= e.at) as checked_early
      from tenants t order by t.slug`),
  );
  const each = {
    interviews: ['cancelled', 'confirmed', 'declined', 'held', 'lapsed', 'none', 'proposed', 'requested'],
    offers: ['accepted', 'conditional', 'declined', 'lapsed', 'made', 'unmet', 'withdrawn'],
    of_persona: ['confirmed', 'proposed'],
    conditions: ['conditional met', 'conditional open', 'unmet open', 'unmet unmet'],
    ...{ past: 0, disordered: 0, impossible: 0, checked_early: 0 },
  };
  expect(rows).toEqual([
    { slug: 'uk', ...each },
    { slug: 'us', ...each },
  ]);
});

test('whoever was hired or offered a job fits it, and nobody who came far has nothing to show', async () => {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute(sql`
      select t.slug, u.last_name, a.job_title, a.status, a.match #>> '{employer,band}' as band
      from applications a join tenants t on t.id = a.tenant_id
      join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
      where a.status in ('hired', 'offer') and coalesce(a.match #>> '{employer,band}', 'none') not in ('strong', 'good')
        or a.status in ('interview', 'shortlisted') and (a.match #>> '{employer,band}') is null
      order by 1, 2, 3`),
  );
  expect(rows).toEqual([]);
});

test('in each seeded tenant both personas meet an open offer, and an interview that is proposed and one that is confirmed', async () => {
  const emails = personas
    .filter(({ key }) => key === 'veteran-complete' || key === 'recruiter')
    .map(({ email }) => email);
  const { rows } = await database.asPlatform((tx) =>
    tx.execute(sql`
      select t.slug, u.role,
        bool_or(a.status = 'offer' and a.offer_status = 'made') as offer,
        bool_or(a.interview_status = 'proposed') as proposed,
        bool_or(a.interview_status = 'confirmed') as confirmed
      from tenants t
      join users u on u.tenant_id = t.id and u.email in (${sql.join(emails, sql`, `)})
      join applications a on a.tenant_id = t.id and (a.user_id = u.id or a.company_id = u.company_id)
      group by t.slug, u.role order by t.slug, u.role desc`),
  );
  expect(rows).toEqual(
    ['uk', 'us'].flatMap((slug) =>
      ['veteran', 'recruiter'].map((role) => ({
        ...{ slug, role, offer: true, proposed: true, confirmed: true },
      })),
    ),
  );
});

test('each seeded tenant has one inactive application, untouched for 30 days before, and none that would be inactive by now', async () => {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute(sql`
      select t.slug,
        (select array_agg(a.inactive_from || ' ' || (extract(epoch from a.status_changed_at - e.at) / 86400)::integer)
          from applications a
          join application_events e on e.tenant_id = a.tenant_id and e.application_id = a.id and e.to = a.inactive_from
          where a.tenant_id = t.id and a.status = 'inactive') as inactive,
        (select count(*)::integer from notifications n
          where n.tenant_id = t.id and n.type = 'application_inactive') as notified,
        (select count(*)::integer from applications a
          where a.tenant_id = t.id and a.status in ('submitted', 'viewed', 'shortlisted', 'interview', 'offer')
            and a.status_changed_at <= ${testNow.toISOString()}::timestamptz - interval '28 days') as overdue
      from tenants t order by t.slug`),
  );
  const each = { inactive: ['shortlisted 30'], notified: 2, overdue: 0 };
  expect(rows).toEqual([
    { slug: 'uk', ...each },
    { slug: 'us', ...each },
  ]);
});

test('no seeded notification still asks for times that were chosen, or for an answer that was given', async () => {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute(sql`
      select n.type, count(*)::integer as total,
        (count(*) filter (where n.read_at is null and a.status <> 'rejected'))::integer as asking
      from notifications n
      join applications a on a.tenant_id = n.tenant_id and a.id = n.application_id
      where n.type = 'interview_proposed' and a.interview_status is distinct from 'proposed'
        or n.type = 'application_offer' and a.offer_status is distinct from 'made'
      group by n.type order by n.type`),
  );
  expect(rows).toEqual(
    ['application_offer', 'interview_proposed'].map((type) => ({
      type,
      total: expect.any(Number),
      asking: 0,
    })),
  );
});

test('the login page is offered every persona, under other names in the other tenant', async () => {
  const [uk, us] = await Promise.all(
    (['uk', 'us'] as const).map(async (tenant) => {
      const { body } = await server.request('listDemoPeople', { tenant });
      return (body.data as { personas: { key: string; name: string }[] }).personas;
    }),
  );
  expect(uk!.map(({ key }) => key)).toEqual(personas.map(({ key }) => key));
  expect(us!.map(({ key }) => key)).toEqual(personas.map(({ key }) => key));
  const names = new Set(uk!.map(({ name }) => name));
  expect(us!.filter(({ name }) => names.has(name))).toEqual([]);
});

test('no seeded person has a number that a real subscriber could have', async () => {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute<{ number: string }>(sql`
      select distinct country_code || ' ' || phone_number as number from (
        select country_code, phone_number from users
        union all select country_code, phone_number from onboardings
        union all select sections->'personal_details'->>'country_code', sections->'personal_details'->>'phone_number'
          from resumes
      ) as people where phone_number <> ''`),
  );
  const isFictional = /^\+44 7700900\d{3}$|^\+1 \d{3}55501\d\d$/;
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ number }) => !isFictional.test(number))).toEqual([]);
});

test('each persona is offered with its status', async () => {
  const { body } = await server.request('listDemoPeople', { tenant: 'uk' });
  const offered = (body.data as components['schemas']['DemoPeople']).personas;
  const standings = Object.fromEntries(
    offered.map(({ key, standing }) => [
      key,
      [
        standing.status,
        standing.onboarding_steps,
        standing.cv_step,
        standing.is_onboarding_completed,
        standing.company,
        standing.company_found,
      ],
    ]),
  );
  expect(standings).toMatchObject({
    'veteran-new': ['active', null, 0, false, null, null],
    'veteran-personal': ['active', 0, 0, false, null, null],
    'veteran-cv-draft': ['active', 1, 2, false, null, null],
    'veteran-plan': ['active', 4, 2, false, null, null],
    'veteran-complete': ['active', 5, 2, true, null, null],
    'veteran-inactive': ['inactive', 2, 2, false, null, null],
    'recruiter-found': ['active', null, 0, false, null, 'active'],
    'recruiter-user-pending': ['approval_pending', null, 0, false, 'active', null],
    'recruiter-company-pending': ['active', null, 0, false, 'pending', null],
    recruiter: ['active', null, 0, false, 'active', null],
  });
});

const sentences = (value: unknown): string[] => {
  if (typeof value === 'string') return /^[A-Z]|\w \w/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
};

async function sentencesOf(tables: string[], slug?: string): Promise<string[]> {
  const tableRows = await database.asPlatform((tx) =>
    Promise.all(
      tables.map((name) => {
        const ours = slug
          ? sql`t.tenant_id = (select id from tenants where slug = ${slug})`
          : sql`to_jsonb(t)->>'country_id' is null`;
        return tx.execute<{ row: unknown }>(
          sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where ${ours}`,
        );
      }),
    ),
  );
  return tableRows.flatMap(({ rows }) => rows.flatMap(({ row }) => sentences(row)));
}

test('what each tenant is seeded with is written as its country writes, and what both share as both do', async () => {
  const own = [
    ...[
      'action_plan_tasks',
      'application_interviews',
      'application_notes',
      'application_offers',
      'applications',
      'companies',
      'courses',
    ],
    ...['jobs', 'messages', 'notifications', 'resumes', 'service_providers', 'templates'],
  ];
  const shared = ['industries', 'question_options', 'questions'];
  const uk = await sentencesOf(own, 'uk');
  const us = await sentencesOf(own, 'us');
  expect(Math.min(uk.length, us.length)).toBeGreaterThan(1000);
  expect(containing(us, british)).toEqual([]);
  expect(containing(uk, american)).toEqual([]);
  expect(containing(await sentencesOf(shared), [...british, ...american])).toEqual([]);
});
