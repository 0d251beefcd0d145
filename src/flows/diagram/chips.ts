/** Ways out that occur everywhere: said in each box where they begin, and once where they lead. */
import type { FlowTransition } from '../model.ts';
import { causeOf, guardWords } from '../words.ts';
import type { Chart } from './chart.ts';
import type { Chip, Line } from './view.ts';

/** The ways that at least three boxes share: the same failure, or the same event, to the same place. */
export function chipsOf(chart: Chart): Map<string, Chip> {
  const groups = new Map<string, FlowTransition[]>();
  for (const transition of chart.model.transitions) {
    const { kind, event, guard, targets, source, stays } = transition;
    const target = targets[0];
    if (stays || targets.length !== 1 || target === undefined || chart.isBelow(target, source)) continue;
    if (kind !== 'event' && (kind !== 'error' || guard === null)) continue;
    const key = [kind, kind === 'event' ? event : '', guard, target].join('|');
    groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  const chips = new Map<string, Chip>();
  for (const group of groups.values()) {
    const boxes = new Set(group.map(({ source }) => chart.shown(source)));
    if (boxes.size < 3) continue;
    const text = chipText(chart, group[0] as FlowTransition);
    for (const transition of group) {
      const target = transition.targets[0] ?? '';
      chips.set(transition.id, {
        text,
        target,
        tone: transition.kind === 'error' ? 'fails' : 'way',
        transitions: [],
      });
    }
  }
  return chips;
}

/** At the place that chips name: from how many states one comes here, and when. */
export function entrances(chart: Chart, chips: Map<string, Chip>): Map<string, Line[]> {
  const groups = new Map<string, FlowTransition[]>();
  for (const transition of chart.model.transitions) {
    const chip = chips.get(transition.id);
    if (!chip) continue;
    const key = `${chip.target}|${transition.kind === 'error' ? transition.guard : chip.text}`;
    groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  const lines = new Map<string, Line[]>();
  for (const group of groups.values()) {
    const first = group[0] as FlowTransition;
    const path = chart.shown(first.targets[0] ?? '');
    const guard = guardWords(first);
    const why = first.kind === 'error' ? `✗ ${guard}` : `${causeOf(first)}${guard && ` when ${guard}`}`;
    const text = `${why}, from ${new Set(group.map(({ source }) => source)).size} states`;
    lines.set(path, [...(lines.get(path) ?? []), { text, tone: 'quiet', transitions: [] }]);
  }
  return lines;
}

function chipText(chart: Chart, transition: FlowTransition): string {
  const where = `→ ${chart.nameOf(transition.targets[0] ?? '')}`;
  if (transition.kind === 'event') {
    const guard = guardWords(transition);
    return `${causeOf(transition)}${guard && ` when ${guard}`} ${where}`;
  }
  return chart.level === 'all' ? `${guardWords(transition)} ${where}` : where;
}
