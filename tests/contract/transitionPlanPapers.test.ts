/** The exports of a transition plan, the files stored with it, and the reminders of its days. */
import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { remindOfMilestones } from '../../server/transitionPlans/milestones/reminders.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { dateOf, onlyProperty, readCalendar, textOf } from '../support/contract/iCalendar.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { type Veteran, veteranOn } from '../support/contract/onboardingSteps.ts';
import { testNow } from '../support/contract/testNow.ts';
import {
  atWork,
  changeMilestone,
  educationSteps,
  inDays,
  type Plan,
} from '../support/contract/transitionPlanSteps.ts';

type Notification = components['schemas']['Notification'];

const server = await startTestServer();
const mailbox = mailboxOf(server);
const email = 'veteran-23@example.test';

let veteran: Veteran;
let plan: Plan;

beforeAll(async () => {
  veteran = await veteranOn(server, email);
  const leaving = { service_status: 'serving' as const, leaving_date: inDays(500) };
  plan = await atWork(veteran, 'education', educationSteps(leaving));
});

const read = () => veteran.get<Plan>('getTransitionPlan', { params: { id: plan.id } });

const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n';
const png = Buffer.from('\x89PNG\r\n\x1a\n....IEND\xaeB`\x82', 'latin1');
const jpeg = Buffer.from('\xff\xd8\xff\xe0....\xff\xd9', 'latin1');

function formOf(content: string | Buffer, name: string) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(Buffer.from(content as string))]), name);
  return form;
}

const upload = (mid: number, content: string | Buffer, name: string) =>
  veteran.ask('uploadMilestoneEvidence', { params: { id: plan.id, mid }, form: formOf(content, name) });

