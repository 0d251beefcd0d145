import { modelOf } from 'statechart-paths';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { flowChanges, overlayOfChanges } from './changes.ts';

const before = modelOf(
  createMachine({
    id: 'door',
    initial: 'open',
    states: {
      open: { description: 'One can go in.', on: { pushed: 'shut', kicked: 'broken' } },
      shut: { on: { pulled: 'open' } },
      broken: {},
    },
  }),
);
const after = modelOf(
  createMachine({
    id: 'door',
    initial: 'open',
    states: {
      open: { description: 'Anyone can go in.', on: { pushed: 'shut' } },
      shut: { on: { pulled: { guard: 'isUnlocked', target: 'open' }, turned: 'locked' } },
      locked: {},
    },
  }),
);
const changes = flowChanges('door', before, after);

test('each change is said with its place, with what it was and is', () => {
  expect(changes.things.map(({ kind, place, text }) => [kind, place, text])).toEqual([
    ['removed', 'Door › Broken', ''],
    ['changed', 'Door › Open', 'Anyone can go in.'],
    ['added', 'Door › Locked', ''],
    ['removed', 'Door › Open', 'On Kicked, go to Broken.'],
    ['added', 'Door › Shut', 'On Turned, go to Locked.'],
    ['changed', 'Door › Shut', 'On Pulled, when is unlocked, go to Open.'],
  ]);
  expect(changes.things[5]?.details).toEqual([{ what: 'guard', from: '', to: 'isUnlocked' }]);
});

test('what was removed is marked on the earlier drawing, what was added on the later one', () => {
  const boxes = new Set(['open', 'shut', 'broken', 'locked']);
  expect(overlayOfChanges(changes, 'after', boxes)).toEqual({
    states: { open: 'changed', locked: 'added' },
    transitions: {
      'shut|turned||locked': { kind: 'added' },
      'shut|pulled|isUnlocked|open': { kind: 'changed' },
    },
  });
  expect(overlayOfChanges(changes, 'before', boxes)).toEqual({
    states: { broken: 'removed', open: 'changed' },
    transitions: { 'open|kicked||broken': { kind: 'removed' }, 'shut|pulled||open': { kind: 'changed' } },
  });
});
