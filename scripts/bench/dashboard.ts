/** `GET /api/dashboard/veteran` of a veteran with a CV, a plan and applications: its time and its number of statements. */

import { build } from '../../server/app.ts';
import { type Database, openDatabase } from '../../server/db/database.ts';
import type { Tx } from '../../server/db/transaction.ts';
import { startPostgres } from '../postgres.mjs';
import type { Benchmark, Figure } from './report.ts';
import { findTenant, openDemoSession, seed } from './seeded.ts';

const calls = 200;

/** Without the statements that begin and end a transaction. */
const statements = new Set(['execute', 'select', 'selectDistinct', 'insert', 'update', 'delete']);

function counting(database: Database) {
  const counts = { statements: 0, transactions: 0 };
  const counted = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, name, receiver) {
        const member: unknown = Reflect.get(target, name, receiver);
        if (typeof member !== 'function') return member;
        if (statements.has(String(name))) counts.statements += 1;
        return member.bind(target);
      },
    });
  const watched: Database = {
    ...database,
    askAsTenant: (...args) => {
      counts.statements += 1;
      return database.askAsTenant(...args);
    },
    asTenant: (tenantId, work) => {
      counts.transactions += 1;
      return database.asTenant(tenantId, (db) => work({ ...db, tx: counted(db.tx) }));
    },
  };
  return { watched, counts };
}

const share = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;

async function figuresOf(database: Database, label: string): Promise<Figure[]> {
  const { watched, counts } = counting(database);
  const tenant = await findTenant(database);
  const token = await openDemoSession(database, tenant.id);
  const app = await build({ database: watched, logLevel: 'silent' });
  const ask = async (tab: string) => {
    const answer = await app.inject({
      url: `/api/dashboard/veteran?dashboard_tab=${tab}`,
      headers: { host: 'uk.localhost', authorization: `Bearer ${token}` },
    });
    if (answer.statusCode !== 200) throw new Error(`The dashboard answered ${answer.statusCode}`);
  };
  const figures: Figure[] = [];
  try {
    for (const [tab, name] of [
      ['for_you', 'For You'],
      ['explore', 'Explore'],
    ] as const) {
      for (let call = 0; call < 20; call += 1) await ask(tab);
      Object.assign(counts, { statements: 0, transactions: 0 });
      const times: number[] = [];
      for (let call = 0; call < calls; call += 1) {
        const before = performance.now();
        await ask(tab);
        times.push(performance.now() - before);
      }
      times.sort((a, b) => a - b);
      figures.push(
        { what: `${name}, half of the calls, ${label}`, value: share(times, 0.5), unit: 'ms' },
        {
          what: `${name}, 95 % of the calls, ${label}`,
          value: share(times, 0.95),
          unit: 'ms',
          goal: { atMost: 50 },
        },
        {
          what: `${name}, statements a call, ${label}`,
          value: counts.statements / calls,
          unit: '',
          goal: { atMost: 5 },
        },
        {
          what: `${name}, transactions a call, ${label}`,
          value: counts.transactions / calls,
          unit: '',
          goal: { atMost: 1 },
        },
      );
    }
  } finally {
    await app.close();
  }
  return figures;
}

export const dashboardBenchmark: Benchmark = {
  name: 'dashboard',
  async measure(say) {
    say('The dashboard on PGlite…');
    const embedded = await openDatabase({ dump: undefined }, seed);
    const figures = await figuresOf(embedded, 'PGlite').finally(() => embedded.close());
    const postgres = await startPostgres();
    try {
      say(`The dashboard on ${postgres.version}…`);
      const served = await openDatabase({ databaseUrl: postgres.url }, seed);
      figures.push(...(await figuresOf(served, 'PostgreSQL').finally(() => served.close())));
    } finally {
      await postgres.stop();
    }
    return {
      about: 'GET /api/dashboard/veteran, the session included, one call after the other',
      figures,
    };
  },
};
