import { decodeText } from '../../formats/decodeText.ts';
import {
  joinWrapped,
  maxCharacters,
  numbered,
  type TextLine,
  toLine,
  tooLongMessage,
  Unreadable,
} from './lines.ts';

export function readPlainText(bytes: Uint8Array): TextLine[] {
  const text = decodeText(bytes);
  if (text === undefined) throw new Unreadable('This file is not plain text. Upload a PDF or Word file.');
  if (text.length > maxCharacters) throw new Unreadable(tooLongMessage);
  const rows = text.split(/\r\n|[\n\r\v\f\u2028\u2029]/);
  const widest = Math.max(...rows.map((row) => row.length));
  const lines: TextLine[] = [];
  let gapBefore = false;
  for (const [at, row] of rows.entries()) {
    if (/^[\s=_*~#-]*$/.test(row)) {
      gapBefore = true;
      continue;
    }
    const isUnderlined = /^\s*[=-]{4,}\s*$/.test(rows[at + 1] ?? '');
    const line = toLine(row.replace(/^\s*#{1,4}\s+/, '').replace(/(\S) {4,}(?=\S)/g, '$1\t'), {
      indent: row.length - row.trimStart().length,
      gapBefore,
      isHeading: isUnderlined || /^\s*#{1,4}\s/.test(row),
      isFull:
        !/\S {4,}\S|\t/.test(row.trim()) && row.length > 55 && row.length > Math.min(widest, 100) * 0.75,
    });
    if (line) lines.push(numbered(line, lines.length));
    gapBefore = false;
  }
  return joinWrapped(lines);
}
