import { expect, test } from 'vitest';
import * as faulty from '../../tests/fixtures/flows/faulty.ts';
import { liftMachine } from '../../tests/fixtures/flows/lift.ts';
import { defaultCases } from './cases.ts';
import { lint } from './lint.ts';

const found = (machine: Parameters<typeof lint>[0], limit = 50) =>
  lint(machine, { ...defaultCases(machine), limit }).map(({ rule, place, text }) => [rule, place, text]);

test('a chart whose states, conditions and actions all have names and cases has no findings', () => {
  expect(found(liftMachine, 500)).toEqual([]);
});

test('a context without bound is found with the key that grows', () => {
  expect(found(faulty.counterMachine)).toEqual([
    [
      'unbounded',
      'counter',
      'counter: more than 50 configurations; these context keys grew: clicks (51 values)',
    ],
  ]);
});

test('a condition without a name is found, and that it decides nothing', () => {
  expect(found(faulty.anonymousMachine).map(([rule, place]) => [rule, place])).toEqual([
    ['unnamed', 'one|go|guard|two'],
    ['masked', 'one|go|guard|two'],
  ]);
});

test('a state where no case comes is found', () => {
  expect(found(faulty.islandMachine)).toEqual([['unreachable-state', 'island', 'is reached by no case']]);
});

test('a condition that is never true and a transition behind one that always goes are found', () => {
  expect(found(faulty.neverMachine)).toEqual([
    ['masked', 'shut|opened||open', 'is never asked: shut|opened||shut comes before it without a condition'],
    ['unreachable-state', 'open', 'is reached by no case'],
    ['masked', 'shut|opened|pigsFly|open', 'its condition “pigsFly” is never true'],
  ]);
});

test('a guard that throws is found with its place and what it said', () => {
  expect(found(faulty.throwsMachine)[0]).toEqual([
    'throws',
    'the guard of asking|asked|isSam|known',
    `throws “Cannot read properties of null (reading 'name')” on “asked” in "asking"`,
  ]);
});

test('events and calls without a case, and states without a page model, are found', () => {
  const cases = { ...defaultCases(liftMachine), events: {}, ports: {} };
  const rules = lint(liftMachine, cases, { pages: ['light.on', 'cabin.halted'] });
  expect(rules.filter(({ rule }) => rule === 'no-case').map(({ place }) => place)).toEqual([
    'stopped',
    'called',
    'released',
    'light.toggled',
    'cabin.working.moving',
  ]);
  expect(rules.filter(({ rule }) => rule === 'no-page-model').map(({ place }) => place)).toEqual([
    'cabin.working.waiting',
    'cabin.working.moving',
    'cabin.working.arrived',
    'light.off',
  ]);
});
