import { type Counted, modelOf } from 'statechart-paths';
import { expect, test } from 'vitest';
import { companyRoutingMachine } from '../../../machines/companyRouting.ts';
import { overlayOfCoverage, readRun, runCoverage } from './run.ts';

const model = modelOf(companyRoutingMachine);
const [first, second] = model.transitions.map(({ id }) => id) as [string, string];
const run = (hash: string): Counted => ({
  savedAt: '2026-11-20T09:00:00Z',
  machines: { companyRouting: { hash, transitions: { [first]: 3, gone: 2 }, states: { inactive: 3 } } },
});

test('counts of the same chart are laid over it, those of another version never', () => {
  const current = runCoverage(run(model.hash), 'companyRouting', model);
  expect([current.kind, current.covered, current.uncovered.length]).toEqual([
    'current',
    [first],
    model.transitions.length - 1,
  ]);
  const boxes = new Set(model.states.map(({ path }) => path));
  const { states, transitions } = overlayOfCoverage(current, model, boxes);
  expect([states?.inactive, states?.rejected, transitions?.[first], transitions?.[second]]).toEqual([
    'covered',
    'uncovered',
    { kind: 'covered', count: 3 },
    { kind: 'uncovered', count: 0 },
  ]);
  const stale = runCoverage(run('other'), 'companyRouting', model);
  expect([stale.kind, stale.covered, overlayOfCoverage(stale, model, boxes)]).toEqual(['stale', [], {}]);
  expect(runCoverage(null, 'companyRouting', model).kind).toBe('none');
});

test('what real actors alone took differs from what nobody took', () => {
  const counted = run(model.hash);
  const { companyRouting } = counted.machines;
  const machines = { companyRouting: { ...companyRouting!, onActors: [second, first] } };
  const { covered, onActors, uncovered } = runCoverage({ ...counted, machines }, 'companyRouting', model);
  expect([covered, onActors, uncovered.length]).toEqual([[first], [second], model.transitions.length - 2]);
});

test('the counts tell what planned paths alone took where the run counts both kinds', () => {
  const counted = run(model.hash);
  const { companyRouting } = counted.machines;
  expect(runCoverage(counted, 'companyRouting', model).plannedOnly).toBeNull();
  const unplanned = { transitions: { [second]: 1 }, states: {} };
  const transitions = { [first]: 3, [second]: 4 };
  const machines = { companyRouting: { ...companyRouting!, transitions, unplanned } };
  const { covered, plannedOnly } = runCoverage({ ...counted, machines }, 'companyRouting', model);
  expect([covered, plannedOnly]).toEqual([[first, second], [first]]);
});

test('a closed group is partly covered when only some of it was entered', () => {
  const current = runCoverage(run(model.hash), 'companyRouting', model);
  expect(overlayOfCoverage(current, model, new Set()).states).toEqual({ '': 'partly' });
});

test('a file that is no coverage is refused with what to open instead', () => {
  expect(() => readRun('{')).toThrow('This file isn’t JSON.');
  expect(() =>
    readRun('{"savedAt":"x","machines":{"a":{"hash":"h","transitions":{"t":"1"},"states":{}}}}'),
  ).toThrow('This isn’t a coverage file.');
  expect(readRun(JSON.stringify(run('h')))).toEqual(run('h'));
});
