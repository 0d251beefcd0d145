// PGlite parses and plans every query again, which takes several times as long as the query itself. Inside a transaction, each
// query is prepared once by its text, and then only bound and run, in one message.
import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

type BackendMessage = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];
type Query = (text: string, values?: unknown[], options?: QueryOptions) => Promise<Results>;

interface Prepared {
  name: string;
  valueTypes: number[];
}

const { bind, describe, execute, parse: prepare, sync } = protocol.serialize;

const mostPrepared = 400;
const mostValues = 60;

const isWorthwhile = (text: string, values: unknown[]) =>
  values.length <= mostValues && /^\s*(select|insert|update|delete|with)\b/i.test(text);

// PGlite runs on this thread: without a pause it would finish all queued calls before Node reads new requests.
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

// Shared by all clients, so that names are unique.
let lastNumber = 0;

function preparedStatements(client: PGlite) {
  const prepared = new Map<string, Prepared>();

  const send = (...messages: Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat(messages), { syncToFs: false });

  async function preparedFor(text: string): Promise<Prepared> {
    const cached = prepared.get(text);
    if (cached) return cached;
    lastNumber += 1;
    const name = `q${lastNumber}`;
    const messages = await send(prepare({ name, text }), describe({ type: 'S', name }), sync());
    const statement = { name, valueTypes: parse.parseDescribeStatementResults(messages) };
    prepared.set(text, statement);
    return statement;
  }

  async function boundTo(text: string, values: unknown[]): Promise<Uint8Array> {
    const { name, valueTypes } = await preparedFor(text);
    const written = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = client.serializers[valueTypes[index] ?? 0];
      return write ? write(value) : String(value);
    });
    return bind({ statement: name, values: written });
  }

  return { prepared, send, boundTo };
}

export function preparing(client: PGlite) {
  const { prepared, send, boundTo } = preparedStatements(client);

  // PGlite would copy its hundreds of parsers for each answer whose caller adds parsers; here they are inherited.
  function resultOf(messages: BackendMessage[], { parsers, ...options }: QueryOptions = {}) {
    const all = parsers ? Object.assign(Object.create(client.parsers), parsers) : client.parsers;
    return parse.parseResults(messages, all, options)[0]!;
  }

  const run = (text: string, values: unknown[], options?: QueryOptions) =>
    client.runExclusive(async () => {
      const bound = await boundTo(text, values);
      return resultOf(await send(bound, describe({ type: 'P' }), execute({}), sync()), options);
    });

  const ask = (text: string, values: unknown[], first?: [string, unknown[]]): Promise<unknown[][]> =>
    client._runExclusiveTransaction(async () => {
      await turn();
      return client.runExclusive(async () => {
        const before = first ? [await boundTo(...first), execute({})] : [];
        const bound = [await boundTo(text, values), describe({ type: 'P' }), execute({}), sync()];
        const messages = await send(...before, ...bound);
        const since = messages.findIndex(({ name }) => name === 'rowDescription');
        return resultOf(messages.slice(since), { rowMode: 'array' }).rows as unknown[][];
      });
    });

  return {
    query: ((text, values, options) => client.query(text, values, options)) as Query,
    ask,
    transaction: <T>(work: (tx: { query: Query }) => Promise<T>): Promise<T> =>
      client.transaction(async (tx) => {
        await turn();
        if (prepared.size >= mostPrepared) {
          await tx.exec('deallocate all');
          prepared.clear();
        }
        return work({
          query: (text, values = [], options) =>
            isWorthwhile(text, values) ? run(text, values, options) : tx.query(text, values, options),
        });
      }),
  };
}
