/** The answers that a job needs mark and sort its applicants, for its company alone. */
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { setInactive } from '../../server/applications/inactivity.ts';
import { applications } from '../../server/db/schema/applications.ts';
import { appliedJobs } from '../../server/db/schema/jobContent.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { exportSections } from '../../server/privacy/export/exportSections.ts';
import { applicationsOn, type Person } from '../support/contract/applicationSteps.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { type Answer, type RequestOptions, startTestServer } from '../support/contract/harness.ts';
import { changePublished, dayAfter, type Job, wholeJob } from '../support/contract/jobWriting.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];
type Application = Schemas['Application'];
type Question = Schemas['GivenJobQuestion'];

const day = 86_400_000;
let now = testNow;
const server = await startTestServer({ clock: () => now });
const people = peopleOf(server);
const steps = applicationsOn(server, testNow);
const mailbox = mailboxOf(server);
const outbox = await createOutbox({ database: server.database, clock: () => now, onError: () => {} });

let veterans: [Person, Person, Person];

beforeAll(async () => {
  veterans = [
    await steps.person('veteran-18@example.test'),
    await steps.person('veteran-19@example.test'),
    await steps.person('veteran-20@example.test'),
  ];
});

afterEach(() => {
  now = testNow;
});

const nights: Question = { title: 'Can you work nights?', type: 'yes_no', is_required: true };
const licence: Question = {
  title: 'Which licence?',
  type: 'single_choice',
  options: ['None', 'C', 'C+E'],
  is_required: false,
};
const needed: Question[] = [
  { ...nights, expected_answers: ['Yes'] },
  { ...licence, expected_answers: ['C', 'C+E'] },
];
const noNights = { question: 'Can you work nights?', answer: 'No' };
const noLicence = { question: 'Which licence?', answer: 'None' };

const answersOf = (worksNights: boolean, held: string) => [
  { question_id: 1, answer: worksNights },
  { question_id: 2, answer: held },
];

const at = (id: number, options: RequestOptions = {}): RequestOptions => ({ params: { id }, ...options });
const jobIn = ({ body }: Answer) => body.data as Job;

async function posted(questions: Question[]) {
  const founder = await people.founder();
  const body = wholeJob(testNow, { questions, closes_on: dayAfter(testNow, 60) });
  const { id } = jobIn(await founder.call('createJob', { body }));
  const job = jobIn(await founder.call('publishJob', at(id)));
  const listed = async (query: Record<string, string> = {}) =>
    (await founder.call('listJobApplications', at(id, { query }))).body.data as Schemas['Applicant'][];
  return { founder, job, listed };
}

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Without ids, days and links, so that texts about two applications can be compared. */
const comparable = (text: string) => text.replace(/https?:\/\/\S+/g, '').replace(/\d+/g, '0');

const viewOf = async (veteran: Person, { id }: Application) =>
  comparable(JSON.stringify(await veteran.get('getApplication', at(id))));

const newestMails = async ({ email }: Person) =>
  (await mailbox.all(email))
    .slice(0, 2)
    .map(({ kind, subject, text }) => [kind, comparable(subject), comparable(text)]);

