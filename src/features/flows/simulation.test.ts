import { modelOf } from 'statechart-paths';
import { expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { walkOverlay } from './overlay.ts';
import {
  activeLeaves,
  isFinished,
  possible,
  startSimulation,
  stepBack,
  takeTransition,
} from './simulation.ts';

const machine = setup({
  actors: { load: fromPromise(async () => {}) },
  guards: { isLate: () => true, isOld: () => true },
}).createMachine({
  id: 'shop',
  initial: 'loading',
  on: { leave: '.gone' },
  states: {
    loading: { invoke: { id: 'load', src: 'load', onDone: 'open', onError: 'failed' } },
    failed: { on: { retry: 'loading' } },
    open: {
      type: 'parallel',
      on: { refresh: '.page', pause: 'paused' },
      states: {
        page: {
          initial: 'list',
          states: { list: { on: { choose: 'item' } }, item: { on: { leave: 'list', note: {} } } },
        },
        menu: { initial: 'shut', states: { shut: { on: { menu: 'wide' } }, wide: {} } },
        was: { type: 'history', history: 'deep' },
      },
    },
    paused: { on: { resume: 'open.was', decide: 'deciding' } },
    deciding: {
      always: [
        { guard: 'isLate', target: 'paused' },
        { guard: 'isOld', target: 'failed' },
        { target: 'gone' },
      ],
    },
    gone: { type: 'final' },
  },
});
const model = modelOf(machine);

const named = (walk = startSimulation(model)) =>
  possible(model, walk).map(({ source, event, targets }) => `${source}|${event}|${targets}`);

function go(...starts: string[]) {
  return starts.reduce((walk, start) => {
    const result = possible(model, walk).find(({ id }) => id.startsWith(start));
    if (!result) throw new Error(`${start} is not possible in ${activeLeaves(walk)}`);
    return takeTransition(model, walk, result.id);
  }, startSimulation(model));
}
const loaded = 'loading|xstate.done.actor.load';

test('a walk begins in the first state, with both outcomes of its call and what is open to all states', () => {
  expect(startSimulation(model)).toEqual({ start: '', active: ['', 'loading'], remembered: {}, steps: [] });
  expect(named()).toEqual([
    '|leave|gone',
    'loading|xstate.done.actor.load|open',
    'loading|xstate.error.actor.load|failed',
  ]);
});

test('entering a parallel state enters all its parts, each in its first state', () => {
  expect(activeLeaves(go(loaded))).toEqual(['open.page.list', 'open.menu.shut']);
});

test('a step in one part leaves the other where it is', () => {
  expect(activeLeaves(go(loaded, 'open.menu.shut|menu', 'open.page.list|choose'))).toEqual([
    'open.page.item',
    'open.menu.wide',
  ]);
});

test('an inner state answers an event before those around it', () => {
  const leaving = (...starts: string[]) =>
    named(go(loaded, ...starts)).filter((id) => id.includes('|leave|'));
  expect(leaving()).toEqual(['|leave|gone']);
  expect(leaving('open.page.list|choose')).toEqual(['open.page.item|leave|open.page.list']);
});

test('a transition of the parallel state into one part begins all parts anew', () => {
  expect(activeLeaves(go(loaded, 'open.menu.shut|menu', 'open.page.list|choose', 'open|refresh'))).toEqual([
    'open.page.list',
    'open.menu.shut',
  ]);
});

test('a transition without a target is a step that stays', () => {
  const stayed = go(loaded, 'open.page.list|choose', 'open.page.item|note');
  expect([activeLeaves(stayed), stayed.steps.length]).toEqual([['open.page.item', 'open.menu.shut'], 3]);
});

test('a history leads to what was active when its group was left', () => {
  const back = go(loaded, 'open.menu.shut|menu', 'open.page.list|choose', 'open|pause', 'paused|resume');
  expect(activeLeaves(back)).toEqual(['open.page.item', 'open.menu.wide']);
});

test('where a rule always holds, only the rules are offered', () => {
  expect(named(go(loaded, 'open|pause', 'paused|decide'))).toEqual([
    'deciding||paused',
    'deciding||failed',
    'deciding||gone',
  ]);
});

test('nothing is possible at the end; Back leads to the step before, and from the start nowhere', () => {
  const gone = go(loaded, 'open|pause', 'paused|decide', 'deciding|always||gone');
  expect([isFinished(model, gone), named(gone)]).toEqual([true, []]);
  expect(stepBack(gone)).toEqual(go(loaded, 'open|pause', 'paused|decide'));
  expect(stepBack(startSimulation(model))).toEqual(startSimulation(model));
});

test('a walk can begin at any state, inside all that surrounds it', () => {
  expect(activeLeaves(startSimulation(model, 'open.page.item'))).toEqual([
    'open.page.item',
    'open.menu.shut',
  ]);
});

test('the overlay marks here, walked and taken, rules before the taken one as no and those after as not asked', () => {
  const boxes = new Set(['loading', 'failed', 'open', 'paused', 'deciding', 'gone']);
  const walk = go(loaded, 'open|pause', 'paused|decide', 'deciding|always|isOld');
  const id = (start: string) =>
    model.transitions.find((transition) => transition.id.startsWith(start))?.id ?? '';
  expect(walkOverlay(model, walk, boxes)).toEqual({
    states: { loading: 'walked', open: 'walked', paused: 'walked', deciding: 'walked', failed: 'here' },
    transitions: {
      [id(loaded)]: { kind: 'walked' },
      [id('open|pause')]: { kind: 'walked' },
      [id('paused|decide')]: { kind: 'walked' },
      [id('deciding|always|isLate')]: { kind: 'no' },
      [id('deciding|always|isOld')]: { kind: 'taken' },
      [id('deciding|always||gone')]: { kind: 'notAsked' },
    },
  });
});
