import { expect, test } from 'vitest';
import { road } from '../../fixtures/road.ts';
import type { Layout } from './layout.ts';
import { qualityOf } from './quality.ts';

const tidy: Layout = {
  width: 400,
  height: 500,
  boxes: {
    town: [20, 60, 200, 120],
    'town.gate': [40, 110, 80, 42],
    field: [40, 240, 80, 42],
    hill: [40, 380, 80, 42],
  },
  headers: { '': [24, 24], town: [34, 70] },
  starts: {},
  arrows: {
    'town→field': {
      points: [
        [60, 180],
        [60, 240],
      ],
      label: [70, 200, 60, 18],
    },
    'field→hill': {
      points: [
        [60, 282],
        [60, 380],
      ],
      label: [70, 320, 60, 18],
    },
  },
};

const faultsOf = (change: Partial<Layout>) => qualityOf(road, { ...tidy, ...change }).faults;

test('a tidy drawing has no faults, and its bends, crossings, length and reach are counted', () => {
  expect(qualityOf(road, tidy)).toEqual({
    crossings: 0,
    tangles: [],
    faults: [],
    crowded: [],
    bends: 0,
    length: 158,
    reach: 0,
  });
});

test('a line over a heading, through a box or over words is named', () => {
  const line = (points: [number, number][]) => ({
    arrows: { ...tidy.arrows, 'field→hill': { points, label: null } },
  });
  expect([
    faultsOf(
      line([
        [40, 40],
        [40, 100],
      ]),
    ),
    faultsOf(
      line([
        [60, 200],
        [60, 300],
      ]),
    ),
    faultsOf(
      line([
        [80, 190],
        [80, 230],
      ]),
    ),
  ]).toEqual([
    ['field→hill runs over the heading of the chart', 'field→hill runs over the heading of town'],
    ['field→hill runs through field', 'town→field runs on field→hill'],
    ['field→hill runs over the words of town→field'],
  ]);
});

test('words over a box, boxes over each other and boxes too small for their words are named', () => {
  expect([
    faultsOf({ arrows: { ...tidy.arrows, 'town→field': { points: [], label: [70, 250, 60, 18] } } }),
    faultsOf({ boxes: { ...tidy.boxes, hill: [40, 250, 80, 42] } }),
    faultsOf({ boxes: { ...tidy.boxes, hill: [40, 380, 30, 42] } }),
  ]).toEqual([
    ['the words of town→field lie over field'],
    ['field→hill runs through hill', 'field and hill overlap'],
    ['hill is too small for its words'],
  ]);
});

test('lines that cross are counted', () => {
  const arrows: Layout['arrows'] = {
    'town→field': {
      points: [
        [300, 200],
        [300, 300],
      ],
      label: null,
    },
    'field→hill': {
      points: [
        [250, 250],
        [350, 250],
      ],
      label: null,
    },
  };
  const { crossings, tangles } = qualityOf(road, { ...tidy, arrows });
  expect({ crossings, tangles }).toEqual({ crossings: 1, tangles: [['town→field', 'field→hill']] });
});

test('a line on the border of a group, or close by a box that it does not join, is named', () => {
  const along = (points: [number, number][]) =>
    faultsOf({ arrows: { ...tidy.arrows, 'field→hill': { points, label: null } } });
  expect([
    along([
      [218, 100],
      [218, 170],
    ]),
    along([
      [122, 100],
      [122, 170],
    ]),
  ]).toEqual([['field→hill runs on the border of town'], ['field→hill runs through town.gate']]);
});

test('a heading that is wider than its group asks for room', () => {
  expect(qualityOf(road, { ...tidy, headers: { ...tidy.headers, town: [210, 70] } })).toMatchObject({
    crowded: ['town'],
    faults: ['the heading of town does not fit'],
  });
});
