import { createHash } from 'node:crypto';
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { components } from '../../openapi.gen.d.ts';
import type { AuditedAction } from '../audit/audit.ts';
import type { TenantDb } from '../db/database.ts';
import type { CellColumn, Cells, CellValues } from './cells.ts';

export interface CellFault {
  column: string;
  message: string;
}

export interface StoredContent {
  id: number;
  isShared: boolean;
  cells: Cells;
}

export interface ContentQuery {
  search: string;
  isWithdrawn: boolean | null;
  limit: number;
  offset: number;
}

export type By = { ids: number[] } | { keys: string[] } | { all: true };

export interface StoredRows {
  ids: Map<string, number>;
  along?: AuditedAction[];
}

export interface ContentKind {
  name: string;
  subject: AuditedAction['kind'];
  words: { one: string; many: string };
  /** The first column is the key, which never changes. */
  columns: CellColumn[];
  title: string;
  source: components['schemas']['ContentSource'] | null;
  ids: (db: TenantDb, query: ContentQuery) => Promise<{ total: number; ids: number[] }>;
  stored: (db: TenantDb, by: By) => Promise<StoredContent[]>;
  check: (db: TenantDb, rows: CellValues[]) => Promise<CellFault[][]>;
  store: (db: TenantDb, rows: CellValues[], now: Date) => Promise<StoredRows>;
  isUsed: (db: TenantDb, id: number) => Promise<boolean>;
  remove: (db: TenantDb, id: number) => Promise<void>;
}

export const withdrawn: CellColumn = {
  name: 'withdrawn',
  label: 'Withdrawn',
  type: 'yes_no',
  hint: 'No longer offered. People who saved it see that it is withdrawn.',
  is_required: false,
  max_length: null,
  choices: null,
};

export const rowKey = (kind: ContentKind, cells: Cells) => cells[kind.columns[0]!.name] ?? '';

export const versionOf = (kind: ContentKind, cells: Cells): string =>
  createHash('sha256')
    .update(JSON.stringify(kind.columns.map(({ name }) => cells[name] ?? '')))
    .digest('base64url')
    .slice(0, 22);

const named = (names: string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Writes all rows in one statement. Columns that no row has stay as they are. */
export async function upsert(
  { tx }: TenantDb,
  table: PgTable,
  { rows, key, set = {} }: { rows: Record<string, unknown>[]; key: string[]; set?: Record<string, SQL> },
): Promise<{ id: number; code: string }[]> {
  if (rows.length === 0) return [];
  const name = sql.identifier(getTableName(table));
  const columns = Object.values(getTableColumns(table))
    .map((column) => column.name)
    .filter((column) => column in rows[0]!);
  const changes = columns
    .filter((column) => !key.includes(column))
    .map(
      (column) => sql`${sql.identifier(column)} = ${set[column] ?? sql`excluded.${sql.identifier(column)}`}`,
    );
  const { rows: stored } = await tx.execute<{ id: number; code: string }>(sql`
    insert into ${name} as kept (${named(columns)})
    select ${named(columns)} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)
    on conflict (${named(key)}) do update set ${sql.join(changes, sql`, `)}
    returning id, code`);
  return stored;
}