test('HIRE-13 whose answers differ from what the job needs is marked and sorted for the company, keeps the stage, and reads and is mailed what everybody does', async () => {
  const marking = await posted(needed);
  const plain = await posted([nights, licence]);
  const [first, second, third] = veterans;
  const marked = await steps.apply(first, marking.job, { answers: answersOf(false, 'None') });
  const unmarked = await steps.apply(first, plain.job, { answers: answersOf(false, 'None') });
  const [newest, before] = await newestMails(first);
  expect([newest![0], newest]).toEqual(['application_sent', before]);
  const half = await steps.apply(second, marking.job, { answers: answersOf(true, 'None') });
  const fitting = await steps.apply(third, marking.job, { answers: answersOf(true, 'C') });

  const sorted = await marking.listed({ sorted_by: 'answers' });
  expect(sorted.map(({ id, status, unexpected_answers }) => ({ id, status, unexpected_answers }))).toEqual([
    { id: fitting.id, status: 'submitted', unexpected_answers: [] },
    { id: half.id, status: 'submitted', unexpected_answers: [noLicence] },
    { id: marked.id, status: 'submitted', unexpected_answers: [noNights, noLicence] },
  ]);
  expect(ids(await marking.listed({ answers: 'expected' }))).toEqual([fitting.id]);
  expect(ids(await marking.listed({ answers: 'unexpected', sorted_by: 'answers' }))).toEqual([
    ...[half.id, marked.id],
  ]);
  const order = await marking.founder.call(
    'listApplicantOrder',
    at(marking.job.id, { query: { answers: 'unexpected', sorted_by: 'answers' } }),
  );
  expect(ids((order.body.data as Schemas['ApplicantOrder']).applicants)).toEqual([half.id, marked.id]);
  const opened = (await marking.founder.call('getApplication', at(marked.id))).body.data as Application;
  expect(opened.unexpected_answers).toEqual([noNights, noLicence]);
  expect((await plain.listed()).map(({ unexpected_answers }) => unexpected_answers)).toEqual([[]]);

  expect((await first.get<Application>('getApplication', at(marked.id))).unexpected_answers).toBeNull();
  expect(await viewOf(first, marked)).toBe(await viewOf(first, unmarked));
  // Those of the seed would become inactive, too.
  await server.database.asPlatform((tx) =>
    tx
      .update(applications)
      .set({ status: 'withdrawn' })
      .where(sql`${applications.id} not in (${marked.id}, ${unmarked.id})`),
  );
  const stages: string[] = [];
  for (const days of [29, 30]) {
    now = new Date(testNow.getTime() + days * day);
    await setInactive(server.database, outbox, now);
    stages.push((await first.get<Application>('getApplication', at(marked.id))).status);
    expect(await viewOf(first, marked)).toBe(await viewOf(first, unmarked));
  }
  expect(stages).toEqual(['submitted', 'inactive']);
  const [lastMail, mailBefore] = await newestMails(first);
  expect([lastMail![0], lastMail]).toEqual(['application_inactive', mailBefore]);
});

test('nobody but the company reads which answers its job needs', async () => {
  const { founder, job } = await posted(needed);
  const other = await people.founder();
  const [veteran] = veterans;
  const { resume_id } = await steps.wish(veteran);
  const application = await steps.apply(veteran, job, { answers: answersOf(false, 'None') });
  await veteran.get('saveJob', at(job.id));
  const read = async (person: Pick<Person, 'ask'> | null, operation: string, options: RequestOptions) => {
    const { status, body, file } = await (person ? person.ask : server.request)(operation, options);
    expect(status).toBe(200);
    return file ? String(file) : body;
  };
  const company = { ask: founder.call };
  const readings = {
    page: await read(null, 'getJob', at(job.id)),
    ofVeteran: await read(veteran, 'getJob', at(job.id)),
    ofOtherCompany: await read({ ask: other.call }, 'getJob', at(job.id)),
    list: await read(null, 'listJobs', { query: { search: ['signal'] } }),
    saved: await read(veteran, 'listSavedJobs', {}),
    feed: await read(null, 'getJobFeed', {}),
    previewOfJob: await read(company, 'previewJob', at(job.id)),
    previewOfApplication: await read(veteran, 'previewApplication', at(job.id, { query: { resume_id } })),
    appliedJob: await read(veteran, 'getAppliedJob', at(application.id)),
    appliedJobOfCompany: await read(company, 'getAppliedJob', at(application.id)),
    applications: await read(veteran, 'listApplications', {}),
    stored: await server.database.asPlatform((tx) =>
      tx.select().from(appliedJobs).where(eq(appliedJobs.job_id, job.id)),
    ),
  };
  expect(
    Object.entries(readings).flatMap(([name, reading]) =>
      JSON.stringify(reading).includes('expected_answers') ? [name] : [],
    ),
  ).toEqual([]);
  const exported = exportSections.applications.sources.find(({ table }) => table === applications);
  expect(exported?.hide).toContain('unexpected_answers');
  const own = jobIn(await founder.call('getJob', at(job.id)));
  expect(own.questions).toEqual([
    { id: 1, ...nights, options: [], expected_answers: ['Yes'] },
    { id: 2, ...licence, expected_answers: ['C', 'C+E'] },
  ]);
});

