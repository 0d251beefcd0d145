// Replaces transitions shared by many boxes by a chip in each box, and lists them once at the target.
import type { FlowTransition } from '../model.ts';
import { causeOf, guardWords } from '../words.ts';
import type { Chart } from './chart.ts';
import type { Chip, Line } from './view.ts';

/**
 * Groups the transitions that at least three boxes share: the same failure or event with the same target, or a success that ends
 * the chart early.
 */
export function chipsOf(chart: Chart): Map<string, Chip> {
  const groups = new Map<string, FlowTransition[]>();
  for (const transition of chart.model.transitions) {
    const { kind, event, guard, targets, source, stays } = transition;
    const target = targets[0];
    if (stays || targets.length !== 1 || target === undefined || chart.isBelow(target, source)) continue;
    const early = kind === 'done' && guard !== null && isEnd(chart, target);
    if (kind !== 'event' && !early && (kind !== 'error' || guard === null)) continue;
    const key = [kind, kind === 'event' ? event : '', early ? '' : guard, target].join('|');
    groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  const chips = new Map<string, Chip>();
  for (const group of groups.values()) {
    const boxes = new Set(group.map(({ source }) => chart.shown(source)));
    if (boxes.size < 3) continue;
    for (const transition of group) {
      const target = transition.targets[0] ?? '';
      chips.set(transition.id, {
        text: chipText(chart, transition),
        target,
        tone: transition.kind === 'error' ? 'fails' : 'way',
        transitions: [],
      });
    }
  }
  return chips;
}

export function entrances(chart: Chart, chips: Map<string, Chip>): Map<string, Line[]> {
  const groups = new Map<string, FlowTransition[]>();
  for (const transition of chart.model.transitions) {
    const chip = chips.get(transition.id);
    if (!chip) continue;
    const key = `${chip.target}|${chip.text}`;
    groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  const lines = new Map<string, Line[]>();
  for (const group of groups.values()) {
    const first = group[0] as FlowTransition;
    const path = chart.shown(first.targets[0] ?? '');
    const guard = guardWords(first);
    const code = codeOf(first);
    const why =
      first.kind === 'error'
        ? `✗ ${code && `${code}: `}${guard}`
        : first.kind === 'done'
          ? `✓ ${guard}`
          : `${causeOf(first, chart.model)}${guard && ` when ${guard}`}`;
    const count = new Set(group.map(({ source }) => source)).size;
    const text = `${why}, from ${count === 1 ? chart.nameOf(first.source) : `${count} states`}`;
    lines.set(path, [...(lines.get(path) ?? []), { text, tone: 'quiet', transitions: [] }]);
  }
  return lines;
}

const isEnd = (chart: Chart, path: string) => path !== '' && chart.state(path).type === 'final';

// The number at the start of a failure's description, as in “401: the session has ended”.
const codeOf = ({ kind, description }: FlowTransition) =>
  kind === 'error' ? (/^(\d{3}):/.exec(description)?.[1] ?? '') : '';

function chipText(chart: Chart, transition: FlowTransition): string {
  const { kind, targets } = transition;
  const where = `→ ${chart.nameOf(targets[0] ?? '')}`;
  const guard = guardWords(transition);
  if (kind === 'event') return `${causeOf(transition, chart.model)}${guard && ` when ${guard}`} ${where}`;
  if (kind === 'done') return `✓ ${guard} ${where}`;
  return `${codeOf(transition) || guard} ${where}`;
}
