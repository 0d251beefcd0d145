/** What an answer costs: that two take the same time is told by the same work, which no busy machine changes. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Database, Tx } from '../../server/db/database.ts';
import type { TestServer } from './harness.ts';

export const ownHash = '$argon2id$v=19$m=19456,t=2,p=1';

export interface Work {
  hashes: string[];
  statements: string[];
}

const kinds = ['select', 'insert', 'update', 'delete', 'execute', '$count'];

const watched = (tx: Tx, statements: string[]) =>
  new Proxy(tx, {
    get(target, name, own) {
      if (kinds.includes(String(name))) statements.push(String(name));
      return Reflect.get(target, name, own);
    },
  });

/** Of this process: nothing else may be asked of it meanwhile. */
export async function workOf({ database }: TestServer, ask: () => Promise<unknown>): Promise<Work> {
  const work: Work = { hashes: [], statements: [] };
  const { asTenant, asPlatform, askAsTenant } = database;
  const own: Pick<Database, 'asTenant' | 'asPlatform' | 'askAsTenant'> = {
    asTenant: (id, run) => asTenant(id, (db) => run({ ...db, tx: watched(db.tx, work.statements) })),
    asPlatform: (run) => asPlatform((tx) => run(watched(tx, work.statements))),
    askAsTenant: (id, statement, given) => {
      work.statements.push(statement.text);
      return askAsTenant(id, statement, given);
    },
  };
  const count = (head: unknown) => work.hashes.push(String(head));
  Object.assign(database, own);
  subscribe('valour.hashing', count);
  try {
    await ask();
    return work;
  } finally {
    unsubscribe('valour.hashing', count);
    Object.assign(database, { asTenant, asPlatform, askAsTenant });
  }
}
