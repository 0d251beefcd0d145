import { modelOf, seenIn } from 'statechart-paths';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { type Observed, observe } from '../../src/machines/observation.ts';

const lamp = createMachine({
  id: 'lamp',
  type: 'parallel',
  on: { unplugged: { actions: [] } },
  states: {
    light: {
      initial: 'off',
      states: {
        off: { on: { switched: [{ guard: () => false, target: 'on' }, { target: 'on' }] } },
        on: { always: { guard: () => false, target: 'off' }, on: { switched: 'off' } },
      },
    },
    plug: { id: 'theOutlet', initial: 'in', states: { in: { on: { pulled: 'out' } }, out: {} } },
  },
});

afterEach(() => vi.unstubAllGlobals());

test('what is observed are transitions and states of the model, also of a machine whose actors are provided later', () => {
  const details: Observed[] = [];
  vi.stubGlobal('dispatchEvent', (event: CustomEvent<Observed>) => details.push(event.detail));
  const actor = createActor(lamp.provide({}), { inspect: observe }).start();
  for (const type of ['switched', 'pulled', 'unplugged']) actor.send({ type });
  const covered = details.map((detail) => seenIn(lamp, detail));
  const plugged = ['light', 'light.on', 'plug', 'plug.out'];
  expect(covered.map(({ transitions, states }) => [transitions, states.sort()])).toEqual([
    [[], ['light', 'light.off', 'plug', 'plug.in']],
    [['light.off|switched||light.on'], ['light', 'light.off', 'light.on', 'plug', 'plug.in']],
    [['plug.in|pulled||plug.out'], ['light', 'light.on', 'plug', 'plug.in', 'plug.out']],
    [['|unplugged||'], plugged],
  ]);
  const declared = modelOf(lamp).transitions.map(({ id }) => id);
  expect(declared).toEqual(expect.arrayContaining(covered.flatMap(({ transitions }) => transitions)));
});

test.each([
  [{ source: 'lamp.gone', event: 'switched', index: 0 }],
  [{ source: 'lamp.light.off', event: 'dimmed', index: 0 }],
  [{ source: 'lamp.light.off', event: 'switched', index: 2 }],
])('%j of another version of the chart is refused', (transition) => {
  const detail: Observed = {
    machine: 'lamp',
    run: 1,
    event: 'x',
    value: {},
    status: 'active',
    transitions: [transition],
  };
  expect(() => seenIn(lamp, detail)).toThrow('lamp declares no transition');
});
