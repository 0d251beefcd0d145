import { type PlannedPath, shorterPaths } from 'statechart-paths';
import { expect, test } from 'vitest';
import { cases, doorMachine } from '../../tests/fixtures/flows/door.ts';

const [open, shut, lock, unlock] = Object.keys(cases.events) as [string, string, string, string];

const labels = (paths: PlannedPath[]) => paths.map(({ steps }) => steps.map(({ label }) => label));
const pathOf = (...taken: string[]): PlannedPath => ({
  id: 'long',
  input: 'a shut door',
  start: 'shut',
  steps: taken.map((label) => ({ id: '', label, event: { type: '' }, transitions: [], from: '', to: '' })),
});

const wander = pathOf(open, shut, lock, lock, unlock, unlock);

test('the shortest way to the failing step comes first, the path itself up to that step last', () => {
  expect(labels(shorterPaths(doorMachine, cases, wander, 5))).toEqual([
    [lock, lock, unlock],
    [open, shut, lock, lock, unlock],
  ]);
});

test('a path that is as short as can be is left as it is, and a failing start needs no step', () => {
  const short = pathOf(lock, unlock);
  expect(labels(shorterPaths(doorMachine, cases, short, 2))).toEqual([[lock, unlock]]);
  expect(labels(shorterPaths(doorMachine, cases, wander, 0))).toEqual([[]]);
});

test('a path of another version of the chart is named as such', () => {
  expect(() => shorterPaths(doorMachine, cases, pathOf(open, lock), 2)).toThrow(
    `The path is of another version of the chart: it cannot go on with “${lock}”.`,
  );
});
