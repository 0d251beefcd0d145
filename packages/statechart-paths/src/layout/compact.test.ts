import { expect, test } from 'vitest';
import { road } from '../../fixtures/road.ts';
import type { Layout } from '../diagram/layout.ts';
import { qualityOf } from '../diagram/quality.ts';
import { compact } from './compact.ts';

const loose: Layout = {
  width: 900,
  height: 1100,
  boxes: {
    town: [200, 100, 500, 400],
    'town.gate': [500, 400, 80, 42],
    field: [600, 700, 80, 42],
    hill: [300, 1000, 80, 42],
  },
  headers: { '': [24, 24], town: [214, 110] },
  starts: {},
  arrows: {
    'town→field': {
      points: [
        [640, 500],
        [640, 700],
      ],
      label: [650, 600, 60, 18],
    },
    'field→hill': {
      points: [
        [640, 742],
        [640, 900],
        [340, 900],
        [340, 1000],
      ],
      label: [350, 940, 60, 18],
    },
  },
};

test('what is apart without need moves closer, and lines that need no bend have none', async () => {
  const close = await compact(road, loose);
  const { faults, crossings, bends } = qualityOf(road, close);
  expect({ faults, crossings, bends }).toEqual({ faults: [], crossings: 0, bends: 0 });
  expect([close.width, close.height]).toEqual([336, 366]);
  expect(close.boxes.field?.slice(2)).toEqual([80, 42]);
});
