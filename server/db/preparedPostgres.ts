/** Planning a query with many joins costs several times the query itself: each is named by its text, and planned once for a connection. */
import pg from 'pg';

type Query = (...given: unknown[]) => unknown;

const mostNames = 1000;
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

/** What pg's own query does at each message, which its types leave out. */
interface Steps extends pg.Submittable {
  requiresPreparation(): boolean;
  prepare(connection: pg.Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}

const PgQuery = pg.Query as unknown as new (config: pg.QueryArrayConfig<unknown[]>) => Steps;

const first = 'first';

/** Two statements in one message and one transaction, of which the first only prepares the ground for the second. */
class QueryAfterFirst extends PgQuery {
  private isFirstDone = false;

  constructor(
    private readonly firstValues: string[],
    text: string,
    values: unknown[],
  ) {
    super({ name: nameOf(text), text, values, rowMode: 'array' });
  }

  /** Without a name and without values it would be sent as plain text, and the first statement never. */
  override requiresPreparation() {
    return true;
  }

  override prepare(connection: pg.Connection) {
    connection.bind({ statement: first, values: this.firstValues }, true);
    connection.execute({}, true);
    super.prepare(connection);
  }

  override handleDataRow(message: unknown) {
    if (this.isFirstDone) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection) {
    if (this.isFirstDone) super.handleCommandComplete(message, connection);
    this.isFirstDone = true;
  }
}

/** For a pool's `onConnect`: plans the statement, whose values are texts, that `queryAfterFirst` sends first. */
export const planFirst = (text: string) => (client: pg.ClientBase) =>
  client.query(`prepare ${first} as ${text}`);

export async function queryAfterFirst(
  pool: pg.Pool,
  firstValues: string[],
  text: string,
  values: unknown[],
): Promise<unknown[][]> {
  const running: unknown = pool.query(new QueryAfterFirst(firstValues, text, values));
  const { rows } = (await running) as pg.QueryArrayResult<unknown[]>;
  return rows;
}
