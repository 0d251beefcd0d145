/** The secret address from which a calendar reads the dates of a veteran’s plans. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { dateOf, onlyProperty, readCalendar } from '../support/contract/iCalendar.ts';
import { type Veteran, veteranOn } from '../support/contract/onboardingSteps.ts';
import { testNow } from '../support/contract/testNow.ts';
import {
  atWork,
  changeMilestone,
  educationSteps,
  inDays,
  type Plan,
} from '../support/contract/transitionPlanSteps.ts';

type Schemas = components['schemas'];

let now = testNow;
const server = await startTestServer({ clock: () => now });
const email = 'veteran-23@example.test';

let veteran: Veteran;
let plan: Plan;

beforeAll(async () => {
  veteran = await veteranOn(server, email);
  const leaving = { service_status: 'serving' as const, leaving_date: inDays(500) };
  plan = await atWork(veteran, 'education', educationSteps(leaving));
});

async function subscribe() {
  const { url } = await veteran.get<Schemas['CalendarAddress']>('createCalendarFeed');
  const [, token] = /^https?:\/\/[^/]+\/api\/calendars\/([\w-]{43})\/transition-plan\.ics$/.exec(url)!;
  return token!;
}

const read = (token: string, tenant: 'uk' | 'us' = 'uk') =>
  server.request('readCalendarFeed', { tenant, params: { token } });

const eventsOf = (file: Buffer | undefined) =>
  readCalendar(file!).components.map((event) => ({
    uid: onlyProperty(event, 'UID').value,
    on: dateOf(onlyProperty(event, 'DTSTART')),
    sequence: Number(onlyProperty(event, 'SEQUENCE').value),
  }));

test('the address has the events of the file, and follows when a date moves', async () => {
  const token = await subscribe();
  const { file } = await veteran.ask('getTransitionPlanCalendar', { params: { id: plan.id } });
  const first = await read(token);
  expect([first.status, first.headers['content-type'], first.headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ]);
  expect(eventsOf(first.file)).toEqual(eventsOf(file));
  const milestone = plan.milestones.find(({ status }) => status === 'open')!;
  plan = await changeMilestone(veteran, plan, milestone, { due_on: inDays(33) });
  const changesOf = (events: ReturnType<typeof eventsOf>) =>
    events.filter(({ uid }) => uid.startsWith(`plan-${plan.id}-milestone-${milestone.id}@`));
  const [before] = changesOf(eventsOf(first.file));
  const [after] = changesOf(eventsOf((await read(token)).file));
  expect(after).toEqual({ uid: before!.uid, on: inDays(33), sequence: before!.sequence + 1 });
});

test('its owner sees that it exists and when it was last read, to the hour, and nobody stores the address', async () => {
  const status = () => veteran.get<Schemas['CalendarFeed']>('getCalendarFeed');
  const token = await subscribe();
  const created_at = now.toISOString();
  expect(await status()).toEqual({ created_at, last_read_at: null });
  const times = [];
  for (const minutes of [5, 50, 70]) {
    now = new Date(testNow.getTime() + minutes * 60_000);
    await read(token);
    times.push((await status()).last_read_at);
  }
  const after = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000).toISOString();
  expect(times).toEqual([after(5), after(5), after(70)]);
  now = testNow;
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute<{ feed: object }>(sql`select to_jsonb(f) as feed from calendar_feeds f`),
  );
  const text = JSON.stringify(rows);
  expect([text.includes(createHash('sha256').update(token).digest('hex')), text.includes(token)]).toEqual([
    true,
    false,
  ]);
});

const ends: [string, () => Promise<unknown>][] = [
  ['is replaced', () => subscribe()],
  ['is stopped', () => veteran.get('deleteCalendarFeed')],
  [
    'has an owner who signs out everywhere',
    async () => {
      await veteran.get('logoutEverywhere');
      veteran = await veteranOn(server, email);
    },
  ],
];

test.each(ends)('an address that %s is no longer found', async (_, end) => {
  const token = await subscribe();
  expect((await read(token)).status).toBe(200);
  await end();
  const { status, body } = await read(token);
  expect([status, body.code]).toEqual([404, 'not_found']);
});

test('an unknown address, one of another tenant, and one of an account that is switched off are not found', async () => {
  const token = await subscribe();
  const setStatus = (status: string) =>
    server.database.asPlatform((tx) =>
      tx.execute(sql`update users set status = ${status} where email = ${email}`),
    );
  await setStatus('inactive');
  const whileOff = await read(token);
  await setStatus('active');
  const answers = [whileOff, await read('x'.repeat(43)), await read(token, 'us'), await read(token)];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
});

test('plans that are put away are left out, and the tasks of the action plan stay', async () => {
  const token = await subscribe();
  const { version } = await veteran.get<Plan>('getTransitionPlan', { params: { id: plan.id } });
  await veteran.get('archiveTransitionPlan', { params: { id: plan.id }, body: { version } });
  const text = String((await read(token)).file);
  expect([text.includes('UID:plan-'), text.includes('UID:task-')]).toEqual([false, true]);
});
