// An append-only list of erased accounts next to the database, so that a restored backup erases them
// again. Lines hold tenant, account number and time, and no personal data.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { ServerPlace } from '../db/postgres.ts';
import { users } from '../db/schema/accounts.ts';
import { StartError } from '../process/startError.ts';
import { eraseAccount } from './erase.ts';

interface Erasure {
  tenant_id: number;
  user_id: number;
  erased_at: string;
}

export interface ErasureLog {
  append: (tenantId: number, userId: number, now: Date) => void;
  all: () => Erasure[];
}

const isErasure = (value: unknown): value is Erasure => {
  const { tenant_id, user_id, erased_at } = (value ?? {}) as Partial<Erasure>;
  return (
    Number.isInteger(tenant_id) && Number.isInteger(user_id) && !Number.isNaN(Date.parse(erased_at ?? ''))
  );
};

function erasuresIn(path: string): Erasure[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        const value: unknown = JSON.parse(line);
        return isErasure(value) ? [value] : [];
      } catch {
        return [];
      }
    });
}

/** `earlier` is the file of an earlier version, which is only read. */
export function openErasureLog(file: string, earlier?: string): ErasureLog {
  const path = resolve(file);

  function add(text: string) {
    const handle = openSync(path, 'a', 0o600);
    try {
      writeSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }

  try {
    mkdirSync(dirname(path), { recursive: true });
    add('');
  } catch {
    throw new StartError(
      `The log of erasures ${path} cannot be written to; set ERASURE_LOG to a file that can.`,
    );
  }
  return {
    append(tenant_id, user_id, now) {
      // A crash may have truncated the previous line.
      const isWhole = /(^|\n)$/.test(readFileSync(path, 'utf8'));
      const line: Erasure = { tenant_id, user_id, erased_at: now.toISOString() };
      add(`${isWhole ? '' : '\n'}${JSON.stringify(line)}\n`);
    },
    all: () => [path, ...(earlier ? [earlier] : [])].flatMap(erasuresIn),
  };
}

/**
 * The embedded database has a default path, next to its folder: inside the folder, restoring a backup would also restore an old
 * log. Other databases need a setting, because their backups are elsewhere.
 */
export function erasureLogFrom(
  env: Record<string, string | undefined>,
  place: ServerPlace | { dataDir: string },
) {
  if (env.ERASURE_LOG) return openErasureLog(env.ERASURE_LOG);
  if (!('dataDir' in place)) return null;
  const { dataDir } = place;
  const file = `${resolve(dataDir)}.erasures.log`;
  // In a new database, the same number is another person.
  if (existsSync(file) && !existsSync(join(dataDir, 'pg')))
    renameSync(file, `${resolve(dataDir)}.erasures.${Date.now()}.log`);
  return openErasureLog(file, join(dataDir, 'erasures.log'));
}

/** Accounts created after the erasure are left alone, because numbers may be reused. */
export async function replayErasures(database: Database, log: ErasureLog, now: Date): Promise<number> {
  const ofTenants = new Map<number, Map<number, Date>>();
  for (const { tenant_id, user_id, erased_at } of log.all()) {
    const moments = ofTenants.get(tenant_id) ?? new Map<number, Date>();
    ofTenants.set(tenant_id, moments.set(user_id, new Date(erased_at)));
  }
  let erased = 0;
  for (const [tenantId, moments] of ofTenants) {
    const latest = new Date(Math.max(...[...moments.values()].map(Number)));
    const accounts = await database.asTenant(tenantId, ({ tx }) =>
      tx
        .select({ id: users.id })
        .from(users)
        .where(
          and(
            eq(users.tenant_id, tenantId),
            inArray(users.id, [...moments.keys()]),
            lt(users.last_used_at, latest),
          ),
        ),
    );
    for (const { id } of accounts) {
      const isErased = await database.asTenant(tenantId, async (db) => {
        const [user] = await db.tx
          .select()
          .from(users)
          .where(
            and(eq(users.tenant_id, tenantId), eq(users.id, id), lt(users.last_used_at, moments.get(id)!)),
          )
          .for('update');
        if (user) await eraseAccount(db, user, { action: 'account.erased', now });
        return user !== undefined;
      });
      if (isErased) erased += 1;
    }
  }
  return erased;
}
