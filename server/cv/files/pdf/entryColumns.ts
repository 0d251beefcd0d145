// Parts of an entry in a column of their own: the periods, places or titles of jobs next to what they belong to. Such a
// column has a short text on the first row of each entry, so that its rows are joined with those of the entry.
import { findPeriod } from '../../../formats/writtenDates.ts';
import { isCertainPlace } from '../../sections/lexicons.ts';
import { isDated, isHeading, joinRuns, lettersOf, share, type TextRow } from './rows.ts';
import type { TextRun } from './runs.ts';

export interface EntryColumns {
  from: number;
  to: number;
  rows: TextRow[];
}

interface Group {
  rows: TextRow[];
  runs: TextRun[];
}

interface Side {
  isAside: (run: TextRun) => boolean;
  isLeft: boolean;
}

const longestPart = 48;
const maxRows = 7;
const maxColumns = 3;

export function findEntryColumns(rows: TextRow[]): EntryColumns | undefined {
  let best: EntryColumns | undefined;
  for (const [from, to] of zonesOf(rows)) {
    const zone = rows.slice(from, to);
    for (const x of edgesOf(zone)) {
      for (const [start, end] of clearRanges(zone, x)) {
        const isWider = !best || end - start > best.to - best.from;
        const joined = isWider ? joinColumns(zone.slice(start, end), x) : undefined;
        if (joined) best = { from: from + start, to: from + end, rows: joined };
      }
    }
  }
  return best;
}

const isHeadingRow = ({ cells }: TextRow) => cells.length === 1 && isHeading(cells[0]!);

function zonesOf(rows: TextRow[]): Array<[from: number, to: number]> {
  const breaks = rows.flatMap((row, at) => (isHeadingRow(row) ? [at] : []));
  return [-1, ...breaks].map((at, n) => [at + 1, breaks[n] ?? rows.length]);
}

function edgesOf(rows: TextRow[]): number[] {
  const counts = new Map<number, number>();
  for (const { cells } of rows)
    for (const { left } of cells) counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + 1);
  const leftmost = Math.min(...counts.keys());
  return [...counts].filter(([edge, count]) => count > 1 && edge > leftmost + 20).map(([edge]) => edge - 1);
}

const isLeftOf = (run: TextRun, x: number) => run.right <= x - run.size * 0.4;
const isCrossing = (run: TextRun, x: number) => !isLeftOf(run, x) && run.left < x - 1;

function clearRanges(rows: TextRow[], x: number): Array<[from: number, to: number]> {
  const ranges: Array<[number, number]> = [];
  const isPaired = ({ cells }: TextRow) =>
    cells.some((run) => isLeftOf(run, x)) && cells.some((run) => !isLeftOf(run, x));
  let from = 0;
  for (let at = 0; at <= rows.length; at++) {
    if (at < rows.length && !rows[at]!.cells.some((run) => isCrossing(run, x))) continue;
    const first = rows.slice(from, at).findIndex(isPaired);
    if (first >= 0 && at - from - first > 1) ranges.push([from + first, at]);
    from = at + 1;
  }
  return ranges;
}

/** The rows of the entries, each with its parts of other columns, or undefined if these are no such columns. */
function joinColumns(rows: TextRow[], x: number): TextRow[] | undefined {
  const sides: Side[] = [
    { isLeft: true, isAside: (run) => isLeftOf(run, x) },
    { isLeft: false, isAside: (run) => !isLeftOf(run, x) },
  ];
  for (const side of sides) {
    const groups = entryParts(rows, side);
    const isPlain = groups?.length === 1 && groups[0]!.rows.length === 1;
    if (groups && !isPlain && (isDatedColumn(groups) || isDatedBody(rows, groups, side)))
      return joined(rows, groups, side, 1);
  }
  return undefined;
}

const sideOf = (rows: TextRow[], isSide: (run: TextRun) => boolean) =>
  rows.flatMap((row) => {
    const cells = row.cells.filter(isSide);
    return cells.length > 0 ? [{ row, cells }] : [];
  });

function entryParts(rows: TextRow[], { isAside, isLeft }: Side): Group[] | undefined {
  const aside = sideOf(rows, isAside);
  const body = sideOf(rows, (run) => !isAside(run));
  const asideRuns = aside.flatMap(({ cells }) => cells);
  const bodyRuns = body.flatMap(({ cells }) => cells);
  if (aside.some(({ cells }) => cells.length > 1)) return undefined;
  if (asideRuns.some((run) => run.isBullet || isHeading(run) || run.text.length > longestPart))
    return undefined;
  if (bodyRuns.some(isHeading) || !hasEdge(asideRuns, isLeft)) return undefined;
  const groups = groupsOf(aside);
  const bodyRows = new Set(body.map(({ row }) => row));
  const isPaired = ({ rows: [first] }: Group) => bodyRows.has(first!);
  if (share(groups, isPaired) < 0.99 || groups.some((group) => group.rows.length > maxRows)) return undefined;
  return lettersOf(asideRuns) < lettersOf(bodyRuns) * (groups.length > 1 ? 1.3 : 0.7) ? groups : undefined;
}

function hasEdge(runs: TextRun[], isLeft: boolean): boolean {
  const onEdge = (edgeOf: (run: TextRun) => number) => {
    const edges = runs.map(edgeOf).sort((a, b) => a - b);
    return share(runs, (run) => Math.abs(edgeOf(run) - edges[edges.length >> 1]!) < 3) > 0.8;
  };
  return (
    onEdge(({ left }) => left) || (!isLeft && onEdge(({ right }) => right)) || onEdge(({ right }) => right)
  );
}

