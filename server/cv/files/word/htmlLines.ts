import { type LineStyle, type Piece, type TextLine, toLine } from '../lines.ts';
import { decodeEntities } from './decodeEntities.ts';
import { rowLines, type Table } from './tableRows.ts';

function tablesIn(lines: TextLine[]) {
  const rows: Array<{ cells: TextLine[][]; start: number }> = [];
  const tables: Table[] = [];
  let openCells = 0;
  return {
    isInCell: () => openCells !== 0,
    cell(isEnd: boolean) {
      const row = rows.at(-1);
      if (row && isEnd) row.cells.push(lines.splice(row.start));
      else if (row) row.start = lines.length;
      openCells += isEnd ? -1 : 1;
    },
    tr(isEnd: boolean) {
      if (isEnd) lines.push(...rowLines(rows.pop()?.cells ?? [], tables.at(-1)));
      else rows.push({ cells: [], start: lines.length });
    },
    table(isEnd: boolean) {
      if (isEnd) tables.pop();
      else tables.push({});
    },
  };
}

export function htmlLines(html: string): TextLine[] {
  const lines: TextLine[] = [];
  let text = '';
  let gapBefore = false;
  let isHeading = false;
  let depth = 0;
  let isItem = false;
  let pieces: Piece[] = [];
  const tables = tablesIn(lines);
  const marks = { strong: 0, em: 0 };
  const flush = () => {
    const style = styleOf(pieces, isHeading);
    const line = toLine(text, { indent: depth, gapBefore, isBullet: isItem, isHeading, style, pieces });
    pieces = [];
    if (line) lines.push(line);
    gapBefore = !line && text.trim() === '' ? gapBefore : false;
    text = '';
  };
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!token.startsWith('<')) {
      const shown = decodeEntities(token);
      text += shown;
      pieces.push({ text: shown, isBold: marks.strong > 0, isItalic: marks.em > 0, colour: '' });
      continue;
    }
    const [, close, name = ''] = /^<(\/?)(\w+)/.exec(token) ?? [];
    if (name === 'strong' || name === 'em') marks[name] += close ? -1 : 1;
    else if (/^h\d$/.test(name)) {
      flush();
      isHeading = !close;
    } else if (name === 'p') {
      if (close && !text.trim()) gapBefore = true;
      if (close || !tables.isInCell()) flush();
    } else if (name === 'li') {
      flush();
      isItem = !close;
    } else if (name === 'ul' || name === 'ol') {
      flush();
      isItem = false;
      depth += close ? -1 : 1;
    } else if (name === 'br') flush();
    else if (name === 'td' || name === 'th') {
      flush();
      tables.cell(close === '/');
    } else if (name === 'tr' || name === 'table') {
      flush();
      tables[name](close === '/');
      gapBefore = true;
    }
  }
  flush();
  return lines;
}

function styleOf(pieces: Piece[], isHeading: boolean): LineStyle {
  const inked = pieces.filter(({ text }) => text.trim());
  const letters = inked.map(({ text }) => text.replace(/[^\p{L}]/gu, '')).join('');
  return {
    size: isHeading ? 14 : 11,
    isBold: inked[0]?.isBold ?? false,
    isItalic: inked[0]?.isItalic ?? false,
    isCapitals: letters.length > 2 && letters === letters.toUpperCase(),
    colour: '',
    isRuled: false,
  };
}
