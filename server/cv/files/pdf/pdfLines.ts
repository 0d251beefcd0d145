import { tidyText } from '../../../formats/tidyText.ts';
import {
  type LineStyle,
  lineFrom,
  type PrintedText,
  type SourceBox,
  type TextFlow,
  type TextLine,
} from '../lines.ts';
import type { GlyphBox, PageInk } from './glyphs.ts';
import { type Block, toBlocks } from './layout.ts';
import { joinRuns, type TextRow } from './rows.ts';
import { isOutlineOf, type TextRun, toRuns } from './runs.ts';

interface PageFlow {
  flow: TextFlow;
  lines: number;
  characters: number;
}

interface PageContext {
  page: number;
  width: number;
  height: number;
  boxes: GlyphBox[];
  usualSize: number;
  firstLine: number;
  lines: number;
}

export function toFlow(ink: PageInk, page: number, firstLine: number): PageFlow {
  const runs = toRuns(ink.glyphs, ink.boxes);
  const sizes = runs.flatMap(({ size, text }) => Array<number>(Math.ceil(text.length / 10)).fill(size));
  const usualSize = sizes.sort((a, b) => a - b)[sizes.length >> 1] ?? 10;
  const { width, height, boxes } = ink;
  const context = { page, width, height, boxes, usualSize, firstLine, lines: 0 };
  const flow = flowOf(toBlocks(runs), context);
  return {
    flow,
    lines: context.lines,
    characters: runs.reduce((sum, { text }) => sum + text.length, 0),
  };
}

function flowOf(blocks: Block[], context: PageContext): TextFlow {
  const flow: TextFlow = [];
  let rows: TextRow[] = [];
  const flush = () => {
    flow.push(...linesOf(rows, context));
    rows = [];
  };
  for (const block of blocks) {
    if ('rows' in block) {
      rows.push(...block.rows);
      continue;
    }
    flush();
    const { gutter, columns } = block;
    flow.push({ gutter, columns: columns.map((column) => flowOf(column, context)) });
  }
  flush();
  return flow;
}

function linesOf(rows: TextRow[], context: PageContext): TextLine[] {
  if (rows.length === 0) return [];
  const gaps = rows
    .slice(1)
    .map((row, at) => row.top - rows[at]!.top)
    .filter((gap) => gap > 1)
    .sort((a, b) => a - b);
  // The lines of a paragraph are closer together than all others.
  const usualGap = gaps[Math.floor(gaps.length * 0.4)] ?? context.usualSize * 1.4;
  const widest = Math.max(...rows.map((row) => row.cells.at(-1)!.right));
  return rows
    .map((row) => justified(row, widest))
    .flatMap((row, at) => {
      const before = rows[at - 1];
      const gap = before ? row.top - before.top : Number.POSITIVE_INFINITY;
      const first = row.cells[0]!;
      return (
        lineFrom(
          {
            text: row.cells.map(({ text }) => text).join('\t'),
            pieces: row.cells.flatMap((cell, n) =>
              n === 0 ? cell.pieces : [{ ...blank, text: '\t' }, ...cell.pieces],
            ),
            isBullet: first.isBullet,
            isHeading: first.size > context.usualSize * 1.12,
            gapBefore: gap > Math.max(usualGap * 1.3, first.size * 1.25) && gap > usualGap + 1.2,
            indent: Math.round(first.left),
            isFull: isCutShort(row, rows[at + 1]?.cells[0], row.limit ?? widest),
            style: styleOf(row, context.boxes),
            ...numberedRow(row, context, context.firstLine + context.lines++),
          },
          isContinuation(before, row, widest),
        ) ?? []
      );
    });
}

const isContinuation = (before: TextRow | undefined, row: TextRow, widest: number) =>
  before !== undefined &&
  !before.cells[0]!.isBullet &&
  before.cells[0]!.pieces[0]?.isBold === true &&
  Math.abs(before.cells[0]!.left - row.cells[0]!.left) < 1 &&
  isCutShort(before, row.cells[0], widest);

