import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { charts } from '../../server/funnel/charts.ts';
import { sweep } from '../../server/privacy/sweep.ts';
import { startTestServer, type TenantSlug, tenantOf } from '../support/contract/harness.ts';
import { testNow } from '../support/contract/testNow.ts';

type Funnel = components['schemas']['Funnel'];
type Event = components['schemas']['FlowEvent'];

const today = '2031-05-12';
let now = new Date(`${today}T09:30:00Z`);
const server = await startTestServer({ clock: () => now });

const visit = (number: number) => number.toString(16).padStart(32, '0');
const step = (number: number, from: string | null, event: string, to: string | null, ms = 0): Event => ({
  ...{ flow_id: 'rewrite', version: '0123456789abcdef', session_hash: visit(number) },
  ...{ from, event, to, ms },
});
const send = (events: unknown[], options = {}) =>
  server.request('addFlowEvents', { body: { events }, ...options });
const read = async (id: string, query = {}, options = {}) =>
  server.request('getFunnel', { params: { id }, query, ...options });
const funnel = async (id: string, query = {}, tenant: TenantSlug = 'uk') =>
  (await read(id, query, { tenant })).body.data as Funnel;
const rows = async () =>
  (
    await server.database.asPlatform((tx) =>
      tx.execute(sql`select * from flow_steps where flow_id = 'rewrite' order by id`),
    )
  ).rows as Record<string, unknown>[];

const apply = (number: number, from: string | null, event: string, to: string | null, ms = 0) => ({
  ...step(number, from, event, to, ms),
  flow_id: 'apply',
});

