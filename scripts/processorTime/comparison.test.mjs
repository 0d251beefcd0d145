import { expect, test } from 'vitest';
import { atSpeed, compare, dearestAdditions, median, settingUp, storedFrom } from './comparison.mjs';

/** @typedef {import('./comparison.mjs').Run} Run */
/** @typedef {import('./comparison.mjs').Stored} Stored */

const place = { machine: '2 × a processor', node: 'v20' };

/** @type {Stored} */
const stored = {
  place,
  fixedWork: 0.05,
  stages: { check: 100, journeys: 900 },
  items: { 'a.test.ts': 20, 'b.test.ts': 30, 'gone.test.ts': 5 },
};

/** @param {Partial<Run>} [changes] @returns {Run} */
const runWith = (changes) => ({
  place,
  stages: [
    { name: 'check', seconds: 100, works: [] },
    { name: settingUp, seconds: 70, works: [] },
    { name: 'journeys', seconds: 900, works: [0.05, 0.05, 0.05] },
  ],
  items: [
    { name: 'a.test.ts', stage: 'journeys', seconds: 20 },
    { name: 'b.test.ts', stage: 'journeys', seconds: 30 },
  ],
  ...changes,
});

/** @param {number} check @param {number} journeys */
const taking = (check, journeys) => [
  { name: 'check', seconds: check, works: [0.05] },
  { name: 'journeys', seconds: journeys, works: [0.05, 0.05] },
];

test('the median is not moved by a single number', () => {
  expect([median([]), median([3]), median([1, 900, 3]), median([4, 1, 900, 2])]).toEqual([0, 3, 3, 3]);
});

test('a stage is brought to another speed by the fixed work meanwhile, a short one by that of the whole run', () => {
  const run = runWith({
    stages: [
      { name: 'check', seconds: 40, works: [0.2] },
      { name: 'unit', seconds: 40, works: Array(5).fill(0.1) },
      { name: 'journeys', seconds: 40, works: Array(5).fill(0.2) },
    ],
    items: [{ name: 'a.test.ts', stage: 'unit', seconds: 4 }],
  });
  expect(atSpeed(run, 0.05)).toEqual({
    stages: { check: 10, unit: 20, journeys: 10 },
    items: { 'a.test.ts': 2 },
  });
});

test('a run within 105 % shows each stage, and passes', () => {
  expect(compare(runWith({ stages: taking(110, 940) }), stored, [])).toEqual({
    lines: [
      'Processor time (the fixed work took 50.0 ms)',
      '  check        110.0 s    110.0 s at the stored speed,  110.0 % of 100.0 s',
      '  journeys     940.0 s    940.0 s at the stored speed,  104.4 % of 900.0 s',
      '  all         1050.0 s   1050.0 s at the stored speed,  105.0 % of 1000.0 s',
    ],
  });
});

test('a run above 105 % fails, and names what was added', () => {
  const run = runWith({
    stages: taking(100, 951),
    items: [
      { name: 'a.test.ts', stage: 'journeys', seconds: 44 },
      { name: 'b.test.ts', stage: 'journeys', seconds: 29 },
      { name: 'new.test.ts', stage: 'journeys', seconds: 26 },
      { name: 'small.test.ts', stage: 'journeys', seconds: 0.9 },
    ],
  });
  expect(compare(run, stored, [])).toEqual({
    lines: [
      'Processor time (the fixed work took 50.0 ms)',
      '  check        100.0 s    100.0 s at the stored speed,  100.0 % of 100.0 s',
      '  journeys     951.0 s    951.0 s at the stored speed,  105.7 % of 900.0 s',
      '  all         1051.0 s   1051.0 s at the stored speed,  105.1 % of 1000.0 s',
      'The tests take 105.1 % of the stored processor time, and may take 105.0 %. The most expensive additions:',
      '  new.test.ts: new, or below 1.0 s → 26.0 s',
      '  a.test.ts: 20.0 s → 44.0 s',
    ],
    problem: 'The tests take 105.1 % of the stored processor time, and may take 105.0 %',
  });
});

