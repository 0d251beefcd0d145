/** What people report of jobs, and what the operator decides on it. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { auditEntries } from '../../server/db/schema/audit.ts';
import {
  type Application,
  applicationsOn,
  northgate,
  type Person,
} from '../support/contract/applicationSteps.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';

type Reported = components['schemas']['ReportedJob'];
type Notification = components['schemas']['Notification'];

let now = new Date('2030-01-07T09:00:00Z');
const server = await startTestServer({ clock: () => now });
const mailbox = mailboxOf(server);
const people = peopleOf(server);
const steps = applicationsOn(server, now);
const operator = await server.sessionOf('operator@demo.test', 'uk');

let veteran: Person;
let recruiter: Person;

beforeAll(async () => {
  veteran = await steps.person('veteran-complete@demo.test');
  recruiter = await steps.person(northgate);
});

const minute = 60_000;
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * minute);
  return now.toISOString();
};

const job = async (title: string) => (await steps.job({ title, closes_on: '2030-02-01' })).id;

async function report(id: number, reason: string, text = '', by?: string) {
  const token = by ?? (await server.sessionOf('veteran-complete@demo.test', 'uk'));
  const { status } = await server.request('reportJob', { token, params: { id }, body: { reason, text } });
  expect(status).toBe(202);
}

async function list(query: Record<string, string | number> = {}) {
  const { status, body } = await server.request('listJobReports', { token: operator, query });
  expect(status).toBe(200);
  return body as unknown as { data: Reported[]; meta: { total: number } };
}

const decide = (id: number, decision: 'dismiss' | 'remove', until = now.toISOString()) =>
  server.request('decideJobReports', {
    token: operator,
    params: { id },
    body: { decision, text: 'The pay is another.', seen_until: until },
  });

const titled = ({ data }: { data: Reported[] }, ...titles: string[]) =>
  data.filter(({ job: { title } }) => titles.includes(title)).map(({ job: { title } }) => title);

test('reports wait by job, the longest waiting first, and a dismissed one rests until it is made again', async () => {
  const [first, second] = [await job('Reported first'), await job('Reported second')];
  const other = await people.recruiter();
  const at = later(1);
  await report(first, 'scam', 'They ask for money');
  await report(first, 'other', '', other.token);
  later(1);
  await report(second, 'closed');
  const open = await list({ status: 'open' });
  expect(titled(open, 'Reported first', 'Reported second')).toEqual(['Reported first', 'Reported second']);
  expect(open.data.find(({ job: { id } }) => id === first)).toEqual({
    job: {
      id: first,
      title: 'Reported first',
      status: 'published',
      company: { id: expect.any(Number), name: 'Northgate Logistics Ltd' },
    },
    count: 2,
    reports: [
      {
        id: expect.any(Number),
        reason: 'other',
        text: null,
        created_at: at,
        status: 'open',
        decided_at: null,
      },
      {
        id: expect.any(Number),
        reason: 'scam',
        text: 'They ask for money',
        created_at: at,
        status: 'open',
        decided_at: null,
      },
    ],
  });

  const decided = await decide(first, 'dismiss');
  expect([decided.status, (decided.body.data as Reported).reports.map(({ status }) => status)]).toEqual([
    200,
    ['dismissed', 'dismissed'],
  ]);
  expect(titled(await list({ status: 'open' }), 'Reported first')).toEqual([]);
  expect(titled(await list({ status: 'dismissed' }), 'Reported first')).toEqual(['Reported first']);
  expect(titled(await list(), 'Reported first', 'Reported second')).toEqual([
    'Reported second',
    'Reported first',
  ]);
  const again = await decide(first, 'dismiss');
  expect([again.status, again.body.code, again.body.data]).toEqual([
    409,
    'invalid_transition',
    { allowed: [] },
  ]);
  later(1);
  await report(first, 'scam', 'Still there');
  expect(titled(await list({ status: 'open' }), 'Reported first')).toEqual(['Reported first']);
});

test('a report that came after the operator had read is not dismissed', async () => {
  const id = await job('Reported again');
  const read = later(1);
  await report(id, 'misleading');
  later(1);
  await report(id, 'scam', 'Look at the address', (await people.recruiter()).token);
  const { body } = await decide(id, 'dismiss', read);
  expect((body.data as Reported).reports.map(({ reason, status }) => [reason, status])).toEqual([
    ['scam', 'open'],
    ['misleading', 'dismissed'],
  ]);
});

test('a job that is taken down is gone for good for all but its company, which reads why', async () => {
  const id = await job('Taken down');
  const sent: Application = await steps.apply(veteran, { id });
  await veteran.get('saveJob', { params: { id } });
  later(1);
  await report(id, 'scam');
  expect((await decide(id, 'remove')).status).toBe(200);

  expect([
    (await server.request('getJob', { params: { id } })).status,
    (await veteran.ask('getJob', { params: { id } })).status,
    (await veteran.ask('reportJob', { params: { id }, body: { reason: 'scam' } })).status,
    (await veteran.ask('getMatch', { query: { job_id: id } })).status,
  ]).toEqual([404, 404, 404, 404]);
  const { data: saved } = (await veteran.ask('listSavedJobs')).body as { data: { id: number }[] };
  expect(saved.some((item) => item.id === id)).toBe(false);
  expect((await veteran.ask('getApplication', { params: { id: sent.id } })).status).toBe(200);

  const own = await recruiter.get<components['schemas']['Job']>('getJob', { params: { id } });
  expect([own.status, own.recruiter?.allowed, own.recruiter?.removed_reason]).toEqual([
    'removed',
    [],
    'The pay is another.',
  ]);
  const reopened = await recruiter.ask('reopenJob', { params: { id }, body: { closes_on: '2030-01-30' } });
  expect([reopened.status, reopened.body.code]).toEqual([409, 'invalid_transition']);
  expect((await recruiter.ask('duplicateJob', { params: { id } })).status).toBe(201);

  const notificationsOf = async (person: Person) => {
    const { body } = await person.ask('listNotifications');
    return (body.data as Notification[]).filter(({ title }) => title.startsWith('Taken down'));
  };
  expect((await notificationsOf(recruiter)).map(({ type, title, link }) => [type, title, link])).toEqual([
    ['job_removed', 'Taken down was taken down', `/recruiter/jobs/${id}`],
  ]);
  expect((await mailbox.latest(northgate)).text).toContain('The reason given: The pay is another.');
  const [closed, ...others] = await notificationsOf(veteran);
  expect([closed?.type, others]).toEqual(['job_closed', []]);
  expect(closed?.body).toMatch(
    /^We have taken the job down\. .* Your application is with Northgate Logistics Ltd; /,
  );
});

test('each decision is in the audit, with who made it and why', async () => {
  const id = await job('In the audit');
  await report(id, 'misleading');
  await decide(id, 'dismiss');
  later(1);
  await report(id, 'misleading');
  await decide(id, 'remove');
  const entries = await server.database.asPlatform((tx) =>
    tx.select().from(auditEntries).where(eq(auditEntries.subject_id, id)).orderBy(auditEntries.id),
  );
  const ofJob = entries.filter(({ subject_kind }) => subject_kind === 'job');
  expect(
    ofJob.map(({ action, actor_kind, subject, details }) => [action, actor_kind, subject, details]),
  ).toEqual(
    ['job.reportsDismissed', 'job.removed'].map((action) => [
      ...[action, 'operator', 'In the audit'],
      { text: 'The pay is another.', reports: 1 },
    ]),
  );
});

test('a job that nobody reported, and one of another tenant, is not there to decide on', async () => {
  const quiet = await job('Not reported');
  const id = await job('Reported at home');
  await report(id, 'other');
  const abroad = await server.sessionOf('operator@demo.test', 'us');
  const foreign = await server.request('decideJobReports', {
    ...{ tenant: 'us' as const, token: abroad, params: { id } },
    body: { decision: 'remove', text: 'Ours', seen_until: now.toISOString() },
  });
  const listed = await server.request('listJobReports', { tenant: 'us', token: abroad });
  expect([(await decide(quiet, 'remove')).status, foreign.status, listed.body.data]).toEqual([404, 404, []]);
});
