import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { defaultCases } from './cases.ts';
import { explore } from './explore.ts';

// Two timers that fire together, one that never fires, and a raised event in between.
const egg = setup({ types: { events: {} as { type: 'started' } } }).createMachine({
  id: 'egg',
  initial: 'cold',
  states: {
    cold: { on: { started: 'cooking' } },
    cooking: {
      type: 'parallel',
      after: { 9000: 'burnt' },
      onDone: 'served',
      states: {
        yolk: { initial: 'soft', states: { soft: { after: { 3000: 'firm' } }, firm: { type: 'final' } } },
        white: {
          initial: 'clear',
          states: {
            clear: { after: { 1000: 'cloudy' } },
            cloudy: { after: { 2000: 'done' } },
            done: { type: 'final' },
          },
        },
      },
    },
    served: {},
    burnt: {},
  },
});

test('time passes up to the next timers, those of one moment go off together, and what follows without an event is taken', () => {
  const { steps, visited } = explore(egg, defaultCases(egg));
  expect(steps.map(({ label, wait, transitions }) => [label, wait, transitions])).toEqual([
    ['started', undefined, ['cold|started||cooking']],
    [
      'time passes (1000 ms)',
      1000,
      ['cooking.white.clear|xstate.after.1000.egg.cooking.white.clear||cooking.white.cloudy'],
    ],
    [
      'time passes (2000 ms)',
      2000,
      [
        'cooking.yolk.soft|xstate.after.3000.egg.cooking.yolk.soft||cooking.yolk.firm',
        'cooking.white.cloudy|xstate.after.2000.egg.cooking.white.cloudy||cooking.white.done',
        'cooking|xstate.done.state.egg.cooking||served',
      ],
    ],
  ]);
  expect(visited.has('burnt')).toBe(false);
});

test('history tells configurations apart that look alike', () => {
  const radio = setup({ types: { events: {} as { type: 'tuned' } | { type: 'power' } } }).createMachine({
    id: 'radio',
    initial: 'on',
    states: {
      on: {
        initial: 'news',
        on: { power: 'off' },
        states: { news: { on: { tuned: 'music' } }, music: {}, last: { type: 'history' } },
      },
      off: { on: { power: 'on.last' } },
    },
  });
  const { configurations, steps } = explore(radio, defaultCases(radio));
  const isOff = ({ value }: { value: unknown }) => value === 'off';
  expect([...configurations.values()].filter(isOff).length).toBe(2);
  const values = (key: string) => configurations.get(key)?.value;
  expect(steps.filter(({ from }) => values(from) === 'off').map(({ to }) => values(to))).toEqual([
    { on: 'news' },
    { on: 'music' },
  ]);
});
