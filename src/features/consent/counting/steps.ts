import { leavesOf } from 'statechart-paths';
import type { FlowEvent } from '../../../api/flows.ts';
import type { Observed } from '../../../machines/observation.ts';

type Counted = Pick<FlowEvent, 'from' | 'event' | 'to' | 'ms'>;

export type EntryTimes = ReadonlyMap<string, number>;

const longest = 86_400_000;
const nowhere: EntryTimes = new Map();

const pathOf = (machine: string, source: string) => source.slice(machine.length + 1);
const sharedLength = (left: string, right: string) => {
  const [parts, others] = [left.split('.'), right.split('.')];
  const differs = parts.findIndex((part, index) => part !== others[index]);
  return differs < 0 ? parts.length : differs;
};

// A chart's start is reported after its first steps, whose sources show where it began.
function startOf({ machine, value, transitions }: Observed): string[] {
  const leaves = leavesOf(value);
  const sources = transitions.map(({ source }) => pathOf(machine, source)).filter(Boolean);
  return sources.length > 0 ? sources : leaves;
}

export function stepsOf(
  before: EntryTimes | undefined,
  step: Observed,
  now: number,
): [EntryTimes, Counted[]] {
  const leaves = leavesOf(step.value);
  const counted: Counted[] = [];
  let stood = before ?? nowhere;
  if (!before) {
    const began = startOf(step);
    stood = new Map(began.map((leaf) => [leaf, now]));
    counted.push(...began.map((to) => ({ from: null, event: 'xstate.init', to, ms: 0 })));
  }
  const left = [...stood.keys()].filter((leaf) => !leaves.includes(leaf));
  const entered = leaves.filter((leaf) => !stood.has(leaf));
  const event = step.transitions[0]?.event ?? 'xstate.init';
  const source = pathOf(step.machine, step.transitions[0]?.source ?? '');
  // When several states are left together, the one with the transition leads to the new state.
  const nearness = (leaf: string, to: string) =>
    (source !== '' && `${leaf}.`.startsWith(`${source}.`) ? 1000 : 0) + sharedLength(leaf, to);
  const pairs = entered.map((to) => {
    const [from] = left.toSorted((first, second) => nearness(second, to) - nearness(first, to));
    if (from !== undefined) left.splice(left.indexOf(from), 1);
    return { from, to };
  });
  for (const { from, to } of [...pairs, ...left.map((from) => ({ from, to: null }))]) {
    const ms =
      from === undefined ? 0 : Math.min(longest, Math.max(0, Math.round(now - (stood.get(from) ?? now))));
    counted.push({ from: from ?? null, event, to, ms });
  }
  return [new Map(leaves.map((leaf) => [leaf, stood.get(leaf) ?? now])), counted];
}
