import { type FlowModel, leavesOf, seenIn } from 'statechart-paths';
import type { Observed } from '../../../machines/observation.ts';
import type { Flow } from '../library.ts';
import { type SimulatedWalk, takeTransition } from '../simulation.ts';
import type { AppTab, Message } from './channel.ts';

export interface LiveChart {
  walk: SimulatedWalk;
  event: string;
  status: string;
  tab: AppTab;
  at: number;
  earlier: SimulatedWalk[];
}

export interface Live {
  tabs: AppTab[];
  charts: Record<string, LiveChart>;
  last: string | null;
}

export const nothingOpen: Live = { tabs: [], charts: {}, last: null };

const mostSteps = 30;
const mostRuns = 6;

export function heard(live: Live, message: Message, flows: readonly Flow[], now: number): Live {
  if (message.kind === 'hello') return live;
  if (message.kind === 'closed') return closed(live, message.id);
  const { tab } = message;
  const tabs = [...live.tabs.filter(({ id }) => id !== tab.id), tab];
  if (message.kind === 'step') return moved({ ...live, tabs }, message.step, tab, flows, now);
  const fresh = { ...closed(live, tab.id), tabs };
  return message.steps.reduce((current, step) => moved(current, step, tab, flows, now), fresh);
}

const activeOf = ({ states }: FlowModel, leaves: readonly string[]) =>
  states
    .map(({ path }) => path)
    .filter((path) => path === '' || leaves.some((leaf) => leaf === path || leaf.startsWith(`${path}.`)));

function closed({ tabs, charts, last }: Live, id: string): Live {
  const left = Object.fromEntries(Object.entries(charts).filter(([, { tab }]) => tab.id !== id));
  return {
    tabs: tabs.filter((tab) => tab.id !== id),
    charts: left,
    last: last !== null && left[last] ? last : (Object.keys(left).at(-1) ?? null),
  };
}

function moved(live: Live, step: Observed, tab: AppTab, flows: readonly Flow[], now: number): Live {
  const flow = flows.find(({ machine }) => machine.id === step.machine);
  if (!flow) return live;
  const current = live.charts[flow.name];
  const walk = walkOf(flow, current?.walk, step);
  if (!walk) return live;
  const earlier = current && walk.steps.length <= 1 ? withRun(current) : (current?.earlier ?? []);
  const chart: LiveChart = { walk, event: step.event, status: step.status, tab, at: now, earlier };
  return { ...live, charts: { ...live.charts, [flow.name]: chart }, last: flow.name };
}

const idsOf = ({ steps }: SimulatedWalk) => steps.map(({ transition }) => transition.id).join();

function withRun({ walk, earlier }: LiveChart): SimulatedWalk[] {
  const isNew = walk.steps.length > 0 && (!earlier[0] || idsOf(earlier[0]) !== idsOf(walk));
  return isNew ? [walk, ...earlier].slice(0, mostRuns) : earlier;
}

// Null when the app runs another version of the chart.
function walkOf(
  { machine, model }: Flow,
  before: SimulatedWalk | undefined,
  step: Observed,
): SimulatedWalk | null {
  let observed: ReturnType<typeof seenIn>;
  try {
    observed = seenIn(machine, step);
  } catch {
    return null;
  }
  const sources = observed.transitions.flatMap(
    (id) => model.transitions.find((transition) => transition.id === id)?.source ?? [],
  );
  const goesOn =
    before && observed.transitions.length > 0 && sources.every((path) => before.active.includes(path));
  const from = goesOn ? before : { start: '', active: activeOf(model, sources), remembered: {}, steps: [] };
  const { steps } = observed.transitions.reduce((at, id) => takeTransition(model, at, id), from);
  return {
    start: '',
    active: activeOf(model, leavesOf(step.value)),
    remembered: {},
    steps: steps.slice(-mostSteps),
  };
}
