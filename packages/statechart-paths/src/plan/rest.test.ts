import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { liftMachine } from '../../fixtures/lift.ts';
import { defaultCases, type FlowCases } from '../cases.ts';
import { check } from '../check.ts';
import { summaryOf } from '../exports/testCases.ts';
import { modelOf } from '../model.ts';
import { plan } from './plan.ts';

/** Two rooms in a row and one aside: from the hall to the cellar it is two steps. */
const rooms = createMachine({
  id: 'rooms',
  initial: 'hall',
  states: {
    hall: { on: { downstairs: 'stairs', aside: 'office' } },
    stairs: { on: { down: 'cellar' } },
    cellar: {},
    office: { on: { back: 'hall' } },
  },
});
const cases = defaultCases(rooms);
const downstairs = 'hall|downstairs||stairs';
const down = 'stairs|down||cellar';
const aside = 'hall|aside||office';
const back = 'office|back||hall';

const stepsOf = ({ paths }: Awaited<ReturnType<typeof plan>>) =>
  paths.map(({ steps }) => steps.map(({ label }) => label));

test('TOOL-07 paths are planned for what other tests leave, the cheapest for that', async () => {
  const whole = await plan(rooms, cases);
  expect([stepsOf(whole), whole.given]).toEqual([[['aside', 'back', 'downstairs', 'down']], []]);
  const rest = await plan(rooms, cases, { given: [aside, back] });
  expect(rest).toMatchObject({
    cost: 5,
    bound: 5,
    proven: true,
    covered: [downstairs, down],
    given: [aside, back],
    uncovered: [],
  });
  expect(stepsOf(rest)).toEqual([['downstairs', 'down']]);
  expect(summaryOf(rest)).toBe(
    'Covers what other tests leave of transitions: 1 path, 2 steps, cost 5 with 3 for each fresh start, proven optimal.',
  );
});

test('TOOL-07 a transition on the way to the rest is taken again, and counts for nothing', async () => {
  const rest = await plan(rooms, cases, { given: [downstairs, aside, back] });
  expect([stepsOf(rest), rest.covered, rest.cost]).toEqual([[['downstairs', 'down']], [down], 5]);
});

test('nothing is left where other tests cover all, and that is no shortfall', async () => {
  const rest = await plan(rooms, cases, { given: [aside, back, downstairs, down, 'no|such||id'] });
  expect(rest).toMatchObject({ paths: [], cost: 0, bound: 0, proven: true, covered: [], uncovered: [] });
  expect(summaryOf(rest)).toBe('Nothing is left of transitions: other tests cover all 4.');
});

test('states that must be visited are, by the shortest way', async () => {
  const rest = await plan(rooms, cases, {
    given: [aside, back, downstairs, down],
    visit: ['office', 'stairs'],
  });
  expect([stepsOf(rest), rest.covered, rest.proven]).toEqual([
    [['aside', 'back', 'downstairs']],
    ['office', 'stairs'],
    true,
  ]);
});

test('by states, those that other tests visit are left out', async () => {
  const rest = await plan(rooms, cases, { cover: 'states', given: ['hall', 'stairs', 'cellar'] });
  expect([stepsOf(rest), rest.covered, rest.given]).toEqual([
    [['aside']],
    ['office'],
    ['hall', 'stairs', 'cellar'],
  ]);
});

test('a plan of every edge takes nothing as given', async () => {
  await expect(plan(rooms, cases, { cover: 'edges', given: [aside] })).rejects.toThrow(RangeError);
});

const liftCases: FlowCases = defaultCases(liftMachine);
const { transitions } = modelOf(liftMachine);

test.each([1, 4, 7, 10].map((from) => [transitions[from]?.id, transitions.slice(from)] as const))(
  'the rest from %s on is covered, proven and what real actors do',
  async (_id, left) => {
    const taken = transitions.filter((way) => !left.includes(way)).map(({ id }) => id);
    const rest = await plan(liftMachine, liftCases, { given: taken });
    const planned = new Set(rest.paths.flatMap(({ steps }) => steps.flatMap((step) => step.transitions)));
    expect(left.map(({ id }) => id).filter((id) => !planned.has(id))).toEqual([]);
    expect([rest.proven, rest.cost, rest.given]).toEqual([true, rest.bound, taken]);
    expect(await check(liftMachine, liftCases, rest)).toEqual([]);
  },
);
