// Finds the transitions that XState would select, and the result of every guard evaluated.
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { transitionIdOf } from './model.ts';

interface AnyEvent {
  type: string;
}

export interface GuardResult {
  transition: string;
  held: boolean;
}

export interface Selection {
  taken: AnyTransitionDefinition[];
  guardResults: GuardResult[];
}

/** Thrown when a guard, action or input of the chart throws. */
export class ChartThrows extends Error {
  readonly place: string;
  constructor(place: string, thrown: unknown) {
    super(thrown instanceof Error ? thrown.message : String(thrown));
    this.place = place;
  }
}

// The first transition of a node whose guard holds, with the guards evaluated so far.
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

// A wildcard applies only when the node does not name the event; the longest one comes first.
function candidatesFor(node: AnyStateNode, type: string): readonly AnyTransitionDefinition[] {
  const named = node.transitions.get(type);
  if (named || node.transitions.size === 0) return named ?? none;
  return [...node.transitions.keys()]
    .filter((descriptor) => matches(descriptor, type))
    .sort((left, right) => right.length - left.length)
    .flatMap((descriptor) => node.transitions.get(descriptor) ?? []);
}

// Searches upwards from every active leaf; the innermost node with an enabled transition decides.
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
