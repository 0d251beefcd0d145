// The head of an entry may be broken into lines inside a period, a bracket or a name.

import { findPeriod, isHalfPeriod, isOnlyDate } from '../../formats/writtenDates.ts';
import type { TextLine } from '../files/lines.ts';

export const styleKey = ({ style }: TextLine) =>
  style ? [style.size, style.isBold, style.isItalic, style.colour].join(' ') : '';

export function joinHeads(lines: TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isNext = before && !line.isBullet && !before.isBullet && !line.gapBefore;
    const [text, rest = ''] = (isNext && (wholePeriod(before, line) ?? headText(before, line))) || [];
    if (before && text) {
      joined[joined.length - 1] = {
        ...before,
        text,
        isFull: line.isFull,
        ...(before.pieces && { pieces: [...before.pieces, ...(line.pieces ?? [])] }),
        ...(before.source && { source: [...before.source, ...(line.source ?? [])] }),
      };
      if (rest) joined.push({ ...line, text: rest });
    } else joined.push(line);
  }
  return joined;
}

type Halves = [whole: string, restOfSecond?: string];

function wholePeriod(before: TextLine, line: TextLine): Halves | undefined {
  const cells = before.text.split('\t');
  const rest = line.text.split('\t');
  const open = cells.findIndex(isHalfPeriod);
  const end = rest.findIndex((cell) => isOnlyDate(cell));
  if (open >= 0 && end >= 0) {
    const whole = `${cells[open]} ${rest[end]}`;
    return [cells.with(open, whole).join('\t'), rest.toSpliced(end, 1).join('\t')];
  }
  const start = cells.findIndex((cell) => isOnlyDate(cell));
  if (start < 0 || !isOnlyDate(line.text)) return undefined;
  const whole = `${cells[start]} – ${line.text}`;
  return findPeriod(whole) ? [cells.with(start, whole).join('\t')] : undefined;
}

function headText(before: TextLine, line: TextLine): Halves | undefined {
  const cells = before.text.split('\t');
  const isOpen = /\([^)]*$/.test(before.text) && /^[^(]*\)/.test(line.text) && line.text.length < 60;
  if (isOpen) return [`${before.text} ${line.text}`];
  const isBroken =
    cells.length > 1 &&
    before.isFull &&
    !line.text.includes('\t') &&
    line.text.length < 45 &&
    line.indent === before.indent &&
    styleKey(line) === styleKey(before) &&
    !findPeriod(line.text);
  return isBroken ? [[`${cells[0]} ${line.text}`, ...cells.slice(1)].join('\t')] : undefined;
}
