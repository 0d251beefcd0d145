import { type PlannedPath, shorterPaths } from 'statechart-paths';
import { expect, test } from 'vitest';
import { cases, doorMachine } from '../../tests/fixtures/flows/door.ts';

const labels = (paths: PlannedPath[]) => paths.map(({ steps }) => steps.map(({ label }) => label));
const pathOf = (...taken: string[]): PlannedPath => ({
  id: 'long',
  input: 'a shut door',
  start: 'shut',
  steps: taken.map((label) => ({ id: '', label, event: { type: '' }, transitions: [], from: '', to: '' })),
});

const wander = pathOf(
  'opens the door',
  'shuts the door',
  'locks the door',
  'locks the door',
  'unlocks the door',
  'unlocks the door',
);

test('the shortest way to the failing step comes first, the path itself up to that step last', () => {
  expect(labels(shorterPaths(doorMachine, cases, wander, 5))).toEqual([
    ['locks the door', 'locks the door', 'unlocks the door'],
    ['opens the door', 'shuts the door', 'locks the door', 'locks the door', 'unlocks the door'],
  ]);
});

test('a path that is as short as can be is left as it is, and a failing start needs no step', () => {
  const short = pathOf('locks the door', 'unlocks the door');
  expect(labels(shorterPaths(doorMachine, cases, short, 2))).toEqual([
    ['locks the door', 'unlocks the door'],
  ]);
  expect(labels(shorterPaths(doorMachine, cases, wander, 0))).toEqual([[]]);
});

test('a path of another version of the chart is named as such', () => {
  expect(() => shorterPaths(doorMachine, cases, pathOf('opens the door', 'locks the door'), 2)).toThrow(
    'The path is of another version of the chart: it cannot go on with “locks the door”.',
  );
});
