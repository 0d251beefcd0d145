/** A company's jobs in the hands of its recruiters, and every move of a job from every place of its chart. */
import { eq } from 'drizzle-orm';
import { explore } from 'statechart-paths';
import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { applications } from '../../server/db/schema/applications.ts';
import { companies } from '../../server/db/schema/companies.ts';
import { jobs } from '../../server/db/schema/jobs.ts';
import { notifications } from '../../server/db/schema/notifications.ts';
import { defaultLimits } from '../../server/http/answers/rateLimits.ts';
import { notifyExpiringJobs } from '../../server/jobs/expiring.ts';
import { expireJobs } from '../../server/jobs/jobLife.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import {
  allowedToRecruiter,
  type JobMove,
  type JobStanding,
  jobLife,
  jobMachine,
  jobStandingOf,
  recruiterMoves,
} from '../../src/machines/job.ts';
import { cases } from '../flows/job.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { type Answer, type RequestOptions, startTestServer } from '../support/contract/harness.ts';
import { changePublished, dayAfter, type Job, wholeJob } from '../support/contract/jobWriting.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';

let now = testNow;
const server = await startTestServer({ clock: () => now });
const people = peopleOf(server);
const veteran = await server.sessionOf('veteran-services@demo.test');
const operator = await server.sessionOf('operator@demo.test');

type Founder = Awaited<ReturnType<typeof people.founder>>;

const jobIn = ({ body }: Answer) => body.data as Job;

async function draftOf(founder: Founder, change: Parameters<typeof wholeJob>[1] = {}) {
  return jobIn(await founder.call('createJob', { body: wholeJob(now, change) }));
}

const at = (id: number, options: RequestOptions = {}): RequestOptions => ({ params: { id }, ...options });

async function publishedBy(founder: Founder, change: Parameters<typeof wholeJob>[1] = {}) {
  const { id } = await draftOf(founder, change);
  return jobIn(await founder.call('publishJob', at(id)));
}

async function changedBy(founder: Founder) {
  const { id, version } = await publishedBy(founder);
  return jobIn(await founder.call('updateJob', at(id, { body: { version, openings: 2 } })));
}

const put = (id: number, values: Partial<typeof jobs.$inferInsert>) =>
  server.database.asPlatform((tx) => tx.update(jobs).set(values).where(eq(jobs.id, id)));

async function storedOf(id: number) {
  const [row] = await server.database.asPlatform((tx) => tx.select().from(jobs).where(eq(jobs.id, id)));
  return row;
}

const read = (id: number, token?: string) => server.request('getJob', at(id, token ? { token } : {}));

/** Each place in the chart where a job is stored. */
const places = [...explore(jobMachine, cases).configurations.values()]
  .map((snapshot) => jobStandingOf(snapshot as Parameters<typeof jobStandingOf>[0]))
  .filter(({ status }) => status !== 'deleted');

type Calls = Record<(typeof recruiterMoves)[number], (version: number) => [string, RequestOptions]>;

const calls: Calls = {
  change: (version) => ['updateJob', { body: { version, openings: 3 } }],
  publish: () => ['publishJob', {}],
  publish_changes: (version) => ['publishJobChanges', { body: { version } }],
  discard_changes: (version) => ['discardJobChanges', { body: { version } }],
  pause: () => ['pauseJob', {}],
  close: () => ['closeJob', { body: { reason: 'filled' } }],
  reopen: () => ['reopenJob', { body: { closes_on: dayAfter(now, 20) } }],
  delete: () => ['deleteJob', {}],
};

describe('every move', () => {
  test.each(
    places.map((state) => {
      const applied = state.hasApplications ? ' and applied for' : '';
      return [state.status, `${applied}${state.hasChanges ? ' with changes' : ''}`, state] as const;
    }),
  )('of a job that is %s%s', async (status, _, state) => {
    const founder = await people.founder();
    const actual: Record<string, unknown> = {};
    for (const move of recruiterMoves) {
      const { id } = await (state.hasChanges ? changedBy(founder) : draftOf(founder));
      await put(id, {
        status: status as Job['status'],
        ...(status === 'draft' ? {} : { published_at: now }),
      });
      if (state.hasApplications) await applyFor(id);
      const { version } = jobIn(await read(id, founder.token));
      const [operation, options] = calls[move](version);
      const { body, status: code } = await founder.call(operation, at(id, options));
      const refusal = code === 200 ? {} : { code: body.code, data: body.data };
      actual[move] = { answer: code, ...refusal, is: (await storedOf(id))?.status ?? 'deleted' };
    }
    expect(actual).toEqual(Object.fromEntries(recruiterMoves.map((move) => [move, expected(state, move)])));
  });
});

