// Makes a box from a state: its kind at this level, its note and, at the level `all`, its details.
import type { FlowState } from '../model.ts';
import { sentenceOf, sourceName, wordsOf } from '../words.ts';
import type { Chart } from './chart.ts';
import type { Box, BoxKind, Line } from './view.ts';

export function boxOf(chart: Chart, state: FlowState): Box {
  const parent = state.parent === null ? null : chart.state(state.parent);
  const closed = chart.isClosed(state.path);
  const children = closed ? [] : chart.inReadingOrder(state.path);
  const kind: BoxKind =
    state.parent === null
      ? 'root'
      : closed
        ? 'closed'
        : state.type === 'history' || state.type === 'final'
          ? state.type
          : children.length > 0
            ? 'group'
            : chart.isLadder(state.path) && !(chart.level === 'overview' && chart.isLong(state.path))
              ? 'ladder'
              : 'state';
  return {
    path: state.path,
    parent: state.parent,
    kind,
    region: parent?.type === 'parallel',
    parallel: state.type === 'parallel' && !closed,
    title: kind === 'history' ? (state.history === 'deep' ? 'H*' : 'H') : sentenceOf(state.key),
    note: noteOf(chart, state, closed, kind),
    lines: chart.level === 'all' ? factsOf(chart, state) : [],
    chips: [],
    rules: [],
    children,
    initial: closed ? null : state.initial,
  };
}

function noteOf(chart: Chart, state: FlowState, closed: boolean, kind: BoxKind): string {
  if (closed) {
    const inside = chart.below(state.path);
    const ways = chart.model.transitions.filter(({ source }) => inside.includes(source)).length;
    return `${inside.length} states inside, ${ways} transitions`;
  }
  if (state.type === 'parallel')
    return state.children.length === 2
      ? 'both parts run at the same time'
      : `all ${state.children.length} parts run at the same time`;
  if (kind === 'ladder') return 'The first rule that holds wins.';
  const rules = chart.model.transitions.filter(({ source }) => source === state.path).length;
  return kind === 'state' && chart.isLadder(state.path) ? `decides by ${rules} rules in order` : '';
}

function factsOf(chart: Chart, state: FlowState): Line[] {
  const quiet = (text: string): Line => ({ text, tone: 'quiet', transitions: [] });
  return [
    ...(state.parent !== null && state.description ? [quiet(state.description)] : []),
    ...(state.page ? [quiet(`screen ${state.page}`)] : []),
    ...state.invokes.map((invoke) => quiet(`calls ${sourceName(invoke, chart.model)}`)),
    ...(state.entry.length > 0 ? [quiet(`entry: ${state.entry.map(wordsOf).join(', ')}`)] : []),
    ...(state.exit.length > 0 ? [quiet(`exit: ${state.exit.map(wordsOf).join(', ')}`)] : []),
    ...(state.tags.length > 0 ? [quiet(`tags: ${state.tags.join(', ')}`)] : []),
    ...(state.requirements.length > 0 ? [quiet(state.requirements.join(', '))] : []),
  ];
}
