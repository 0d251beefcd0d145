import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject, InspectionEvent } from 'xstate';

export interface Microstep {
  event: EventObject;
  snapshot: AnyMachineSnapshot;
  taken: AnyTransitionDefinition[];
}

/** XState names the transitions of a step in an undocumented field; nothing else in the package reads it. */
export const microstepOf = (inspected: InspectionEvent): Microstep | undefined =>
  inspected.type === '@xstate.microstep'
    ? {
        event: inspected.event,
        snapshot: inspected.snapshot as AnyMachineSnapshot,
        taken: inspected._transitions,
      }
    : undefined;