async function applyFor(id: number, values: Partial<typeof applications.$inferInsert> = {}) {
  const job = (await storedOf(id))!;
  const { tenant_id, company_id, title: job_title } = job;
  await server.database.asPlatform((tx) =>
    tx.insert(applications).values({
      ...{ tenant_id, company_id, job_title, job_id: id },
      status: 'submitted',
      status_changed_at: now,
      answers: [],
      consent_version: '2026-11',
      host: 'uk.localhost',
      ...values,
    }),
  );
}

function expected(state: JobStanding, move: JobMove) {
  const after = jobLife.after(state, move);
  if (after) return { answer: 200, is: after.status };
  const data = { allowed: allowedToRecruiter(state) };
  return { answer: 409, code: 'invalid_transition', data, is: state.status };
}

test('a draft is saved as it is typed, and publishing says what it lacks', async () => {
  const founder = await people.founder();
  const { status, body } = await founder.call('createJob', { body: {} });
  const { id, version } = body.data as Job;
  const typed = jobIn(await founder.call('updateJob', at(id, { body: { version, title: 'Fit' } })));
  const refused = await founder.call('publishJob', at(id));
  expect([status, typed.title, typed.status, refused.status, refused.body.errors]).toEqual([
    201,
    'Fit',
    'draft',
    422,
    {
      title: ['Use 5 characters or more'],
      job_role_id: ['Choose a role'],
      job_type: ['Choose at least one'],
      type: ['Choose at least one'],
      country_id: ['Choose a country'],
      city: ['Choose a city, or say that it is remote'],
      experience_id: ['Choose how much experience it needs'],
      description_html: ['Use 200 characters or more'],
      closes_on: ['Choose a day from tomorrow to 90 days ahead'],
    },
  ]);
  expect(typed.recruiter?.missing).toEqual(refused.body.errors);
});

test('a question without text is kept in a draft, and stops it from being published', async () => {
  const founder = await people.founder();
  const question = (title: string, is_required: boolean) => ({ title, type: 'yes_no' as const, is_required });
  const questions = [question('Nights?', true), question(' ', true), question('', false)];
  const draft = await draftOf(founder, { questions });
  const refused = await founder.call('publishJob', at(draft.id));
  const message = ['Write the question, or remove it'];
  expect([draft.questions.map(({ title }) => title), refused.status, refused.body.errors]).toEqual([
    ['Nights?', '', ''],
    422,
    { 'questions.1.title': message, 'questions.2.title': message },
  ]);
  const [first] = draft.questions;
  const body = { version: draft.version, questions: [first!] };
  const mended = jobIn(await founder.call('updateJob', at(draft.id, { body })));
  expect([mended.recruiter?.missing, (await founder.call('publishJob', at(draft.id))).status]).toEqual([
    {},
    200,
  ]);
});

test.each([
  [
    'a salary upside down',
    { salary: { min: 4_000_000, max: 3_800_000, currency: 'GBP', per: 'year' } },
    'salary.max',
  ],
  ['£25 per year', { salary: { min: 2500, max: null, currency: 'GBP', per: 'year' } }, 'salary.min'],
  ['a city of another country', { country_id: 233 }, 'city'],
  ['a state of another country', { state_id: 1416 }, 'state_id'],
  ['an unknown role', { job_role_id: 99 }, 'job_role_id'],
  ['an unknown sector', { industry: [9999] }, 'industry'],
  ['unknown military roles', { translated_roles: [2_000_000_000] }, 'translated_roles'],
  ['a level that is none', { experience_id: 6 }, 'experience_id'],
  [
    'a choice of one',
    { questions: [{ title: 'Which?', type: 'single_choice', options: ['a'], is_required: true }] },
    'questions.0.options',
  ],
  ['a title of 121 characters', { title: 'a'.repeat(121) }, 'title'],
  [
    'twenty-one skills',
    { skills: Array.from({ length: 21 }, (_, n) => ({ name: `s${n}`, is_required: false })) },
    'skills',
  ],
  [
    'eleven questions',
    { questions: Array.from({ length: 11 }, () => ({ title: 'Why?', type: 'text', is_required: false })) },
    'questions',
  ],
  ['1000 openings', { openings: 1000 }, 'openings'],
  ['an undeclared field', { status: 'published' }, 'status'],
])('%s is refused in a draft', async (_, change, field) => {
  const founder = await people.founder();
  const body = { ...wholeJob(now), ...change } as RequestOptions['body'];
  const answer = await founder.call('createJob', { body });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
});

