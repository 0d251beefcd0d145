import { afterAll, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { remindOfTasks } from '../../server/actionPlan/reminders.ts';
import { addDays, dayOf } from '../../server/formats/days.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { type Plan, veteranOn } from '../support/contract/onboardingSteps.ts';
import { testNow } from '../support/contract/testNow.ts';

type Task = components['schemas']['ActionPlanTask'];
type Notification = components['schemas']['Notification'];

const server = await startTestServer();
const mailbox = mailboxOf(server);
const now = testNow;
const outbox = await createOutbox({ database: server.database, clock: () => now, onError: () => {} });
afterAll(() => outbox.close());

const email = 'veteran-18@example.test';
const veteran = await veteranOn(server, email);
const change = async (task: Task, body: object) =>
  veteran.get<Task>('updateActionPlanTask', {
    params: { id: task.id },
    body: { version: task.version, ...body },
  });
const reminders = async () =>
  (await veteran.get<Notification[]>('listNotifications')).filter(({ type }) => type === 'task_due');
const remind = () => remindOfTasks(server.database, outbox, now);
const inDays = (days: number) => addDays(dayOf(now), days);

test('a task is announced once, three days ahead, in the app and by mail, to those who asked for it', async () => {
  const [first, second] = (await veteran.get<Plan>('getActionPlan')).tasks.filter(
    ({ status }) => status === 'todo',
  );
  await change(second!, { due_on: inDays(2) });
  let task = await change(first!, { due_on: inDays(4), remind: true });
  expect(task.remind).toBe(true);
  await remind();
  expect(await reminders()).toEqual([]);
  task = await change(task, { due_on: inDays(3) });
  await Promise.all([remind(), remind()]);
  const [news, ...others] = await reminders();
  expect([news?.title, news?.link, others]).toEqual([
    expect.stringMatching(new RegExp(`^Due by .+: ${first!.title}$`)),
    '/veteran#action-plan',
    [],
  ]);
  const mails = (await mailbox.all(email)).filter(({ kind }) => kind === 'task_due');
  expect(mails.map(({ subject }) => subject)).toEqual([news!.title]);
  task = await change(task, { due_on: inDays(2) });
  await remind();
  expect((await reminders()).length).toBe(2);
  task = await change(task, { remind: false, due_on: inDays(1) });
  expect(task.remind).toBe(false);
  await remind();
  expect((await reminders()).length).toBe(2);
});
