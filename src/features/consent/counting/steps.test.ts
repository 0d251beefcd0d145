import { expect, test } from 'vitest';
import type { Observed } from '../../../machines/observation.ts';
import { type EntryTimes, stepsOf } from './steps.ts';

type Step = Pick<Observed, 'value'> & { source?: string; event?: string };

const observed = ({ value, source, event }: Step): Observed => ({
  ...{ machine: 'walk', run: 1, event: event ?? 'xstate.init', value, status: 'active' },
  transitions: source === undefined ? [] : [{ source: `walk.${source}`, event: event ?? '', index: 0 }],
});

function all(...steps: [at: number, step: Step][]) {
  let enteredAt: EntryTimes | undefined;
  return steps.map(([at, step]) => {
    const [next, counted] = stepsOf(enteredAt, observed(step), at);
    enteredAt = next;
    return counted;
  });
}

test('a start is entered, each step leaves one state and enters the next, and staying counts nothing', () => {
  expect(
    all(
      [1000, { value: 'asking' }],
      [4000, { value: 'asking', source: 'asking', event: 'word.typed' }],
      [4500.4, { value: 'saving', source: 'asking', event: 'answer.given' }],
      [90_000_000_000, { value: 'done', source: 'saving', event: 'xstate.done.actor.save' }],
    ),
  ).toEqual([
    [{ from: null, event: 'xstate.init', to: 'asking', ms: 0 }],
    [],
    [{ from: 'asking', event: 'answer.given', to: 'saving', ms: 3500 }],
    [{ from: 'saving', event: 'xstate.done.actor.save', to: 'done', ms: 86_400_000 }],
  ]);
});

test('a chart that decides immediately began where its first step left from', () => {
  expect(all([0, { value: 'home', source: 'deciding', event: '' }], [5, { value: 'home' }])).toEqual([
    [
      { from: null, event: 'xstate.init', to: 'deciding', ms: 0 },
      { from: 'deciding', event: '', to: 'home', ms: 0 },
    ],
    [],
  ]);
});

test('of parts that run side by side, the one whose step it is goes on, and the others are left', () => {
  const parallel = { on: { screen: 'reading', dialog: 'open' } };
  expect(
    all(
      [0, { value: { on: { screen: 'reading', dialog: 'closed' } } }],
      [10, { value: parallel, source: 'on.dialog.closed', event: 'skip.requested' }],
      [20, { value: 'skipped', source: 'on.dialog.open', event: 'skip.confirmed' }],
    ),
  ).toEqual([
    [
      { from: null, event: 'xstate.init', to: 'on.screen.reading', ms: 0 },
      { from: null, event: 'xstate.init', to: 'on.dialog.closed', ms: 0 },
    ],
    [{ from: 'on.dialog.closed', event: 'skip.requested', to: 'on.dialog.open', ms: 10 }],
    [
      { from: 'on.dialog.open', event: 'skip.confirmed', to: 'skipped', ms: 10 },
      { from: 'on.screen.reading', event: 'skip.confirmed', to: null, ms: 20 },
    ],
  ]);
});