test.each([
  ['today', 0],
  ['91 days ahead', 91],
])('a job does not close %s', async (_, days) => {
  const founder = await people.founder();
  const { id } = await draftOf(founder, { closes_on: dayAfter(now, days) });
  const { body } = await founder.call('publishJob', at(id));
  expect(body.errors).toEqual({ closes_on: ['Choose a day from tomorrow to 90 days ahead'] });
});

test('what is pasted into a description comes out as rich text and nothing else', async () => {
  const founder = await people.founder();
  const pasted =
    '<h1 style="color:red">Big</h1><p onclick="steal()">Fine <b>bold</b> <script>alert(1)</script><a href="https://a.test" target="_top">a</a> ' +
    '<a href="javascript:alert(1)">b</a><img src=x onerror=alert(1)><iframe src="//evil.test"></iframe></p><svg><p>&lt;kept&gt;</p></svg>';
  const { description_html } = await draftOf(founder, { description_html: pasted });
  expect(description_html).toBe(
    'Big<p>Fine <strong>bold</strong> <a href="https://a.test" rel="nofollow noopener noreferrer">a</a> <a rel="nofollow noopener noreferrer">b</a></p><p>&lt;kept&gt;</p>',
  );
});

test('words that keep people from applying are named, and refused nowhere', async () => {
  const founder = await people.founder();
  const job = await publishedBy(founder, {
    title: 'Foreman',
    requirements: ['Native speaker', 'Young and physically fit', 'Aged 25 to 35'],
  });
  expect(job.recruiter?.hints.map(({ field, word, kind }) => [field, word, kind])).toEqual([
    ['title', 'foreman', 'gender'],
    ['requirements', 'young', 'age'],
    ['requirements', 'aged 25 to 35', 'age'],
    ['requirements', 'native speaker', 'language'],
    ['requirements', 'physically fit', 'ability'],
  ]);
});

test('a version that is no longer the newest is refused with the newest', async () => {
  const founder = await people.founder();
  const { id, version } = await draftOf(founder);
  const first = await founder.call(
    'updateJob',
    at(id, { body: { version, title: 'From the first window' } }),
  );
  const second = await founder.call('updateJob', at(id, { body: { version, title: 'From the second' } }));
  expect([first.status, second.status, second.body.code, jobIn(second).title]).toEqual([
    200,
    409,
    'version_conflict',
    'From the first window',
  ]);
});

test('a new title, place or pay of a published job is logged and shown as updated; other changes are not', async () => {
  const founder = await people.founder();
  const job = await publishedBy(founder);
  const quiet = jobIn(await changePublished(founder, job, { openings: 4 }));
  expect([quiet.openings, quiet.revised_at, quiet.recruiter?.changes]).toEqual([4, null, []]);
  const salary = { min: 3_500_000, max: 3_900_000, currency: 'GBP', per: 'year' } as const;
  const change = { title: 'Senior Fitter', salary, city: [], is_remote: true };
  const loud = jobIn(await changePublished(founder, quiet, change));
  expect(loud.revised_at).toBe(now.toISOString());
  expect(loud.recruiter?.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
    ['place', 'Bristol, United Kingdom', 'United Kingdom, remote'],
    ['salary', '32000.00 to 38000.00 GBP a year', '35000.00 to 39000.00 GBP a year'],
    ['title', 'Signal Box Fitter', 'Senior Fitter'],
  ]);
});

