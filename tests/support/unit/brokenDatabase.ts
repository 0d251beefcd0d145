/** What a process can tell of a database whose connections break. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import { createDatabaseCheck } from '../../../server/http/health.ts';

export const isWell = (database: Database) =>
  database
    .asPlatform((tx) => tx.execute(sql`select 1 as one`))
    .then(() => true)
    .catch(() => false);

export const life = { isDraining: () => false, isSweeping: () => true };

/** As the status of the answer. */
export const health = (database: Database) =>
  createDatabaseCheck(database)()
    .then(() => 200)
    .catch(({ status }) => status);

/** Transactions that wait between two statements, when nobody listens to the connection but who holds it. */
export function holding(database: Database, count: number) {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const begun: Promise<void>[] = [];
  const ended = Array.from({ length: count }, () => {
    let begin = () => {};
    begun.push(
      new Promise((resolve) => {
        begin = resolve;
      }),
    );
    return database
      .asPlatform(async (tx) => {
        await tx.execute(sql`select 1`);
        begin();
        await released;
        await tx.execute(sql`select 1`);
      })
      .then(() => 'answered')
      .catch(() => 'refused');
  });
  return { begun: Promise.all(begun), letGo, ended: Promise.all(ended) };
}
