/** Whether this process can reach its database. */
import { sql } from 'drizzle-orm';
import type { Handlers } from './call.ts';
import type { Database } from './db/database.ts';
import { overloaded } from './errors.ts';

export const healthHandlers = (database: Database) =>
  ({
    async getHealth() {
      await database
        .asPlatform((tx) => tx.execute(sql`select 1`))
        .catch(() => {
          throw overloaded(5);
        });
      return { data: { database: database.kind } };
    },
  }) satisfies Handlers<'getHealth'>;