test('other answers that a published job needs mark those who have applied once they are published, and nothing else changes', async () => {
  const { founder, job, listed } = await posted([nights, licence]);
  const [veteran] = veterans;
  const sent = await steps.apply(veteran, job, { answers: answersOf(false, 'None') });
  const [before] = await listed();
  const viewBefore = await veteran.get('getApplication', at(sent.id));
  const mails = (await mailbox.all(veteran.email)).length;
  const marks = async () => (await listed())[0]!.unexpected_answers;
  const withIds = (questions: Question[]) =>
    questions.map((question, index) => ({ ...question, id: index + 1 }));
  const current = async () => jobIn(await founder.call('getJob', at(job.id)));

  const body = { version: (await current()).version, questions: withIds(needed) };
  const typed = jobIn(await founder.call('updateJob', at(job.id, { body })));
  expect(typed.questions[0]).not.toHaveProperty('expected_answers');
  expect(typed.recruiter?.unpublished?.content.questions[0]?.expected_answers).toEqual(['Yes']);
  expect(await marks()).toEqual([]);
  const { version } = typed;
  expect((await founder.call('publishJobChanges', at(job.id, { body: { version } }))).status).toBe(200);
  expect((await listed())[0]).toEqual({ ...before, unexpected_answers: [noNights, noLicence] });
  expect(ids(await listed({ answers: 'unexpected' }))).toEqual([sent.id]);

  expect(await veteran.get('getApplication', at(sent.id))).toEqual(viewBefore);
  expect(await veteran.get('getAppliedJob', at(sent.id))).toMatchObject({ is_changed: false });
  expect((await mailbox.all(veteran.email)).length).toBe(mails);

  const publish = async (questions: Question[]) =>
    (await changePublished(founder, await current(), { questions: withIds(questions) })).status;
  expect(await publish([{ ...nights, expected_answers: ['No'] }, needed[1]!])).toBe(200);
  expect([await marks(), ids(await listed({ answers: 'unexpected' }))]).toEqual([[noLicence], [sent.id]]);
  // The answer was to another question.
  expect(await publish([needed[0]!, { ...needed[1]!, title: 'Which lorries do you drive?' }])).toBe(200);
  expect(await marks()).toEqual([noNights]);
  expect(await publish([nights, licence])).toBe(200);
  expect([await marks(), ids(await listed({ answers: 'unexpected' }))]).toEqual([[], []]);
});

test.each<[string, Question, string]>([
  ['all', { ...nights, expected_answers: ['Yes', 'No'] }, 'Leave at least one answer out, or clear them all'],
  [
    'others than its options',
    { ...licence, expected_answers: ['D'] },
    'Choose from the answers to this question',
  ],
  [
    'those that people write themselves',
    { title: 'Why us?', type: 'text', is_required: false, expected_answers: ['Pay'] },
    'Only answers that people choose from can be marked',
  ],
])('of the answers to a question, a job cannot need %s', async (_, question, message) => {
  const founder = await people.founder();
  const refused = await founder.call('createJob', { body: wholeJob(testNow, { questions: [question] }) });
  expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
    422,
    'validation_failed',
    { 'questions.0.expected_answers': [message] },
  ]);
});

test('in each seeded tenant, eight of the forty applicants for one job cannot work the nights that it needs', async () => {
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute(sql`select count(*) filter (where a.unexpected_answers > 0)::integer as marked
      from applications a join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
      where j.title in ('LGV Driver, Class 2', 'CDL-B Truck Driver')
      group by a.tenant_id, a.job_id having count(*) >= 40`),
  );
  expect(rows).toEqual([{ marked: 8 }, { marked: 8 }]);
});
