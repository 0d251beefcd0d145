import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine, type InspectionEvent } from 'xstate';
import { chartOf, decide, latest, microstepOf, type Observed, observe } from './observation.ts';

const door = createMachine({
  id: 'door',
  context: { secret: 'Honor-Service-2026' },
  initial: 'choosing',
  on: { '*': { actions: () => {} } },
  states: {
    choosing: { always: [{ guard: () => false, target: 'open' }, { target: 'shut' }] },
    shut: { on: { 'door.*': 'open', close: [{ guard: () => false, target: 'open' }, {}] } },
    open: { after: { 10: 'shut' }, meta: { path: '/open' } },
  },
});

let observed: Observed[];

beforeEach(() => {
  observed = [];
  const window = new EventTarget();
  window.addEventListener('statechart', (event) => observed.push((event as CustomEvent<Observed>).detail));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
});
afterEach(() => vi.unstubAllGlobals());

test('XState says which transitions a step took, as the very definitions of the machine, in the field that is read here', () => {
  const events: InspectionEvent[] = [];
  const actor = createActor(door, { inspect: (event) => events.push(event) }).start();
  actor.send({ type: 'door.opened' });
  const { choosing, shut } = door.states;
  expect(events.flatMap((event) => microstepOf(event)?.taken ?? [])).toEqual([
    choosing?.always?.[1],
    shut?.transitions.get('door.*')?.[0],
  ]);
  expect(
    events.flatMap((event) => (event.type === '@xstate.microstep' ? [] : (microstepOf(event) ?? []))),
  ).toEqual([]);
});

test('the window hears of the start and of every step, and of nothing else than the chart', () => {
  const actor = createActor(door, { inspect: observe }).start();
  actor.send({ type: 'close' });
  actor.send({ type: 'door.opened' });
  actor.send({ type: 'knock' });
  const step = (event: string, value: string, ...transitions: Observed['transitions']): Observed => ({
    machine: 'door',
    run: observed[0]?.run ?? 0,
    event,
    value,
    status: 'active',
    transitions,
  });
  expect(observed).toEqual([
    step('xstate.init', 'shut', { source: 'door.choosing', event: '', index: 1 }),
    step('xstate.init', 'shut'),
    step('close', 'shut', { source: 'door.shut', event: 'close', index: 1 }),
    step('door.opened', 'open', { source: 'door.shut', event: 'door.*', index: 0 }),
    step('knock', 'open', { source: 'door', event: '*', index: 0 }),
  ]);
  expect(latest().door).toEqual(observed.at(-1));
  expect(chartOf('door')).toBe(door);
  createActor(door, { inspect: observe }).start();
  expect(observed.at(-1)?.run).toBe((observed[0]?.run ?? 0) + 1);
  expect(JSON.stringify(observed)).not.toContain('Honor-Service-2026');
});

test('a chart that decides is observed too', () => {
  expect(decide(door, undefined)).toEqual({ state: 'shut', path: undefined });
  expect(observed.map(({ transitions }) => transitions)).toEqual([
    [{ source: 'door.choosing', event: '', index: 1 }],
  ]);
});

test('where there is no window nothing happens', () => {
  vi.stubGlobal('dispatchEvent', undefined);
  expect(decide(door, undefined).state).toBe('shut');
  expect(observed).toEqual([]);
});
