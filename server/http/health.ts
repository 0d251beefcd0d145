// Whether this process can reach a database that takes what it is given, and whether it wants more requests.

import type { Database, DatabaseState } from '../db/database.ts';
import { overloaded } from './answers/errors.ts';
import type { Handlers } from './contract/call.ts';

interface Life {
  isDraining: () => boolean;
  // Not while a clock is in doubt.
  isSweeping: () => boolean;
}

export function healthHandlers(database: Database, { isDraining, isSweeping }: Life) {
  let asking: Promise<DatabaseState> | undefined;

  // One question at a time for all who ask: anybody may, as often as they like.
  async function askDatabase() {
    asking ??= database.check().finally(() => {
      asking = undefined;
    });
    const state = await asking.catch(() => null);
    if (!state?.isWritable) throw overloaded(5);
    return { data: { database: database.kind } };
  }

  return {
    getHealth: askDatabase,
    async getReadiness() {
      if (isDraining()) throw overloaded(5);
      const { data } = await askDatabase();
      return { data: { ...data, sweeping: isSweeping() } };
    },
  } satisfies Handlers<'getHealth' | 'getReadiness'>;
}
