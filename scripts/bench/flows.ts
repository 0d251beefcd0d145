/** Path plans compared with those of `xstate/graph`: what a suite costs, how long it takes to plan and how much memory. */
import { join } from 'node:path';
import { shipped } from '../flows/targets.ts';
import { root, runNode } from '../process.mjs';
import { layoutTimes, pageSizes } from './flowsPage.ts';
import type { PlanMeasurement } from './flowsWorker.ts';
import type { Benchmark, Figure } from './report.ts';

const sizes = [50, 200, 1000, 5000, 20_000];
const peerSeconds = 60;

/** The heap in which 20,000 states must fit, in megabytes; Node itself takes about 100 more. */
const heap = 200;

/** `null` if it exceeds its time or memory. */
async function planned(
  planner: 'ours' | 'peer',
  chart: string,
  cover = 'edges',
): Promise<PlanMeasurement | null> {
  const { code, output } = await runNode(
    [
      `--max-old-space-size=${planner === 'ours' ? heap : 2000}`,
      '--import',
      'tsx',
      join(root, 'scripts/bench/flowsWorker.ts'),
      planner,
      chart,
      cover,
    ],
    { timeout: (planner === 'peer' ? peerSeconds : 240) * 1000 },
  );
  const answer = /\{"milliseconds".*\}$/.exec(output)?.[0];
  if (code === 0 && answer) return JSON.parse(answer) as PlanMeasurement;
  if (planner === 'ours')
    throw new Error(`The plan of ${chart} cannot be measured: ${output.trim().split('\n').at(-1)}`);
  return null;
}

const gap = ({ cost, bound }: PlanMeasurement) => (bound > 0 ? ((cost - bound) / bound) * 100 : 0);

async function ofShipped(say: (line: string) => void) {
  const figures: Figure[] = [];
  const sums = { edges: 0, transitions: 0, peer: 0 };
  for (const { name } of await shipped()) {
    say(name);
    const edges = (await planned('ours', name)) as PlanMeasurement;
    const transitions = (await planned('ours', name, 'transitions')) as PlanMeasurement;
    const peer = await planned('peer', name);
    sums.edges += edges.cost;
    sums.transitions += transitions.cost;
    sums.peer += Math.max(peer?.cost ?? 0, edges.edgeByEdge);
    figures.push(
      {
        what: `${name}: cost of every edge, the goal is its proven bound`,
        value: edges.cost,
        unit: '',
        goal: { atMost: edges.bound },
      },
      { what: `${name}: cost of every transition`, value: transitions.cost, unit: '' },
      { what: `${name}: gap of that to its bound`, value: gap(transitions), unit: '%', goal: { atMost: 5 } },
      {
        what: `${name}: declared transitions covered`,
        value: transitions.coverage * 100,
        unit: '%',
        goal: { atLeast: 100 },
      },
      { what: `${name}: time for every edge`, value: edges.milliseconds, unit: 'ms' },
      { what: `${name}: cost with xstate/graph, every edge`, value: peer?.cost ?? null, unit: '' },
      {
        what: `${name}: declared transitions covered by that`,
        value: peer ? peer.coverage * 100 : null,
        unit: '%',
      },
      { what: `${name}: time of that`, value: peer?.milliseconds ?? null, unit: 'ms' },
    );
  }
  figures.push(
    {
      what: 'all: cost of every edge against a complete suite of xstate/graph',
      value: sums.edges / sums.peer,
      unit: '×',
      goal: { atMost: 0.42 },
    },
    {
      what: 'all: cost of every transition against that',
      value: sums.transitions / sums.peer,
      unit: '×',
      goal: { atMost: 0.16 },
    },
  );
  return figures;
}

async function ofSize(size: number): Promise<Figure[]> {
  const states = `${size.toLocaleString('en-GB')} states`;
  const ours = (await planned('ours', `${size}`)) as PlanMeasurement;
  const peer = await planned('peer', `${size}`);
  return [
    {
      what: `${states}: cost, the goal is the proven bound`,
      value: ours.cost,
      unit: '',
      goal: { atMost: ours.bound },
    },
    {
      what: `${states}: time`,
      value: ours.milliseconds / 1000,
      unit: 's',
      ...(size === 5000 ? { goal: { atMost: 1.5 } } : {}),
    },
    {
      what: `${states}: time an edge`,
      value: ours.milliseconds / ours.edges,
      unit: 'ms',
      ...(size >= 1000 ? { goal: { atMost: 0.2 } } : {}),
    },
    {
      what: `${states}: peak memory of the process, heap held at ${heap} MB`,
      value: ours.megabytes,
      unit: 'MB',
      ...(size === 20_000 ? { goal: { atMost: 300 } } : {}),
    },
    { what: `${states}: cost with xstate/graph`, value: peer?.cost ?? null, unit: '' },
    { what: `${states}: time of that`, value: peer ? peer.milliseconds / 1000 : null, unit: 's' },
    { what: `${states}: peak memory of that`, value: peer?.megabytes ?? null, unit: 'MB' },
  ];
}

export const flowsBenchmark: Benchmark = {
  name: 'flows',
  measure: async (say) => {
    const figures = await ofShipped(say);
    say('layouts');
    figures.push(...(await layoutTimes()), ...pageSizes());
    for (const size of sizes) {
      say(`${size} states`);
      figures.push(...(await ofSize(size)));
    }
    const notes = [
      'All times are processor time, so that a busy machine does not count.',
      'xstate/graph is given all our events and payloads; its suite is a shortest path and one step for each edge it finds.',
      'It finds fewer edges than there are: its complete suite takes those it misses in the same way.',
      ...(figures.some(({ value }) => value === null)
        ? [`– : no answer within ${peerSeconds} s and 2 GB, or the product is not built.`]
        : []),
    ];
    return { about: 'path suites compared with xstate/graph; a fresh start costs 3 steps', figures, notes };
  },
};
