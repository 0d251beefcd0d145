import { findDate, findPeriod, isOnlyDate } from '../../../formats/writtenDates.ts';
import { columnHeads } from '../../sections/labelled.ts';
import type { TextLine } from '../lines.ts';

export interface Table {
  heads?: string[];
}

export function rowLines(row: TextLine[][], table: Table | undefined): TextLine[] {
  const texts = row.map((cell) => cell.map(({ text }) => text).join(' '));
  const heads = columnHeads(texts);
  if (table && heads) {
    table.heads = heads;
    return [];
  }
  if (table?.heads?.length !== row.length) return joinDateCells(row);
  return row.flatMap((cell, at) => labelledCell(cell, table.heads![at]!));
}

function labelledCell([first, ...more]: TextLine[], head: string): TextLine[] {
  if (!first) return [];
  const isShort = /^(?:Employer|School|Dates|From|To)$/.test(head);
  const text = isShort
    ? [first, ...more].map((line) => line.text).join(head === 'Dates' ? ' ' : ', ')
    : first.text;
  const { pieces: _, ...labelled } = first;
  const isList = first.isBullet && !isShort;
  if (isList) return [{ ...labelled, text: `${head}:`, isBullet: false }, first, ...more];
  return [{ ...labelled, text: `${head}: ${text}`, isBullet: false }, ...(isShort ? [] : more)];
}

function joinDateCells(row: TextLine[][]): TextLine[] {
  const joined: TextLine[][] = [];
  for (const cell of row) {
    const before = joined.at(-1);
    const [first] = cell;
    if (before && first && isDateCell(before) && !isDateCell(cell) && !first.isBullet)
      joined[joined.length - 1] = [withText(first, `${dateIn(before)}\t${first.text}`), ...cell.slice(1)];
    else if (before?.[0] && first && isDateCell(cell) && !before[0].isBullet)
      before[0] = withText(before[0], `${before[0].text}\t${dateIn(cell)}`);
    else if (before && first && isPartsCell(before) && !isDateCell([cell[0]!]) && !first.isBullet)
      joined[joined.length - 1] = [withText(first, `${partsIn(before)}\t${first.text}`), ...cell.slice(1)];
    else if (before?.[0] && first && isPartsCell(cell) && !before[0].isBullet)
      before[0] = withText(before[0], `${before[0].text}\t${partsIn(cell)}`);
    else joined.push(cell);
  }
  return joined.flat();
}

/** A period with a place or an employer below it, next to the rest of the entry. */
function isPartsCell(cell: TextLine[]): boolean {
  return (
    cell.length > 1 &&
    cell.length <= 4 &&
    cell.every(({ text, isBullet }) => !isBullet && text.length < 48 && !text.includes('\t')) &&
    cell.filter((line) => isDateCell([line])).length === 1
  );
}

const partsIn = (cell: TextLine[]) => cell.map(({ text }) => text).join('\t');

const withText = (line: TextLine, text: string): TextLine => ({ ...line, text, gapBefore: true });

const dateIn = (cell: TextLine[]) =>
  cell.map(({ text }) => text).join(cell.every(({ text }) => isOnlyDate(text)) ? ' – ' : ' ');

function isDateCell(cell: TextLine[]): boolean {
  const text = dateIn(cell);
  if (cell.length === 0 || cell.length > 3 || cell.some(({ isBullet }) => isBullet) || text.length > 40)
    return false;
  const date = findPeriod(text) ?? findDate(text);
  return date !== undefined && date.rest === '';
}