function groupsOf(aside: Array<{ row: TextRow; cells: TextRun[] }>): Group[] {
  const groups: Group[] = [];
  for (const { row, cells } of aside) {
    const [run] = cells as [TextRun];
    const group = groups.at(-1);
    const isNear = group && row.top - group.rows.at(-1)!.top < run.size * 1.7;
    if (group && isNear && !isNextPeriod(group, run)) {
      group.rows.push(row);
      group.runs.push(run);
    } else groups.push({ rows: [row], runs: [run] });
  }
  return groups;
}

const isOpen = (text: string) =>
  /[-–—,;/&]$|\b(to|and|until|including|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?)$/i.test(
    text,
  );
const isWhole = ({ text }: TextRun) => findPeriod(text) !== undefined && !isOpen(text);

/** The periods of posts that follow each other line by line. */
const isNextPeriod = ({ runs }: Group, run: TextRun) =>
  runs.every((before) => !isOpen(before.text)) && runs.some(isWhole) && isWhole(run);

const isDatedGroup = ({ runs }: Group) => runs.some(isDated);

const isDatedColumn = (groups: Group[]) => share(groups, isDatedGroup) > 0.6;

/** The dates may be in the first rows of the entries themselves. */
function isDatedBody(rows: TextRow[], groups: Group[], { isAside }: Side): boolean {
  if (groups.length < 2) return false;
  const startsDated = ({ rows: [first] }: Group) => {
    const at = rows.indexOf(first!);
    return rows.slice(at, at + 3).some(({ cells }) => cells.some((run) => !isAside(run) && isDated(run)));
  };
  return share(groups, startsDated) > 0.6;
}

function joined(rows: TextRow[], groups: Group[], { isAside, isLeft }: Side, count: number): TextRow[] {
  const limit = Math.max(...groups.flatMap(({ runs }) => runs.map(({ right }) => right)));
  const starts = new Map(groups.map((group) => [group.rows[0]!, cellsOf(group, limit)]));
  const body = rows.flatMap((row) => {
    const cells = row.cells.filter((run) => !isAside(run));
    return cells.length > 0 ? [{ row, body: { ...row, cells } }] : [];
  });
  // Lines of the text end where it ends, not at the column next to it.
  const end = Math.max(...body.flatMap((each) => each.body.cells.map(({ right }) => right)));
  const rest = body.map((each) => ({ ...each.body, limit: Math.min(each.body.limit ?? end, end) }));
  const whole = count < maxColumns ? joinedAgain(rest, new Set(starts.keys()), count) : rest;
  const ownRows = new Map(body.map((each) => [each.body.top, each.row]));
  return whole.flatMap((row) => {
    const own = ownRows.get(row.top);
    const parts = (own && starts.get(own)) ?? [];
    // Next to duties, the parts are all that the entry is called.
    if (parts.length > 1 && isText(row))
      return [...parts.map((part) => ({ cells: [part], top: part.baseline })), row];
    return [{ ...row, cells: isLeft ? [...parts, ...row.cells] : [...row.cells, ...parts] }];
  });
}

const isText = ({ cells: [first] }: TextRow) => first!.isBullet || /[\p{Ll})]\.$/u.test(first!.text);

/** A third column, whose texts begin on the rows of the same entries. */
function joinedAgain(rows: TextRow[], starts: Set<TextRow>, count: number): TextRow[] {
  const tops = new Set([...starts].map(({ top }) => top));
  for (const x of edgesOf(rows)) {
    if (rows.some(({ cells }) => cells.some((run) => isCrossing(run, x)))) continue;
    const sides: Side[] = [
      { isLeft: true, isAside: (run) => isLeftOf(run, x) },
      { isLeft: false, isAside: (run) => !isLeftOf(run, x) },
    ];
    for (const side of sides) {
      const groups = entryParts(rows, side);
      const isAligned =
        groups && groups.length > 1 && share(groups, ({ rows: [first] }) => tops.has(first!.top)) > 0.99;
      if (groups && isAligned) return joined(rows, groups, side, count + 1);
    }
  }
  return rows;
}

function cellsOf({ runs }: Group, limit: number): TextRun[] {
  const cells: TextRun[] = [];
  let last: TextRun | undefined;
  for (const run of runs) {
    const before = cells.at(-1);
    if (before && last && isSameText(last, before, run, limit))
      cells[cells.length - 1] = joinRuns(before, run);
    else cells.push(run);
    last = run;
  }
  return cells;
}

/** The text goes on if its next word had no room, in the same letters, or if a period is open. */
function isSameText(last: TextRun, before: TextRun, next: TextRun, limit: number): boolean {
  if (isOpen(before.text) || /^[-–—]\s/.test(next.text)) return true;
  if (isCertainPlace(next.text)) return false;
  const isSameStyle =
    Math.abs(before.size - next.size) < 0.6 &&
    before.pieces[0]?.isBold === next.pieces[0]?.isBold &&
    before.pieces[0]?.isItalic === next.pieces[0]?.isItalic &&
    before.pieces[0]?.colour === next.pieces[0]?.colour;
  const word = next.text.split(' ')[0]!;
  const didNotFit =
    last.right + ((next.right - next.left) * (word.length + 1)) / next.text.length > limit + 1;
  if (isDated(before) && !isDated(next)) return false;
  return isSameStyle && didNotFit;
}
