import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { addStep, type Counts, merge, nothingOf } from './counts.ts';
import { coverageOf, newlyUncovered, overlayOf, percentOf } from './coverage.ts';
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

function counted(...steps: [transition: string, ...states: string[]][]): Counts {
  const counts = nothingOf(model);
  for (const [transition, ...states] of steps) addStep(counts, { transitions: [transition], states });
  return counts;
}

const opened = counted([open, 'shut', 'ajar']);
const openedAndShut = counted([open, 'shut', 'ajar'], [close, 'ajar', 'shut']);
const none = { reasons: {}, proven: new Set<string>() };

test('the counts of all workers are added up; those of another chart are named and left out', () => {
  const older: Counts = { hash: 'older', transitions: { [lock]: 7, 'gone|x||y': 1 }, states: { locked: 7 } };
  expect(merge(model, [opened, older, openedAndShut])).toEqual({
    counts: {
      hash: model.hash,
      transitions: { [open]: 2, [lock]: 0, [close]: 1 },
      states: { shut: 3, ajar: 3, locked: 0 },
    },
    stale: ['older'],
  });
});

test('what was taken, what is missing, and how much of it that is', () => {
  const coverage = coverageOf('door', model, merge(model, [opened]), none);
  expect(coverage).toMatchObject({
    states: { covered: ['shut', 'ajar'], uncovered: ['locked'] },
    transitions: { covered: [open], uncovered: [lock, close] },
    unreachable: [],
  });
  expect([percentOf(coverage.transitions), percentOf(coverage.states)]).toEqual([33.3, 66.6]);
});

test('what no browser takes is asked for only while real actors do not take it', () => {
  const excuse = (proven: string[]) =>
    coverageOf('door', model, merge(model, [openedAndShut]), {
      reasons: { [lock]: 'There is no key.', [open]: 'It is stuck.', 'shut|melt||gone': 'Too hot.' },
      proven: new Set(proven),
    });
  expect(excuse([lock])).toMatchObject({
    states: { uncovered: [] },
    transitions: { covered: [open, close], uncovered: [] },
    unreachable: [{ id: lock, reason: 'There is no key.', proven: true }],
    reachedAfterAll: [open],
    unknown: ['shut|melt||gone'],
  });
  expect(excuse([])).toMatchObject({
    states: { uncovered: ['locked'] },
    transitions: { uncovered: [lock] },
    unreachable: [{ id: lock, reason: 'There is no key.', proven: false }],
  });
});

test('newly missing is what was taken before, and what is new', () => {
  const now = coverageOf('door', model, merge(model, []), none);
  const before = { ...opened, transitions: { [open]: 1, [lock]: 0 } };
  expect(newlyUncovered(now, before)).toEqual([open, close]);
  expect(newlyUncovered(now, undefined)).toEqual([open, lock, close]);
});

test('the diagram shows how often, and what is missing', () => {
  const coverage = coverageOf('door', model, merge(model, [openedAndShut]), none);
  expect(overlayOf(coverage)).toEqual({
    states: { shut: 'covered', ajar: 'covered', locked: 'uncovered' },
    transitions: {
      [open]: { kind: 'covered', count: 1 },
      [close]: { kind: 'covered', count: 1 },
      [lock]: { kind: 'uncovered' },
    },
  });
});
