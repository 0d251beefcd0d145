// Tells the window, and whoever listens there, which step a chart took: by its declared transitions, without anything of the person.
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
  /** Of this window, to distinguish two actors of one chart. */
  run: number;
  event: string;
  value: StateValue;
  status: string;
  /** Each by the id of its source, its event as declared (empty for an eventless one) and its position in the source’s transitions of that event, from 0. */
  transitions: { source: string; event: string; index: number }[];
}

export interface Microstep {
  event: EventObject;
  snapshot: AnyMachineSnapshot;
  taken: AnyTransitionDefinition[];
}

/** XState says which transitions a step took in a field that it does not document; this is the one place that reads it. */
export const microstepOf = (inspection: InspectionEvent): Microstep | undefined =>
  inspection.type === '@xstate.microstep'
    ? {
        event: inspection.event,
        snapshot: inspection.snapshot as AnyMachineSnapshot,
        taken: inspection._transitions,
      }
    : undefined;

// A start takes no step, and arrives as a snapshot; actors that are not charts are skipped.
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

/** For `inspect` of every actor that the app starts. Outside of a browser nobody listens. */
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

/** Runs a chart that only decides. @returns the state where it rests, and its page */
export function decide<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>) {
  const snapshot: AnyMachineSnapshot = createActor(machine, {
    input,
    inspect: observe,
  } as never).getSnapshot();
  const metas = Object.values(snapshot.getMeta()) as ({ path?: string } | undefined)[];
  return { state: pathOf(snapshot.value), path: metas.find((meta) => meta?.path)?.path };
}
