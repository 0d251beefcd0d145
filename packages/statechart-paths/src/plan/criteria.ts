// Which ids a criterion requires, and which of these each step of a chart covers.
import type { AnyMachineSnapshot } from 'xstate';
import type { Exploration, Step } from '../explore.ts';
import { type FlowModel, leavesOf } from '../model.ts';
import { type Covers, toNetwork, toPairNetwork } from './network.ts';
import type { Criterion, PlanOptions } from './options.ts';

const refusalOf = (explored: Exploration, { from, label }: Step) =>
  `${leavesOf(explored.configurations.get(from)?.value ?? '').join(' and ')} refuses ${label}`;

/**
 * Returns the network of a plan, and the ids to cover. With `every`, each arc must be covered. `covers` says what a single step
 * covers; it is null where that takes more than the step.
 */
export function toCover(model: FlowModel, explored: Exploration, options: PlanOptions, resetCost: number) {
  const { cover = 'transitions', negative, only, given = [], visit = [] } = options;
  const touched = only && new Set(only);
  const touches = (ids: string[]) => ids.some((id) => touched?.has(id));
  if (cover === 'edges') {
    if (given.length + visit.length > 0)
      throw new RangeError(
        'A plan of every edge leaves out nothing that is given, and visits every state anyway.',
      );
    const numbers = new Map(explored.steps.map((step, index) => [step, `step ${index}`]));
    const touchedOnly: Covers = (taken) =>
      touches(taken.transitions) ? [numbers.get(taken as Step) ?? 'start'] : [];
    const covers: Covers = touched ? touchedOnly : (taken) => taken.transitions;
    const network = toNetwork(explored, resetCost, covers, !touched);
    const ids = new Set(network.arcs.flatMap((arc) => arc.covers));
    return {
      network,
      wanted: touched ? [...ids] : explored.declared,
      given: [],
      every: !touched,
      covers: null,
    };
  }
  const { covers, wanted } = criteria(model, explored, cover);
  // Counts do not name the root, which every test visits.
  const isCoveredElsewhere = new Set(given.length > 0 ? ['', ...given] : []);
  const visited = new Set(visit);
  const states = statesOf(model, explored);
  const all: Covers = (taken) => [
    ...covers(taken),
    ...(negative && 'refused' in taken ? [refusalOf(explored, taken)] : []),
    ...(visited.size > 0 ? states(taken).filter((path) => visited.has(path)) : []),
  ];
  // Arcs that cover nothing but what is given are alike, so that more configurations merge.
  const left: Covers = (taken) => all(taken).filter((id) => !isCoveredElsewhere.has(id) || visited.has(id));
  const network =
    cover === 'pairs' ? toPairNetwork(explored, resetCost) : toNetwork(explored, resetCost, left);
  const coverable = new Set(network.arcs.flatMap((arc) => arc.covers));
  const required = cover === 'pairs' ? [...coverable] : wanted;
  const refused = negative
    ? [...coverable].filter((id) => !required.includes(id) && !visited.has(id) && !isCoveredElsewhere.has(id))
    : [];
  const selected = touched ? required.filter((id) => concerns(model, touched, id)) : required;
  const rest = selected.filter((id) => !isCoveredElsewhere.has(id));
  return {
    network,
    wanted: [...new Set([...rest, ...visit, ...(touched ? [] : refused)])],
    given: selected.filter((id) => id !== '' && isCoveredElsewhere.has(id)),
    every: false,
    covers: cover === 'pairs' ? null : all,
  };
}

// True if the id names a touched transition, or a guard, pair, source or target of one.
function concerns(model: FlowModel, touched: Set<string>, id: string): boolean {
  const parts = id.replace(/ is (true|false)$/, '').split(' then ');
  return (
    parts.some((part) => touched.has(part)) ||
    model.transitions.some(
      (candidate) => touched.has(candidate.id) && (candidate.source === id || candidate.targets.includes(id)),
    )
  );
}

function criteria(
  model: FlowModel,
  explored: Exploration,
  criterion: Criterion,
): { covers: Covers; wanted: string[] } {
  const transitions: Covers = (taken) => taken.transitions;
  const states = statesOf(model, explored);
  const guards: Covers = (taken) =>
    taken.guardResults.map(({ transition, held }) => `${transition} is ${held}`);
  if (criterion === 'states') {
    const real = model.states.filter(({ type }) => type !== 'history');
    return { covers: states, wanted: real.map(({ path }) => path) };
  }
  if (criterion === 'guards') {
    const guarded = model.transitions.filter(({ guard }) => guard !== null);
    return { covers: guards, wanted: guarded.flatMap(({ id }) => [`${id} is true`, `${id} is false`]) };
  }
  if (criterion.startsWith('req:')) {
    const serves = ({ requirements }: { requirements: string[] }) =>
      requirements.includes(criterion.slice(4));
    const ids = [
      ...model.transitions.filter(serves).map(({ id }) => id),
      ...model.states.filter(serves).map(({ path }) => path),
    ];
    return { covers: (taken) => [...transitions(taken), ...states(taken)], wanted: ids };
  }
  return { covers: transitions, wanted: explored.declared };
}

/** The states in which a start or step ends, and those that it passes through. */
function statesOf(model: FlowModel, explored: Exploration): Covers {
  const passedThrough = new Map(
    model.transitions.map(({ id, source, kind }) => [id, kind === 'always' ? [source] : []]),
  );
  return (taken) => [
    ...activePaths(explored.configurations.get('key' in taken ? taken.key : taken.to)),
    ...taken.transitions.flatMap((id) => passedThrough.get(id) ?? []),
  ];
}

const activePaths = (snapshot: AnyMachineSnapshot | undefined): string[] =>
  (snapshot?._nodes ?? []).map((node: { path: string[] }) => node.path.join('.'));
