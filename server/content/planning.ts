import type { TenantDb } from '../db/database.ts';
import type { DateOrder } from '../formats/writtenDates.ts';
import { truncate } from '../http/contract/truncate.ts';
import { type CellColumn, type Cells, type CellValues, cellOf, readCell } from './cells.ts';
import { type CellFault, type ContentKind, rowKey, type StoredContent } from './kind.ts';

export interface RowDraft {
  /** Numbered as in a spreadsheet; the head is row 1. */
  row: number;
  cells: Cells;
}

export interface PlannedRow {
  row: number;
  key: string;
  title: string;
  change: 'new' | 'changed' | 'unchanged';
  columns: string[];
  faults: CellFault[];
  stored: StoredContent | null;
  cells: Cells;
  values: CellValues;
}

function readRow(columns: CellColumn[], cells: Cells, order: DateOrder) {
  const values: CellValues = {};
  const faults: CellFault[] = [];
  for (const column of columns) {
    const read = readCell(column, cells[column.name] ?? '', order);
    if ('fault' in read) faults.push({ column: column.name, message: read.fault });
    else values[column.name] = read.value;
  }
  return { values, faults };
}

interface Reading {
  order: DateOrder;
  seen: Map<string, number>;
}

function plan(
  kind: ContentKind,
  draft: RowDraft,
  stored: StoredContent | null,
  { order, seen }: Reading,
): PlannedRow {
  const keyName = kind.columns[0]!.name;
  const { values, faults } = readRow(kind.columns, { ...stored?.cells, ...draft.cells }, order);
  const key = rowKey(kind, draft.cells);
  const before = seen.get(key);
  if (before !== undefined) faults.push({ column: keyName, message: `Row ${before} has the same key` });
  else if (key) seen.set(key, draft.row);
  if (stored?.isShared) {
    faults.push({ column: keyName, message: 'This key is in the shared list, which cannot be changed' });
  }
  const cells = Object.fromEntries(
    kind.columns.map((column) => [column.name, cellOf(column, values[column.name])]),
  );
  const columns = kind.columns.map(({ name }) => name).filter((name) => stored?.cells[name] !== cells[name]);
  const change = !stored ? 'new' : columns.length > 0 ? 'changed' : 'unchanged';
  const title = truncate(cells[kind.title] || key, 120);
  return {
    row: draft.row,
    key,
    title,
    change,
    columns: stored ? columns : [],
    faults,
    stored,
    cells,
    values,
  };
}

export async function planRows(
  db: TenantDb,
  kind: ContentKind,
  drafts: RowDraft[],
  order: DateOrder,
): Promise<PlannedRow[]> {
  const keys = [...new Set(drafts.map(({ cells }) => rowKey(kind, cells)).filter(Boolean))];
  const storedByKey = new Map((await kind.stored(db, { keys })).map((row) => [rowKey(kind, row.cells), row]));
  const reading = { order, seen: new Map<string, number>() };
  const rows = drafts.map((draft) =>
    plan(kind, draft, storedByKey.get(rowKey(kind, draft.cells)) ?? null, reading),
  );
  const right = rows.filter(({ faults, change }) => faults.length === 0 && change !== 'unchanged');
  const faultsByRow = await kind.check(
    db,
    right.map(({ values }) => values),
  );
  for (const [at, { faults }] of right.entries()) faults.push(...(faultsByRow[at] ?? []));
  return rows;
}
