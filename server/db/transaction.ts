// A transaction on either database; what runs in it is for Drizzle's builder, whichever driver stands below.
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Answer<Row> {
  rows: Row[];
}

interface Rows extends PgQueryResultHKT {
  type: Answer<this['row']>;
}

export type Tx = PgDatabase<Rows>;
