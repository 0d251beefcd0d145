import { partOfHeading } from '../../sections/headings.ts';
import { isDated, isHeading, share, type TextRow } from './rows.ts';
import type { TextRun } from './runs.ts';

export interface Cluster {
  rows: number[];
  runs: TextRun[];
}

interface Next {
  row: TextRow;
  cells: TextRun[];
}

function joinedRows(
  rows: TextRow[],
  isSide: (run: TextRun) => boolean,
  belongs: (cluster: Cluster, next: Next) => boolean,
): Cluster[] {
  const groups: Cluster[] = [];
  for (const [at, row] of rows.entries()) {
    const cells = row.cells.filter(isSide);
    if (cells.length === 0) continue;
    const before = groups.at(-1);
    const isNear = before && row.top - rows[before.rows.at(-1)!]!.top < cells[0]!.size * 1.75;
    if (before && isNear && belongs(before, { row, cells })) {
      before.rows.push(at);
      before.runs.push(...cells);
    } else groups.push({ rows: [at], runs: cells });
  }
  return groups;
}

export const clusters = (rows: TextRow[], isSide: (run: TextRun) => boolean): Cluster[] =>
  joinedRows(rows, isSide, (cluster, { cells }) => {
    const [last, first] = [cluster.runs.at(-1)!, cells[0]!];
    return (isSameStyle(last, first) && isSameLabel(last, first)) || /[-–—]$|\bto$/.test(last.text);
  });

const isSameLabel = (before: TextRun, after: TextRun) =>
  partOfHeading(`${before.text} ${after.text}`) !== undefined ||
  ![before, after].some((run) => isDated(run) || isHeading(run));

const isSameStyle = (run: TextRun, other: TextRun) =>
  Math.abs(run.size - other.size) < 0.6 && run.pieces[0]?.isBold === other.pieces[0]?.isBold;

export function isRightAligned(groups: Cluster[]): boolean {
  const runs = groups.flatMap((cluster) => cluster.runs);
  const edges = runs.map(({ right }) => right).sort((a, b) => a - b);
  const edge = edges[edges.length >> 1]!;
  const lefts = new Set(runs.map(({ left }) => Math.round(left / 4)));
  return runs.length >= 4 && lefts.size > 2 && share(runs, ({ right }) => Math.abs(edge - right) < 2.5) > 0.7;
}

export function labelClusters(rows: TextRow[], isSide: (run: TextRun) => boolean): Cluster[] {
  const groups = clusters(rows, isSide);
  if (!isRightAligned(groups)) return groups;
  return groups.flatMap((cluster) =>
    cluster.runs.some(isDated)
      ? [cluster]
      : cluster.rows.map((at) => ({ rows: [at], runs: rows[at]!.cells.filter(isSide) })),
  );
}

export const asideClusters = (rows: TextRow[], isSide: (run: TextRun) => boolean): Cluster[] =>
  joinedRows(rows, isSide, (cluster, { row, cells }) => {
    const isNext = cells.some(isDated) || startsLike(row, rows[cluster.rows[0]!]);
    return !(cluster.runs.some(isDated) && isNext);
  });

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
