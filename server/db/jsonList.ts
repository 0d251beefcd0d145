import { type SQL, sql } from 'drizzle-orm';

/** The rows of a query as one JSON value, empty rather than null. */
export const jsonList = (rows: SQL) =>
  sql`coalesce((select jsonb_agg(to_jsonb(one)) from (${rows}) one), '[]')`;
