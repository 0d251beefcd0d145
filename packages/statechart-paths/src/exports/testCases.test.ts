import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { defaultCases } from '../cases.ts';
import { modelOf } from '../model.ts';
import { type Plan, plan } from '../plan/plan.ts';
import { actionWords, labelWords, summaryOf, testCasesOf } from './testCases.ts';

const paying = createMachine({
  id: 'checkout',
  initial: 'charging',
  states: {
    charging: { invoke: { src: 'charge', onDone: 'paid', onError: 'failed' } },
    paid: { type: 'final' },
    failed: {},
  },
});

test('a call without an id is called what it calls, and succeeds or fails', async () => {
  const planned = await plan(paying, defaultCases(paying));
  const steps = testCasesOf(planned, modelOf(paying)).flatMap(({ steps }) => steps);
  expect(steps.map(({ action, expected }) => `${action} → ${expected}`)).toEqual([
    'Charge fails → Failed',
    'Charge succeeds → Paid',
  ]);
  const [step] = planned.paths.flatMap((path) => path.steps);
  if (!step) throw new Error('There is no step.');
  const labelled = (outcome: string) =>
    actionWords({ ...step, label: `0.checkout.charging: ${outcome}` }, modelOf(paying));
  expect(['ok (total 501)', 'error (code empty)', 'refused422'].map(labelled)).toEqual([
    'Charge succeeds (total 501)',
    'Charge fails (code empty)',
    '“Charge” answers: refused422',
  ]);
  expect(labelWords('0.checkout.charging: error', modelOf(paying))).toBe('Charge fails');
});

test('the expected result of a machine without states is its name', async () => {
  const todos = createMachine({ id: 'todos', on: { 'newTodo.change': { actions: () => {} } } });
  const [first] = testCasesOf(await plan(todos, defaultCases(todos)), modelOf(todos));
  expect(first).toMatchObject({
    title: '1. From “start” to Todos',
    preconditions: 'Fresh start “start”: Todos',
    steps: [{ action: 'NewTodo.change', expected: 'Todos' }],
  });
});

test.each<[Partial<Plan>, string]>([
  [{ cost: 12, bound: 12, proven: true }, 'proven optimal.'],
  [
    { cost: 12, bound: 12, stopped: 'exploring stopped after 2501 steps' },
    'proven optimal for what was explored; only a part was explored (exploring stopped after 2501 steps).',
  ],
  [{ cost: 5001, bound: 5000 }, 'less than 0.1 % above the bound 5000.'],
  [
    { cost: 15, bound: 12, stopped: 'exploring stopped at 1200 configurations' },
    'at most 25 % above the bound 12; only a part was explored (exploring stopped at 1200 configurations).',
  ],
])('what is proven is said: %j', async (part, verdict) => {
  const planned = await plan(paying, defaultCases(paying));
  expect(summaryOf({ ...planned, proven: false, ...part }).split('fresh start, ')[1]).toBe(verdict);
});
