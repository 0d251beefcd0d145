import { findDate, findPeriod } from '../../../formats/writtenDates.ts';
import { partOfHeading } from '../../sections/headings.ts';
import { type Cluster, clusters, isRightAligned } from './clusters.ts';
import { isDated, isHeading, isPlaceRun, lettersOf, share, type TextRow } from './rows.ts';
import type { TextRun } from './runs.ts';

export type StripKind = 'columns' | 'labels' | 'asides';

export interface Strip {
  at: number;
  from: number;
  to: number;
  kind: StripKind;
  score: number;
}

export function bestStrip(rows: TextRow[]): Strip | undefined {
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

function isSectionBreak(rows: TextRow[], at: number, x: number): boolean {
  const { cells } = rows[at]!;
  if (cells.length !== 1 || !isHeading(cells[0]!)) return false;
  const isPaired = (row: TextRow | undefined) =>
    row?.cells.some((run) => isLeftOf(run, x)) === true && row.cells.some((run) => !isLeftOf(run, x));
  return isPaired(rows[at - 1]) && isPaired(rows[at + 1]);
}

export const isLeftOf = (run: TextRun, x: number) => run.right <= x + 1 || run.left < x - overhang;

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

function trimmed(rows: TextRow[], x: number, from: number, to: number): [number, number] {
  const hasRight = (at: number) => rows[at]!.cells.some((run) => !isLeftOf(run, x));
  let first = from;
  let last = to;
  const firstRight = Array.from({ length: to - from + 1 }, (_, n) => from + n).find(hasRight);
  if (firstRight === undefined) return [0, 0];
  // Text only on the left above the first text on the right stays outside, but for the line right above.
  while (first < firstRight && rows[first + 1] && rows[first + 1]!.top < rows[firstRight]!.top - 60)
    first += 1;
  // So does what happens to end in the strip, such as a name in large letters.
  const edge = x - minGutter(rows.slice(from, to + 1));
  for (let at = first; at < firstRight; at++)
    if (rows[at]!.cells.some(({ right }) => right > edge && right <= x + 1)) first = at + 1;
  while (last > first && rows[last]!.cells.length === 0) last -= 1;
  return [first, last];
}

function judge(rows: TextRow[], x: number): Pick<Strip, 'kind' | 'score'> | undefined {
  const left = rows.flatMap(({ cells }) => cells.filter((cell) => isLeftOf(cell, x)));
  const right = rows.flatMap(({ cells }) => cells.filter((cell) => !isLeftOf(cell, x)));
  if (left.length < 2 || right.length < 2) return undefined;
  const both = rows.filter(
    ({ cells }) => cells.some((cell) => isLeftOf(cell, x)) && cells.some((cell) => !isLeftOf(cell, x)),
  );
  const gutter = x - Math.max(...left.map((run) => run.right).filter((edge) => edge <= x + 1));
  const size = medianSize(rows);
  if (gutter < minGutter(rows)) return undefined;
  const onEdge = right.filter((run) => Math.abs(run.left - x - 1) < 2).length;
  const leftRows = rows.filter(({ cells }) => cells.some((cell) => isLeftOf(cell, x))).length;
  const rightRows = rows.filter(({ cells }) => cells.some((cell) => !isLeftOf(cell, x))).length;
  const weight = Math.min(lettersOf(left), lettersOf(right) * 2) * Math.min(1, gutter / size);
  const wide = Math.max(...right.map((run) => run.right)) - x;
  const narrow = x - Math.min(...left.map((run) => run.left));
  if (isAside(left, right, leftRows, rightRows, wide, narrow)) {
    return leftRows >= 3 ? { kind: 'asides', score: lettersOf(right) } : undefined;
  }
  if (right.every(({ text }) => text.length < 9) && both.length > rightRows * 0.8) return undefined;
  const leftClusters = clusters(rows, (run) => isLeftOf(run, x));
  if (isLabelColumn(leftClusters, rows, right, x, rightRows)) {
    return onEdge >= 2 ? { kind: 'labels', score: weight + lettersOf(right) } : undefined;
  }
  if (onEdge < 3 || both.length + rightRows < 4 || leftRows < 3 || rightRows < 2) return undefined;
  const isTable =
    both.length > rows.length * 0.6 &&
    [...left, ...right].every((run) => run.text.length < 40) &&
    !right.some(isHeading) &&
    share([...left, ...right], (run) => run.isBullet) > 0.6;
  if (isTable) return undefined;
  return { kind: 'columns', score: weight * (left.some(isHeading) && right.some(isHeading) ? 8 : 2) };
}

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

function isLabelColumn(
  groups: Cluster[],
  rows: TextRow[],
  right: TextRun[],
  x: number,
  rightRows: number,
): boolean {
  const textOf = (cluster: Cluster) => cluster.runs.map(({ text }) => text).join(' ');
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

const minGutter = (rows: TextRow[]) => medianSize(rows) * 0.6;

function medianSize(rows: TextRow[]): number {
  const sizes = rows.flatMap(({ cells }) => cells.map(({ size }) => size)).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 10;
}