test('a batch is kept as steps of nobody: the visit under another name each day, and no moment', async () => {
  const [first] = [...charts.get('rewrite')!.leaves];
  const events = [step(1, null, 'xstate.init', first!), step(2, null, 'xstate.init', first!)];
  const token = await server.signIn('veteran-complete');
  const answer = await send(events, { token, clientIp: '203.0.113.9' });
  expect([answer.status, answer.body.data]).toEqual([202, { counted: 2 }]);
  now = new Date('2031-05-13T00:10:00Z');
  await send([events[0]]);
  now = new Date(`${today}T09:30:00Z`);
  const stored = await rows();
  const at = {
    flow_id: 'rewrite',
    version: '0123456789abcdef',
    from_state: '',
    event: 'xstate.init',
    to_state: first,
    ms: 0,
  };
  expect(
    stored.map(({ id: _, tenant_id: __, day, visit: ___, ...row }) => ({
      ...row,
      day: new Date(day as string).toISOString().slice(0, 10),
    })),
  ).toEqual([
    { ...at, day: today },
    { ...at, day: today },
    { ...at, day: '2031-05-13' },
  ]);
  expect(new Set(stored.map((row) => row.visit)).size).toBe(3);
  const { id } = await tenantOf(server.database, 'uk');
  expect(stored.map((row) => row.tenant_id)).toEqual([id, id, id]);
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${visit(1)}|203\\.0\\.113`));
});

test('only what the charts declare is counted, the whole batch or nothing of it', async () => {
  const before = await rows();
  const [first] = [...charts.get('rewrite')!.leaves];
  const good = step(1, null, 'xstate.init', first!);
  const answer = await send([
    good,
    { ...good, flow_id: 'elsewhere' },
    { ...good, event: 'typed.Honor-Service-2026' },
    { ...good, from: 'toString' },
    { ...good, to: 'Honor-Service-2026' },
    { ...good, to: null },
  ]);
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    {
      'events.1.flow_id': ['No chart of the product'],
      'events.2.event': ['Not declared by this chart'],
      'events.3.from': ['No state of this chart'],
      'events.4.to': ['No state of this chart'],
      'events.5.to': ['Required'],
    },
  ]);
  const broken: object[] = [
    { user_id: 7 },
    { ms: -1 },
    { ms: 90_000_000 },
    { session_hash: 'leah@post.example' },
    { version: 'x' },
    { at: '2031-05-12T09:30:00Z' },
  ];
  for (const part of broken) expect((await send([{ ...good, ...part }])).status).toBe(422);
  expect((await send([])).status).toBe(422);
  expect((await send(Array.from({ length: 51 }, () => good))).status).toBe(422);
  expect(await rows()).toEqual(before);
});

test('entered, left, dropped and the median are counted by visits, and fewer than five of anything are hidden', async () => {
  const query = { from: today, to: today };
  const through = (number: number) => [
    apply(number, null, 'xstate.init', 'reading'),
    apply(number, 'reading', 'xstate.done.actor.getJob', 'choosingCv', 400),
    apply(number, 'choosingCv', 'cv.chosen', 'answering', number * 1000),
  ];
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await send(through(number));
  // Back and forth twice: one visit, several ways.
  await send([
    apply(1, 'answering', 'address.changed', 'choosingCv', 10_000),
    apply(1, 'choosingCv', 'cv.chosen', 'answering', 1000),
    apply(1, 'answering', 'answers.given', 'checking', 20_000),
  ]);
  for (const number of [2, 3, 4])
    await send([apply(number, 'answering', 'answers.given', 'checking', 30_000)]);
  const { visits, nodes, edges } = await funnel('apply', query);
  const nothing = { entered: null, left: null, dropped: null, median_ms: null };
  expect(visits).toBe(9);
  expect(nodes).toEqual([
    { state: 'reading', entered: 9, left: 9, dropped: null, median_ms: 400 },
    { state: 'unread', ...nothing },
    { state: 'choosingCv', entered: 9, left: 9, dropped: null, median_ms: 4500 },
    { state: 'answering', entered: 9, left: null, dropped: 5, median_ms: null },
    ...['checking', 'sending', 'sent', 'applied', 'closed', 'incomplete', 'missing'].map((state) => ({
      state,
      ...nothing,
    })),
  ]);
  expect(edges).toEqual([
    { from: null, event: 'xstate.init', to: 'reading', count: 9 },
    { from: 'answering', event: 'address.changed', to: 'choosingCv', count: null },
    { from: 'answering', event: 'answers.given', to: 'checking', count: null },
    { from: 'choosingCv', event: 'cv.chosen', to: 'answering', count: 10 },
    { from: 'reading', event: 'xstate.done.actor.getJob', to: 'choosingCv', count: 9 },
  ]);
  expect((await funnel('apply', query, 'us')).visits).toBeNull();
  expect((await funnel('apply', { from: '2031-05-13', to: '2031-05-13' })).visits).toBeNull();
});

test('a group is entered from outside and left to the outside, a parallel part only when all is left, and nobody is lost at an end', async () => {
  const at = (number: number, from: string | null, event: string, to: string | null) => ({
    ...step(number, from, event, to, 1000),
    flow_id: 'onboarding',
  });
  const screen = 'underway.screen';
  for (const number of [1, 2, 3, 4, 5]) {
    await send([
      at(number, null, 'xstate.init', 'loading'),
      at(number, 'loading', 'xstate.done.actor.getOnboarding', `${screen}.deciding`),
      at(number, null, 'xstate.done.actor.getOnboarding', 'underway.skipDialog.closed'),
      at(number, `${screen}.deciding`, '', `${screen}.services.choosing`),
      at(number, `${screen}.services.choosing`, 'services.submitted', `${screen}.services.saving`),
      at(number, `${screen}.services.saving`, 'xstate.done.actor.saveOnboardingServices', 'completed'),
      at(number, 'underway.skipDialog.closed', 'xstate.done.actor.saveOnboardingServices', null),
    ]);
  }
  const { nodes } = await funnel('onboarding', { from: today, to: today });
  const states = ['underway', `${screen}.services`, 'underway.skipDialog.closed', 'completed', screen];
  const through = { entered: 5, left: 5, dropped: null };
  expect(
    Object.fromEntries(
      nodes.filter(({ state }) => states.includes(state)).map(({ state, ...figures }) => [state, figures]),
    ),
  ).toEqual({
    underway: { ...through, median_ms: null },
    [screen]: { ...through, median_ms: null },
    [`${screen}.services`]: { ...through, median_ms: null },
    'underway.skipDialog.closed': { ...through, median_ms: 1000 },
    completed: { entered: 5, left: null, dropped: null, median_ms: null },
  });
});

test('a period is thirty days unless told, and 400 at most; a cohort is not known', async () => {
  const period = await funnel('auth');
  expect([period.from, period.to]).toEqual(['2031-04-13', today]);
  const first = '0001-01-01';
  expect(await funnel('auth', { to: first })).toMatchObject({ from: first, to: first });
  const refused = async (query: object) => (await read('auth', query)).body.errors;
  expect(await refused({ from: today, to: '2031-05-01' })).toEqual({
    to: ['Choose a day after the first one'],
  });
  expect(await refused({ from: '2029-01-01' })).toEqual({ from: ['Choose 400 days at most'] });
  expect(await refused({ from: 'yesterday' })).toEqual({ from: [expect.any(String)] });
  expect(await refused({ cohort: 'veterans' })).toEqual({ cohort: ['Not expected here'] });
  expect((await read('elsewhere')).status).toBe(404);
  expect((await read('toString')).status).toBe(404);
});

test('who runs the tenant reads it, and on the seeded tenants everybody', async () => {
  const { id } = await tenantOf(server.database, 'us');
  const as = async (email?: string) => {
    const token = email ? await server.sessionOf(email, 'us') : undefined;
    return (await read('auth', {}, { tenant: 'us', ...(token ? { token } : {}) })).status;
  };
  expect([await as(), await as('veteran-complete@demo.test'), await as('operator@demo.test')]).toEqual([
    200, 200, 200,
  ]);
  const setDemo = (is: boolean) =>
    server.database.asPlatform((tx) => tx.execute(sql`update tenants set is_demo = ${is} where id = ${id}`));
  await setDemo(false);
  const fresh = await startTestServer({ database: server.database, clock: () => now });
  const statusFor = async (email?: string) => {
    const token = email ? await server.sessionOf(email, 'us') : undefined;
    return (
      await fresh.request('getFunnel', { tenant: 'us', params: { id: 'auth' }, ...(token ? { token } : {}) })
    ).status;
  };
  expect([
    await statusFor(),
    await statusFor('veteran-complete@demo.test'),
    await statusFor('recruiter-admin@northgate.test'),
    await statusFor('operator@demo.test'),
  ]).toEqual([401, 403, 403, 200]);
  await setDemo(true);
});

test('after thirteen months steps are swept', async () => {
  await sweep(server.database, new Date('2032-06-11T12:00:00Z'));
  expect((await rows()).length).toBe(3);
  await sweep(server.database, new Date('2032-06-14T12:00:00Z'));
  expect(await rows()).toEqual([]);
});

let seeded: Funnel[];
beforeAll(async () => {
  seeded = await Promise.all(
    (['uk', 'us'] as const).flatMap((tenant) =>
      ['onboarding', 'apply', 'auth', 'companyRouting', 'resumeBuilder'].map(async (id) => {
        const to = testNow.toISOString().slice(0, 10);
        return funnel(id, { to }, tenant);
      }),
    ),
  );
});

test('both seeded tenants have thirty days of visits to five flows, who leave where it is hard', () => {
  for (const { visits, nodes, edges } of seeded) {
    expect(visits).toBeGreaterThan(50);
    expect(edges.every(({ count }) => count === null || count >= 5)).toBe(true);
    expect(
      nodes
        .flatMap(({ state: _, ...figures }) => [figures.entered, figures.left, figures.dropped])
        .every((count) => count === null || count >= 5),
    ).toBe(true);
  }
  const [onboarding] = seeded;
  const worst = onboarding!.nodes
    .filter(
      ({ state }) => charts.get('onboarding')!.leaves.has(state) && state.startsWith('underway.screen.'),
    )
    .toSorted((first, second) => (second.dropped ?? 0) - (first.dropped ?? 0))[0];
  expect(worst?.state).toBe('underway.screen.uploadCv.choosing');
});
