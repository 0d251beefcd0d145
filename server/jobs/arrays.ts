/** Lists as one value of a query, so that its text stays the same however long they are. */
import { type SQL, sql } from 'drizzle-orm';

export const numbers = (ids: number[]): SQL => sql`${`{${ids.join(',')}}`}::integer[]`;

export const texts = (values: string[]): SQL =>
  sql`${`{${values.map((value) => JSON.stringify(value)).join(',')}}`}::text[]`;
