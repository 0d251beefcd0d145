/** Plans one chart in a separate process, to measure its memory: with our planner or `xstate/graph`. Prints JSON. */

import { type Criterion, explore, type FlowCases, plan, shortestPaths } from 'statechart-paths';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { shipped } from '../flows/targets.ts';
import { syntheticCases, syntheticMachine } from './flowsMachines.ts';

export interface PlanMeasurement {
  /** Processor time. */
  milliseconds: number;
  /** The peak of the whole process. */
  megabytes: number;
  cost: number;
  bound: number;
  proven: boolean;
  steps: number;
  /** The share of declared transitions; for the peer by its own account. */
  coverage: number;
  edges: number;
  /** The cost of a suite with a path per edge: a shortest path to it, then the edge. A complete suite of `xstate/graph` is like that. */
  edgeByEdge: number;
}

const resetCost = 3;

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const [planner, chart = '', cover = 'edges'] = process.argv.slice(2);

async function target(): Promise<{ machine: AnyStateMachine; cases: FlowCases }> {
  const states = Number(chart);
  if (states > 0) return { machine: syntheticMachine(states), cases: syntheticCases(states) };
  const match = (await shipped()).find(({ name }) => name === chart);
  if (!match) throw new Error(`There is no machine called ${chart}.`);
  return match;
}

const { machine, cases } = await target();

async function ours() {
  const since = processorTime();
  const suite = await plan(machine, cases, { cover: cover as Criterion });
  return {
    milliseconds: processorTime() - since,
    cost: suite.cost,
    bound: suite.bound,
    proven: suite.proven,
    steps: suite.paths.reduce((sum, path) => sum + path.steps.length, 0),
    coverage: suite.covered.length / Math.max(1, suite.covered.length + suite.uncovered.length),
  };
}

/** All steps as events for `xstate/graph`, with payloads, which it cannot derive. */
const everyEvent = (): EventObject[] => [
  ...Object.values(cases.events),
  ...Object.entries(cases.ports ?? {}).flatMap(([id, { done = {}, error = {} }]) => [
    ...Object.values(done)
      .filter((output) => typeof output !== 'function')
      .map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    ...Object.values(error).map((failure) => ({ type: `xstate.error.actor.${id}`, error: failure })),
  ]),
];

/** The complete suite of `xstate/graph`: for every edge a shortest path to its state, then the edge. */
function peer() {
  const since = processorTime();
  const events = everyEvent();
  const key = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, cases.project?.(snapshot.context as never) ?? null]);
  let cost = 0;
  let steps = 0;
  const covered = new Set<string>();
  const takes = new Set<unknown>();
  for (const input of Object.values(cases.inputs)) {
    const paths = getShortestPaths(machine, { events, input, serializeState: key as never } as never);
    const before = covered.size;
    for (const { state, steps: way } of paths) {
      const snapshot = state as unknown as AnyMachineSnapshot;
      if (snapshot.status !== 'active') continue;
      for (const event of events) {
        const id = `${key(snapshot)} ${JSON.stringify(event)}`;
        const taken = machine.getTransitionData(snapshot as never, event as never);
        if (covered.has(id) || taken.length === 0) continue;
        covered.add(id);
        for (const transition of taken) takes.add(transition);
        steps += way.length;
        cost += way.length + resetCost;
      }
    }
    if (covered.size === before) cost += resetCost;
  }
  const declared = machine.root ? explore(machine, cases).declared.length : 0;
  const milliseconds = processorTime() - since;
  return { milliseconds, cost, bound: 0, proven: false, steps, coverage: takes.size / Math.max(1, declared) };
}

const result = planner === 'peer' ? peer() : await ours();
const megabytes = process.resourceUsage().maxRSS / 1024;
const single = planner === 'peer' ? [] : shortestPaths(explore(machine, cases));
const edgeByEdge = single.reduce((sum, { steps }) => sum + steps.length + resetCost, 0);
process.stdout.write(
  JSON.stringify({ ...result, megabytes, edges: single.length, edgeByEdge } satisfies PlanMeasurement),
);