test('a draft is its company’s alone, and nobody else may touch a job', async () => {
  const [founder, other] = [await people.founder(), await people.founder()];
  const { id } = await draftOf(founder);
  const answers = [
    await read(id),
    await read(id, veteran),
    await read(id, other.token),
    await read(id, founder.token),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
  const { version } = await publishedBy(founder);
  const touched = await Promise.all(
    recruiterMoves.map(async (move) => {
      const [operation, options] = calls[move](version);
      return (await other.call(operation, at(id, options))).status;
    }),
  );
  const copied = await other.call('duplicateJob', at(id));
  const previewed = await other.call('previewJob', at(id));
  expect([new Set(touched), copied.status, previewed.status]).toEqual([new Set([404]), 404, 404]);
});

test.each([
  ['in the past', '1999-01-01'],
  ['in another century', '2199-01-01'],
])('no job is published that starts %s', async (_, start_on) => {
  const founder = await people.founder();
  const { id, version } = await draftOf(founder, { start_on });
  const refused = await founder.call('publishJob', at(id));
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { start_on: ['Choose a day from today to two years ahead, or leave it empty'] },
  ]);
  await founder.call('updateJob', at(id, { body: { version, start_on: dayAfter(now, 20) } }));
  expect((await founder.call('publishJob', at(id))).status).toBe(200);
});

test('the highest pay that fits is kept as it was given', async () => {
  const founder = await people.founder();
  const salary = { min: 2_000_000_000, max: null, currency: 'GBP', per: 'hour', is_public: true };
  const kind = { job_type: ['full_time'], type: ['on_site'], industry: [20], city: [], is_remote: false };
  const created = await founder.call('createJob', {
    body: { title: 'Fitter', openings: 1, ...kind, salary },
  });
  expect([created.status, jobIn(created).salary]).toEqual([201, salary]);
});

test('API-16 a job is read by everybody, without what is only its company’s; once closed it says so', async () => {
  const founder = await people.founder();
  const { id } = await publishedBy(founder, {
    salary: { min: 1300, max: 1400, currency: 'GBP', per: 'hour', is_public: false },
  });
  const guest = jobIn(await read(id));
  const own = jobIn(await read(id, founder.token));
  const companyFields = ({ salary, applications_count, recruiter, match, my_application }: Job) => ({
    salary,
    applications_count,
    recruiter: recruiter?.salary ?? null,
    match,
    my_application,
  });
  const nothing = {
    salary: null,
    applications_count: null,
    recruiter: null,
    match: null,
    my_application: null,
  };
  const salary = { min: 1300, max: 1400, currency: 'GBP', per: 'hour', is_public: false };
  expect([guest.title, companyFields(guest), companyFields(own)]).toEqual([
    'Signal Box Fitter',
    nothing,
    { ...nothing, applications_count: 0, recruiter: salary },
  ]);
  expect(jobIn(await read(id, 'A'.repeat(43)))).toEqual(guest);
  await founder.call('closeJob', at(id, { body: { reason: 'filled' } }));
  expect(jobIn(await read(id))).toEqual({ ...guest, status: 'closed', version: guest.version + 1 });
});

test('the jobs of a company that is switched off are gone until it is switched on', async () => {
  const founder = await people.founder();
  const { id } = await publishedBy(founder);
  const decide = async (decision: string) =>
    server.request('decideCompany', {
      token: operator,
      params: { id: founder.company.id },
      body: {
        decision,
        version: await people.versionOf(founder.company.id),
        code: 'other',
        text: 'As the test wants it',
      },
    });
  const statuses = async () => [
    (await read(id, veteran)).status,
    (await server.request('saveJob', at(id, { token: veteran }))).status,
  ];
  await decide('deactivate');
  const off = await statuses();
  await decide('reactivate');
  expect([off, await statuses()]).toEqual([
    [404, 404],
    [200, 200],
  ]);
});

test('a company that is not approved writes no jobs', async () => {
  const founder = await people.founder({}, 'pending');
  const { status, body } = await founder.call('createJob', { body: wholeJob(now) });
  expect([status, body.code]).toEqual([403, 'company_not_approved']);
});

test('a job expires after its closing day, and opens again with a new one', async () => {
  const founder = await people.founder();
  const today = now;
  const { id } = await publishedBy(founder, { closes_on: dayAfter(now, 1) });
  now = new Date(`${dayAfter(today, 1)}T23:59:00Z`);
  const lastDay = jobIn(await read(id)).status;
  now = new Date(`${dayAfter(today, 2)}T00:00:00Z`);
  const token = await server.sessionOf(founder.email);
  const over = jobIn(await read(id)).status;
  const paused = await founder.call('pauseJob', at(id, { token }));
  await expireJobs(server.database, now);
  const stored = await storedOf(id);
  const body = { closes_on: dayAfter(now, 5) };
  const reopened = jobIn(await founder.call('reopenJob', at(id, { token, body })));
  expect([lastDay, over, paused.body.data, stored?.status, reopened.status, reopened.closes_on]).toEqual([
    'published',
    'expired',
    { allowed: ['reopen'] },
    'expired',
    'published',
    body.closes_on,
  ]);
  now = today;
});

