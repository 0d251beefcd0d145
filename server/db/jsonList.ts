import { type SQL, sql } from 'drizzle-orm';

export const jsonList = (rows: SQL) =>
  sql`coalesce((select jsonb_agg(to_jsonb(one)) from (${rows}) one), '[]')`;
