import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readCsv } from '../../formats/csv.ts';
import { unfit } from './unfit.ts';
import { readXls } from './xls.ts';
import { readXlsx } from './xlsx.ts';

export type SourceRow = Record<string, string>;

export interface SourceSets {
  table: (name: RegExp, columns: string[]) => SourceRow[];
  sheet: (name: RegExp, head: string) => Promise<string[][]>;
  releaseOf: (name: RegExp) => string;
}

const limits = { rows: 500_000, columns: 40 };

export function openSourceSets(folder: string): SourceSets {
  const files = (readdirSync(folder, { recursive: true }) as string[]).sort();
  const fileOf = (name: RegExp) => {
    const file = files.filter((path) => name.test(basename(path))).at(-1);
    if (!file) throw unfit(`${folder} has no file whose name fits ${name.source}.`);
    return file;
  };
  const bytesOf = (name: RegExp) => {
    const file = fileOf(name);
    const bytes = readFileSync(join(folder, file));
    return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  };
  return {
    table(name, columns) {
      const bytes = bytesOf(name);
      const isTabbed = /\.txt(\.gz)?$/.test(fileOf(name));
      const [heads = [], ...rows] = isTabbed ? tabbed(bytes) : readCsv(bytes, limits);
      heads[0] = heads[0]?.replace(/^\uFEFF/, '') ?? '';
      const missing = columns.filter((column) => !heads.includes(column));
      if (missing.length > 0) throw unfit(`${fileOf(name)} lacks the columns ${missing.join(', ')}.`);
      const places = columns.map((column) => [column, heads.indexOf(column)] as const);
      return rows.map((row) =>
        Object.fromEntries(places.map(([column, at]) => [column, (row[at] ?? '').trim()])),
      );
    },
    async sheet(name, head) {
      const bytes = bytesOf(name);
      const rows = bytes.readUInt16BE(0) === 0x504b ? await readXlsx(bytes) : readXls(bytes);
      const start = rows.findIndex(([first]) => first?.trim() === head);
      if (start < 0) throw unfit(`${fileOf(name)} has no line that begins with ${head}.`);
      return rows.slice(start + 1).map((row) => row.map((cell) => cell.trim()));
    },
    releaseOf: (name) => /(\d{4}-\d{2}|\d{4}|\d+[._]\d+)/.exec(basename(fileOf(name)))?.[0] ?? '',
  };
}

const tabbed = (bytes: Buffer) =>
  bytes
    .toString()
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) => line.split('\t'));
