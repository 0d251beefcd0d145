/** Charts of any size: every state has three transitions and can be reached and left. */

import type { FlowCases } from 'statechart-paths';
import { createMachine } from 'xstate';

function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function syntheticMachine(states: number) {
  const random = numbers(states);
  const config = Object.fromEntries(
    Array.from({ length: states }, (_, index) => [
      `s${index}`,
      {
        on: {
          next: `s${(index + 1) % states}`,
          jump: `s${random(states)}`,
          back: `s${random(index + 1)}`,
        },
      },
    ]),
  );
  return createMachine({ id: `synthetic${states}`, initial: 's0', states: config });
}

export const syntheticCases = (states: number): FlowCases => ({
  inputs: { start: undefined },
  events: { next: { type: 'next' }, jump: { type: 'jump' }, back: { type: 'back' } },
  limit: states,
});
