/** The built product in its own process, on PGlite or PostgreSQL, with sessions that last across restarts. */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { and, eq } from 'drizzle-orm';
import { openSession, sessionLifetimes } from '../../server/auth/sessions.ts';
import { type DatabasePlace, openDatabase } from '../../server/db/database.ts';
import { embedded } from '../../server/db/extensions.ts';
import { users } from '../../server/db/schema/accounts.ts';
import type { OperationId, Reply } from '../../server/http/contract/call.ts';
import { build } from '../build.mjs';
import { startPostgres } from '../postgres.mjs';
import { root } from '../process.mjs';
import { startProcess, temporaryFolder } from './cleanUp.ts';
import { findTenant, seed } from './seeded.ts';

export interface Ground {
  name: string;
  env: NodeJS.ProcessEnv;
  /** Tokens by email. */
  tokens: Record<string, string>;
}

export interface ProductReply {
  status: number;
  retryAfter: string | null;
  data: unknown;
}

type DataOf<Op extends OperationId> = Reply<Op> extends { data: infer Data } ? Data : never;

/** @throws if the operation was not answered with this status */
export function must<Op extends OperationId>({ status, data }: ProductReply, expected: number): DataOf<Op> {
  if (status !== expected) throw new Error(`Answered ${status}: ${JSON.stringify(data)}`);
  return data as DataOf<Op>;
}

/** @returns their tokens by email */
export async function signInAll(
  place: DatabasePlace,
  emails: string[],
  { isSeeded = false } = {},
): Promise<Record<string, string>> {
  const database = await openDatabase(place, isSeeded ? undefined : seed);
  const { id } = await findTenant(database);
  const pairs = await database.asTenant(id, async (db) => {
    const tokens: [string, string][] = [];
    for (const email of emails) {
      const [user] = await db.tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.tenant_id, id), eq(users.email, email)));
      const { token } = await openSession(db, {
        userId: user!.id,
        now: new Date(),
        life: sessionLifetimes.remembered,
      });
      tokens.push([email, token]);
    }
    return tokens;
  });
  await database.close();
  return Object.fromEntries(pairs);
}

/** A fresh folder, seeded directly or from a seeded dump. */
export async function embeddedGround(emails: string[], dump?: Blob): Promise<Ground> {
  const dataDir = temporaryFolder();
  if (dump) {
    const client = await PGlite.create(join(dataDir, 'pg'), { ...embedded, loadDataDir: dump });
    await client.close();
  }
  const env = { DATA_DIR: dataDir, DATABASE_URL: undefined };
  const tokens = await signInAll({ dataDir }, emails, { isSeeded: dump !== undefined });
  return { name: 'PGlite', env, tokens };
}

/** Both databases in turn. */
export async function* grounds(emails: string[]): AsyncGenerator<Ground> {
  await build();
  yield await embeddedGround(emails);
  // With PostgreSQL's default durability.
  const { url, version, stop } = await startPostgres({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
  });
  try {
    const tokens = await signInAll({ databaseUrl: url }, emails);
    const name = version.replace(/^postgres \((PostgreSQL)\) (\d+).*/, '$1 $2');
    yield { name, env: { DATABASE_URL: url, SEED: 'demo', LOG_LEVEL: 'warn' }, tokens };
  } finally {
    await stop();
  }
}

export interface Product {
  port: number;
  readyMs: number;
  ask: (email: string, method: string, path: string, body?: object) => Promise<ProductReply>;
  /** The metrics on its metrics port, by name. */
  figures: () => Promise<Record<string, number>>;
  /** With SIGKILL: it cannot clean up. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  /** Resolves once its output matches. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  output: () => string;
}

export async function startProduct({ env, tokens }: Ground): Promise<Product> {
  const since = performance.now();
  const product = startProcess(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: '0',
      ...env,
    },
  });
  const [, port] = await product.says(/Ready on \S+:(\d+)/, 120_000);
  const readyMs = performance.now() - since;
  const [, metricsPort] = await product.says(/Metrics on port (\d+)/, 10_000);
  return {
    port: Number(port),
    readyMs,
    output: product.output,
    stop: product.stop,
    says: (pattern) => product.says(pattern, 120_000),
    async ask(email, method, path, body) {
      const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${tokens[email]}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const content = (await answer.json()) as { data?: unknown };
      return {
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        data: content.data ?? content,
      };
    },
    async figures() {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const pairs = text.split('\n').filter((line) => line && !line.startsWith('#'));
      return Object.fromEntries(
        pairs.map((line) => {
          const at = line.lastIndexOf(' ');
          return [line.slice(0, at), Number(line.slice(at + 1))];
        }),
      );
    },
    async kill() {
      const ended = new Promise((resolve) => product.child.once('close', resolve));
      product.child.kill('SIGKILL');
      await ended;
    },
  };
}
