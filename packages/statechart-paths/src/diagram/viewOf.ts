import type { FlowModel, FlowTransition } from '../model.ts';
import { causeOf, guardWords, sentenceOf, wordsOf } from '../words.ts';
import { boxOf } from './boxes.ts';
import { type Chart, chartOf } from './chart.ts';
import { chipsOf, entrances } from './chips.ts';
import type { Arrow, Box, Chip, Level, View, Way } from './view.ts';

/** `toggled` lists groups opened or closed differently from the level’s default. */
export function viewOf(model: FlowModel, level: Level, toggled: ReadonlySet<string> = new Set()): View {
  const chart = chartOf(model, level, toggled);
  const arrows: Arrow[] = [];
  const boxes = chart.visible.map((state) => boxOf(chart, state));
  const boxAt = new Map(boxes.map((box) => [box.path, box]));
  const chips = chipsOf(chart);
  const showsGuard = (transition: FlowTransition, box: Box) =>
    box.kind === 'state' && chart.isLadder(box.path) && transition.guard !== null;

  for (const transition of model.transitions) {
    const from = chart.shown(transition.source);
    const box = boxAt.get(from) as Box;
    const to = chart.shown(transition.targets[0] ?? from);
    const chip = chips.get(transition.id);
    if (box.kind === 'closed' && (chart.isBelow(to, from) || to === from)) continue;
    if (showsGuard(transition, box)) continue;
    if (chip) addChip(chart, box, transition, chip);
    else if (transition.stays || chart.isBelow(to, from) || chart.isBelow(from, to) || to === from)
      addLine(chart, box, transition, to);
    else if (level === 'overview' && transition.kind === 'error' && returns(chart, transition)) continue;
    else if (box.kind === 'ladder' && transition.kind === 'always') addRule(chart, box, transition, arrows);
    else
      for (const target of transition.targets)
        addArrow(chart, arrows, transition, from, chart.shown(target), chips);
  }
  for (const [path, lines] of entrances(chart, chips)) boxAt.get(path)?.lines.push(...lines);
  return { level, title: sentenceOf(model.name), boxes, arrows };
}

function addChip(chart: Chart, box: Box, transition: FlowTransition, chip: Chip) {
  if (chart.level === 'overview' && chip.tone === 'fails') return;
  const earlier = box.chips.find(({ text }) => text === chip.text);
  if (earlier) earlier.transitions.push(transition.id);
  else box.chips.push({ ...chip, transitions: [transition.id] });
}

function addLine(chart: Chart, box: Box, transition: FlowTransition, to: string) {
  if (chart.level === 'overview' && box.kind !== 'root') return;
  const guard = guardWords(transition);
  const moved = !transition.stays && to !== box.path;
  const text = [
    moved ? '' : '↻ ',
    causeOf(transition, chart.model),
    guard && ` when ${guard}`,
    moved ? ` → ${chart.nameOf(transition.targets[0] ?? '')}` : '',
    ...(chart.level === 'all' ? moreOf(transition).map((more) => ` · ${more}`) : []),
  ].join('');
  if (box.kind !== 'root') box.lines.push({ text, tone: 'way', transitions: [transition.id] });
  else {
    if (box.chips.length === 0) box.lines.push({ text: 'At any time', tone: 'quiet', transitions: [] });
    box.chips.push({ text, tone: 'way', target: to, transitions: [transition.id] });
  }
}

function moreOf({ actions, requirements }: FlowTransition): string[] {
  return [
    ...(actions.length > 0 ? [`do: ${actions.map(wordsOf).join(', ')}`] : []),
    ...(requirements.length > 0 ? [requirements.join(', ')] : []),
  ];
}

