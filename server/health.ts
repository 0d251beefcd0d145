/** Whether this process can reach its database, and whether it wants more requests. */
import { sql } from 'drizzle-orm';
import type { Handlers } from './call.ts';
import type { Database } from './db/database.ts';
import { overloaded } from './errors.ts';

export function healthHandlers(database: Database, isDraining: () => boolean) {
  let asking: Promise<unknown> | undefined;

  /** One question at a time for all who ask: anybody may, as often as they like. */
  async function askDatabase() {
    asking ??= database
      .asPlatform((tx) => tx.execute(sql`select 1`))
      .finally(() => {
        asking = undefined;
      });
    await asking.catch(() => {
      throw overloaded(5);
    });
    return { data: { database: database.kind } };
  }

  return {
    getHealth: askDatabase,
    async getReadiness() {
      if (isDraining()) throw overloaded(5);
      return askDatabase();
    },
  } satisfies Handlers<'getHealth' | 'getReadiness'>;
}
