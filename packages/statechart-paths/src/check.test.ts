import { expect, test } from 'vitest';
import { liftMachine } from '../fixtures/lift.ts';
import { defaultCases } from './cases.ts';
import { check } from './check.ts';
import { plan } from './plan/plan.ts';

const cases = defaultCases(liftMachine);

test('real actors with held promises and a simulated clock go where calls, time, history and parallel parts lead', async () => {
  const suite = await plan(liftMachine, cases, { cover: 'edges' });
  expect(suite.configurations).toBeGreaterThan(100);
  expect([suite.proven, suite.uncovered, suite.thrown]).toEqual([true, [], []]);
  expect(await check(liftMachine, cases, suite)).toEqual([]);
});

test('an actor that goes elsewhere is reported with its step', async () => {
  const suite = await plan(liftMachine, cases, { cover: 'edges', maxSteps: 25 });
  const [path] = suite.paths;
  const steps = path?.steps.map((step, index) =>
    index === 1 ? { ...step, to: { cabin: 'halted', light: 'off' } } : step,
  );
  const wrong = { ...suite, paths: [{ ...path, steps }] } as typeof suite;
  expect(await check(liftMachine, cases, wrong)).toEqual([
    {
      path: path?.id,
      step: 2,
      label: path?.steps[1]?.label,
      expected: { cabin: 'halted', light: 'off' },
      found: path?.steps[1]?.to,
      message: '',
    },
  ]);
});
