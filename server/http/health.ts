import type { Database, DatabaseState } from '../db/database.ts';
import { overloaded } from './answers/errors.ts';
import type { Operation } from './contract/call.ts';

interface Life {
  isDraining: () => boolean;
  // False while a clock is in doubt.
  isSweeping: () => boolean;
}

interface DatabaseCheck {
  /** @throws 503 if the database does not answer or takes no writes */
  checkDatabase: () => Promise<{ database: Database['kind'] }>;
}

/** All callers share one check at a time, because anybody may ask as often as they like. */
export function createDatabaseCheck(database: Database): DatabaseCheck['checkDatabase'] {
  let running: Promise<DatabaseState> | undefined;
  return async () => {
    running ??= database.check().finally(() => {
      running = undefined;
    });
    const state = await running.catch(() => null);
    if (!state?.isWritable) throw overloaded(5);
    return { database: database.kind };
  };
}

export const getHealth: Operation<'getHealth', DatabaseCheck> = async (_, { checkDatabase }) => ({
  data: await checkDatabase(),
});

export const getReadiness: Operation<'getReadiness', DatabaseCheck & Life> = async (
  _,
  { checkDatabase, isDraining, isSweeping },
) => {
  if (isDraining()) throw overloaded(5);
  return { data: { ...(await checkDatabase()), sweeping: isSweeping() } };
};
