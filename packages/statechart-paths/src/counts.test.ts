import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import {
  addStep,
  addUnplanned,
  type Counts,
  coveredIn,
  merge,
  noTally,
  nothingOf,
  readCounted,
} from './counts.ts';
import { modelOf } from './model.ts';

const model = modelOf(
  createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut: { on: { open: 'ajar', lock: 'locked' } }, ajar: { on: { close: 'shut' } }, locked: {} },
  }),
);
const open = 'shut|open||ajar';
const lock = 'shut|lock||locked';
const close = 'ajar|close||shut';

/** A worker that has run tests of each kind; each is a list of the transitions that it took. */
function workerAfter({ planned, unplanned }: { planned: string[][]; unplanned: string[][] }): Counts {
  const counts = { ...nothingOf(model), unplanned: noTally(model) };
  for (const [isPlanned, tests] of [
    [true, planned],
    [false, unplanned],
  ] as const)
    for (const ids of tests) {
      const taken = noTally(model);
      for (const id of ids) {
        const step = { transitions: [id], states: [id.split('|').at(-1) as string] };
        addStep(counts, step);
        addStep(taken, step);
      }
      if (!isPlanned) addUnplanned(counts, taken);
    }
  return counts;
}

test('a test counts once, however often it takes a transition, and a planned path never', () => {
  const first = workerAfter({ planned: [[open, close, lock]], unplanned: [[open, close, open]] });
  const second = workerAfter({ planned: [], unplanned: [[open]] });
  const { counts } = merge(model, [first, second]);
  expect(counts).toEqual({
    hash: model.hash,
    transitions: { [open]: 4, [close]: 2, [lock]: 1 },
    states: { shut: 2, ajar: 4, locked: 1 },
    unplanned: {
      transitions: { [open]: 2, [close]: 1, [lock]: 0 },
      states: { shut: 1, ajar: 2, locked: 0 },
    },
  });
  expect([coveredIn(counts), coveredIn(counts, 2)]).toEqual([
    [open, close, 'shut', 'ajar'],
    [open, 'ajar'],
  ]);
});

test('counts that tell no kinds apart are of tests that no plan made, also with others that do', () => {
  const plain = nothingOf(model);
  addStep(plain, { transitions: [lock], states: ['shut', 'locked'] });
  expect(coveredIn(plain)).toEqual([lock, 'shut', 'locked']);
  const planned = workerAfter({ planned: [[open]], unplanned: [] });
  for (const all of [
    [plain, planned],
    [planned, plain],
  ])
    expect(coveredIn(merge(model, all).counts)).toEqual([lock, 'shut', 'locked']);
});

test.each([
  ['no JSON', '{'],
  ['no object', 'null'],
  ['no date', '{"machines":{}}'],
  ['no machines', '{"savedAt":"2026-11-20T09:00:00Z","machines":null}'],
  [
    'a count that is text',
    '{"savedAt":"x","machines":{"a":{"hash":"h","transitions":{"t":"1"},"states":{}}}}',
  ],
  ['no states', '{"savedAt":"x","machines":{"a":{"hash":"h","transitions":{}}}}'],
  [
    'half a kind',
    '{"savedAt":"x","machines":{"a":{"hash":"h","transitions":{},"states":{},"unplanned":{}}}}',
  ],
])('a file with %s is no coverage file', (_what, text) => {
  expect(readCounted(text)).toBeNull();
});

test('a coverage file is read back whole', () => {
  const counted = {
    savedAt: '2026-11-20T09:00:00.000Z',
    machines: { door: { ...workerAfter({ planned: [[lock]], unplanned: [[open]] }), onActors: [close] } },
  };
  expect(readCounted(JSON.stringify(counted))).toEqual(counted);
});
