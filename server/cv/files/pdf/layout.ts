// Recursive cuts of a page: a clear strip between rows of text separates columns or cards; where the strip only
// sets off labels, dates or the cells of a table, its rows stay whole.
import { asideClusters, labelClusters } from './clusters.ts';
import { type EntryColumns, findEntryColumns } from './entryColumns.ts';
import { isHeading, joinRuns, type TextRow } from './rows.ts';
import type { TextRun } from './runs.ts';
import { bestStrip, isLeftOf, type Strip, type StripKind } from './strips.ts';
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
  const parts = depth < mostDepth && !isHeaded(rows, strip) ? findEntryColumns(rows) : undefined;
  if (parts && !isWithinColumn(parts, strip)) {
    const [above, below] = [rows.slice(0, parts.from), rows.slice(parts.to)].map((part) =>
      toBlocks(
        part.flatMap(({ cells }) => cells),
        depth + 1,
      ),
    );
    return [...above!, { rows: parts.rows }, ...below!];
  }
  if (!strip) return rows.length ? [{ rows }] : [];
  const { at, from, to } = strip;
  const above = rows.slice(0, from).flatMap(({ cells }) => cells);
  const inside = rows.slice(from, to + 1);
  const below = rows.slice(to + 1).flatMap(({ cells }) => cells);
  const blocks =
    strip.kind === 'columns'
      ? inColumns(inside, at, depth)
      : (headedBlocks(inside, strip, depth) ?? [{ rows: joinedRows(inside, at, strip.kind) }]);
  return [...toBlocks(above, depth + 1), ...blocks, ...toBlocks(below, depth + 1)];
}

/** Entries on one side of a strip that goes on above or below are within a column of the page. */
function isWithinColumn({ from, to, rows }: EntryColumns, strip: Strip | undefined): boolean {
  if (strip?.kind !== 'columns' || (strip.from >= from && strip.to < to)) return false;
  const sides = new Set(rows.flatMap(({ cells }) => cells.map((run) => isLeftOf(run, strip.at))));
  return sides.size === 1;
}

/** Columns of a page have headings of their own. */
function isHeaded(rows: TextRow[], strip: Strip | undefined): boolean {
  if (strip?.kind !== 'columns') return false;
  const headings = rows.slice(strip.from, strip.to + 1).flatMap(({ cells }) => cells.filter(isHeading));
  return headings.some((run) => isLeftOf(run, strip.at)) && headings.some((run) => !isLeftOf(run, strip.at));
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

/** Where the labels are the headings of the page, each heads what is next to it. */
function headedBlocks(rows: TextRow[], { at: x, kind }: Strip, depth: number): Block[] | undefined {
  if (kind !== 'labels') return undefined;
  const isSide = (run: TextRun) => isLeftOf(run, x);
  const groups = labelClusters(rows, isSide).map((group) => ({
    ...group,
    label: group.runs.reduce(joinRuns),
  }));
  const heads = groups.filter(({ label }) => isHeading(label));
  if (heads.length < 2 || heads.length < groups.length * 0.6) return undefined;
  const starts = heads.map(({ rows: [first] }) => first!);
  const headings = new Set(heads.flatMap(({ runs }) => runs));
  const runsIn = (part: TextRow[]) => part.flatMap(({ cells }) => cells.filter((run) => !headings.has(run)));
  const sections = heads.flatMap(({ label }, n) => [
    { rows: [{ cells: [label], top: rows[starts[n]!]!.top - 0.1 }] },
    ...toBlocks(runsIn(rows.slice(starts[n], starts[n + 1])), depth + 1),
  ]);
  return [...toBlocks(runsIn(rows.slice(0, starts[0])), depth + 1), ...sections];
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
