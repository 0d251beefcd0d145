// Which transitions XState would select, and the result of every guard that was evaluated on the way.
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { transitionIdOf } from './model.ts';

interface AnyEvent {
  type: string;
}

/** A guard that was evaluated, and its result. */
export interface GuardResult {
  transition: string;
  held: boolean;
}

export interface Selection {
  taken: AnyTransitionDefinition[];
  guardResults: GuardResult[];
}

/** A guard, an action or an input of the chart that throws. */
export class ChartThrows extends Error {
  readonly place: string;
  constructor(place: string, thrown: unknown) {
    super(thrown instanceof Error ? thrown.message : String(thrown));
    this.place = place;
  }
}

// The first of one node’s transitions whose guard holds, with all guards evaluated until then.
function choose(
  machine: AnyStateMachine,
  candidates: readonly AnyTransitionDefinition[],
  snapshot: AnyMachineSnapshot,
  event: AnyEvent,
): Selection {
  const guardResults: GuardResult[] = [];
  for (const transition of candidates) {
    if (transition.guard === undefined) return { taken: [transition], guardResults };
    const id = transitionIdOf(machine, transition);
    const held = holds(id, transition, snapshot, event);
    guardResults.push({ transition: id, held });
    if (held) return { taken: [transition], guardResults };
  }
  return { taken: [], guardResults };
}

function holds(
  id: string,
  { guard }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEvent,
) {
  try {
    return Boolean(evaluateGuard(guard as never, snapshot.context, event, snapshot));
  } catch (error) {
    throw new ChartThrows(`the guard of ${id}`, error);
  }
}

const none: readonly AnyTransitionDefinition[] = [];

const matches = (descriptor: string, type: string) =>
  descriptor === '*' ||
  (descriptor.endsWith('.*') &&
    (type === descriptor.slice(0, -2) || type.startsWith(descriptor.slice(0, -1))));

// A wildcard counts only where the node does not name the event itself; the longest comes first.
function candidatesFor(node: AnyStateNode, type: string): readonly AnyTransitionDefinition[] {
  const named = node.transitions.get(type);
  if (named || node.transitions.size === 0) return named ?? none;
  return [...node.transitions.keys()]
    .filter((descriptor) => matches(descriptor, type))
    .sort((left, right) => right.length - left.length)
    .flatMap((descriptor) => node.transitions.get(descriptor) ?? []);
}

// From every active leaf upwards: the innermost node that has an enabled transition decides.
function select(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEvent,
  candidatesOf: (node: AnyStateNode) => readonly AnyTransitionDefinition[],
): Selection {
  const taken = new Set<AnyTransitionDefinition>();
  const results = new Map<string, GuardResult>();
  for (const leaf of snapshot._nodes as AnyStateNode[]) {
    if (leaf.type !== 'atomic' && leaf.type !== 'final') continue;
    for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
      const candidates = candidatesOf(node);
      if (candidates.length === 0) continue;
      const selection = choose(machine, candidates, snapshot, event);
      for (const result of selection.guardResults) results.set(result.transition, result);
      if (selection.taken.length === 0) continue;
      for (const transition of selection.taken) taken.add(transition);
      break;
    }
  }
  return { taken: [...taken], guardResults: [...results.values()] };
}

export const selectFor = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEvent) =>
  select(machine, snapshot, event, (node) => candidatesFor(node, event.type));

export const selectEventless = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEvent) =>
  select(machine, snapshot, event, (node) => node.always ?? none);
