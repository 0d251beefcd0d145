// Recursive cuts of a page: a clear strip between rows of text separates columns or cards; where the strip only
// sets off labels, dates or the cells of a table, its rows stay whole.
import { findDate, findPeriod } from '../../../formats/writtenDates.ts';
import { partOfHeading } from '../../sections/headings.ts';
import { isDated, isHeading, isPlaceRun, joinRuns, lettersOf, share, type TextRow } from './rows.ts';
import type { TextRun } from './runs.ts';
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

type StripKind = 'columns' | 'labels' | 'asides';

interface Strip {
  at: number;
  from: number;
  to: number;
  kind: StripKind;
  score: number;
}

function bestStrip(rows: TextRow[]): Strip | undefined {
  const runs = rows.flatMap(({ cells }) => cells);
  if (runs.length < 5) return undefined;
  const starts = new Map<number, number>();
  for (const { left } of runs) starts.set(Math.round(left), (starts.get(Math.round(left)) ?? 0) + 1);
  const leftmost = Math.min(...runs.map(({ left }) => left));
  let best: Strip | undefined;
  for (const start of starts.keys()) {
    if (start < leftmost + 20) continue;
    const x = start - 1;
    const consider = (ranges: Array<[number, number]>, isAccepted: (kind: StripKind) => boolean) => {
      for (const [from, to] of ranges) {
        const strip = judge(rows.slice(from, to + 1), x);
        if (strip && isAccepted(strip.kind) && (!best || strip.score > best.score))
          best = { ...strip, at: x, from, to };
      }
    };
    consider(
      clearRanges(rows, x, () => false),
      (kind) => kind !== 'columns',
    );
    consider(
      clearRanges(rows, x, (at) => isSectionBreak(rows, at, x)),
      (kind) => kind === 'columns',
    );
  }
  return best;
}

// A decorated heading may begin a little before the text of its column.
const overhang = 14;
// A long address may run a little into the strip.
const overrun = 26;

// A heading alone on its line between lines with text on both sides is for both.
function isSectionBreak(rows: TextRow[], at: number, x: number): boolean {
  const { cells } = rows[at]!;
  if (cells.length !== 1 || !isHeading(cells[0]!)) return false;
  const isPaired = (row: TextRow | undefined) =>
    row?.cells.some((run) => isLeftOf(run, x)) === true && row.cells.some((run) => !isLeftOf(run, x));
  return isPaired(rows[at - 1]) && isPaired(rows[at + 1]);
}

const isLeftOf = (run: TextRun, x: number) => run.right <= x + 1 || run.left < x - overhang;

