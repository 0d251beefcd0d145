import { modelOf } from 'statechart-paths';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import type { Funnel } from '../../../api/flows.ts';
import { figureOf, overlayOfFunnel, runsInParallel, timeOf, worstOf } from './funnel.ts';

const model = modelOf(
  createMachine({
    id: 'form',
    initial: 'open',
    states: {
      open: {
        type: 'parallel',
        on: { closed: 'done' },
        states: {
          screen: {
            initial: 'asking',
            states: {
              asking: { meta: { path: '/form' }, on: { given: { target: 'saving' } } },
              saving: { on: { saved: { target: '#form.done' }, refused: { target: 'asking' } } },
            },
          },
          dialog: { initial: 'shut', states: { shut: { on: { asked: { target: 'shown' } } }, shown: {} } },
        },
      },
      done: { type: 'final' },
    },
  }),
);

const node = (state: string, entered: number | null, left: number | null, dropped: number | null) => ({
  ...{ state, entered, left, dropped, median_ms: null },
});
const funnel: Funnel = {
  ...{ flow_id: 'form', from: '2026-11-01', to: '2026-11-20', visits: 100 },
  nodes: [
    node('open', 100, 75, 25),
    node('open.screen.asking', 100, 80, 20),
    node('open.screen.saving', 80, 75, 5),
    node('open.dialog.shut', 100, 70, 30),
    node('open.dialog.shown', null, null, null),
    node('done', 75, null, null),
  ],
  edges: [
    { from: null, event: 'xstate.init', to: 'open.screen.asking', count: 100 },
    { from: 'open.screen.asking', event: 'given', to: 'open.screen.saving', count: 96 },
    { from: 'open.screen.saving', event: 'refused', to: 'open.screen.asking', count: 16 },
    { from: 'open.screen.saving', event: 'saved', to: 'done', count: 70 },
    { from: 'open.screen.asking', event: 'closed', to: 'done', count: 5 },
    { from: 'open.dialog.shut', event: 'asked', to: 'open.dialog.shown', count: null },
    { from: 'open.dialog.shut', event: 'saved', to: null, count: 70 },
  ],
};

test('boxes bear their figures, arrows their counts, and a part in parallel to the screens is never where people leave', () => {
  const boxes = new Set(model.states.map(({ path }) => path).filter((path) => path !== 'open'));
  expect(overlayOfFunnel(funnel, model, boxes)).toEqual({
    states: {
      'open.screen.asking': 'leaving',
      'open.screen.saving': 'visited',
      'open.dialog.shut': 'visited',
      done: 'visited',
    },
    figures: {
      'open.screen.asking': { short: '100 ↓20', long: '100 visits entered, 80 went on, 20 ended here' },
      'open.screen.saving': { short: '80 ↓5', long: '80 visits entered, 75 went on, 5 ended here' },
      'open.dialog.shut': { short: '100 ↓30', long: '100 visits entered, 70 went on, 30 ended here' },
      done: { short: '75', long: '75 visits entered' },
    },
    transitions: {
      'open.screen.asking|given||open.screen.saving': { kind: 'travelled', count: 96 },
      'open.screen.saving|refused||open.screen.asking': { kind: 'travelled', count: 16 },
      'open.screen.saving|saved||done': { kind: 'travelled', count: 70 },
      'open|closed||done': { kind: 'travelled', count: 5 },
    },
    highest: 96,
  });
  expect(
    ['open.dialog.shut', 'open.screen.asking', 'done'].map((path) => runsInParallel(model, path)),
  ).toEqual([true, false, false]);
});

test('most visits end in the innermost states with the most that did', () => {
  expect(worstOf(funnel, model).map(({ state }) => state)).toEqual([
    'open.screen.asking',
    'open.screen.saving',
  ]);
});

test('what is hidden is no zero', () => {
  expect(figureOf(node('x', 9, null, null))).toEqual({ short: '9', long: '9 visits entered' });
});

test.each([
  [null, '–'],
  [0, '0 s'],
  [440, '0.4 s'],
  [9_960, '10 s'],
  [80_000, '1 min 20 s'],
  [120_000, '2 min'],
  [7_500_000, '2 h 5 min'],
])('%s ms is %s', (ms, text) => expect(timeOf(ms)).toBe(text));
