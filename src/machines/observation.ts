// Without any personal data.
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  type InputFrom,
  type InspectionEvent,
  type StateValue,
} from 'xstate';

export interface Observed {
  machine: string;
  /** Distinguishes two actors of one chart within this window. */
  run: number;
  event: string;
  value: StateValue;
  status: string;
  /**
   * The id of the source state, the event as declared (empty for an eventless transition) and the index within the source’s
   * transitions for that event.
   */
  transitions: { source: string; event: string; index: number }[];
}

export interface Microstep {
  event: EventObject;
  snapshot: AnyMachineSnapshot;
  taken: AnyTransitionDefinition[];
}

/** XState reports the transitions of a step in an undocumented field, which only this function reads. */
export const microstepOf = (inspection: InspectionEvent): Microstep | undefined =>
  inspection.type === '@xstate.microstep'
    ? {
        event: inspection.event,
        snapshot: inspection.snapshot as AnyMachineSnapshot,
        taken: inspection._transitions,
      }
    : undefined;

// A start is reported as a snapshot, not as a microstep. Actors that are not charts are skipped.
const startOf = (inspection: InspectionEvent): Microstep | undefined =>
  inspection.type === '@xstate.snapshot' &&
  inspection.event.type === 'xstate.init' &&
  'machine' in inspection.snapshot
    ? { event: inspection.event, snapshot: inspection.snapshot as AnyMachineSnapshot, taken: [] }
    : undefined;

const last: Record<string, Observed> = {};
const charts: Record<string, AnyStateMachine> = {};
const runs = new WeakMap<object, number>();
let begun = 0;

function runOf(actor: object): number {
  const run = runs.get(actor) ?? ++begun;
  runs.set(actor, run);
  return run;
}

export const latest = (): Readonly<Record<string, Observed>> => last;

export const chartOf = (machine: string): AnyStateMachine | undefined => charts[machine];

/** Passed as `inspect` to every actor that the app starts. It does nothing outside a browser. */
export function observe(inspection: InspectionEvent) {
  const step = microstepOf(inspection) ?? startOf(inspection);
  if (!step || !globalThis.dispatchEvent) return;
  const { event, snapshot, taken } = step;
  const detail: Observed = {
    machine: snapshot.machine.id,
    run: runOf(inspection.actorRef),
    event: event.type,
    value: snapshot.value,
    status: snapshot.status,
    transitions: taken.map((item) => ({
      source: item.source.id,
      event: item.eventType,
      index: (item.source.transitions.get(item.eventType) ?? item.source.always ?? []).indexOf(item),
    })),
  };
  last[detail.machine] = detail;
  charts[detail.machine] = snapshot.machine;
  dispatchEvent(new CustomEvent('statechart', { detail }));
}

const pathOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) => `${key}.${pathOf(inner ?? '')}`)
        .join();

export function decide<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>) {
  const snapshot: AnyMachineSnapshot = createActor(machine, {
    input,
    inspect: observe,
  } as never).getSnapshot();
  const metas = Object.values(snapshot.getMeta()) as ({ path?: string } | undefined)[];
  return { state: pathOf(snapshot.value), path: metas.find((meta) => meta?.path)?.path };
}
