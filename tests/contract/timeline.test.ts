/** The action plan and the transition plans of a person are one list: a step of several plans has one state and one day. */
import { beforeAll, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { addMonths } from '../../server/formats/days.ts';
import { workingDayBy } from '../../server/formats/workingDays.ts';
import { collectExport } from '../../server/privacy/export/collectExport.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { dateOf, onlyProperty, readCalendar, textOf } from '../support/contract/iCalendar.ts';
import { type Plan as ActionPlan, type Veteran, veteranOn } from '../support/contract/onboardingSteps.ts';
import { testNow } from '../support/contract/testNow.ts';
import {
  atWork,
  changeMilestone,
  educationSteps,
  employmentSteps,
  inDays,
  type Milestone,
  type Plan,
} from '../support/contract/transitionPlanSteps.ts';

type Schemas = components['schemas'];
type Timeline = Schemas['Timeline'];

const server = await startTestServer();
const register = /Register with the Career Transition Partnership/;
const leavingIn = (days: number) => ({
  service_status: 'serving' as const,
  years_served: 9,
  leaving_date: inDays(days),
});

let them: Veteran;
let employment: Plan;
let education: Plan;
let token: string;
let userId: number;

const planNow = ({ id }: Plan) => them.get<Plan>('getTransitionPlan', { params: { id } });
const timeline = () => them.get<Timeline>('getTimeline');
const actionPlan = () => them.get<ActionPlan>('getActionPlan');
const stepIn = <Step extends { title: string }>(steps: Step[] | undefined, title = register): Step => {
  const matching = (steps ?? []).filter((step) => title.test(step.title));
  expect(matching).toHaveLength(1);
  return matching[0]!;
};

beforeAll(async () => {
  them = await veteranOn(server, 'veteran-services');
  await them.get('saveOnboardingServices', {
    body: { service_ids: [], candidate_visibility: 'hidden' },
  });
  await changeTask({ status: 'todo' });
  employment = await atWork(them, 'employment', employmentSteps(leavingIn(700)));
  education = await atWork(them, 'education', educationSteps(leavingIn(700)));
  const { url } = await them.get<Schemas['CalendarAddress']>('createCalendarFeed');
  userId = (await them.get<Schemas['User']>('getUserProfile')).id;
  token = /calendars\/([^/]+)\//.exec(url)![1]!;
});

async function changeTask(change: object): Promise<void> {
  const { id, version } = stepIn((await actionPlan()).tasks);
  await them.get('updateActionPlanTask', { params: { id }, body: { version, ...change } });
}

async function changeIn(plan: Plan, change: object): Promise<void> {
  const current = await planNow(plan);
  await changeMilestone(them, current, stepIn(current.milestones) as Milestone, change);
}

const eventOf = (file: Buffer | undefined) => {
  const events = readCalendar(file!).components.filter((event) =>
    register.test(textOf(onlyProperty(event, 'SUMMARY').value)),
  );
  return events.map((event) => [onlyProperty(event, 'STATUS').value, dateOf(onlyProperty(event, 'DTSTART'))]);
};

/** What each place says of the step: its state and its day. */
async function everywhere() {
  const dashboard = await them.get<Schemas['VeteranDashboard']>('getVeteranDashboard');
  const calendarOf = async ({ id }: Plan) =>
    eventOf((await them.ask('getTransitionPlanCalendar', { params: { id } })).file);
  const feed = await server.request('readCalendarFeed', { tenant: 'uk', params: { token } });
  const { id: tenantId } = await tenantOf(server.database, 'uk');
  const copy = await server.database.asTenant(tenantId, (db) =>
    collectExport(db, userId, ['plans'], testNow),
  );
  const exported = copy!.sections
    .flatMap(({ parts }) => parts)
    .flatMap(({ source, rows }) => (/^(Task|Milestone)$/.test(source.title) ? rows : []))
    .filter(({ title }) => register.test(String(title)));
  const stateOf = ({ status, due_on }: { status: string; due_on: string | null }) => [status, due_on];
  return {
    tasks: [stepIn((await actionPlan()).tasks), stepIn(dashboard.action_plan?.tasks)].map(stateOf),
    milestones: [
      stepIn((await planNow(employment)).milestones),
      stepIn((await planNow(education)).milestones),
      stepIn((await timeline()).steps),
    ].map(stateOf),
    calendars: [await calendarOf(employment), await calendarOf(education), eventOf(feed.file)],
    exported: exported.map(({ status, mark, due_on }) => [status ?? mark ?? 'open', due_on]),
  };
}

const event = (status: string, day: string) => [[[status, day]], [[status, day]], [[status, day]]];
const expected = (
  { task, milestone, calendar }: { task: string; milestone: string; calendar: string | null },
  day: string,
) => ({
  tasks: [
    [task, day],
    [task, day],
  ],
  milestones: [
    [milestone, day],
    [milestone, day],
    [milestone, day],
  ],
  calendars: calendar ? event(calendar, day) : [[], [], []],
  exported: [
    [task, day],
    ...Array(2).fill([{ done: 'done', not_applicable: 'not_applicable' }[milestone] ?? 'open', day]),
  ],
});

test('TIME-03 what is done, moved or dismissed in one plan is so in the other, with one day, also after the leaving date moved', async () => {
  const official = (leavingDays: number) => workingDayBy(addMonths(inDays(leavingDays), -18), 232);
  const late = { task: 'todo', milestone: 'late', calendar: 'CONFIRMED' };
  const open = { ...late, milestone: 'open' };
  const due = { ...late, milestone: 'due' };
  const done = { task: 'done', milestone: 'done', calendar: null };
  const dismissed = { task: 'dismissed', milestone: 'not_applicable', calendar: 'CANCELLED' };

  expect(await everywhere()).toEqual(expected(open, official(700)));
  await changeTask({ status: 'done' });
  expect(await everywhere()).toEqual(expected(done, official(700)));
  await changeIn(education, { status: 'open' });
  expect(await everywhere()).toEqual(expected(open, official(700)));
  await changeIn(employment, { status: 'done' });
  expect(await everywhere()).toEqual(expected(done, official(700)));
  await changeTask({ status: 'todo' });

  await changeTask({ status: 'dismissed' });
  expect(await everywhere()).toEqual(expected(dismissed, official(700)));
  await changeIn(employment, { status: 'open' });
  await changeIn(education, { status: 'not_applicable' });
  expect(await everywhere()).toEqual(expected(dismissed, official(700)));
  await changeTask({ status: 'todo' });

  const { version } = await planNow(education);
  await them.get('replanTransition', {
    params: { id: education.id },
    body: { leaving_date: inDays(400), version },
  });
  expect(await everywhere()).toEqual(expected(late, official(400)));

  await changeTask({ due_on: inDays(20) });
  expect(await everywhere()).toEqual(expected(due, inDays(20)));
  await changeIn(education, { due_on: inDays(12), note: 'Called the office' });
  expect(await everywhere()).toEqual(expected(due, inDays(12)));
  expect(stepIn((await actionPlan()).tasks).note).toBe('Called the office');
  await them.get('replanTransition', {
    params: { id: employment.id },
    body: { leaving_date: inDays(500), version: (await planNow(employment)).version },
  });
  // The day is the veteran’s own.
  expect(await everywhere()).toEqual(expected(due, inDays(12)));
});

test('a step says why it is to be done only while it is to be done', async () => {
  const reason = async () => stepIn((await timeline()).steps).why;
  expect(await reason()).toMatch(/\w/);
  await changeTask({ status: 'done' });
  expect(await reason()).toBe(null);
  await changeTask({ status: 'dismissed' });
  expect(await reason()).toBe(null);
  await changeTask({ status: 'todo' });
  expect(await reason()).toMatch(/\w/);
});

test('the list has today, the day of leaving, and every step of each plan once', async () => {
  const { today, leaving_date, leaving_on, steps } = await timeline();
  const plans = [await planNow(employment), await planNow(education)];
  expect([today, leaving_date, leaving_on]).toEqual([
    inDays(0),
    plans[0]!.leaving_date,
    plans[1]!.leaving_on,
  ]);
  const ofPlans = plans.flatMap(({ id, milestones }) =>
    milestones.map((milestone) => `${id} ${milestone.id}`),
  );
  const inList = steps.flatMap(({ milestones }) =>
    milestones.map(({ plan_id, milestone }) => `${plan_id} ${milestone.id}`),
  );
  expect(inList.sort()).toEqual(ofPlans.sort());
  const tasks = steps.flatMap(({ task }) => task?.id ?? []);
  expect(tasks.sort()).toEqual((await actionPlan()).tasks.map(({ id }) => id).sort());
  const titles = steps.map(({ title }) => title);
  expect(titles).toEqual([...new Set(titles)]);
  for (const { due_on, status, milestones } of steps)
    for (const { milestone } of milestones)
      expect([milestone.due_on, milestone.status]).toEqual([due_on, status]);
  const days = steps.map(({ due_on }) => due_on ?? '9999');
  expect(days).toEqual([...days].sort());
});

test('what another window shows is a conflict once the step changed in the other plan', async () => {
  const { id, version } = stepIn((await actionPlan()).tasks);
  await changeIn(employment, { note: 'Ask again' });
  const { status, body } = await them.ask('updateActionPlanTask', {
    params: { id },
    body: { version, note: 'Mine' },
  });
  expect([status, body.code, (body.data as { note: string }).note]).toEqual([
    409,
    'version_conflict',
    'Ask again',
  ]);
});

test('a plan that is put away stays as it was, and the step goes on without it', async () => {
  const before = stepIn((await planNow(education)).milestones);
  const { version } = await planNow(education);
  await them.get('archiveTransitionPlan', { params: { id: education.id }, body: { version } });
  await changeTask({ status: 'done' });
  const put = stepIn((await planNow(education)).milestones);
  expect([put.status, put.due_on, put.note]).toEqual([before.status, before.due_on, before.note]);
  expect(stepIn((await planNow(employment)).milestones).status).toBe('done');
  expect(stepIn((await timeline()).steps).milestones.map(({ plan_id }) => plan_id)).toEqual([employment.id]);
});

test('in a plan that is begun later a step is as far as it is in the others', async () => {
  const later = await atWork(them, 'education', educationSteps(leavingIn(500)));
  expect(stepIn(later.milestones).status).toBe('done');
});
