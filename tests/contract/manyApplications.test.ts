/** HIRE-07, in part: many applications are moved by one call, each on its own. */
import { beforeAll, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import {
  type Application,
  applicationsOn,
  northgate,
  type Person,
} from '../support/contract/applicationSteps.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';

type Schemas = components['schemas'];
type Moved = Schemas['MovedApplications'];
type Job = Awaited<ReturnType<ReturnType<typeof applicationsOn>['job']>>;

const start = new Date('2026-11-20T09:00:00Z');
const hour = 3_600_000;
let now = start;
const server = await startTestServer({ clock: () => now });
const mailbox = mailboxOf(server);
const steps = applicationsOn(server);

let veterans: Person[];
let recruiter: Person;

beforeAll(async () => {
  recruiter = await steps.person(northgate);
  veterans = await Promise.all(
    [18, 19, 20, 21].map((number) => steps.person(`veteran-${number}@example.test`)),
  );
});

/** A job for which all of them have applied, an hour after each other. */
async function jobWithApplicants(title: string): Promise<{ job: Job; sent: Application[] }> {
  now = start;
  const job = await steps.job({ title, country_id: 232 });
  const sent: Application[] = [];
  for (const veteran of veterans) {
    now = new Date(now.getTime() + hour);
    sent.push(await steps.apply(veteran, job));
  }
  return { job, sent };
}

const read = (person: Person, { id }: Pick<Application, 'id'>) =>
  person.get<Application>('getApplication', { params: { id } });

const listed = (job: Job, query: Record<string, string | number> = {}) =>
  recruiter.get<Schemas['Applicant'][]>('listJobApplications', { params: { id: job.id }, query });

const ask = (job: Job, body: object) => recruiter.ask('moveApplications', { params: { id: job.id }, body });

async function moved(job: Job, body: object): Promise<Moved> {
  const answer = await ask(job, body);
  expect(answer.status).toBe(200);
  return answer.body.data as Moved;
}

const named = (applications: readonly { id: number; version: number }[]) =>
  applications.map(({ id, version }) => ({ id, version }));

const no = { to: 'rejected', reason_code: 'position_filled', public_note: 'Thank you all.' };

const mailsAbout = async (veteran: Person, title: string) =>
  (await mailbox.all(veteran.email)).filter(({ subject, text }) => `${subject} ${text}`.includes(title))
    .length;

test('one that cannot be moved is named with its reason, and leaves the others done', async () => {
  const { job, sent } = await jobWithApplicants('Together');
  const elsewhere = await jobWithApplicants('Elsewhere');
  await veterans[1]!.get('withdrawApplication', { params: { id: sent[1]!.id }, body: {} });
  const current = await Promise.all(sent.map((application) => read(recruiter, application)));
  const stale = { id: sent[2]!.id, version: current[2]!.version + 1 };
  const foreign = { id: elsewhere.sent[0]!.id, version: 1 };
  const answer = await moved(job, {
    ...no,
    applications: [...named([current[0]!, current[1]!]), stale, foreign, ...named([current[3]!])],
  });
  expect(answer).toEqual({
    moved: [current[0]!, current[3]!].map(({ id, version }) => ({
      ...{ id, version: version + 1, status: 'rejected' },
    })),
    failed: [
      { id: sent[1]!.id, code: 'invalid_transition', message: expect.any(String) },
      { id: stale.id, code: 'version_conflict', message: expect.any(String) },
      { id: foreign.id, code: 'not_found', message: expect.any(String) },
    ],
  });
  const after = await listed(job, { sorted_by: 'oldest' });
  expect(after.map(({ status }) => status)).toEqual(['rejected', 'withdrawn', 'submitted', 'rejected']);
  expect((await read(recruiter, elsewhere.sent[0]!)).status).toBe('submitted');
});

test('a rejection of many has a reason and waits a day like a single one, and undoing it brings each back to its own stage', async () => {
  const title = 'All back again';
  const { job, sent } = await jobWithApplicants(title);
  for (const { id } of sent.slice(0, 2))
    await recruiter.get('moveApplication', { params: { id }, body: { to: 'viewed', version: 1 } });
  const before = await Promise.all(veterans.map((veteran, at) => read(veteran, sent[at]!)));
  const mails = await Promise.all(veterans.map((veteran) => mailsAbout(veteran, title)));
  const rows = await listed(job);
  expect((await ask(job, { applications: named(rows), to: 'rejected' })).body.errors).toEqual({
    reason_code: ['Choose why'],
  });
  const rejected = await moved(job, { ...no, applications: named(rows) });
  expect([rejected.moved.length, rejected.failed]).toEqual([4, []]);
  expect(await Promise.all(veterans.map((veteran, at) => read(veteran, sent[at]!)))).toEqual(before);
  now = new Date(now.getTime() + 23 * hour);
  const undone = await moved(job, { to: 'before_rejection', applications: named(rejected.moved) });
  expect(undone.failed).toEqual([]);
  const stages = new Map(undone.moved.map(({ id, status }) => [id, status]));
  expect(sent.map(({ id }) => stages.get(id))).toEqual(['viewed', 'viewed', 'submitted', 'submitted']);
  now = new Date(now.getTime() + 48 * hour);
  expect(await Promise.all(veterans.map((veteran) => mailsAbout(veteran, title)))).toEqual(mails);
  const again = await moved(job, { to: 'before_rejection', applications: named(undone.moved) });
  expect(again.failed.map(({ code }) => code)).toEqual(Array(4).fill('invalid_transition'));
});

test('two who move the same applicants together move each of them once', async () => {
  const { job } = await jobWithApplicants('Raced for');
  const rows = named(await listed(job));
  const answers = await Promise.all([
    moved(job, { ...no, applications: rows }),
    moved(job, { ...no, applications: rows.toReversed() }),
  ]);
  const ids = answers.flatMap((answer) => answer.moved.map(({ id }) => id));
  expect(ids.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b));
  const failures = answers.flatMap(({ failed }) => failed.map(({ code }) => code));
  expect(failures).toEqual(Array(4).fill('version_conflict'));
});

