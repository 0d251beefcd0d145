// Which transitions XState would select, and what every guard said that was asked on the way.
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { transitionIdOf } from './model.ts';

interface AnyEvent {
  type: string;
}

/** A guard that was asked, and what it said. */
export interface Asked {
  transition: string;
  held: boolean;
}

export interface Selection {
  taken: AnyTransitionDefinition[];
  asked: Asked[];
}

/** A guard, an action or an input of the chart that throws. */
export class ChartThrows extends Error {
  readonly place: string;
  constructor(place: string, thrown: unknown) {
    super(thrown instanceof Error ? thrown.message : String(thrown));
    this.place = place;
  }
}

// The first of one node’s transitions whose guard holds, with all guards asked until then.
function choose(
  machine: AnyStateMachine,
  candidates: readonly AnyTransitionDefinition[],
  snapshot: AnyMachineSnapshot,
  event: AnyEvent,
): Selection {
  const asked: Asked[] = [];
  for (const transition of candidates) {
    if (transition.guard === undefined) return { taken: [transition], asked };
    const id = transitionIdOf(machine, transition);
    const held = holds(id, transition, snapshot, event);
    asked.push({ transition: id, held });
    if (held) return { taken: [transition], asked };
  }
  return { taken: [], asked };
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
    .sort((one, other) => other.length - one.length)
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
  const asked = new Map<string, Asked>();
  for (const leaf of snapshot._nodes as AnyStateNode[]) {
    if (leaf.type !== 'atomic' && leaf.type !== 'final') continue;
    for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
      const candidates = candidatesOf(node);
      if (candidates.length === 0) continue;
      const chosen = choose(machine, candidates, snapshot, event);
      for (const one of chosen.asked) asked.set(one.transition, one);
      if (chosen.taken.length === 0) continue;
      for (const transition of chosen.taken) taken.add(transition);
      break;
    }
  }
  return { taken: [...taken], asked: [...asked.values()] };
}

export const selectFor = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEvent) =>
  select(machine, snapshot, event, (node) => candidatesFor(node, event.type));

export const selectEventless = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEvent) =>
  select(machine, snapshot, event, (node) => node.always ?? none);