function addRule(chart: Chart, box: Box, transition: FlowTransition, arrows: Arrow[]) {
  const target = chart.shown(transition.targets[0] ?? box.path);
  const order = transition.order ?? 1;
  const guard = guardWords(transition);
  const drawn = arrows.find(({ from, to, rule }) => from === box.path && to === target && rule !== null);
  const isLabelled = guard
    ? chart.isLong(box.path) || isShortcut(chart, transition) || leadsElsewhere(chart, transition)
    : chart.isLong(box.path) && chart.isBack(box.path, target);
  if (drawn) drawn.transitions.push(transition.id);
  else if (!isLabelled)
    arrows.push({
      id: `${box.path}→${target}`,
      from: box.path,
      to: target,
      kind: 'way',
      ways: [],
      rule: order,
      back: chart.isBack(box.path, target),
      transitions: [transition.id],
    });
  box.rules.push({
    order,
    when: guard ? `when ${guard}` : 'otherwise',
    transition: transition.id,
    target,
    to: drawn || isLabelled ? chart.nameOf(transition.targets[0] ?? '') : null,
    more: chart.level === 'all' ? moreOf(transition) : [],
  });
}

// True when the rule's target is also reached, some steps later, from the target of the ladder’s last rule.
function isShortcut(chart: Chart, { source, targets: [target = ''] }: FlowTransition): boolean {
  const around = chart.state(source).parent ?? '';
  const onward = chart.model.transitions.filter(
    ({ kind, stays, source: from }) =>
      kind !== 'error' && !stays && from !== source && chart.isBelow(from, around),
  );
  const last = chart.model.transitions.filter((other) => other.source === source).at(-1)?.targets[0] ?? '';
  if (!chart.isBelow(target, around) || target === last) return false;
  const reached = new Set([last]);
  for (const place of reached)
    for (const { source: from, targets } of onward)
      if (from === place || chart.isBelow(from, place))
        for (const to of targets) if (chart.isBelow(to, around)) reached.add(to);
  return reached.has(target);
}

// True when the rule leaves its group for a target to which a ladder of the target's own group draws an arrow.
function leadsElsewhere(chart: Chart, { source, targets: [target = ''] }: FlowTransition): boolean {
  const around = (path: string) => chart.state(path).parent ?? '';
  const outside = (path: string) => !chart.isBelow(target, around(path));
  return (
    outside(source) &&
    chart.model.transitions.some(
      (other) =>
        other.targets[0] === target &&
        chart.isLadder(other.source) &&
        !chart.isLong(other.source) &&
        !outside(other.source),
    )
  );
}

// True for a failure that returns to where the call was started.
function returns(chart: Chart, { source, targets }: FlowTransition): boolean {
  const [target = source] = targets;
  return (
    chart.isBack(source, target) &&
    chart.model.transitions.some(
      (other) =>
        other.kind !== 'error' &&
        other.targets.includes(source) &&
        (other.source === target || chart.isBelow(other.source, target)),
    )
  );
}

function wayOf(chart: Chart, transition: FlowTransition, chips: Map<string, Chip>): Way {
  const siblings = chart.model.transitions.filter(
    ({ id, source, event }) => source === transition.source && event === transition.event && !chips.has(id),
  );
  const guard = guardWords(transition);
  const isReturn = transition.kind === 'error' && returns(chart, transition) && !guard;
  const numbered = siblings.length > 1;
  return {
    head: causeOf(transition, chart.model),
    when: guard
      ? `when ${guard}`
      : isReturn
        ? (/^fails: (.+)$/.exec(transition.description)?.[1] ?? 'stays here with a message')
        : numbered
          ? 'otherwise'
          : '',
    order: numbered ? transition.order : null,
    more: chart.level === 'all' ? moreOf(transition) : [],
    transitions: [transition.id],
  };
}

function addArrow(
  chart: Chart,
  arrows: Arrow[],
  transition: FlowTransition,
  from: string,
  to: string,
  chips: Map<string, Chip>,
) {
  const kind = transition.kind === 'error' ? 'fails' : 'way';
  const id = `${from}→${to}${kind === 'fails' ? '✗' : ''}`;
  let arrow = arrows.find((candidate) => candidate.id === id && candidate.rule === null);
  if (!arrow) {
    arrow = { id, from, to, kind, ways: [], rule: null, back: chart.isBack(from, to), transitions: [] };
    arrows.push(arrow);
  }
  arrow.transitions.push(transition.id);
  const way = wayOf(chart, transition, chips);
  const alike = arrow.ways.find(
    ({ head, when, order }) =>
      head === way.head && (chart.level === 'overview' || (when === way.when && order === way.order)),
  );
  if (alike) alike.transitions.push(...way.transitions);
  else arrow.ways.push(chart.level === 'overview' ? { ...way, when: '', order: null } : way);
}
