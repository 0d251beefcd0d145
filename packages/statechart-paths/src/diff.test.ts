import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { compare, diffWords, toOverlay, touchedTransitions } from './diff.ts';
import { modelOf } from './model.ts';

const version = (states: object) =>
  modelOf(createMachine({ id: 'door', initial: 'shut', states: states as never }, { guards: {} } as never));

const before = version({
  shut: { description: 'Shut.', on: { opened: { target: 'open', guard: { type: 'hasKey' } } } },
  open: { on: { closed: 'shut', blown: 'gone' } },
  gone: {},
});
const after = version({
  shut: { description: 'Shut tight.', on: { opened: { target: 'open', guard: { type: 'hasRightKey' } } } },
  open: { on: { closed: 'locked' } },
  locked: { on: { unlocked: 'shut' } },
});
const diff = compare('door', before, after);

test('states, transitions and guards that were added, removed or changed are described in words', () => {
  expect(diffWords(diff)).toBe(
    [
      'door: 7 differences',
      '  removed state gone',
      '  changed state shut',
      '      description: “Shut.” → “Shut tight.”',
      '  added state locked',
      '  removed transition open|blown||gone',
      '  added transition locked|unlocked||shut',
      '  changed transition shut|opened|hasRightKey|open',
      '      guard: “hasKey” → “hasRightKey”',
      '  changed transition open|closed||locked',
      '      target: “shut” → “locked”',
    ].join('\n'),
  );
});

test('the same difference marks the drawing', () => {
  expect(toOverlay(diff)).toEqual({
    states: { gone: 'removed', shut: 'changed', locked: 'added' },
    transitions: {
      'open|blown||gone': { kind: 'removed' },
      'locked|unlocked||shut': { kind: 'added' },
      'shut|opened|hasRightKey|open': { kind: 'changed' },
      'open|closed||locked': { kind: 'changed' },
    },
  });
});

test('what changed touches the transitions of a changed state, too', () => {
  expect(touchedTransitions(diff, after)).toEqual([
    'shut|opened|hasRightKey|open',
    'open|closed||locked',
    'locked|unlocked||shut',
  ]);
});

test('a machine that is new, gone or the same', () => {
  expect([
    diffWords(compare('door', null, after)),
    diffWords(compare('door', before, null)),
    diffWords(compare('door', after, after)),
  ]).toEqual([
    'door: 1 difference\n  added machine door',
    'door: 1 difference\n  removed machine door',
    'door: no difference.',
  ]);
});
