// Recursive cuts of a page: a clear strip between rows of text separates columns or cards; where the strip only
// sets off labels, dates or the cells of a table, its rows stay whole.
import { asideClusters, labelClusters } from './clusters.ts';
import { isHeading, joinRuns, type TextRow } from './rows.ts';
import type { TextRun } from './runs.ts';
import { bestStrip, isLeftOf, type StripKind } from './strips.ts';
import { findTable } from './tables.ts';

export type Block = { rows: TextRow[] } | { columns: Block[][]; gutter: number };

const mostDepth = 6;

export function toBlocks(runs: TextRun[], depth = 0): Block[] {
  const rows = toRows(runs);
  const table = depth < mostDepth ? findTable(rows) : undefined;
  if (table) {
    const outside = [rows.slice(0, table.from), rows.slice(table.to)].map((part) =>
      part.flatMap(({ cells }) => cells),
    );
    const [above, below] = outside.map((part) => toBlocks(part, depth + 1));
    return [...above!, { rows: table.rows }, ...below!];
  }
  const strip = depth < mostDepth ? bestStrip(rows) : undefined;
  if (!strip) return rows.length ? [{ rows }] : [];
  const { at, from, to } = strip;
  const above = rows.slice(0, from).flatMap(({ cells }) => cells);
  const inside = rows.slice(from, to + 1);
  const below = rows.slice(to + 1).flatMap(({ cells }) => cells);
  const blocks =
    strip.kind === 'columns' ? inColumns(inside, at, depth) : [{ rows: joinedRows(inside, at, strip.kind) }];
  return [...toBlocks(above, depth + 1), ...blocks, ...toBlocks(below, depth + 1)];
}

function toRows(runs: TextRun[]): TextRow[] {
  const rows: TextRow[] = [];
  for (const run of [...runs].sort((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const row = rows.at(-1);
    const first = row?.cells[0];
    if (row && first && run.baseline - row.top <= Math.min(first.size, run.size) * 0.4) row.cells.push(run);
    else rows.push({ cells: [run], top: run.baseline });
  }
  for (const row of rows) row.cells.sort((a, b) => a.left - b.left);
  return rows;
}

function joinedRows(rows: TextRow[], x: number, kind: StripKind): TextRow[] {
  const isSide = (run: TextRun) => isLeftOf(run, x) === (kind === 'labels');
  const joined = rows.map((row) => ({ ...row, cells: row.cells.filter((cell) => !isSide(cell)) }));
  const groups = kind === 'labels' ? labelClusters(rows, isSide) : asideClusters(rows, isSide);
  for (const { rows: at, runs } of groups) {
    const cells = kind === 'labels' ? [runs.reduce(joinRuns)] : runs;
    const target = joined[at[0]!]!;
    target.cells = kind === 'labels' ? [...cells, ...target.cells] : [...target.cells, ...cells];
  }
  return joined.filter(({ cells }) => cells.length > 0);
}

function inColumns(rows: TextRow[], x: number, depth: number): Block[] {
  const isLeft = (run: TextRun) => isLeftOf(run, x);
  const cuts = rows.flatMap(({ cells }, at) => {
    const heads = cells.filter(isHeading);
    return at > 0 && heads.some(isLeft) && heads.some((run) => !isLeft(run)) ? [at] : [];
  });
  if (cuts.length > 0) {
    const starts = [0, ...cuts];
    return starts.flatMap((from, n) => inColumns(rows.slice(from, starts[n + 1] ?? rows.length), x, depth));
  }
  const first = rows.findIndex(({ cells }) => cells.some((run) => !isLeft(run)));
  const above = rows.slice(0, first);
  const width =
    Math.max(...rows.flatMap(({ cells }) => cells.map(({ right }) => right))) -
    Math.min(...rows.map(({ cells }) => cells[0]!.left));
  const isSidebar = x - Math.min(...rows.map(({ cells }) => cells[0]!.left)) < width * 0.4;
  const isHeaded =
    !isSidebar &&
    first > 0 &&
    above.length <= 2 &&
    above.at(-1)!.cells.length === 1 &&
    isHeading(above.at(-1)!.cells[0]!) &&
    !rows[first]!.cells.some((run) => !isLeft(run) && isHeading(run));
  const body = isHeaded ? rows.slice(first) : rows;
  const side = (test: (run: TextRun) => boolean) => body.flatMap(({ cells }) => cells.filter(test));
  const columns = [side(isLeft), side((run) => !isLeft(run))].map((runs) => toBlocks(runs, depth + 1));
  return [...(isHeaded ? [{ rows: above }] : []), { columns, gutter: x }];
}
