// The events that can happen in a state: a person's actions, outcomes of calls, and timers.
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { FlowCases } from './cases.ts';
import { nextTimer, type Timer } from './timers.ts';

export interface Candidate {
  label: string;
  event: EventObject;
  wait?: number;
  /** The value that `Math.random` returns. */
  chance?: number;
}

export function candidatesAt(
  snapshot: AnyMachineSnapshot,
  { events, ports = {}, possible }: FlowCases,
  timers: readonly Timer[],
): Candidate[] {
  const next = nextTimer(timers);
  const time: Candidate[] = next
    ? [{ label: `time passes (${next.left} ms)`, event: next.event, wait: next.left }]
    : [];
  if (next?.left === 0) return time;
  const value = (outcome: unknown) => (typeof outcome === 'function' ? outcome(snapshot.context) : outcome);
  const settled = Object.keys(snapshot.children).flatMap((id): Candidate[] => [
    ...Object.entries(ports[id]?.done ?? {}).map(([name, outcome]) => ({
      label: `${id}: ${name}`,
      event: { type: `xstate.done.actor.${id}`, output: value(outcome), actorId: id } as EventObject,
    })),
    ...Object.entries(ports[id]?.error ?? {}).map(([name, outcome]) => ({
      label: `${id}: ${name}`,
      event: { type: `xstate.error.actor.${id}`, error: value(outcome), actorId: id } as EventObject,
    })),
    ...Object.entries(ports[id]?.emits ?? {}).map(([name, outcome]) => ({
      label: `${id}: ${name}`,
      event: {
        type: `xstate.snapshot.actor.${id}`,
        snapshot: { status: 'active', output: undefined, error: undefined, context: value(outcome) },
      } as EventObject,
    })),
  ]);
  const done = Object.entries(events).map(([label, event]) => ({ label, event }));
  const can = ({ label }: Candidate) => possible?.(snapshot.value, label, snapshot.context as never) ?? true;
  return [...[...done, ...settled].filter(can), ...time];
}
