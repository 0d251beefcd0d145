import type { FlowModel } from 'statechart-paths';
import type { Overlay, StateMark, TransitionMark } from 'statechart-paths/diagram';
import { activeLeaves, type SimulatedWalk } from './simulation.ts';

export function shownAs(boxes: ReadonlySet<string>, path: string): string {
  const above = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  return boxes.has(path) || path === '' ? path : shownAs(boxes, above);
}

export function walkOverlay(model: FlowModel, walk: SimulatedWalk, boxes: ReadonlySet<string>): Overlay {
  const states: Record<string, StateMark> = {};
  const transitions: Record<string, { kind: TransitionMark }> = {};
  for (const { before } of walk.steps)
    for (const path of activeLeaves(before)) states[shownAs(boxes, path)] = 'walked';
  for (const path of activeLeaves(walk)) states[shownAs(boxes, path)] = 'here';
  for (const { transition } of walk.steps) transitions[transition.id] = { kind: 'walked' };
  const last = walk.steps.at(-1)?.transition;
  if (!last) return { states, transitions };
  for (const { id, source, event, order } of model.transitions) {
    if (last.order === null || order === null || source !== last.source || event !== last.event) continue;
    transitions[id] = { kind: order < last.order ? 'no' : 'notAsked' };
  }
  transitions[last.id] = { kind: 'taken' };
  return { states, transitions };
}
