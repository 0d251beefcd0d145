import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import * as faulty from '../fixtures/faulty.ts';
import { liftMachine } from '../fixtures/lift.ts';
import { defaultCases } from './cases.ts';
import { lint } from './lint.ts';

const findings = (machine: Parameters<typeof lint>[0], limit = 50) =>
  lint(machine, { ...defaultCases(machine), limit }).map(({ rule, place, text }) => [rule, place, text]);

test('a chart whose states, conditions and actions all have names and cases has no findings', () => {
  expect(findings(liftMachine, 500)).toEqual([]);
});

test('a context without bound is found with the key that grows', () => {
  expect(findings(faulty.counterMachine)).toEqual([
    [
      'unbounded',
      'counter',
      'counter: more than 50 configurations; these context keys grew: clicks (51 values)',
    ],
  ]);
});

test('a condition without a name is found, and that it decides nothing', () => {
  expect(findings(faulty.anonymousMachine).map(([rule, place]) => [rule, place])).toEqual([
    ['unnamed', 'one|go|guard|two'],
    ['masked', 'one|go|guard|two'],
  ]);
});

test('a state where no case comes is found', () => {
  expect(findings(faulty.islandMachine)).toEqual([['unreachable-state', 'island', 'is reached by no case']]);
});

test('a condition that is never true and a transition behind one that always goes are found', () => {
  expect(findings(faulty.neverMachine)).toEqual([
    ['masked', 'shut|opened||open', 'is never asked: shut|opened||shut comes before it without a condition'],
    ['unreachable-state', 'open', 'is reached by no case'],
    ['masked', 'shut|opened|pigsFly|open', 'its condition “pigsFly” is never true'],
  ]);
});

test('a guard that throws is found with its place and what it said', () => {
  expect(findings(faulty.throwsMachine)[0]).toEqual([
    'throws',
    'the guard of asking|asked|isSam|known',
    `throws “Cannot read properties of null (reading 'name')” on “asked” in "asking"`,
  ]);
});

test('events and calls without a case, and states without a page model, are found', () => {
  const cases = { ...defaultCases(liftMachine), events: {}, ports: {} };
  const rules = lint(liftMachine, cases, { pages: ['light.on', 'cabin.halted'] });
  expect(rules.filter(({ rule }) => rule === 'no-case').map(({ place }) => place)).toEqual([
    'stopped',
    'called',
    'released',
    'light.toggled',
    'cabin.working.moving',
  ]);
  expect(rules.filter(({ rule }) => rule === 'no-page-model').map(({ place }) => place)).toEqual([
    'cabin.working.waiting',
    'cabin.working.moving',
    'cabin.working.arrived',
    'light.off',
  ]);
});

test('a condition of a timer that is both true and false is not found', () => {
  const machine = setup({
    types: {
      context: {} as { isOpen: boolean },
      input: {} as { isOpen: boolean },
      events: {} as { type: 'opened' },
    },
    guards: { isOpen: ({ context }) => context.isOpen },
    actions: { open: assign({ isOpen: true }) },
    delays: { pause: 1_000 },
  }).createMachine({
    id: 'shop',
    description: 'Sells when it is open.',
    context: ({ input }) => input,
    initial: 'waiting',
    states: {
      waiting: {
        description: 'A customer waits.',
        after: { pause: { guard: 'isOpen', target: 'served' } },
        on: { opened: { actions: 'open' } },
      },
      served: { description: 'The customer has what they came for.' },
    },
  });
  type Inputs = Record<string, { isOpen: boolean }>;
  const cases = (inputs: Inputs) => ({
    inputs,
    events: { opens: { type: 'opened' } },
    project: (context: { isOpen: boolean }) => context,
  });
  const masked = (inputs: Inputs, otherInputs?: Inputs) =>
    lint(machine, { ...cases(inputs), ...(otherInputs && { otherInputs }) }).filter(
      ({ rule }) => rule === 'masked',
    );
  expect(masked({ shut: { isOpen: false } })).toEqual([]);
  const open = { open: { isOpen: true } };
  expect(masked(open).map(({ text }) => text)).toEqual([
    'its condition “isOpen” is never false: it decides nothing',
  ]);
  expect(masked(open, { shut: { isOpen: false } })).toEqual([]);
});
