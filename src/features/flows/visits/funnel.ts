import type { FlowModel, FlowTransition } from 'statechart-paths';
import type { Figure, Overlay, StateMark } from 'statechart-paths/diagram';
import type { Funnel } from '../../../api/flows.ts';
import { counted, numberFormat, pageLocale } from '../../../ui/intl.ts';

export type Node = Funnel['nodes'][number];

const many = 0.1;

export const visitCount = (count: number | null) =>
  count === null ? '–' : numberFormat(pageLocale()).format(count);

export function timeOf(ms: number | null): string {
  if (ms === null) return '–';
  if (ms < 10_000) return `${numberFormat(pageLocale(), { maximumFractionDigits: 1 }).format(ms / 1000)} s`;
  const seconds = Math.round(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const parts =
    hours > 0
      ? [hours && `${hours} h`, minutes && `${minutes} min`]
      : [minutes && `${minutes} min`, seconds % 60 && `${seconds % 60} s`];
  return parts.filter(Boolean).join(' ');
}

export const shareOf = ({ entered, dropped }: Node) => (entered && dropped ? dropped / entered : 0);
export const percent = (share: number) => `${Math.round(share * 100)}%`;

const isWithin = (path: string, group: string) => path === group || path.startsWith(`${group}.`);

/**
 * True for a state in a parallel part without screens next to one with screens. Every visit ends with it open, so it says
 * nothing.
 */
export function runsInParallel({ states }: FlowModel, path: string): boolean {
  const hasPage = (group: string) =>
    states.some((state) => state.page !== null && isWithin(state.path, group));
  return states.some(
    ({ type, children }) =>
      type === 'parallel' &&
      children.some((part) => isWithin(path, part) && !hasPage(part)) &&
      children.some((part) => !isWithin(path, part) && hasPage(part)),
  );
}

const isInner = ({ states }: FlowModel, path: string) =>
  states.some((state) => state.path === path && state.children.length === 0);

export const worstOf = ({ nodes }: Funnel, model: FlowModel, most = 3): Node[] =>
  nodes
    .filter(
      ({ state, dropped }) => dropped !== null && isInner(model, state) && !runsInParallel(model, state),
    )
    .toSorted((step, other) => (other.dropped ?? 0) - (step.dropped ?? 0))
    .slice(0, most);

export function figureOf({ entered, left, dropped, median_ms }: Node): Figure {
  const short = dropped === null ? visitCount(entered) : `${visitCount(entered)} ↓${visitCount(dropped)}`;
  const parts = [
    entered === null ? '– visits entered' : `${counted(entered, 'visit')} entered`,
    left !== null && `${visitCount(left)} went on`,
    dropped !== null && `${visitCount(dropped)} ended here`,
    median_ms !== null && `median ${timeOf(median_ms)}`,
  ];
  return { short, long: parts.filter(Boolean).join(', ') };
}

function wayOf(
  { transitions }: FlowModel,
  { from, event, to }: Funnel['edges'][number],
): FlowTransition | null {
  // A state entered together with another one belongs to the transition into that other state.
  if (from === null || to === null) return null;
  const [best] = transitions
    .filter(
      (transition) =>
        transition.event === event &&
        transition.targets.some((target) => target === '' || isWithin(to, target)),
    )
    .toSorted((transition, other) => nearness(other, from) - nearness(transition, from));
  return best ?? null;
}

const nearness = ({ source, targets }: FlowTransition, from: string) =>
  (isWithin(from, source) ? 1000 : 0) +
  source.split('.').length +
  Math.max(...targets.map((target) => target.split('.').length)) / 100;

export function overlayOfFunnel(funnel: Funnel, model: FlowModel, boxes: ReadonlySet<string>): Overlay {
  const states: Record<string, StateMark> = {};
  const figures: Record<string, Figure> = {};
  for (const node of funnel.nodes) {
    if (node.entered === null || !boxes.has(node.state)) continue;
    const isMany = shareOf(node) >= many && !runsInParallel(model, node.state);
    states[node.state] = isMany ? 'leaving' : 'visited';
    figures[node.state] = figureOf(node);
  }
  const counts = new Map<string, number>();
  for (const edge of funnel.edges) {
    const id = edge.count === null ? undefined : wayOf(model, edge)?.id;
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + (edge.count ?? 0));
  }
  const transitions = Object.fromEntries(
    [...counts].map(([id, count]) => [id, { kind: 'travelled' as const, count }]),
  );
  return { states, figures, transitions, highest: Math.max(0, ...counts.values()) };
}