function isCrossing(run: TextRun, x: number, row: TextRow): boolean {
  if (run.right <= x + 1 || run.left >= x - overhang) return false;
  const isLast = row.cells.at(-1) === run;
  return !(isLast && run.right < x + overrun && /@|\w\.\w|\//.test(run.text));
}

function clearRanges(
  rows: TextRow[],
  x: number,
  isBreak: (at: number) => boolean,
): Array<[from: number, to: number]> {
  const ranges: Array<[number, number]> = [];
  let from = 0;
  for (let at = 0; at <= rows.length; at++) {
    const row = rows[at];
    const crosses = row?.cells.some((run) => isCrossing(run, x, row) || isBreak(at)) ?? true;
    if (!crosses) continue;
    if (at > from) ranges.push(trimmed(rows, x, from, at - 1));
    from = at + 1;
  }
  return ranges.filter(([first, last]) => last - first >= 1);
}

// A line alone on the left, at an end of the range, is not part of the columns unless it heads one.
function trimmed(rows: TextRow[], x: number, from: number, to: number): [number, number] {
  const hasRight = (at: number) => rows[at]!.cells.some((run) => !isLeftOf(run, x));
  let first = from;
  let last = to;
  const firstRight = Array.from({ length: to - from + 1 }, (_, n) => from + n).find(hasRight);
  if (firstRight === undefined) return [0, 0];
  // Text only on the left above the first text on the right stays outside, but for the line right above.
  while (first < firstRight && rows[first + 1] && rows[first + 1]!.top < rows[firstRight]!.top - 60)
    first += 1;
  while (last > first && rows[last]!.cells.length === 0) last -= 1;
  return [first, last];
}

// Undefined for a strip that is only a chance gap.
function judge(rows: TextRow[], x: number): Pick<Strip, 'kind' | 'score'> | undefined {
  const left = rows.flatMap(({ cells }) => cells.filter((cell) => isLeftOf(cell, x)));
  const right = rows.flatMap(({ cells }) => cells.filter((cell) => !isLeftOf(cell, x)));
  if (left.length < 2 || right.length < 2) return undefined;
  const both = rows.filter(
    ({ cells }) => cells.some((cell) => isLeftOf(cell, x)) && cells.some((cell) => !isLeftOf(cell, x)),
  );
  const gutter = x - Math.max(...left.map((run) => run.right).filter((edge) => edge <= x + 1));
  const size = medianSize(rows);
  if (gutter < size * 0.6) return undefined;
  const onEdge = right.filter((run) => Math.abs(run.left - x - 1) < 2).length;
  const leftRows = rows.filter(({ cells }) => cells.some((cell) => isLeftOf(cell, x))).length;
  const rightRows = rows.filter(({ cells }) => cells.some((cell) => !isLeftOf(cell, x))).length;
  const weight = Math.min(lettersOf(left), lettersOf(right) * 2) * Math.min(1, gutter / size);
  const wide = Math.max(...right.map((run) => run.right)) - x;
  const narrow = x - Math.min(...left.map((run) => run.left));
  if (isAside(left, right, leftRows, rightRows, wide, narrow)) {
    return leftRows >= 3 ? { kind: 'asides', score: lettersOf(right) } : undefined;
  }
  // Ratings next to a list are neither a column nor cells of their own.
  if (right.every(({ text }) => text.length < 9) && both.length > rightRows * 0.8) return undefined;
  const leftClusters = clusters(rows, (run) => isLeftOf(run, x));
  if (isLabelColumn(leftClusters, rows, right, x, rightRows)) {
    return onEdge >= 2 ? { kind: 'labels', score: weight + lettersOf(right) } : undefined;
  }
  if (onEdge < 3 || both.length + rightRows < 4 || leftRows < 3 || rightRows < 2) return undefined;
  // Cells of a table are read by row: short texts on the same lines, without headings.
  const isTable =
    both.length > rows.length * 0.6 &&
    [...left, ...right].every((run) => run.text.length < 40) &&
    !right.some(isHeading) &&
    share([...left, ...right], (run) => run.isBullet) > 0.6;
  if (isTable) return undefined;
  return { kind: 'columns', score: weight * 2 };
}

// Dates, places and links at the right edge.
function isAside(
  left: TextRun[],
  right: TextRun[],
  leftRows: number,
  rightRows: number,
  wide: number,
  narrow: number,
) {
  if (right.some((run) => run.isBullet || isHeading(run))) return false;
  const isShort = (run: TextRun) =>
    isDated(run) || isPlaceRun(run) || /^(https?:|www\.)|\.\w{2,4}\//.test(run.text);
  return (
    rightRows <= leftRows * 0.9 &&
    wide < narrow * 0.75 &&
    share(right, isShort) > 0.8 &&
    share(right, isDated) > 0.25 &&
    lettersOf(right) < lettersOf(left) * 0.6
  );
}

interface Cluster {
  rows: number[];
  runs: TextRun[];
}

function clusters(rows: TextRow[], isSide: (run: TextRun) => boolean): Cluster[] {
  const groups: Cluster[] = [];
  for (const [at, row] of rows.entries()) {
    const cells = row.cells.filter(isSide);
    if (cells.length === 0) continue;
    const before = groups.at(-1);
    const last = before && rows[before.rows.at(-1)!]!;
    const isNear = last && row.top - last.top < cells[0]!.size * 1.75;
    if (
      before &&
      isNear &&
      isSameStyle(before.runs.at(-1)!, cells[0]!) &&
      isSameLabel(before.runs.at(-1)!, cells[0]!)
    ) {
      before.rows.push(at);
      before.runs.push(...cells);
    } else if (before && isNear && /[-–—]$|\bto$/.test(before.runs.at(-1)!.text)) {
      before.rows.push(at);
      before.runs.push(...cells);
    } else groups.push({ rows: [at], runs: cells });
  }
  return groups;
}

// Dates and headings are labels of their own.
const isSameLabel = (before: TextRun, after: TextRun) =>
  ![before, after].some((run) => isDated(run) || isHeading(run));

const isSameStyle = (run: TextRun, other: TextRun) =>
  Math.abs(run.size - other.size) < 0.6 && run.pieces[0]?.isBold === other.pieces[0]?.isBold;

function isLabelColumn(
  groups: Cluster[],
  rows: TextRow[],
  right: TextRun[],
  x: number,
  rightRows: number,
): boolean {
  const textOf = (cluster: Cluster) => cluster.runs.map(({ text }) => text).join(' ');
  // A heading may stand on a line of its own above what it heads.
  const isPaired = (cluster: Cluster) =>
    rows[cluster.rows[0]!]!.cells.some((cell) => !isLeftOf(cell, x)) ||
    partOfHeading(textOf(cluster)) !== undefined;
  const isLabel = (cluster: Cluster) => textOf(cluster).length < 36 && cluster.rows.length <= 3;
  const level = groups.filter(
    ({ rows: [first], runs }) => rows[first!]!.cells.length > runs.length || !runs.some(isHeading),
  );
  if (
    share(
      groups.flatMap(({ runs }) => runs),
      (run) => run.isBullet,
    ) > 0.5
  )
    return false;
  if (groups.length < 2 || (level.length > rightRows * 0.75 && !isRightAligned(groups))) return false;
  if (groups.filter(isLabel).length < groups.length * 0.85) return false;
  if (groups.filter(isPaired).length < groups.length * 0.6) return false;
  const named = groups.filter(
    (cluster) =>
      findPeriod(textOf(cluster)) ||
      findDate(textOf(cluster)) ||
      partOfHeading(textOf(cluster)) ||
      textOf(cluster).endsWith(':'),
  );
  if (isRightAligned(groups)) return true;
  const rightHeadings = right.filter(isHeading).length;
  return named.length >= Math.max(2, groups.length * 0.6) && rightHeadings <= 1 + groups.length * 0.1;
}

function isRightAligned(groups: Cluster[]): boolean {
  const runs = groups.flatMap((cluster) => cluster.runs);
  const edges = runs.map(({ right }) => right).sort((a, b) => a - b);
  const edge = edges[edges.length >> 1]!;
  const lefts = new Set(runs.map(({ left }) => Math.round(left / 4)));
  return runs.length >= 4 && lefts.size > 2 && share(runs, ({ right }) => Math.abs(edge - right) < 2.5) > 0.7;
}

function medianSize(rows: TextRow[]): number {
  const sizes = rows.flatMap(({ cells }) => cells.map(({ size }) => size)).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 10;
}

// Wrapped labels and asides become one cell in the row where they begin.
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

// Labels that end at the strip are labels of their own, but for a period that was broken.
function labelClusters(rows: TextRow[], isSide: (run: TextRun) => boolean): Cluster[] {
  const groups = clusters(rows, isSide);
  if (!isRightAligned(groups)) return groups;
  return groups.flatMap((cluster) =>
    cluster.runs.some(isDated)
      ? [cluster]
      : cluster.rows.map((at) => ({ rows: [at], runs: rows[at]!.cells.filter(isSide) })),
  );
}

// Asides that follow each other closely belong to the row of the first.
function asideClusters(rows: TextRow[], isSide: (run: TextRun) => boolean): Cluster[] {
  const groups: Cluster[] = [];
  for (const [at, row] of rows.entries()) {
    const cells = row.cells.filter(isSide);
    if (cells.length === 0) continue;
    const before = groups.at(-1);
    const last = before && rows[before.rows.at(-1)!]!;
    const isNext = cells.some(isDated) || startsLike(row, before && rows[before.rows[0]!]);
    const hasDate = before?.runs.some(isDated) && isNext;
    if (before && last && row.top - last.top < cells[0]!.size * 1.75 && !hasDate) {
      before.rows.push(at);
      before.runs.push(...cells);
    } else groups.push({ rows: [at], runs: cells });
  }
  return groups;
}

// Both begin in the same style on the left, as the heads of two entries do.
function startsLike(row: TextRow, other: TextRow | undefined): boolean {
  const [run, otherRun] = [row.cells[0], other?.cells[0]];
  return (
    row !== other &&
    !!run &&
    !!otherRun &&
    !run.isBullet &&
    run.pieces[0]?.isBold === true &&
    isSameStyle(run, otherRun)
  );
}

// Columns are cut again where both begin a section on the same line; a heading above both belongs to both.
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
