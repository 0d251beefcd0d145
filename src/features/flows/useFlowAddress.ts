import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Level, levels } from 'statechart-paths/diagram';
import type { Flow } from './library.ts';
import { type SimulatedWalk, startSimulation } from './simulation.ts';
import { periodIn, usualPeriod } from './visits/period.ts';
import { walkIn, writtenWalk } from './walkInAddress.ts';
import { deciders } from './why/routingFacts.ts';

/** What is laid over the drawing: a walk, the reason of a redirect, the visits that went through, the last run’s coverage, or what changed. */
export type FlowLens = 'walk' | 'why' | 'visits' | 'coverage' | 'changes';

export const lensesOf = ({ name }: Flow): FlowLens[] =>
  deciders[name] ? ['walk', 'why', ...onEach] : ['walk', ...onEach];

// In pixels: a higher drawing shows no more than a fragment of the chart.
const highest = 2400;

/** A chart that is too large for its page opens as a whole. */
const openingLevel = ({ layouts }: Pick<Flow, 'layouts'>): Level =>
  (layouts.product?.layout.height ?? 0) > highest ? 'overview' : 'product';

// What an address may name that the overview does not show.
const namesAPart = ['state', 'way', 'see', 'follow', 'toggled'];

const onEach: FlowLens[] = ['visits', 'coverage', 'changes'];

export interface FlowPlace {
  flow: Flow;
  level: Level;
  /** Null as long as nobody has chosen a level: the chart then opens at the one that suits what is shown. */
  chosenLevel: Level | null;
  state: string | null;
  /** A transition’s id. */
  way: string | null;
  asText: boolean;
  lens: FlowLens;
  /** The steps taken by hand. */
  walk: SimulatedWalk;
  /** Groups that were opened or closed by hand. */
  toggled: readonly string[];
  follows: boolean;
  /** Of the question why someone is somewhere: who, and on which page. */
  who: string | null;
  page: string | null;
  /** Of the visits: the last so many days, or two days with `..` between them. */
  period: string;
}

type Change = { machine?: string } & Partial<Omit<FlowPlace, 'flow'>>;
export type Go = (to: Change) => void;

// Where each chart was left, for as long as the page lives.
const left = new Map<string, SimulatedWalk>();

/** The address names what is open, so that it can be sent to someone, and a reload or Back leads to the same step. */
export function useFlowAddress(flows: Flow[]): [FlowPlace, Go] {
  const [query, setQuery] = useSearchParams();
  const flow = flows.find(({ name }) => name === query.get('machine')) ?? flows[0];
  if (!flow) throw new Error('The product has no chart');
  const [from, steps] = [query.get('from') ?? '', query.get('steps') ?? ''];
  const walk = useMemo(() => walkIn(flow.model, { from, steps }), [flow, from, steps]);
  useEffect(() => {
    left.set(flow.name, walk);
  }, [flow, walk]);
  const place = { ...placeIn(query, flow), walk };
  const go: Go = ({ machine = flow.name, ...change }) => {
    const other = flows.find(({ name }) => name === machine) ?? flow;
    const there = left.get(machine) ?? startSimulation(other.model);
    const next =
      machine === flow.name ? { ...place, ...change } : { ...elsewhere(place), walk: there, ...change };
    // Another level has other groups open.
    const isOtherLevel = change.level !== undefined && change.level !== place.level;
    const toggled = isOtherLevel ? [] : next.toggled;
    // What is chosen in a drawing is looked at there.
    const isInDrawing = Boolean(change.state ?? change.way ?? change.toggled) && machine === flow.name;
    const ownLevel = change.level ?? next.chosenLevel ?? (isInDrawing ? place.level : null);
    setQuery(written({ ...next, toggled, chosenLevel: ownLevel }, machine), {
      replace: machine === flow.name && change.walk === undefined,
      preventScrollReset: true,
    });
  };
  return [place, go];
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