test('more than fifty are refused, and a move opens nobody’s application', async () => {
  const { job, sent } = await jobWithApplicants('Unopened');
  const many = Array.from({ length: 51 }, (_, at) => ({ id: at + 1, version: 1 }));
  expect((await ask(job, { ...no, applications: many })).status).toBe(422);
  await moved(job, { ...no, applications: named(sent) });
  const log = await veterans[0]!.get<Schemas['AccessLogEntry'][]>('listAccessLog');
  expect(log.filter(({ object }) => object.type === 'application' && object.id === sent[0]!.id)).toEqual([]);
});

test('the list is sorted as asked, its names stay hidden also in the order, and the way through it is the same', async () => {
  const { job, sent } = await jobWithApplicants('In order');
  const ids = sent.map(({ id }) => id);
  const idsBy = async (query: Record<string, string | number>) =>
    (await listed(job, query)).map(({ id }) => id);
  expect(await idsBy({ sorted_by: 'oldest' })).toEqual(ids);
  expect(await idsBy({ sorted_by: 'newest' })).toEqual(ids.toReversed());
  const names = sent.map(({ id, profile }) => ({ id, name: profile!.last_name.toLowerCase() }));
  const byName = names.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ id }) => id);
  expect(await idsBy({ sorted_by: 'name' })).toEqual(byName);
  const bands = (await listed(job, { sorted_by: 'match' })).map(({ match }) => match?.band ?? 'none');
  const worth = ['strong', 'good', 'possible', 'none'];
  expect(bands).toEqual(bands.toSorted((a, b) => worth.indexOf(a) - worth.indexOf(b)));
  expect(await idsBy({ sorted_by: 'name', anonymous: 1 })).toEqual(await idsBy({ anonymous: 1 }));
  const queries: Record<string, string | number>[] = [
    {},
    { sorted_by: 'name' },
    { sorted_by: 'newest', anonymous: 1 },
  ];
  for (const query of queries) {
    const params = { id: job.id };
    const order = await recruiter.get<Schemas['ApplicantOrder']>('listApplicantOrder', { params, query });
    const rows = await listed(job, query);
    expect(order).toEqual({
      total: 4,
      applicants: rows.map(({ id, display_name, headline, place }) => ({
        id,
        display_name,
        headline,
        place,
      })),
    });
  }
});
