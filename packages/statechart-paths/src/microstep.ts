import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject, InspectionEvent } from 'xstate';

export interface Microstep {
  event: EventObject;
  snapshot: AnyMachineSnapshot;
  taken: AnyTransitionDefinition[];
}

/** XState reports the transitions of a step in an undocumented field, which only this function reads. */
export const microstepOf = (inspected: InspectionEvent): Microstep | undefined =>
  inspected.type === '@xstate.microstep'
    ? {
        event: inspected.event,
        snapshot: inspected.snapshot as AnyMachineSnapshot,
        taken: inspected._transitions,
      }
    : undefined;
