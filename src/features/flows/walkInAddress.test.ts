import { modelOf } from 'statechart-paths';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { loadFlows } from './library.ts';
import { startSimulation, stepBack, takeTransition } from './simulation.ts';
import { stepCode, walkIn, writtenWalk } from './walkInAddress.ts';

const model = modelOf(
  setup({}).createMachine({
    id: 'film',
    initial: 'stopped',
    states: {
      stopped: { on: { play: 'running' } },
      running: {
        initial: 'slow',
        on: { stop: 'stopped' },
        states: { slow: { on: { faster: 'fast' } }, fast: { on: { slower: 'slow' } } },
      },
    },
  }),
);
const idOf = (event: string) => model.transitions.find((transition) => transition.event === event)?.id ?? '';
const walked = (start: string, ...events: string[]) =>
  events.reduce((walk, event) => takeTransition(model, walk, idOf(event)), startSimulation(model, start));

test('a walk is the same after it was written and read', () => {
  for (const walk of [
    walked(''),
    walked('', 'play', 'faster', 'slower', 'stop', 'play'),
    walked('running.fast', 'slower'),
    stepBack(walked('', 'play', 'faster')),
  ])
    expect(walkIn(model, writtenWalk(walk))).toEqual(walk);
});

test('a step that the chart does not have, or not there, ends the walk before it', () => {
  const [play, slower] = [stepCode(idOf('play')), stepCode(idOf('slower'))];
  expect(walkIn(model, { from: 'gone', steps: `${play}.zzzzzz.${play}` })).toEqual(walked('', 'play'));
  expect(walkIn(model, { from: '', steps: `${slower}.${play}` })).toEqual(walked(''));
});

test('no two transitions of a chart have one code', async () => {
  for (const { name, model: shipped } of await loadFlows()) {
    const codes = shipped.transitions.map(({ id }) => stepCode(id));
    expect([name, new Set(codes).size]).toEqual([name, codes.length]);
  }
});