test('a job in the United States is open until its closing day has ended in Hawaii, wherever that is asked', async () => {
  const founder = await people.founder();
  const today = now;
  const day = dayAfter(now, 1);
  const { id } = await publishedBy(founder, { title: 'Beekeeper of Honolulu', closes_on: day });
  await put(id, { country_id: 233, remote_country_ids: [232] });
  const looks = [];
  for (const moment of [
    `${day}T23:59:00Z`,
    `${dayAfter(today, 2)}T09:59:00Z`,
    `${dayAfter(today, 2)}T10:00:00Z`,
  ]) {
    now = new Date(moment);
    const token = await server.sessionOf(founder.email);
    const searched = await server.request('listJobs', { query: { search: 'honolulu' } });
    const sitemap = String((await server.request('getSitemap')).file);
    const list = await founder.call('listRecruiterJobs', { token });
    const board = await founder.call('getRecruiterDashboard', { token });
    await expireJobs(server.database, now);
    looks.push([
      jobIn(await read(id)).status,
      (searched.body.data as unknown as Job[]).map((job) => job.id),
      sitemap.includes(`/jobs/${id}`),
      (list.body.data as unknown as Job[]).map(({ status }) => status),
      (board.body.data as unknown as { closing_soon: { days: number }[] }).closing_soon.map(
        ({ days }) => days,
      ),
      (await storedOf(id))?.status,
    ]);
  }
  now = today;
  const open = ['published', [id], true, ['published'], [0], 'published'];
  expect(looks).toEqual([open, open, ['expired', [], false, ['expired'], [], 'expired']]);
});

test('three days before it closes its recruiter is notified, once for each closing day', async () => {
  const founder = await people.founder();
  const today = now;
  const job = await publishedBy(founder, { title: 'Soon closed', closes_on: dayAfter(now, 6) });
  const outbox = await createOutbox({ database: server.database, clock: () => now, onError: () => {} });
  const tellAll = () =>
    Promise.all([
      notifyExpiringJobs(server.database, outbox, now),
      notifyExpiringJobs(server.database, outbox, now),
    ]);
  const news = async () => {
    const token = await server.sessionOf(founder.email);
    const { body } = await server.request('listNotifications', { token });
    return (body.data as components['schemas']['Notification'][]).filter(
      ({ type }) => type === 'job_expiring',
    );
  };
  const notices = async () => (await news()).map(({ title, link }) => [title, link]);
  const unread = async () => (await news()).filter(({ read_at }) => read_at === null).length;
  const once = ['Soon closed closes soon', `/recruiter/jobs/${job.id}`];
  now = new Date(`${dayAfter(today, 2)}T23:00:00Z`);
  await tellAll();
  const early = await notices();
  now = new Date(`${dayAfter(today, 3)}T00:10:00Z`);
  await tellAll();
  await tellAll();
  expect([early, await notices()]).toEqual([[], [once]]);
  const mails = (await mailboxOf(server).all(founder.email)).filter(({ kind }) => kind === 'job_expiring');
  expect(mails.map(({ subject }) => subject)).toEqual(['Soon closed closes soon']);
  const token = await server.sessionOf(founder.email);
  await founder.call('pauseJob', at(job.id, { token }));
  await founder.call('publishJob', at(job.id, { token }));
  await tellAll();
  expect([await notices(), await unread()]).toEqual([[once], 1]);
  now = new Date(`${dayAfter(today, 7)}T00:10:00Z`);
  await expireJobs(server.database, now);
  const again = { token: await server.sessionOf(founder.email), body: { closes_on: dayAfter(now, 2) } };
  await founder.call('reopenJob', at(job.id, again));
  // It has a later day, as the first notice asked.
  expect(await unread()).toBe(0);
  await tellAll();
  expect([await notices(), await unread()]).toEqual([[once, once], 1]);
  await outbox.close();
  now = today;
});

