/** The clock goes through a year, a day at a time: on each day the list says what the rules below, written by hand, say of it. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { addDays, addMonths, dayOf } from '../../server/formats/days.ts';
import { noticeLeavers } from '../../server/start/followLeaving.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { type Veteran, veteranOn } from '../support/contract/onboardingSteps.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];
type Step = Schemas['TimelineStep'];

let now = testNow;
const server = await startTestServer({ clock: () => now });
const days = 365;
const dashboardEvery = 30;

const opensOn = ({ task, milestones }: Step) =>
  milestones[0]?.milestone.window.from ?? task?.opens_on ?? null;

function expectedStatus(step: Step, today: string): Step['status'] {
  if (step.status === 'done' || step.status === 'not_applicable') return step.status;
  const opens = opensOn(step);
  if (step.due_on !== null && step.due_on < today) return 'late';
  if (opens !== null && opens > today) return 'locked';
  return step.due_on !== null && step.due_on <= addDays(today, 30) ? 'due' : 'open';
}

/** What contradicts the day. */
function faultsOf({ steps, today, leaving_on }: Schemas['Timeline']): string[] {
  // Where only the month is known, somebody may serve until its end; a day has ended once it has in every time zone.
  const lastDay = leaving_on?.length === 7 ? addDays(addMonths(`${leaving_on}-01`, 1), -1) : leaving_on;
  const hasLeft = lastDay !== null && lastDay < addDays(today, -1);
  return steps.flatMap((step) => {
    const { title, status, due_on, task } = step;
    const faults: string[] = [];
    const expected = expectedStatus(step, today);
    if (status !== expected) faults.push(`is ${status}, not ${expected}`);
    const isAhead = task?.opens_on != null && task.opens_on > today;
    const saysItOpens = /^(Opens on|Waits for your last day)/.test(task?.waits_for ?? '');
    if (saysItOpens !== isAhead) faults.push(`waits for “${task?.waits_for}”, opens on ${task?.opens_on}`);
    if (hasLeft && /You are serving|before you leave$/.test(`${step.why} ${title}`))
      faults.push('speaks to somebody who serves');
    return faults.map((fault) => `${today} ${title}, due ${due_on}: ${fault}`);
  });
}

async function dashboardFaults(them: Veteran, { today, leaving_date, steps }: Schemas['Timeline']) {
  const { progress, action_plan } = await them.get<Schemas['VeteranDashboard']>('getVeteranDashboard');
  const hasLeft = leaving_date !== null && leaving_date < today;
  const tasks = new Map(steps.flatMap(({ task }) => (task ? [[task.id, task]] : [])));
  return [
    ...(hasLeft === (progress.leaving_date === null) ? [] : [`${today} leaves on ${progress.leaving_date}`]),
    ...(action_plan?.tasks ?? []).flatMap((task) =>
      isDeepStrictEqual(task, tasks.get(task.id)) ? [] : [`${today} ${task.title} differs`],
    ),
  ];
}

const slugs = ['uk', 'us'] as const;

test('in a year nothing contradicts its day, in either country', async () => {
  for (const slug of slugs) expect((await tenantOf(server.database, slug)).slug).toBe(slug);
  const faults: string[] = [];
  const statuses = new Set<string>();
  const leavingDates = new Map<string, string | null>();
  for (let day = 0; day < days; day++) {
    now = new Date(testNow.getTime() + day * 86_400_000);
    await noticeLeavers(server.database, now);
    for (const slug of slugs) {
      // A session ends after some hours.
      const them = await veteranOn(server, 'veteran-complete', slug);
      const timeline = await them.get<Schemas['Timeline']>('getTimeline');
      expect(timeline.today).toBe(dayOf(now));
      if (day === 0) leavingDates.set(slug, timeline.leaving_date);
      for (const { status } of timeline.steps) statuses.add(`${slug} ${status}`);
      faults.push(...faultsOf(timeline));
      if (day % dashboardEvery === 0) faults.push(...(await dashboardFaults(them, timeline)));
    }
  }
  expect(faults).toEqual([]);
  // The year contains the day of leaving, and every state.
  for (const slug of slugs) {
    const leavingDate = leavingDates.get(slug)!;
    expect(leavingDate > dayOf(testNow) && leavingDate < dayOf(now)).toBe(true);
    for (const status of ['locked', 'due', 'late']) expect([...statuses]).toContain(`${slug} ${status}`);
  }
});
