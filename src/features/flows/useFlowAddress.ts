import { useEffect, useMemo } from 'react';
import { type Level, levels } from 'statechart-paths/diagram';
import { useAddressQuery } from '../../ui/route/useAddressQuery.ts';
import type { Flow } from './library.ts';
import { type SimulatedWalk, startSimulation } from './simulation.ts';
import { periodIn, usualPeriod } from './visits/period.ts';
import { walkIn, writtenWalk } from './walkInAddress.ts';
import { deciders } from './why/routingFacts.ts';

export type FlowLens = 'walk' | 'why' | 'visits' | 'coverage' | 'changes';

export const lensesOf = ({ name }: Flow): FlowLens[] =>
  deciders[name] ? ['walk', 'why', ...onEach] : ['walk', ...onEach];

// In pixels; of a higher drawing, only a fragment would be visible.
const highest = 2400;

const openingLevel = ({ layouts }: Pick<Flow, 'layouts'>): Level =>
  (layouts.product?.layout.height ?? 0) > highest ? 'overview' : 'product';

const namesAPart = ['state', 'way', 'see', 'follow', 'toggled'];

const onEach: FlowLens[] = ['visits', 'coverage', 'changes'];

export interface FlowPlace {
  flow: Flow;
  level: Level;
  /** Null until the person chooses a level; the chart then opens at a suitable one. */
  chosenLevel: Level | null;
  state: string | null;
  way: string | null;
  asText: boolean;
  lens: FlowLens;
  walk: SimulatedWalk;
  toggled: readonly string[];
  follows: boolean;
  who: string | null;
  page: string | null;
  /** A number of days, or two dates joined by `..`. */
  period: string;
}

type Change = { machine?: string } & Partial<Omit<FlowPlace, 'flow'>>;
export type Go = (to: Change) => void;

// The last walk of each chart, for the life of the page.
const left = new Map<string, SimulatedWalk>();

/** Keeps the view in the address, so that it can be shared, and reload and Back lead to the same step. */
export function useFlowAddress(flows: Flow[]): [FlowPlace, Go] {
  const [query, setQuery] = useAddressQuery();
  const flow = flowIn(query, flows);
  const [from, steps] = [query.get('from') ?? '', query.get('steps') ?? ''];
  const walk = useMemo(() => walkIn(flow.model, { from, steps }), [flow, from, steps]);
  useEffect(() => {
    left.set(flow.name, walk);
  }, [flow, walk]);
  const go: Go = (change) =>
    setQuery((before) => changed(before, flows, change), {
      replace: (change.machine ?? flow.name) === flow.name && change.walk === undefined,
      preventScrollReset: true,
    });
  return [{ ...placeIn(query, flow), walk }, go];
}

function flowIn(query: URLSearchParams, flows: Flow[]): Flow {
  const flow = flows.find(({ name }) => name === query.get('machine')) ?? flows[0];
  if (!flow) throw new Error('The product has no chart');
  return flow;
}

function changed(before: URLSearchParams, flows: Flow[], { machine, ...change }: Change): URLSearchParams {
  const flow = flowIn(before, flows);
  const other = flows.find(({ name }) => name === machine) ?? flow;
  const walk = walkIn(flow.model, { from: before.get('from') ?? '', steps: before.get('steps') ?? '' });
  const place = { ...placeIn(before, flow), walk };
  const there = left.get(other.name) ?? startSimulation(other.model);
  const next = other === flow ? { ...place, ...change } : { ...elsewhere(place), walk: there, ...change };
  // Each level opens different groups.
  const isOtherLevel = change.level !== undefined && change.level !== place.level;
  const toggled = isOtherLevel ? [] : next.toggled;
  const isInDrawing = Boolean(change.state ?? change.way ?? change.toggled) && other === flow;
  const ownLevel = change.level ?? next.chosenLevel ?? (isInDrawing ? place.level : null);
  return written({ ...next, toggled, chosenLevel: ownLevel }, other.name);
}

function placeIn(query: URLSearchParams, flow: Flow): Omit<FlowPlace, 'walk'> {
  const { model } = flow;
  const path = query.get('state');
  const way = query.get('way');
  const ownLevel = levels.find((level) => level === query.get('level')) ?? null;
  return {
    flow,
    level: ownLevel ?? (namesAPart.some((name) => query.has(name)) ? 'product' : openingLevel(flow)),
    chosenLevel: ownLevel,
    state: model.states.some((state) => state.path === path) ? path : null,
    way: model.transitions.some(({ id }) => id === way) ? way : null,
    asText: query.get('view') === 'text',
    lens: lensesOf(flow).find((lens) => lens === query.get('see')) ?? 'walk',
    toggled: query.getAll('toggled').filter((group) => model.states.some((state) => state.path === group)),
    follows: query.has('follow'),
    who: query.get('who'),
    page: query.get('page'),
    period: periodIn(query.get('period')),
  };
}

const elsewhere = (place: FlowPlace): FlowPlace => ({
  ...place,
  chosenLevel: place.chosenLevel === openingLevel(place.flow) ? null : place.chosenLevel,
  state: null,
  way: null,
  toggled: [],
  who: null,
  page: null,
});

function written(place: Omit<FlowPlace, 'flow' | 'level'>, machine: string): URLSearchParams {
  const { chosenLevel, state, way, asText, lens, walk, toggled, follows, who, page, period } = place;
  const next = new URLSearchParams({ machine });
  if (chosenLevel !== null) next.set('level', chosenLevel);
  if (state !== null) next.set('state', state);
  if (way !== null) next.set('way', way);
  if (asText) next.set('view', 'text');
  if (lens !== 'walk') next.set('see', lens);
  const { from, steps } = writtenWalk(walk);
  if (from !== '') next.set('from', from);
  if (steps !== '') next.set('steps', steps);
  for (const group of toggled) next.append('toggled', group);
  if (follows) next.set('follow', '');
  if (lens === 'why' && who !== null) next.set('who', who);
  if (lens === 'why' && page !== null) next.set('page', page);
  if (lens === 'visits' && period !== usualPeriod) next.set('period', period);
  return next;
}