test('a copy is a draft of its own with the same words', async () => {
  const founder = await people.founder();
  const job = await publishedBy(founder);
  const headers = { 'idempotency-key': 'a-copy-of-a-job' };
  const copy = jobIn(await founder.call('duplicateJob', at(job.id, { headers })));
  const again = jobIn(await founder.call('duplicateJob', at(job.id, { headers })));
  expect([
    copy.status,
    copy.title,
    copy.closes_on,
    copy.published_at,
    copy.description_html,
    again.id,
  ]).toEqual(['draft', 'Signal Box Fitter (copy)', null, null, job.description_html, copy.id]);
});

test('a preview is the job as a veteran sees it, with what search engines would read', async () => {
  const founder = await people.founder();
  const { id } = await draftOf(founder, { closes_on: null });
  const early = (await founder.call('previewJob', at(id))).body.data as Record<string, unknown>;
  expect([early.json_ld, early.missing]).toEqual([
    null,
    { closes_on: ['Choose a day from tomorrow to 90 days ahead'] },
  ]);
  const job = await publishedBy(founder);
  const { data } = (await founder.call('previewJob', at(job.id))).body;
  expect(data).toEqual({
    job: { ...job, applications_count: null, recruiter: null },
    missing: {},
    has_unpublished_changes: false,
    json_ld: {
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Signal Box Fitter',
      description: `${job.description_html}<p>Responsibilities</p><ul><li>Strip, repair and test lever frames</li></ul><p>Requirements</p><ul><li>A mechanical trade</li></ul>`,
      datePosted: now.toISOString(),
      validThrough: `${job.closes_on}T23:59:59Z`,
      employmentType: ['FULL_TIME'],
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Wexcombe Signals',
        sameAs: 'https://wexcombe.test',
      },
      jobLocation: [
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Bristol',
            addressRegion: 'England',
            addressCountry: 'GB',
          },
        },
      ],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'GBP',
        value: { '@type': 'QuantitativeValue', minValue: 32_000, maxValue: 38_000, unitText: 'YEAR' },
      },
      identifier: { '@type': 'PropertyValue', name: 'Wexcombe Signals', value: String(job.id) },
      url: `http://uk.localhost/jobs/${job.id}`,
      directApply: true,
    },
  });
});

test('the company’s list counts by status, and filters by status, words and who made a job', async () => {
  const founder = await people.founder();
  const fitter = await publishedBy(founder);
  const driver = await draftOf(founder, { title: '100% Driver_' });
  const list = async (query: RequestOptions['query']) => {
    const { body } = await founder.call('listRecruiterJobs', { query });
    const { data, meta } = body as unknown as { data: Job[]; meta: Record<string, unknown> };
    return { ids: data.map(({ id }) => id), meta };
  };
  const owners = [{ id: founder.id, name: 'Robin Ash' }];
  const paging = { current_page: 1, per_page: 12, last_page: 1 };
  const by_status = { draft: 1, published: 1, paused: 0, closed: 0, expired: 0, removed: 0 };
  expect(await list({})).toEqual({
    ids: [driver.id, fitter.id],
    meta: { ...paging, total: 2, by_status, owners },
  });
  expect((await list({ status: ['published', 'paused'] })).ids).toEqual([fitter.id]);
  expect((await list({ search: '0% driver_' })).ids).toEqual([driver.id]);
  expect((await list({ search: '%' })).ids).toEqual([driver.id]);
  expect((await list({ search: 'fitter sígnal' })).ids).toEqual([fitter.id]);
  expect((await list({ owner: founder.id + 1 })).ids).toEqual([]);
  expect((await list({ sorted_by: 'title' })).ids).toEqual([driver.id, fitter.id]);
  expect((await list({ sorted_by: 'title', sorted_type: 'desc' })).ids).toEqual([fitter.id, driver.id]);
  expect((await founder.call('listRecruiterJobs', { query: { step: 'new' } })).body.errors).toEqual({
    step: ['Not expected here'],
  });
});

