import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type EventObject } from 'xstate';
import { observe } from './observation.ts';

export interface LifeCycle<Standing, Move extends string> {
  /** Returns the legal candidates in the given order; the default is every move. */
  allowed: <Asked extends Move = Move>(standing: Standing, candidates?: readonly Asked[]) => Asked[];
  after: (standing: Standing, move: Move) => Standing | null;
}

export function lifeCycle<Snapshot extends AnyMachineSnapshot, Standing, Move extends string>(chart: {
  machine: AnyStateMachine;
  moves: Record<Move, EventObject>;
  snapshotOf: (standing: Standing) => Snapshot;
  standingOf: (snapshot: Snapshot) => Standing;
}): LifeCycle<Standing, Move> {
  const { machine, moves, snapshotOf, standingOf } = chart;
  const every = Object.keys(moves) as Move[];
  return {
    allowed<Asked extends Move>(standing: Standing, candidates: readonly Asked[] = every as Asked[]) {
      const snapshot = snapshotOf(standing);
      return candidates.filter((move) => snapshot.can(moves[move]));
    },
    after(standing, move) {
      const snapshot = snapshotOf(standing);
      if (!snapshot.can(moves[move])) return null;
      const actor = createActor(machine, { snapshot, inspect: observe });
      actor.start().send(moves[move]);
      return standingOf(actor.getSnapshot() as Snapshot);
    },
  };
}
