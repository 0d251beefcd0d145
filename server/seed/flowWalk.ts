import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Habit } from './flowHabits.ts';

export interface FlowStep {
  /** Empty if there is none, as in the table. */
  from: string;
  event: string;
  to: string;
  ms: number;
}

type Chance = () => number;

/** Mulberry32: the same numbers for the same seed. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const mostSteps = 50;
const pathOf = (node: AnyStateNode) => node.path.join('.');
const isWithin = (node: AnyStateNode, group: AnyStateNode): boolean =>
  node === group || (node.parent !== undefined && isWithin(node.parent, group));
const upFrom = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? upFrom(node.parent) : [])];

const enteredBy = (target: AnyStateNode, domain: AnyStateNode): AnyStateNode[] => [
  ...leavesOf(target),
  ...upFrom(target)
    .filter((node) => node !== domain && isWithin(node, domain) && node.parent?.type === 'parallel')
    .filter(({ parent }) => parent && parent !== domain && isWithin(parent, domain))
    .flatMap((node) => Object.values(node.parent!.states).filter((part) => part !== node))
    .flatMap((part) => leavesOf(part)),
];

function leavesOf(node: AnyStateNode): AnyStateNode[] {
  if (node.type === 'parallel') return Object.values(node.states).flatMap((inner) => leavesOf(inner));
  return node.type === 'compound' ? node.initial.target.flatMap((inner) => leavesOf(inner)) : [node];
}

const domainOf = (source: AnyStateNode, target: AnyStateNode) =>
  upFrom(source)
    .slice(1)
    .find((node) => node.type === 'compound' && isWithin(target, node)) ??
  (upFrom(source).at(-1) as AnyStateNode);

const cache = new WeakMap<AnyStateNode, AnyTransitionDefinition[]>();

function transitionsFrom(leaf: AnyStateNode): AnyTransitionDefinition[] {
  const transitions =
    cache.get(leaf) ??
    upFrom(leaf).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);
  cache.set(leaf, transitions);
  return transitions;
}

function weightOf({ eventType, guard, target }: AnyTransitionDefinition, { weights }: Habit): number {
  if (!target) return 0;
  const name = typeof guard === 'string' ? guard : ((guard as { type?: string } | undefined)?.type ?? '');
  const own = weights[`${eventType} ${name}`] ?? weights[name] ?? weights[eventType];
  if (own !== undefined) return own;
  if (eventType.startsWith('xstate.error.')) return 0.02;
  return 1;
}

function choose<One>(all: readonly One[], weigh: (item: One) => number, chance: Chance): One | undefined {
  const total = all.reduce((sum, item) => sum + weigh(item), 0);
  let left = chance() * total;
  return total === 0
    ? undefined
    : all.find((item) => {
        left -= weigh(item);
        return left < 0;
      });
}

function stayIn(leaf: AnyStateNode, { seconds }: Habit, chance: Chance): number {
  if (leaf.always?.length) return 0;
  const usual = leaf.invoke.length > 0 || leaf.parent?.invoke.length ? 0.6 : (seconds[pathOf(leaf)] ?? 12);
  return Math.round(usual * 1000 * Math.exp((chance() + chance() + chance() - 1.5) * 1.4));
}

export function walkThrough(root: AnyStateNode, habit: Habit, chance: Chance): FlowStep[] {
  let leaves = leavesOf(root);
  const steps: FlowStep[] = leaves.map((leaf) => ({
    from: '',
    event: 'xstate.init',
    to: pathOf(leaf),
    ms: 0,
  }));
  while (steps.length < mostSteps) {
    const here = leaves.find((leaf) => (habit.gives_up[pathOf(leaf)] ?? 0) > 0);
    if (here && chance() < habit.gives_up[pathOf(here)]!) break;
    const ways = leaves.flatMap((leaf) => transitionsFrom(leaf).map((way) => ({ leaf, way })));
    const selected = choose(ways, ({ way }) => weightOf(way, habit), chance);
    if (!selected) break;
    const { leaf, way } = selected;
    const target = way.target![0]!;
    const domain = domainOf(way.source, target);
    const left = leaves.filter((item) => isWithin(item, domain));
    const entered = enteredBy(target, domain);
    const ms = stayIn(leaf, habit, chance);
    leaves = [...leaves.filter((item) => !left.includes(item)), ...entered];
    const first = [leaf, ...left.filter((item) => item !== leaf)];
    for (let index = 0; index < Math.max(first.length, entered.length); index += 1) {
      const [from, to] = [first[index], entered[index]];
      steps.push({ from: from ? pathOf(from) : '', event: way.eventType, to: to ? pathOf(to) : '', ms });
    }
  }
  return steps;
}
