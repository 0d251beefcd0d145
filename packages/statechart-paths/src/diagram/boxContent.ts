// The text inside boxes and next to arrows, measured and placed: the layout reserves the space and the drawing fills it.
import { type Weight, widthOf, wrap } from './measure.ts';
import type { Arrow, Box, Rule, Way } from './view.ts';

export interface Row {
  kind: 'title' | 'note' | 'quiet' | 'way' | 'chip' | 'head' | 'when' | 'more';
  tone: 'fails' | 'way' | 'plain';
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  transitions: string[];
  order: number | null;
}

export interface RuleRow extends Rule {
  /** The y of the rule's line, which is below its words. */
  y: number;
  words: string[];
  under: string;
}

export interface Content {
  width: number;
  height: number;
  rows: Row[];
  rules: RuleRow[];
  /** The width of the box itself; in a ladder the rest of `width` is for the words of its rules. */
  body: number;
}

const titleSize = 14;
export const textSize = 12;
const line = 16;
const padding = 12;
const chipHeight = 20;
const widest = 236;
export const ringWidth = 20;
const ladderBody = 104;
const ruleWidth = 168;
const rootWidth = 620;
const headerWidth = 200;

const weightOf = (kind: Row['kind']): Weight => (kind === 'title' || kind === 'head' ? 600 : 400);
export const sizeOf = (kind: Row['kind']) => (kind === 'title' ? titleSize : textSize);
export const rowWidth = (kind: Row['kind'], text: string) => widthOf(text, sizeOf(kind), weightOf(kind));

type Draft = Pick<Row, 'kind' | 'text'> & Partial<Row>;

function rowOf(draft: Draft, x: number, y: number): Row {
  const { kind, text } = draft;
  const ring = draft.order ? ringWidth : 0;
  const height = kind === 'title' ? 20 : kind === 'chip' ? chipHeight : line;
  const width = rowWidth(kind, text) + ring + (kind === 'chip' ? 16 : 0);
  return { tone: 'plain', transitions: [], order: null, ...draft, x, y, width, height };
}

const wrapped = (draft: Draft, width: number): Draft[] =>
  wrap(draft.text, width, sizeOf(draft.kind), weightOf(draft.kind)).map((text, index) => ({
    ...draft,
    text,
    order: index === 0 ? (draft.order ?? null) : null,
  }));

// Stacks the title, the lines and the wrapped rows of chips, from (0, 0).
function stack(box: Box, width: number): Row[] {
  const rows: Row[] = [rowOf({ kind: 'title', text: box.title }, 0, 0)];
  let y = 22;
  const add = (drafts: Draft[]) => {
    for (const draft of drafts) {
      rows.push(rowOf(draft, 0, y));
      y += line;
    }
  };
  if (box.note && (box.kind === 'group' || box.kind === 'root')) {
    const x = (rows[0] as Row).width + 10;
    rows.push(rowOf({ kind: 'note', text: box.note }, x, 3));
  } else if (box.note) add(wrapped({ kind: 'note', text: box.note }, width));
  for (const { text, tone, transitions } of box.lines)
    add(wrapped({ kind: tone === 'way' ? 'way' : 'quiet', text, transitions }, width));
  let x = 0;
  let started = false;
  for (const { text, tone, transitions } of box.chips) {
    const chip = rowOf({ kind: 'chip', text, tone, transitions }, 0, y + 3);
    if (started && x + chip.width > width) {
      x = 0;
      y += chipHeight + 4;
    }
    rows.push({ ...chip, x, y: y + 3 });
    x += chip.width + 6;
    started = true;
  }
  return rows;
}

const extent = (rows: Row[]) => ({
  width: Math.max(0, ...rows.map(({ x, width }) => x + width)),
  height: Math.max(0, ...rows.map(({ y, height }) => y + height)),
});

const shifted = (rows: Row[], by: number): Row[] =>
  rows.map((row) => ({ ...row, x: row.x + by, y: row.y + by }));

function ladderOf(box: Box): Content {
  const rows = shifted(stack(box, ladderBody - 2 * padding - 8), padding);
  let y = padding;
  const rules = box.rules.map((rule): RuleRow => {
    const words = wrap(rule.when, ruleWidth, textSize);
    const top = y + words.length * line;
    y = top + 26;
    const under = [...(rule.to ? [`→ ${rule.to}`] : []), ...rule.more].join(' · ');
    return { ...rule, words, under, y: top + 4 };
  });
  const widths = rules.map(({ words, under }) =>
    Math.max(...words.map((text) => rowWidth('when', text) + 30), under ? rowWidth('when', under) + 100 : 0),
  );
  const inner = extent(rows);
  const body = Math.max(ladderBody, inner.width + padding + 18);
  return {
    width: Math.ceil(body + Math.max(...widths)),
    height: Math.ceil(Math.max(inner.height + padding, y + padding)),
    rows,
    rules,
    body: Math.ceil(body),
  };
}

export function contentOf(box: Box): Content {
  if (box.kind === 'history') return { width: 32, height: 32, rows: [], rules: [], body: 32 };
  if (box.kind === 'ladder') return ladderOf(box);
  const rows = shifted(stack(box, widest), padding);
  const { width, height } = extent(rows);
  const size = { width: Math.ceil(Math.max(width + padding, 72)), height: Math.ceil(height + padding - 2) };
  return { ...size, rows, rules: [], body: size.width };
}

export function headerOf(box: Box): Content {
  const rows = stack(box, box.kind === 'root' ? rootWidth : headerWidth);
  const { width, height } = extent(rows);
  return { width: Math.ceil(width), height: Math.ceil(height), rows, rules: [], body: 0 };
}

const labelWidth = 136;

function draftsOf({ head, when, order, more, transitions }: Way): Draft[] {
  return [
    ...wrapped({ kind: 'head', text: head, transitions, order: when ? null : order }, labelWidth),
    ...(when ? wrapped({ kind: 'when', text: when, transitions, order }, labelWidth) : []),
    ...more.flatMap((text) => wrapped({ kind: 'more', text, transitions }, labelWidth)),
  ];
}

export function labelOf(arrow: Arrow): Content {
  const ways = arrow.ways.map((way, index) => {
    const next = arrow.ways[index + 1];
    const isRepeatedBelow = next && next.when === way.when && way.order === null && next.order === null;
    return isRepeatedBelow && way.more.length === 0 ? { ...way, when: '' } : way;
  });
  const rows = ways.flatMap(draftsOf).map((draft, index) => rowOf(draft, 0, index * line));
  const { width, height } = extent(rows);
  return {
    width: Math.ceil(width),
    height,
    rows: rows.map((row) => ({ ...row, x: (width - row.width) / 2 })),
    rules: [],
    body: 0,
  };
}
