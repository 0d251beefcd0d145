/** Plans one chart in a process of its own, so that its memory is its own: ours or `xstate/graph`, told as JSON. */

import { type Criterion, explore, type FlowCases, plan, shortestPaths } from 'statechart-paths';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { shipped } from '../flows/targets.ts';
import { syntheticCases, syntheticMachine } from './flowsMachines.ts';

export interface Planned {
  /** Of processor time: a busy machine does not lengthen it. */
  milliseconds: number;
  /** Peak, of the whole process. */
  megabytes: number;
  cost: number;
  bound: number;
  proven: boolean;
  steps: number;
  /** Of the declared transitions, for the peer of what it says it takes. */
  coverage: number;
  edges: number;
  /** What a suite costs that takes each edge by itself, after a shortest way to it: a complete one of the peer’s kind. */
  oneByOne: number;
}

const resetCost = 3;

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const [who, chart = '', cover = 'edges'] = process.argv.slice(2);

async function target(): Promise<{ machine: AnyStateMachine; cases: FlowCases }> {
  const states = Number(chart);
  if (states > 0) return { machine: syntheticMachine(states), cases: syntheticCases(states) };
  const found = (await shipped()).find(({ name }) => name === chart);
  if (!found) throw new Error(`There is no machine called ${chart}.`);
  return found;
}

const { machine, cases } = await target();

async function ours() {
  const since = processorTime();
  const made = await plan(machine, cases, { cover: cover as Criterion });
  return {
    milliseconds: processorTime() - since,
    cost: made.cost,
    bound: made.bound,
    proven: made.proven,
    steps: made.paths.reduce((sum, path) => sum + path.steps.length, 0),
    coverage: made.covered.length / Math.max(1, made.covered.length + made.uncovered.length),
  };
}

/** All steps that can be taken, as events of the peer’s kind: it is given the payloads it cannot think of. */
const everyEvent = (): EventObject[] => [
  ...Object.values(cases.events),
  ...Object.entries(cases.ports ?? {}).flatMap(([id, { done = {}, error = {} }]) => [
    ...Object.values(done)
      .filter((output) => typeof output !== 'function')
      .map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    ...Object.values(error).map((one) => ({ type: `xstate.error.actor.${id}`, error: one })),
  ]),
];

/** One path to every edge: a shortest way to its state, then the edge itself. That is what the peer’s complete suite is. */
function peer() {
  const since = processorTime();
  const events = everyEvent();
  const key = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, cases.project?.(snapshot.context as never) ?? null]);
  let cost = 0;
  let steps = 0;
  const seen = new Set<string>();
  const takes = new Set<unknown>();
  for (const input of Object.values(cases.inputs)) {
    const paths = getShortestPaths(machine, { events, input, serializeState: key as never } as never);
    const before = seen.size;
    for (const { state, steps: way } of paths) {
      const snapshot = state as unknown as AnyMachineSnapshot;
      if (snapshot.status !== 'active') continue;
      for (const event of events) {
        const id = `${key(snapshot)} ${JSON.stringify(event)}`;
        const taken = machine.getTransitionData(snapshot as never, event as never);
        if (seen.has(id) || taken.length === 0) continue;
        seen.add(id);
        for (const transition of taken) takes.add(transition);
        steps += way.length;
        cost += way.length + resetCost;
      }
    }
    if (seen.size === before) cost += resetCost;
  }
  const declared = machine.root ? explore(machine, cases).declared.length : 0;
  const milliseconds = processorTime() - since;
  return { milliseconds, cost, bound: 0, proven: false, steps, coverage: takes.size / Math.max(1, declared) };
}

const result = who === 'peer' ? peer() : await ours();
const megabytes = process.resourceUsage().maxRSS / 1024;
const single = who === 'peer' ? [] : shortestPaths(explore(machine, cases));
const oneByOne = single.reduce((sum, { steps }) => sum + steps.length + resetCost, 0);
process.stdout.write(
  JSON.stringify({ ...result, megabytes, edges: single.length, oneByOne } satisfies Planned),
);
