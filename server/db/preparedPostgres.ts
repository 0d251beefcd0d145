// Planning a query with many joins costs several times the query itself: each is named by its text, and planned once for a
// connection. Behind a pooler that gives each transaction another connection nothing keeps a name, so that none is used.
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

export interface ClientOptions {
  /** Whether transactions get other connections from a pooler. */
  isPooled?: boolean;
  /** A connection that is silent for so many milliseconds after a query is cut; without it, it is waited for. */
  longestSilence?: number;
}

// What pg's client has, and its types leave out.
interface Inner {
  connection: pg.Connection;
}

/** To be given to a pool as its `Client`; a query that has a name keeps it. */
export class PreparingClient extends pg.Client {
  private readonly isPooled: boolean;
  private readonly silence: NodeJS.Timeout | undefined;
  private unanswered = 0;

  constructor(config: pg.ClientConfig & ClientOptions = {}) {
    super(config);
    this.isPooled = config.isPooled ?? false;
    if (config.longestSilence === undefined) return;
    const { connection } = this as unknown as Inner;
    const cut = () => {
      if (this.unanswered > 0) connection.stream.destroy(new Error('The database did not answer in time'));
    };
    this.silence = setTimeout(cut, config.longestSilence).unref();
    connection.on('readyForQuery', () => {
      this.unanswered = Math.max(0, this.unanswered - 1);
      this.silence?.refresh();
    });
    connection.on('end', () => clearTimeout(this.silence));
  }

  override query = ((...given: unknown[]) => {
    const [config, values, ...rest] = given;
    const { text, name } = (config ?? {}) as Partial<pg.QueryConfig>;
    const run: Query = super.query;
    if (this.unanswered === 0) this.silence?.refresh();
    this.unanswered += 1;
    // An insert of many rows is another text each time.
    const isWorthwhile =
      !this.isPooled &&
      text !== undefined &&
      name === undefined &&
      Array.isArray(values) &&
      values.length <= 60;
    const chosen = isWorthwhile ? nameOf(text) : undefined;
    if (!chosen) return run.apply(this, given);
    return run.call(this, { ...(config as object), name: chosen }, values, ...rest);
  }) as pg.Client['query'];
}

// What pg's own query does at each message, which its types leave out.
interface Steps extends pg.Submittable {
  requiresPreparation(): boolean;
  prepare(connection: pg.Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}

const PgQuery = pg.Query as unknown as new (config: pg.QueryArrayConfig<unknown[]>) => Steps;

const first = 'first';

interface Before {
  text: string;
  values: string[];
  isPooled: boolean;
}

// Two statements in one message and one transaction, of which the first only prepares the ground for the second.
class QueryAfterFirst extends PgQuery {
  private isFirstDone = false;

  constructor(
    private readonly before: Before,
    text: string,
    values: unknown[],
  ) {
    super({ name: before.isPooled ? undefined : nameOf(text), text, values, rowMode: 'array' });
  }

  // Without a name and without values it would be sent as plain text, and the first statement never.
  override requiresPreparation() {
    return true;
  }

  override prepare(connection: pg.Connection) {
    const { isPooled, text, values } = this.before;
    const statement = isPooled ? '' : first;
    if (isPooled) connection.parse({ name: '', text, types: [] }, true);
    connection.bind({ statement, values }, true);
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

/**
 * For a pool's `onConnect`, unless it is pooled: plans the statement, whose values are texts, that `queryAfterFirst` sends
 * first. It is run once, in a transaction of its own, because the driver plans only what it runs.
 */
export const planFirst = (text: string, values: string[]) => (client: pg.ClientBase) =>
  client.query({ name: first, text, values });

export async function queryAfterFirst(
  pool: pg.Pool,
  before: Before,
  text: string,
  values: unknown[],
): Promise<unknown[][]> {
  const running: unknown = pool.query(new QueryAfterFirst(before, text, values));
  const { rows } = (await running) as pg.QueryArrayResult<unknown[]>;
  return rows;
}
