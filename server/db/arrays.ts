// Lists are passed as one parameter, so that the statement's text, and with it its plan, does not depend on their length.
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export const numbers = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`;

export const isAnyOf = (column: AnyPgColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${numbers(ids)})`;

export const texts = (values: string[]): SQL =>
  sql`${`{${values.map((value) => JSON.stringify(value)).join(',')}}`}::text[]`;
