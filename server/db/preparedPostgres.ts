/** Planning a query with many joins costs several times the query itself: each is named by its text, and planned once for a connection. */
import pg from 'pg';

type Query = (...given: unknown[]) => unknown;

const mostNames = 400;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostNames || !/^\s*(select|insert|update|delete|with)\b/i.test(text))
    return known;
  const name = `q${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** To be given to a pool as its `Client`; a query that has a name keeps it. */
export class PreparingClient extends pg.Client {
  override query = ((...given: unknown[]) => {
    const [config, values, ...rest] = given;
    const { text, name } = (config ?? {}) as Partial<pg.QueryConfig>;
    const run: Query = super.query;
    // An insert of many rows is another text each time.
    const isWorthwhile =
      text !== undefined && name === undefined && Array.isArray(values) && values.length <= 60;
    const chosen = isWorthwhile ? nameOf(text) : undefined;
    if (!chosen) return run.apply(this, given);
    return run.call(this, { ...(config as object), name: chosen }, values, ...rest);
  }) as pg.Client['query'];
}