function justified(row: TextRow, widest: number): TextRow {
  const { cells } = row;
  if (cells.length < 3 || widest - cells.at(-1)!.right > 1.5) return row;
  const gaps = cells.slice(1).map((cell, at) => cell.left - cells[at]!.right);
  const isEven = Math.max(...gaps) - Math.min(...gaps) < 0.8;
  return isEven && cells.every(({ text }) => !text.includes(' '))
    ? { ...row, cells: [cells.reduce(joinRuns)] }
    : row;
}

const blank = { isBold: false, isItalic: false, colour: '' };

function styleOf({ cells }: TextRow, boxes: GlyphBox[]): LineStyle {
  const first = cells[0]!;
  const letters = first.text.replace(/[^\p{L}]/gu, '');
  const [piece] = first.pieces;
  return {
    size: Math.round(first.size * 2) / 2,
    isBold: piece?.isBold ?? false,
    isItalic: piece?.isItalic ?? false,
    isCapitals: letters.length > 2 && letters === letters.toUpperCase(),
    colour: piece?.colour ?? '',
    isRuled: boxes.some((box) => isRuleOf(box, first) && !isOutlineOf(box, first)),
  };
}

function isRuleOf(box: GlyphBox, { left, baseline, size }: TextRun): boolean {
  const isThin = box.bottom - box.top < 4 && box.right - box.left > size * 4;
  const isBelow =
    isThin && box.top > baseline - 1 && box.top < baseline + size * 1.2 && box.left < left + size * 3;
  const height = box.bottom - box.top;
  const isBehind =
    height > size * 0.8 &&
    height < size * 2.6 &&
    box.top < baseline - size * 0.5 &&
    box.bottom > baseline - 1 &&
    box.left <= left + 1 &&
    box.right - box.left > size * 6;
  return isBelow || isBehind;
}

function numberedRow({ cells }: TextRow, context: PageContext, line: number) {
  const { page, width, height } = context;
  const ratio = Math.round((height / width) * 1e4) / 1e4;
  const source: SourceBox[] = [{ line, page, ...placeOf(cells, context) }];
  const printed = cells.map((cell): PrintedText => {
    const text = tidyText(cell.text).trim();
    const is_bold = cell.pieces[0]?.isBold ?? false;
    return { page: { number: page, ratio }, text: { line, text, is_bold, ...placeOf([cell], context) } };
  });
  return { source, printed };
}

function placeOf(cells: TextRun[], { width, height }: PageContext) {
  const left = Math.min(...cells.map((cell) => cell.left));
  const right = Math.max(...cells.map((cell) => cell.right));
  const size = Math.max(...cells.map((cell) => cell.size));
  const top = Math.min(...cells.map((cell) => cell.baseline)) - size;
  const bottom = Math.max(...cells.map((cell) => cell.baseline)) + size * 0.3;
  const part = (value: number, whole: number) =>
    Math.round((Math.min(Math.max(value, 0), whole) / whole) * 1e4) / 1e4;
  return {
    left: part(left, width),
    top: part(top, height),
    width: part(right - left, width),
    height: part(bottom - top, height),
  };
}

const isDate = ({ text }: TextRun) => text.length < 32 && /\b(19|20)\d\d\b|present/i.test(text);

function isCutShort(row: TextRow, next: TextRun | undefined, widest: number): boolean {
  if (!next) return false;
  const last = row.cells.at(-1)!;
  const isDated = row.cells.length > 1 && isDate(last);
  const [before, limit] = isDated ? [row.cells.at(-2)!, last.left] : [last, widest];
  const word = next.text.split(/\s/)[0] ?? '';
  const wordWidth = ((next.right - next.left) * (word.length + 1)) / next.text.length;
  return before.right + wordWidth > limit - before.size * 0.6;
}