test('a slow machine is not red: its fixed work takes as much longer as its tests', () => {
  const stages = taking(190, 1710).map((stage) => ({ ...stage, works: Array(5).fill(0.095) }));
  expect(compare(runWith({ stages }), stored, []).lines.at(-1)).toBe(
    '  all         1900.0 s   1000.0 s at the stored speed,  100.0 % of 1000.0 s',
  );
});

test('setting up is shown, and not compared', () => {
  expect(compare(runWith(), stored, []).lines.slice(1)).toEqual([
    '  check        100.0 s    100.0 s at the stored speed,  100.0 % of 100.0 s',
    '  setting up    70.0 s',
    '  journeys     900.0 s    900.0 s at the stored speed,  100.0 % of 900.0 s',
    '  all         1000.0 s   1000.0 s at the stored speed,  100.0 % of 1000.0 s',
  ]);
});

test('elsewhere, or after a failure, a run above 105 % is reported and does not fail', () => {
  const elsewhere = runWith({ stages: taking(100, 1900), place: { ...place, node: 'v24', browser: 'b' } });
  const { lines, problem } = compare(elsewhere, stored, ['tests failed']);
  expect(problem).toBeUndefined();
  expect(lines.at(-1)).toBe(
    'This fails no run here: tests failed; node v24 instead of v20; browser b instead of unknown.',
  );
});

test('a single stage is compared with its own time and fails nothing, and without stored times nothing is compared', () => {
  const run = runWith({ stages: taking(100, 1900).slice(1) });
  expect(compare(run, stored, [])).toEqual({
    lines: [
      'Processor time (the fixed work took 50.0 ms)',
      '  journeys    1900.0 s   1900.0 s at the stored speed,  211.1 % of 900.0 s',
    ],
  });
  expect(compare(run, undefined, [])).toEqual({
    lines: [
      'Processor time (the fixed work took 50.0 ms)',
      '  journeys    1900.0 s',
      '  all         1900.0 s',
    ],
  });
});

test('the ten most expensive additions are named, and nothing that became cheaper', () => {
  const items = Object.fromEntries(Array.from({ length: 12 }, (_, nth) => [`${nth}.test.ts`, 3 + nth]));
  const named = dearestAdditions(stored, { ...items, 'b.test.ts': 29, 'a.test.ts': 20.5 });
  expect(named.map(({ name }) => name)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((nth) => `${nth}.test.ts`),
  );
});

test('the first run is stored as it was measured, without what is cheap', () => {
  const items = [
    { name: 'b.test.ts', stage: 'journeys', seconds: 12.34 },
    { name: 'a.test.ts', stage: 'journeys', seconds: 1 },
    { name: 'cheap.test.ts', stage: 'journeys', seconds: 0.99 },
  ];
  expect(storedFrom(runWith({ items }), undefined)).toEqual({
    place,
    fixedWork: 0.05,
    stages: { check: 100, journeys: 900 },
    items: { 'a.test.ts': 1, 'b.test.ts': 12.3 },
  });
});

test('a later run is stored at the speed of the first, and keeps the figures that hardly changed', () => {
  const run = runWith({
    stages: taking(210, 1770).map((stage) => ({ ...stage, works: Array(5).fill(0.1) })),
    items: [
      { name: 'a.test.ts', stage: 'journeys', seconds: 46 },
      { name: 'b.test.ts', stage: 'journeys', seconds: 80 },
      { name: 'new.test.ts', stage: 'journeys', seconds: 5 },
    ],
  });
  expect(storedFrom(run, stored)).toEqual({
    place,
    fixedWork: 0.05,
    stages: { check: 105, journeys: 885 },
    items: { 'a.test.ts': 20, 'b.test.ts': 40, 'new.test.ts': 2.5 },
  });
  expect(storedFrom({ ...run, place: { ...place, node: 'v22' } }, stored)).toEqual({
    place: { ...place, node: 'v22' },
    fixedWork: 0.1,
    stages: { check: 210, journeys: 1770 },
    items: { 'a.test.ts': 46, 'b.test.ts': 80, 'new.test.ts': 5 },
  });
});
