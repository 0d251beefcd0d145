import { fillPlaceholders } from 'drizzle-orm';

export interface Statement<Row> {
  text: string;
  valuesOf: (given: Record<string, string | number>) => unknown[];
  /** The row from its cells, in the order of the columns. */
  rowOf: (cells: unknown[]) => Row;
}

export type RowOf<S> = S extends Statement<infer Row> ? Row : never;

interface Built<Row> {
  _: { result: Row[] };
  toSQL: () => { sql: string; params: unknown[] };
}

/** What the drivers give for a column is what comes back: choose only columns that mean the same to Drizzle. */
export function statement<Row>(columns: Record<keyof Row, unknown>, query: Built<Row>): Statement<Row> {
  const { sql: text, params } = query.toSQL();
  const names = Object.keys(columns);
  return {
    text,
    valuesOf: (given) => fillPlaceholders(params, given),
    rowOf: (cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]])) as Row,
  };
}