test('a veteran keeps a job and lets it go', async () => {
  const founder = await people.founder();
  const { id } = await publishedBy(founder);
  const call = async (operation: string) =>
    (await server.request(operation, at(id, { token: veteran }))).body.data as object;
  const savedJobs = async () => {
    const { body } = await server.request('listSavedJobs', { token: veteran });
    return (body.data as Job[]).map((job) => [job.id, job.is_saved]);
  };
  const before = await savedJobs();
  expect([await call('saveJob'), await call('saveJob'), await savedJobs()]).toEqual([
    { is_saved: true },
    { is_saved: true },
    [[id, true], ...before],
  ]);
  expect(jobIn(await read(id, veteran)).is_saved).toBe(true);
  expect([await call('unsaveJob'), await savedJobs()]).toEqual([{ is_saved: false }, before]);
});

test('each person reports a job once, and the last report counts', async () => {
  const founder = await people.founder();
  const { id } = await publishedBy(founder);
  const report = (reason: string) =>
    server.request('reportJob', at(id, { token: veteran, body: { reason, text: 'The pay is another' } }));
  const answers = [await report('scam'), await report('misleading')];
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute(`select reason, text from job_reports where job_id = ${id}`),
  );
  expect([answers.map(({ status }) => status), rows]).toEqual([
    [202, 202],
    [{ reason: 'misleading', text: 'The pay is another' }],
  ]);
});

test('a company’s new name is what its jobs are found by, once it is approved', async () => {
  const founder = await people.founder();
  const { id } = await publishedBy(founder);
  const [row] = await server.database.asPlatform((tx) =>
    tx.select().from(companies).where(eq(companies.id, founder.company.id)),
  );
  const { name, website, company_type, industry_id, country_id, city, description, version } = row!;
  const body = { name, website, company_type, industry_id, country_id, city, description, version };
  const renamed = await founder.call('updateCompany', {
    body: { ...body, company_size: '11-50', name: 'Quillfeather Rail' },
  });
  const find = async () => {
    const { body: jobs } = await server.request('listJobs', { query: { search: 'quilfeather' } });
    return (jobs.data as Job[]).map((job) => job.id);
  };
  expect([renamed.status, await find()]).toEqual([200, []]);
  const approved = await server.request('decideCompany', {
    token: operator,
    params: { id: founder.company.id },
    // The founders of this file share a website.
    body: {
      decision: 'approve',
      version: await people.versionOf(founder.company.id),
      confirm_duplicate: true,
    },
  });
  expect([approved.status, await find()]).toEqual([200, [id]]);
});

test('applicants hear of the closing of one job at most twice a day, however often it is reopened', async () => {
  const { notifyOfClosing } = defaultLimits;
  const strict = await startTestServer({ database: server.database, limits: { notifyOfClosing } });
  const founder = await people.founder();
  const { id } = await publishedBy(founder);
  const close = async (notify_applicants: boolean) => {
    const body = { reason: 'other', notify_applicants };
    return (await strict.request('closeJob', at(id, { token: founder.token, body }))).status;
  };
  const reopen = async () =>
    (await founder.call('reopenJob', at(id, { body: { closes_on: '2026-12-18' } }))).status;
  const loud = [await close(true), await reopen(), await close(true), await reopen(), await close(true)];
  expect([...loud, await close(false)]).toEqual([200, 200, 200, 200, 429, 200]);
});

test.each([
  [true, ['job_closed']],
  [false, []],
])(
  'applicants are notified of the end where the recruiter wants it: %s',
  async (notify_applicants, expected) => {
    const founder = await people.founder();
    const { id } = await publishedBy(founder);
    const [row] = await server.database.asPlatform((tx) =>
      tx
        .select()
        .from(users)
        .where(eq(users.email, 'veteran-services@demo.test'))
        .orderBy(users.tenant_id)
        .limit(1),
    );
    await applyFor(id, { user_id: row!.id });
    const notices = async () => {
      const rows = await server.database.asPlatform((tx) =>
        tx
          .select({ type: notifications.type, title: notifications.title })
          .from(notifications)
          .where(eq(notifications.user_id, row!.id)),
      );
      return rows.filter(({ title }) => title.startsWith('Signal Box Fitter')).map(({ type }) => type);
    };
    const before = await notices();
    const closed = jobIn(
      await founder.call('closeJob', at(id, { body: { reason: 'filled', notify_applicants } })),
    );
    expect([
      closed.recruiter?.close_reason,
      closed.applications_count,
      closed.recruiter?.counts.submitted,
    ]).toEqual(['filled', 1, 1]);
    expect((await notices()).slice(before.length)).toEqual(expected);
  },
);
