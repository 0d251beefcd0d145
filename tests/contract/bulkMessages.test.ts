/** The same message to several applicants: filled for each, by the rules of a single message, all together or not at all. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
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
type Sent = Schemas['SentMessages'];
type Job = Awaited<ReturnType<ReturnType<typeof applicationsOn>['job']>>;

const hour = 3_600_000;
const day = 24 * hour;
const perHour = 9;
let now = new Date('2026-11-20T09:00:00Z');
const server = await startTestServer({
  clock: () => now,
  limits: { sendMessage: { attempts: perHour, seconds: 3600 } },
});
const mailbox = mailboxOf(server);
const steps = applicationsOn(server);

let veterans: Person[];
let recruiter: Person;
let sender: string;

beforeAll(async () => {
  recruiter = await steps.person(northgate);
  veterans = await Promise.all(
    [18, 19, 20, 21].map((number) => steps.person(`veteran-${number}@example.test`)),
  );
  const { user_details } = await recruiter.get<Schemas['User']>('getUserProfile');
  sender = `${user_details.first_name} ${user_details.last_name}`;
});

// Each test has a limit of its own.
beforeEach(() => {
  now = new Date(now.getTime() + 2 * hour);
});

async function jobWithApplicants(title: string): Promise<{ job: Job; sent: Application[]; ids: number[] }> {
  const job = await steps.job({ title, country_id: 232, published_at: now, closes_on: '2027-01-31' });
  const sent: Application[] = [];
  for (const veteran of veterans) sent.push(await steps.apply(veteran, job));
  return { job, sent, ids: sent.map(({ id }) => id) };
}

const ask = ({ id }: Job, ids: readonly number[], text: string, key?: string) =>
  recruiter.ask('sendMessages', {
    params: { id },
    body: { application_ids: ids, text },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

async function send(job: Job, ids: readonly number[], text: string): Promise<Sent> {
  const { status, body } = await ask(job, ids, text);
  expect(status).toBe(200);
  return body.data as Sent;
}

const recipients = ({ id }: Job, ids: readonly number[], more: { anonymous?: number } = {}) =>
  recruiter.get<Schemas['MessageRecipient'][]>('listMessageRecipients', {
    params: { id },
    query: { application_id: [...ids], ...more },
  });

async function textsFor(sent: readonly Application[]): Promise<(string | null)[][]> {
  const conversations = await Promise.all(
    sent.map(({ id }, at) => veterans[at]!.get<Schemas['Conversation']>('listMessages', { params: { id } })),
  );
  return conversations.map(({ messages }) => messages.map(({ text }) => text));
}

const mailsAbout = (title: string) =>
  Promise.all(
    veterans.map(
      async ({ email }) =>
        (await mailbox.all(email)).filter(
          ({ kind, text }) => kind === 'message_received' && text.includes(title),
        ).length,
    ),
  );

test('each applicant reads the text with their own details in their own conversation, and is notified once', async () => {
  const { job, sent, ids } = await jobWithApplicants('Signal Fitter');
  const firstNames = sent.map(({ profile }) => profile!.first_name);
  expect(new Set(firstNames).size).toBeGreaterThan(1);
  const company = 'Northgate Logistics Ltd';
  expect(await recipients(job, ids)).toEqual(
    sent.map(({ id }, at) => ({
      ...{ id, status: 'open', first_name: firstNames[at] },
      ...{ job: 'Signal Fitter', company, my_name: sender },
    })),
  );
  const text = 'Hello {First  Name},\n{job} at {company} starts soon.\n{my name}';
  expect(await send(job, ids.toReversed(), text)).toEqual({ sent: ids.toReversed(), failed: [] });
  const ending = `Signal Fitter at ${company} starts soon.\n${sender}`;
  const read = firstNames.map((name) => [`Hello ${name},\n${ending}`]);
  expect(await textsFor(sent)).toEqual(read);
  expect(await mailsAbout('Signal Fitter')).toEqual([1, 1, 1, 1]);
  await send(job, ids, 'Are you free?');
  expect(await textsFor(sent)).toEqual(read.map((texts) => [...texts, 'Are you free?']));
  expect(await mailsAbout('Signal Fitter')).toEqual([1, 1, 1, 1]);
});

test('who cannot be written to is named with the reason, and the others get the message', async () => {
  const { job, sent, ids } = await jobWithApplicants('Stores Lead');
  const elsewhere = await jobWithApplicants('Stores Lead in Hull');
  const { version } = await recruiter.get<Application>('getApplication', { params: { id: ids[3]! } });
  await recruiter.get('moveApplication', {
    params: { id: ids[3]! },
    body: { to: 'rejected', version, reason_code: 'other' },
  });
  now = new Date(now.getTime() + 7 * day);
  await veterans[1]!.get('withdrawApplication', { params: { id: ids[1]! }, body: {} });
  const block = { params: { company_id: sent[2]!.job.company.id } };
  await veterans[2]!.get('blockCompany', block);
  const statuses = (await recipients(job, [...ids, elsewhere.ids[0]!])).map(({ id, status }) => [id, status]);
  expect(statuses).toEqual([
    [ids[0], 'open'],
    [ids[1], 'closed'],
    [ids[2], 'unavailable'],
    [ids[3], 'closed'],
  ]);
  expect(await send(job, [...ids, elsewhere.ids[0]!], 'Hello {first name}')).toEqual({
    sent: [ids[0]],
    failed: [
      { id: ids[1], code: 'conversation_closed', message: 'This conversation is closed.' },
      { id: ids[2], code: 'person_unavailable', message: 'This person can no longer be messaged.' },
      { id: ids[3], code: 'conversation_closed', message: 'This conversation is closed.' },
      { id: elsewhere.ids[0], code: 'not_found', message: expect.any(String) },
    ],
  });
  await veterans[2]!.get('removeCompanyBlock', block);
  expect((await textsFor(sent)).map(({ length }) => length)).toEqual([1, 0, 0, 0]);
  expect((await textsFor(elsewhere.sent)).flat()).toEqual([]);
});

test('each message counts towards the hour’s limit, and who is over it is named and gets nothing', async () => {
  const { job, sent, ids } = await jobWithApplicants('Rigger');
  expect((await send(job, ids, 'First')).failed).toEqual([]);
  expect((await send(job, ids, 'Second')).failed).toEqual([]);
  const third = await send(job, ids, 'Third');
  expect(third.sent).toEqual(ids.slice(0, perHour - 8));
  expect(third.failed.map(({ id, code }) => [id, code])).toEqual(
    ids.slice(perHour - 8).map((id) => [id, 'rate_limited']),
  );
  expect((await textsFor(sent)).map(({ length }) => length)).toEqual([3, 2, 2, 2]);
});

test('a repeated call sends each message once, also while the first is still being answered', async () => {
  const { job, sent, ids } = await jobWithApplicants('Welder');
  const key = 'bulk-message-welder';
  await Promise.all([ask(job, ids, 'Hello', key), ask(job, ids, 'Hello', key)]);
  const again = await ask(job, ids, 'Hello', key);
  expect(again.body.data).toEqual({ sent: ids, failed: [] });
  expect(await textsFor(sent)).toEqual(ids.map(() => ['Hello']));
});

test('a text with another placeholder, nobody, somebody twice and more than fifty are refused, and nobody gets a message', async () => {
  const { job, sent, ids } = await jobWithApplicants('Driver');
  const usable = 'You can use {first name}, {job}, {company}, {my name}';
  const many = Array.from({ length: 51 }, (_, at) => at + 1);
  const unknown = await ask(job, ids, 'The pay is {salary}.');
  expect([unknown.status, unknown.body.errors]).toEqual([
    422,
    { text: [`{salary} isn’t a placeholder. ${usable}`] },
  ]);
  const others = [
    ask(job, ids, 'Hello {first name'),
    ask(job, ids, ' \n'),
    ask(job, ids, 'x'.repeat(4001)),
    ask(job, [], 'Hello'),
    ask(job, [ids[0]!, ids[0]!], 'Hello'),
    ask(job, many, 'Hello'),
  ];
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(6).fill(422));
  expect((await textsFor(sent)).flat()).toEqual([]);
});

test('a message that its placeholders make too long is not sent', async () => {
  const { job, ids } = await jobWithApplicants('Heavy Goods Driver');
  const { sent, failed } = await send(job, ids.slice(0, 1), `${'x'.repeat(3995)}{job}`);
  expect([sent, failed]).toEqual([
    [],
    [
      {
        id: ids[0],
        code: 'message_too_long',
        message: 'With their details, the message is over 4000 characters.',
      },
    ],
  ]);
});

test('first names stay out where the list hides them, and neither reading nor writing is a view', async () => {
  const { job, ids } = await jobWithApplicants('Planner');
  const hidden = await recipients(job, ids, { anonymous: 1 });
  expect(hidden.map(({ first_name }) => first_name)).toEqual([null, null, null, null]);
  await send(job, ids, 'Hello {first name}');
  const log = await veterans[0]!.get<Schemas['AccessLogEntry'][]>('listAccessLog');
  expect(log.filter(({ object }) => object.type === 'application' && object.id === ids[0])).toEqual([]);
});
