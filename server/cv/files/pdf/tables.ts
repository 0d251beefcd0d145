import { findPeriod, isHalfPeriod } from '../../../formats/writtenDates.ts';
import { columnHeads } from '../../sections/labelled.ts';
import { isDated, isHeading, joinRuns, type TextRow } from './rows.ts';
import type { TextRun } from './runs.ts';

interface Table {
  from: number;
  to: number;
  rows: TextRow[];
}

export function findTable(rows: TextRow[]): Table | undefined {
  for (const [at, { cells }] of rows.entries()) {
    const heads = columnHeads(cells.map(({ text }) => text));
    if (!heads) continue;
    const lefts = cells.map(({ left }) => left);
    const columnOf = (run: TextRun) => lefts.findLastIndex((left) => run.left > left - 4);
    const isOutside = (row: TextRow) =>
      row.cells.some(
        (run) => columnOf(run) < 0 || run.right > (lefts[columnOf(run) + 1] ?? Number.POSITIVE_INFINITY) + 2,
      ) ||
      (row.cells.length === 1 && isHeading(row.cells[0]!));
    const length = rows.slice(at + 1).findIndex(isOutside);
    const to = length < 0 ? rows.length : at + 1 + length;
    const body = rows.slice(at + 1, to);
    if (body.length > 0) return { from: at, to, rows: toRecords(body, heads, columnOf).flat() };
  }
  return undefined;
}

function toRecords(rows: TextRow[], heads: string[], columnOf: (run: TextRun) => number): TextRow[][] {
  const records: TextRun[][][] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const first = row.cells.filter((run) => columnOf(run) === 0);
    const open = records.at(-1)?.[0]?.at(-1);
    const isMore =
      open &&
      (row.top - top < open.size * 1.6 || isHalfPeriod(open.text)) &&
      !isNewDate(records.at(-1)![0]!, first);
    if (records.length === 0 || (first.length > 0 && !isMore)) records.push(heads.map(() => []));
    for (const run of row.cells) records.at(-1)![columnOf(run)]!.push(run);
    top = row.top;
  }
  return records.map((columns) => columns.flatMap((runs, at) => labelledCell(runs, heads[at]!)));
}

function isNewDate(before: TextRun[], next: TextRun[]): boolean {
  const text = before.map((run) => run.text).join(' ');
  return next.some(isDated) && !isHalfPeriod(text) && findPeriod(text) !== undefined;
}

function labelledCell([first, ...more]: TextRun[], head: string): TextRow[] {
  if (!first) return [];
  const isBody = head === 'Job title' || head === 'Duties';
  const label = {
    ...first,
    text: `${head}:`,
    pieces: [{ ...first.pieces[0]!, text: `${head}:` }],
    isBullet: false,
  };
  const rows = (runs: TextRun[]) => runs.map((run) => ({ cells: [run], top: run.baseline }));
  if (first.isBullet && isBody) return rows([label, first, ...more]);
  return rows([(isBody ? [first] : [first, ...more]).reduce(joinRuns, label), ...(isBody ? more : [])]);
}
