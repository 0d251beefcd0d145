import { type Plan, plan, replay } from 'statechart-paths';
import { expect, test } from 'vitest';
import { accessMachine } from '../../src/machines/access.ts';
import { authMachine } from '../../src/machines/auth.ts';
import { companyRoutingMachine } from '../../src/machines/companyRouting.ts';
import * as access from '../../tests/flows/access.ts';
import * as auth from '../../tests/flows/auth.ts';
import * as companyRouting from '../../tests/flows/companyRouting.ts';

test.each([
  ['access', 'transitions', accessMachine, access.cases],
  ['access', 'guards', accessMachine, access.cases],
  ['auth', 'edges', authMachine, auth.cases],
  ['auth', 'transitions', authMachine, auth.cases],
  ['companyRouting', 'edges', companyRoutingMachine, companyRouting.cases],
  ['companyRouting', 'transitions', companyRoutingMachine, companyRouting.cases],
  ['companyRouting', 'guards', companyRoutingMachine, companyRouting.cases],
] as const)(
  '%s: the plan for its %s is proven, whole, and what real actors do',
  async (_name, cover, machine, cases) => {
    const suite = await plan(machine, cases, { cover });
    expect({ cost: suite.cost, proven: suite.proven, uncovered: suite.uncovered }).toEqual({
      cost: suite.bound,
      proven: true,
      uncovered: [],
    });
    const taken = new Set(
      suite.paths.flatMap(({ steps }) => steps.flatMap(({ transitions }) => transitions)),
    );
    expect(suite.paths.length).toBeGreaterThan(0);
    for (const path of suite.paths) {
      const steps = path.steps.map((step) => ({ ...step, from: '', to: '', guardResults: [] }));
      const values = await replay(machine, cases, { input: path.input, steps: steps });
      expect(values).toEqual([path.start, ...path.steps.map(({ to }) => to)]);
    }
    if (cover === 'transitions' && machine !== accessMachine) {
      expect(suite.covered.filter((id) => !id.includes('|always|') && !taken.has(id))).toEqual([]);
    }
  },
);

test('a cap cuts long paths, each part begins afresh, and the cost says so', async () => {
  const free = await plan(authMachine, auth.cases, { cover: 'edges' });
  const capped = await plan(authMachine, auth.cases, { cover: 'edges', maxSteps: 25 });
  expect(Math.max(...free.paths.map(({ steps }) => steps.length))).toBeGreaterThan(25);
  expect(Math.max(...capped.paths.map(({ steps }) => steps.length))).toBe(25);
  expect(capped.cost).toBe(capped.paths.reduce((sum, { steps }) => sum + steps.length + 3, 0));
  expect(capped.bound).toBeGreaterThan(free.cost);
  expect({ cost: capped.cost, proven: capped.proven }).toEqual({ cost: capped.bound, proven: true });
  expect(capped.cost).toBeLessThanOrEqual(free.cost * 1.08);
});

test('a capped suite takes every step that the free one takes', async () => {
  const stepsOf = ({ paths }: Plan) =>
    new Set(
      paths.flatMap(({ steps }) =>
        steps.map(({ from, id, label, to }) => JSON.stringify([from, id, label, to])),
      ),
    );
  const free = await plan(authMachine, auth.cases, { cover: 'edges' });
  const capped = await plan(authMachine, auth.cases, { cover: 'edges', maxSteps: 10 });
  expect(stepsOf(capped)).toEqual(stepsOf(free));
  for (const path of capped.paths) {
    const steps = path.steps.map((step) => ({ ...step, from: '', to: '', guardResults: [] }));
    const values = await replay(authMachine, auth.cases, { input: path.input, steps: steps });
    expect(values).toEqual([path.start, ...path.steps.map(({ to }) => to)]);
  }
});

test('a path keeps its id when another part of the chart changes', async () => {
  const before = await plan(companyRoutingMachine, companyRouting.cases);
  const again = await plan(companyRoutingMachine, companyRouting.cases);
  expect(again.paths.map(({ id }) => id)).toEqual(before.paths.map(({ id }) => id));
  expect(before.paths.every(({ id }) => /^[0-9a-f]{16}$/.test(id))).toBe(true);
});
