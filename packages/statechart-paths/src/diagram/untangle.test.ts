import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { modelOf } from '../model.ts';
import type { Layout } from './layout.ts';
import { qualityOf } from './quality.ts';
import { untangle } from './untangle.ts';
import { viewOf } from './viewOf.ts';

const view = viewOf(
  modelOf(
    createMachine({
      id: 'ferry',
      initial: 'pier',
      states: { pier: { on: { sailed: 'sea', slipped: 'sea' } }, bay: { on: { left: 'sea' } }, sea: {} },
    } as never),
  ),
  'product',
);

// Both arrows end on top of the sea, in the wrong order.
const crossed: Layout = {
  width: 500,
  height: 400,
  boxes: { pier: [40, 60, 80, 42], bay: [300, 60, 80, 42], sea: [100, 300, 240, 42] },
  headers: { '': [24, 24] },
  starts: {},
  arrows: {
    'pier→sea': {
      points: [
        [80, 102],
        [80, 200],
        [260, 200],
        [260, 300],
      ],
      label: null,
    },
    'bay→sea': {
      points: [
        [340, 102],
        [340, 220],
        [180, 220],
        [180, 300],
      ],
      label: null,
    },
  },
};

test('lines that arrive in the wrong order change places', () => {
  const mended = untangle(view, crossed);
  expect([qualityOf(view, crossed).crossings, qualityOf(view, mended)]).toMatchObject([
    1,
    { crossings: 0, faults: [] },
  ]);
  expect([mended.arrows['pier→sea']?.points.at(-1), mended.arrows['bay→sea']?.points.at(-1)]).toEqual([
    [180, 300],
    [260, 300],
  ]);
});

test('a drawing without crossings stays as it is', () => {
  const tidy = untangle(view, crossed);
  expect(untangle(view, tidy)).toEqual(tidy);
});
