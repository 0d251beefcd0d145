// Which ids a criterion requires, and which of these each step of a chart covers.
import type { AnyMachineSnapshot } from 'xstate';
import type { Exploration, Step } from '../explore.ts';
import { type FlowModel, leavesOf } from '../model.ts';
import { type Covers, toNetwork, toPairNetwork } from './network.ts';
import type { Criterion, PlanOptions } from './options.ts';

const refusalOf = (explored: Exploration, { from, label }: Step) =>
  `${leavesOf(explored.configurations.get(from)?.value ?? '').join(' and ')} refuses ${label}`;

/** Returns the network of a plan, and the ids to cover. With `every`, each arc must be covered. */
export function toCover(model: FlowModel, explored: Exploration, options: PlanOptions, resetCost: number) {
  const { cover = 'transitions', negative, only } = options;
  const touched = only && new Set(only);
  const touches = (ids: string[]) => ids.some((id) => touched?.has(id));
  if (cover === 'edges') {
    const numbers = new Map(explored.steps.map((step, index) => [step, `step ${index}`]));
    const touchedOnly: Covers = (taken) =>
      touches(taken.transitions) ? [numbers.get(taken as Step) ?? 'start'] : [];
    const covers: Covers = touched ? touchedOnly : (taken) => taken.transitions;
    const network = toNetwork(explored, resetCost, covers, !touched);
    const ids = new Set(network.arcs.flatMap((arc) => arc.covers));
    return { network, wanted: touched ? [...ids] : explored.declared, every: !touched };
  }
  const { covers, wanted } = criteria(model, explored, cover);
  const all: Covers = (taken) =>
    negative && 'refused' in taken ? [...covers(taken), refusalOf(explored, taken)] : covers(taken);
  const network =
    cover === 'pairs' ? toPairNetwork(explored, resetCost) : toNetwork(explored, resetCost, all);
  const coverable = new Set(network.arcs.flatMap((arc) => arc.covers));
  const required = cover === 'pairs' ? [...coverable] : wanted;
  const refused = negative ? [...coverable].filter((id) => !required.includes(id)) : [];
  const selected = touched ? required.filter((id) => concerns(model, touched, id)) : required;
  return { network, wanted: [...selected, ...(touched ? [] : refused)], every: false };
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
  const passedThrough = new Map(
    model.transitions.map(({ id, source, kind }) => [id, kind === 'always' ? [source] : []]),
  );
  const states: Covers = (taken) => [
    ...activePaths(explored.configurations.get('key' in taken ? taken.key : taken.to)),
    ...taken.transitions.flatMap((id) => passedThrough.get(id) ?? []),
  ];
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

const activePaths = (snapshot: AnyMachineSnapshot | undefined): string[] =>
  (snapshot?._nodes ?? []).map((node: { path: string[] }) => node.path.join('.'));