describe('a paper kept with a milestone', () => {
  test.each([
    ['Certificate of Service.PDF', pdf, 'Certificate of Service.pdf', 'application/pdf'],
    ['C:\\Users\\me\\Zeugnis für Müller.png', png, 'Zeugnis für Müller.png', 'image/png'],
    ['really.exe', jpeg, 'really.jpg', 'image/jpeg'],
  ])(
    '%s comes back as it was sent, and takes the place of the one before',
    async (name, content, storedName, type) => {
      const [milestone] = (await read()).milestones;
      const { status, body } = await upload(milestone!.id, content, name);
      const stored = (body.data as Plan).milestones[0]!;
      expect([status, stored.evidence]).toEqual([
        201,
        { name: storedName, type, size: Buffer.from(content).length },
      ]);
      expect(stored.evidence_file_id).toBeGreaterThan(0);
      const { file, headers } = await veteran.ask('getMilestoneEvidence', {
        params: { id: plan.id, mid: milestone!.id },
      });
      expect([file, headers['content-type'], headers['x-content-type-options']]).toEqual([
        Buffer.from(content),
        type,
        'nosniff',
      ]);
      expect(headers['content-disposition']).toContain(`attachment; filename="`);
    },
  );

  test.each([
    ['a web page', '<html><script>alert(1)</script></html>', '415 file_type_not_allowed'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', '415 file_type_not_allowed'],
    ['an archive', 'PK\x03\x04....', '415 file_type_not_allowed'],
    ['nothing', '', '415 file_type_not_allowed'],
    ['half a PDF', '%PDF-1.7\n1 0 obj', '422 file_unreadable'],
    ['half a picture', png.subarray(0, 10), '422 file_unreadable'],
    ['too much', Buffer.concat([Buffer.from(pdf), Buffer.alloc(5 * 1024 * 1024)]), '413 file_too_large'],
  ])('%s is refused', async (_, content, refusal) => {
    const [milestone] = (await read()).milestones;
    const { status, body } = await upload(milestone!.id, content, 'paper.pdf');
    expect(`${status} ${body.code}`).toBe(refusal);
  });

  test('a plan has room for ten, is read by nobody else, and what is removed is gone', async () => {
    for (let n = 0; n < 10; n += 1) {
      await veteran.get('createMilestone', {
        params: { id: plan.id },
        body: { title: `Step ${n}`, due_on: inDays(100 + n) },
      });
    }
    const own = (await read()).milestones.filter(({ source }) => source === 'user');
    const answers = [];
    for (const { id } of own) answers.push(await upload(id, pdf, 'paper.pdf'));
    expect(answers.map(({ status }) => status)).toEqual([...Array(9).fill(201), 409]);
    const params = { id: plan.id, mid: own[0]!.id };
    const other = await veteranOn(server, 'veteran-21@example.test');
    for (const operation of ['getMilestoneEvidence', 'deleteMilestoneEvidence', 'getTransitionPlanPdf'])
      expect(await other.refused(operation, { params })).toBe('404 not_found');
    await veteran.get('deleteMilestoneEvidence', { params });
    expect(await veteran.refused('getMilestoneEvidence', { params })).toBe('404 not_found');
    expect((await upload(own[9]!.id, pdf, 'paper.pdf')).status).toBe(201);
  });
});

test('on paper it says what is to do by when, and nothing of money and home', async () => {
  const { file, headers } = await veteran.ask('getTransitionPlanPdf', { params: { id: plan.id } });
  expect(headers['content-disposition']).toMatch(/_Transition_Plan\.pdf/);
  const document = await getDocumentProxy(new Uint8Array(file!));
  const { text } = await extractText(document, { mergePages: true });
  for (const words of [
    'Education plan: BSc Nursing',
    'Employment Support Programme: You told us of 5 years of service.',
    'Register with the Career Transition Partnership',
    'https://www.ctp.org.uk/',
    'Where I want to live: York',
    'Money, health and home life are left out',
  ]) {
    expect(text.replace(/\s+/g, ' ')).toContain(words);
  }
  expect(text).not.toMatch(/own.money|funding/i);
});

test('the calendar is iCalendar to the letter, and moves with the plan', async () => {
  const fetchCalendar = async () => {
    const answer = await veteran.ask('getTransitionPlanCalendar', { params: { id: plan.id } });
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    return readCalendar(answer.file!).components.map((event) => ({
      uid: onlyProperty(event, 'UID').value,
      on: dateOf(onlyProperty(event, 'DTSTART')),
      title: textOf(onlyProperty(event, 'SUMMARY').value),
      sequence: Number(onlyProperty(event, 'SEQUENCE').value),
    }));
  };
  const before = await fetchCalendar();
  const current = await read();
  const { steps } = await veteran.get<components['schemas']['Timeline']>('getTimeline');
  const open = steps.flatMap(({ title, due_on, status }) =>
    due_on && status !== 'done' ? `${due_on} ${title}` : [],
  );
  expect(before.map(({ title, on }) => `${on} ${title}`).sort()).toEqual(
    [...open, `${inDays(500)} Last day of service`].sort(),
  );
  expect(open.length).toBeGreaterThan(current.milestones.length);
  await veteran.get('replanTransition', {
    params: { id: plan.id },
    body: { leaving_date: inDays(680), version: current.version },
  });
  const after = await fetchCalendar();
  const moved = after.filter(({ uid, on }) => before.some((item) => item.uid === uid && item.on !== on));
  expect(moved.map(({ title }) => title)).toContain('Last day of service');
  expect(moved.length).toBeGreaterThan(2);
  for (const { uid, sequence } of moved) {
    expect(sequence).toBeGreaterThan(before.find((item) => item.uid === uid)!.sequence);
  }
});

describe('a reminder', () => {
  const now = testNow;
  let outbox: Awaited<ReturnType<typeof createOutbox>>;
  beforeAll(async () => {
    outbox = await createOutbox({ database: server.database, clock: () => now, onError: () => {} });
  });
  afterAll(() => outbox.close());

  const reminders = async () =>
    (await veteran.get<Notification[]>('listNotifications')).filter(({ type }) => type === 'milestone_due');
  const remind = () => remindOfMilestones(server.database, outbox, now);

  test('tells of a day that comes near once, in the app and by mail, and again when the day has moved', async () => {
    await Promise.all([remind(), remind()]);
    expect(await reminders()).toEqual([]);
    const [milestone] = (await read()).milestones.filter(({ title }) => title === 'Step 0');
    let current = await changeMilestone(veteran, plan, milestone!, { due_on: inDays(14) });
    await Promise.all([remind(), remind()]);
    const [news, ...others] = await reminders();
    expect([news?.title, news?.link, others]).toEqual([
      expect.stringMatching(/^Due by .+: Step 0$/),
      `/veteran/transition-plan-vx?plan=${plan.id}`,
      [],
    ]);
    const mails = (await mailbox.all(email)).filter(({ kind }) => kind === 'milestone_due');
    expect(mails.map(({ subject }) => subject)).toEqual([news!.title]);
    const again = current.milestones.find(({ id }) => id === milestone!.id)!;
    current = await changeMilestone(veteran, plan, again, { due_on: inDays(7) });
    await remind();
    expect((await reminders()).length).toBe(2);
    const last = current.milestones.find(({ id }) => id === milestone!.id)!;
    const unread = async () => (await reminders()).filter(({ read_at }) => read_at === null).length;
    expect(await unread()).toBe(1);
    await changeMilestone(veteran, plan, last, { status: 'done' });
    await remind();
    expect([(await reminders()).length, await unread()]).toEqual([2, 0]);
  });

  test('goes to nobody whose plan is put away, or who wants none', async () => {
    const preferences = await veteran.get<Record<string, object>>('getNotificationPreferences');
    const body = { ...preferences, plan_reminders: { in_app: false, email: false } };
    await veteran.get('saveNotificationPreferences', { body });
    const step = (await read()).milestones.find(({ title }) => title === 'Step 1')!;
    await changeMilestone(veteran, plan, step, { due_on: inDays(3) });
    const mails = (await mailbox.all(email)).length;
    await remind();
    expect([(await reminders()).length, (await mailbox.all(email)).length]).toEqual([2, mails]);
  });
});

test('all of it goes with its veteran', async () => {
  const count = async () => {
    const { rows } = await server.database.asPlatform((tx) =>
      tx.execute<{ count: number }>(sql`
        select (select count(*) from transition_plans where id = ${plan.id})
             + (select count(*) from transition_milestones where plan_id = ${plan.id})
             + (select count(*) from transition_evidence where plan_id = ${plan.id}) as count`),
    );
    return Number(rows[0]!.count);
  };
  expect(await count()).toBeGreaterThan(10);
  await server.database.asPlatform((tx) =>
    tx.execute(sql`delete from transition_plans where id = ${plan.id}`),
  );
  expect(await count()).toBe(0);
});
