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

const profile = /linkedin|website|portfolio|git(?:hub|lab)|homepage|e-?mail/i;

/** The words of emphasis and links; the address of a link only where it is what the link is about. */
const withoutMarkdown = (text: string) =>
  text
    .replace(/!?\[([^[\]\n]+)\]\((?:mailto:)?([^()\s]+)\)/g, (_, label: string, address: string) =>
      profile.test(label) ? address : label,
    )
    .replace(/(\*\*|__)(?=\S)([^\n]{1,200}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=[^\s*_])([^*_\n]{1,200}?)(?<=\S)\1(?![\w*])/g, '$2')
    .replace(/`([^`\n]+)`/g, '$1');

export function readPlainText(bytes: Uint8Array): TextLine[] {
  const text = decodeText(bytes);
  if (text === undefined) throw new Unreadable('This file is not plain text. Upload a PDF or Word file.');
  if (text.length > maxCharacters) throw new Unreadable(tooLongMessage);
  const isMarked = /^#{1,4} \S/m.test(text) || /\*\*\S[^*\n]*\*\*/.test(text);
  const written = isMarked ? withoutMarkdown(text) : text;
  const rows = written.split(/\r\n|[\n\r\v\f\u2028\u2029]/);
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
