import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { explore, untaken } from './explore.ts';
import { shortestPaths } from './shortestPaths.ts';

const counter = setup({
  types: { context: {} as { clicks: number; name: string }, events: {} as { type: 'clicked' } },
  actions: { count: assign(({ context }) => ({ clicks: context.clicks + 1 })) },
}).createMachine({
  id: 'counter',
  context: { clicks: 0, name: 'same' },
  initial: 'counting',
  states: { counting: { on: { clicked: { actions: 'count' } } } },
});

const gateMachine = setup({
  types: { events: {} as { type: 'opened' } | { type: 'closed' } | { type: 'blown' } },
  guards: { neverHolds: () => false },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { opened: 'ajar' } },
    ajar: { always: [{ guard: 'neverHolds', target: 'gone' }, { target: 'open' }] },
    open: { on: { closed: 'shut' } },
    gone: { on: { blown: 'shut' } },
  },
});

test('an unbounded context stops with the keys that grew', () => {
  const cases = {
    inputs: { start: undefined },
    events: { click: { type: 'clicked' } },
    project: (context: unknown) => context,
  };
  expect(() => explore(counter, { ...cases, limit: 50 })).toThrow(
    'counter: more than 50 configurations; these context keys grew: clicks (51 values)',
  );
});

test('a transition that no case takes is named', () => {
  const explored = explore(gateMachine, {
    inputs: { start: undefined },
    events: { open: { type: 'opened' }, close: { type: 'closed' } },
  });
  expect(untaken(explored)).toEqual(['ajar|always|neverHolds|gone', 'gone|blown||shut']);
});

test('each step is the end of a shortest path', () => {
  const explored = explore(gateMachine, {
    inputs: { start: undefined },
    events: { open: { type: 'opened' }, close: { type: 'closed' } },
  });
  expect(
    shortestPaths(explored).map((path) => path.steps.map((step) => [step.label, step.transitions])),
  ).toEqual([
    [['open', ['shut|opened||ajar', 'ajar|always||open']]],
    [
      ['open', ['shut|opened||ajar', 'ajar|always||open']],
      ['close', ['open|closed||shut']],
    ],
  ]);
});
