// RFC 4180, written in UTF-8 and read in any encoding of spreadsheets, with limits from the first byte. Cells that a spreadsheet would calculate start with an apostrophe, also
// after characters that spreadsheets in other countries read as a cell boundary. Reading removes it again.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { Problem } from '../http/answers/problem.ts';
import { decodeText } from './decodeText.ts';

type Cell = string | number | null;

// Full-width signs are read as the narrow ones in some locales (OWASP, CSV injection).
const sign = '[=+\\-@＝＋－＠]';
const isLive = new RegExp(`^'*(\\s*${sign}|[\\t\\r])`);
const isMarked = new RegExp(`^'+(\\s*${sign}|[\\t\\r])`);
// An apostrophe protects only at the start of what such a spreadsheet takes for a cell.
const liveWithin = new RegExp(`([;\\t\\r\\n])('*[^\\S\\t\\r\\n]*${sign})`, 'g');
const markedWithin = new RegExp(`([;\\t\\r\\n])'('*[^\\S\\t\\r\\n]*${sign})`, 'g');

function defused(text: string): string {
  const within = text.replace(liveWithin, "$1'$2");
  return isLive.test(within) ? `'${within}` : within;
}

const isPhone = /^\+\d[\d ()./-]*$/;
const inBrackets = /^\(\+(\d{1,3})\)([\d ()./-]*)$/;

/** “(+44) 7700 900123” is no formula: an apostrophe would be shown, and copied into diallers. */
function bracketed(text: string): string | undefined {
  const code = isPhone.test(text) && parsePhoneNumberFromString(text)?.countryCallingCode;
  return code && text.startsWith(`+${code}`) ? `(+${code})${text.slice(code.length + 1)}` : undefined;
}

function asMeant(cell: string): string {
  const unmarked = isMarked.test(cell) ? cell.slice(1) : cell;
  return unmarked.replace(markedWithin, '$1$2').replace(inBrackets, '+$1$2');
}

function written(cell: Cell): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' ? (bracketed(cell) ?? defused(cell)) : String(cell);
  return /[",;\n\r\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Begins with a mark by which spreadsheets recognise UTF-8. */
export const csvOf = (heads: string[], rows: Cell[][]): Buffer =>
  Buffer.from(`\uFEFF${[heads, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')}`);

export const unreadable = (message: string) =>
  new Problem(422, 'file_unreadable', message, { errors: { file: [message] } });

interface CsvLimits {
  rows: number;
  columns: number;
}

function textOf(bytes: Buffer): string {
  const text = decodeText(bytes);
  if (text === undefined) throw unreadable('Save the file as CSV: this one is no plain text.');
  return text;
}

const plainUpTo = { ',': /[^",\r\n]*/y, ';': /[^";\r\n]*/y, '\t': /[^"\t\r\n]*/y };
const quoted = /[^"]*/y;

type Separator = keyof typeof plainUpTo;

// Spreadsheets in countries with a decimal comma use semicolons; the first row declares the separator, or shows it.
function separatorOf(text: string): { separator: Separator; begin: number } {
  const [line, named] = /^sep=([,;\t])(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  if (line) return { separator: named as Separator, begin: line.length };
  const [head = ''] = text.split(/[\r\n]/, 1);
  const unquoted = head.replace(/"[^"]*"/g, '');
  const other = ([';', '\t'] as const).find((item) => unquoted.includes(item));
  return { separator: !unquoted.includes(',') && other ? other : ',', begin: 0 };
}

function run(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  pattern.test(text);
  return pattern.lastIndex;
}

export function readCsv(bytes: Buffer, limits: CsvLimits): string[][] {
  const text = textOf(bytes);
  const rows: string[][] = [];
  let row: string[] = [];
  const { separator, begin } = separatorOf(text);
  let at = begin;
  const plain = plainUpTo[separator];
  const wrong = (what: string) => unreadable(`Row ${rows.length + 1} ${what}.`);

  function keep(cell: string) {
    if (row.length === limits.columns) throw wrong(`has more than ${limits.columns} cells`);
    row.push(asMeant(cell));
  }

  function readQuoted(): string {
    let cell = '';
    for (;;) {
      const end = run(quoted, text, at);
      if (end === text.length) throw wrong('has a quotation mark that is not closed');
      cell += text.slice(at, end);
      at = end + 1;
      if (text[at] !== '"') return cell;
      cell += '"';
      at += 1;
    }
  }

  function readPlain(): string {
    const start = at;
    at = run(plain, text, at);
    if (text[at] === '"') throw wrong('has a quotation mark in a cell that is not quoted');
    return text.slice(start, at);
  }

  while (at < text.length) {
    if (rows.length > limits.rows) throw unreadable(`Send at most ${limits.rows} rows in one file.`);
    if (text[at] === '"') {
      at += 1;
      keep(readQuoted());
    } else keep(readPlain());
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      keep('');
    } else if (at < text.length && !/[\r\n]/.test(text[at]!)) {
      throw wrong('has letters after a closing quotation mark');
    } else at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    rows.push(row);
    row = [];
  }
  return rows;
}
