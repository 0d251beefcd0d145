// Planning a query with many joins takes several times as long as running it. Behind a transaction-mode pooler, names do not
// last.
import pg from 'pg';

type Query = (...args: unknown[]) => unknown;

const mostNames = 1000;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const cached = names.get(text);
  if (cached || names.size >= mostNames || !/^\s*(select|insert|update|delete|with)\b/i.test(text))
    return cached;
  const name = `q${names.size + 1}`;
  names.set(text, name);
  return name;
}

export interface ClientOptions {
  isPooled?: boolean;
  /** In milliseconds; by default there is no limit. */
  longestSilence?: number;
}

interface Inner {
  connection: pg.Connection;
}

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

  override query = ((...args: unknown[]) => {
    const [config, values, ...rest] = args;
    const { text, name } = (config ?? {}) as Partial<pg.QueryConfig>;
    const run: Query = super.query;
    if (this.unanswered === 0) this.silence?.refresh();
    this.unanswered += 1;
    // The text of an insert of many rows differs each time, so that its plan would never be used again.
    const isWorthwhile =
      !this.isPooled &&
      text !== undefined &&
      name === undefined &&
      Array.isArray(values) &&
      values.length <= 60;
    const statementName = isWorthwhile ? nameOf(text) : undefined;
    if (!statementName) return run.apply(this, args);
    return run.call(this, { ...(config as object), name: statementName }, values, ...rest);
  }) as pg.Client['query'];
}

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

// Sends two statements in one message and one transaction; the first only prepares for the second.
class QueryAfterFirst extends PgQuery {
  private isFirstDone = false;

  constructor(
    private readonly before: Before,
    text: string,
    values: unknown[],
  ) {
    super({ name: before.isPooled ? undefined : nameOf(text), text, values, rowMode: 'array' });
  }

  // Without a name and values pg would use the simple protocol and never send the first statement.
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
 * Plans the statement that `queryAfterFirst` sends first; for the `onConnect` of a pool without a pooler. The statement's
 * parameters are texts. It runs once in its own transaction, because the driver plans only what it runs.
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
