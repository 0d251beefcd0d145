import { fillPlaceholders } from 'drizzle-orm';

export interface Statement<Row> {
  text: string;
  valuesOf: (values: Record<string, string | number>) => unknown[];
  rowOf: (cells: unknown[]) => Row;
}

export type StatementRow<S> = S extends Statement<infer Row> ? Row : never;

interface Built<Row> {
  _: { result: Row[] };
  toSQL: () => { sql: string; params: unknown[] };
}

/** Returns the driver's values unmapped: select only columns whose values Drizzle does not convert. */
export function statement<Row>(columns: Record<keyof Row, unknown>, query: Built<Row>): Statement<Row> {
  const { sql: text, params } = query.toSQL();
  const names = Object.keys(columns);
  return {
    text,
    valuesOf: (values) => fillPlaceholders(params, values),
    rowOf: (cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]])) as Row,
  };
}
