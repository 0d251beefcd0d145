import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../server/process/root.ts';
import { figuresPage, readMeasurements, unexplained } from './figures.ts';
import { missedGoalReasons } from './reasons.ts';

const figure = (value: number, goal: { atMost: number } | { atLeast: number }) => ({
  what: 'Slowest',
  value,
  unit: 'ms',
  goal,
});

test('docs/figures.md is what was measured last, and each missed goal says why', () => {
  const measurements = readMeasurements();
  expect(readFileSync(join(root, 'docs/figures.md'), 'utf8')).toBe(
    figuresPage(measurements, missedGoalReasons),
  );
  expect(unexplained(measurements, missedGoalReasons)).toEqual([]);
});

test('a missed goal says by how much, and that nobody knows why where no reason is given', () => {
  const measurements = { one: { on: '2026-01-02', slowdown: 1, figures: [figure(30, { atMost: 20 })] } };
  expect(unexplained(measurements, {})).toEqual(['one: Slowest']);
  expect(figuresPage(measurements, { one: { Slowest: 'the disk' } })).toContain(
    '| Slowest | ≤ 20 ms | 30 ms | missed by 50 %: the disk |',
  );
  expect(
    figuresPage({ one: { ...measurements.one, figures: [figure(0.5, { atLeast: 0.9 })] } }, {}),
  ).toContain('missed by 80 %: no reason known');
});

test('the day and the reference of a benchmark are above its rows, and in none of them', () => {
  const figures = [10, 11].map((value) => figure(value, { atMost: 20 }));
  const measurements = { profile: { on: '2026-01-02', slowdown: 1, figures } };
  const page = figuresPage(measurements, {});
  expect(page.split('\n').filter((line) => /2026-01-02|Reference/.test(line))).toEqual([
    'Measured on 2026-01-02. Reference: 0.91 to 0.96.',
  ]);
});

test('on a busy machine a missed goal is to be measured again', () => {
  const measurements = { one: { on: '2026-01-02', slowdown: 3, figures: [figure(30, { atMost: 20 })] } };
  expect(unexplained(measurements, {})).toEqual([]);
  expect(figuresPage(measurements, {})).toContain('to be measured again on a calm machine');
});
