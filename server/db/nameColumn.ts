import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

type Part = SQL | AnyColumn;

export const nameColumn = (first: Part, last: Part) => sql<string>`trim(${first} || ' ' || ${last})`;
