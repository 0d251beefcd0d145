/** What an answer costs: that two take the same time is measured by the same work, which no busy machine changes. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Database } from '../../../server/db/database.ts';
import type { Tx } from '../../../server/db/transaction.ts';
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

/** Of the calls that `ask` makes: queues of the same process go on meanwhile, and are not counted. */
export async function workOf({ database }: TestServer, ask: () => Promise<unknown>): Promise<Work> {
  const work: Work = { hashes: [], statements: [] };
  const { asTenant, asPlatform, askAsTenant } = database;
  const ofTheCall = new AsyncLocalStorage<true>();
  const own: Pick<Database, 'asTenant' | 'asPlatform' | 'askAsTenant'> = {
    asTenant: (id, run) => {
      if (!ofTheCall.getStore()) return asTenant(id, run);
      return asTenant(id, (db) => run({ ...db, tx: watched(db.tx, work.statements) }));
    },
    asPlatform: (run) => {
      if (!ofTheCall.getStore()) return asPlatform(run);
      return asPlatform((tx) => run(watched(tx, work.statements)));
    },
    askAsTenant: (id, statement, values) => {
      if (ofTheCall.getStore()) work.statements.push(statement.text);
      return askAsTenant(id, statement, values);
    },
  };
  const count = (head: unknown) => {
    if (ofTheCall.getStore()) work.hashes.push(String(head));
  };
  Object.assign(database, own);
  subscribe('valour.hashing', count);
  try {
    await ofTheCall.run(true, ask);
    return work;
  } finally {
    unsubscribe('valour.hashing', count);
    Object.assign(database, { asTenant, asPlatform, askAsTenant });
  }
}
