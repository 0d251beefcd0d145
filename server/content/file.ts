import { readCsv, unreadable } from '../formats/csv.ts';
import { Problem } from '../http/answers/problem.ts';
import type { UploadedFile } from '../http/contract/call.ts';
import { clean } from '../http/contract/clean.ts';
import { type Cells, lettersOf } from './cells.ts';
import type { ContentKind } from './kind.ts';
import type { RowDraft } from './planning.ts';

const largest = 2 * 1024 * 1024;
const limits = { rows: 5000, columns: 60 };

const quoted = (names: string[]) => names.map((name) => `“${name.slice(0, 60)}”`).join(', ');

function columnNamed({ columns }: ContentKind, heading: string): string {
  const named = columns.find(({ name }) => name === heading);
  const letters = lettersOf(heading);
  const alike =
    columns.find(({ name }) => lettersOf(name) === letters) ??
    columns.find(({ label }) => lettersOf(label) === letters);
  return (named ?? alike)?.name ?? heading;
}

function checkHead(kind: ContentKind, head: string[]) {
  const names = kind.columns.map(({ name }) => name);
  const unknown = head.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw unreadable(
      `${quoted(unknown.slice(0, 3))} is no column here. The first row names the columns: ${names.join(', ')}.`,
    );
  }
  const twice = head.find((name, at) => head.indexOf(name) < at);
  if (twice) throw unreadable(`The column “${twice}” appears twice.`);
  if (!head.includes(names[0]!)) throw unreadable(`The column “${names[0]}” is missing: it names each row.`);
}

export function readTable(kind: ContentKind, file: UploadedFile): RowDraft[] {
  if (file.bytes.length > largest) {
    throw new Problem(413, 'file_too_large', 'That file is too large: 2 MB is the limit.');
  }
  const [first, ...rows] = readCsv(file.bytes, limits).map((row) => row.map((cell) => clean(cell) as string));
  // A spreadsheet also writes the empty columns after the last one.
  const head = first
    ?.slice(0, first.findLastIndex((name) => name !== '') + 1)
    .map((heading) => columnNamed(kind, heading));
  if (!head) throw unreadable('The file is empty.');
  checkHead(kind, head);
  const keys = new Set(kind.columns.flatMap(({ name, type }) => (type === 'key' ? [name] : [])));
  const drafts = rows.flatMap((all, at): RowDraft[] => {
    if (all.every((cell) => cell === '')) return [];
    const row = all.filter((cell, column) => column < head.length || cell !== '');
    if (row.length !== head.length) {
      throw unreadable(`Row ${at + 2} has ${row.length} cells where the first row has ${head.length}.`);
    }
    // Spreadsheets begin a cell with a capital letter, which keys do not have.
    const cellAt = (name: string, column: number) =>
      keys.has(name) ? row[column]!.toLowerCase() : row[column]!;
    const cells: Cells = Object.fromEntries(head.map((name, column) => [name, cellAt(name, column)]));
    return [{ row: at + 2, cells }];
  });
  if (drafts.length === 0) throw unreadable('The file has no rows below the first one.');
  return drafts;
}
