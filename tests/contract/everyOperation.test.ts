/**
 * Each operation of openapi.yaml does what it is asked, with one valid call, and counts towards the limits that are written down
 * for it: on each database.
 */
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startLocalProvider } from '../../server/auth/social/localProvider.ts';
import { operations } from '../support/contract/described.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { validCallOn } from '../support/contract/validCalls.ts';
import { writeLimits } from '../support/contract/writeLimits.ts';

const provider = await startLocalProvider();
afterAll(() => provider.close());

const server = await startTestServer({ social: { local: async () => provider.settings } });
const validCall = validCallOn(server);

const platform = (query: SQL) =>
  server.database.asPlatform((tx) => tx.execute<Record<string, string>>(query));

async function countedLimits(): Promise<string[]> {
  const { rows } = await platform(
    sql`select distinct split_part(key, ' ', 1) as name from rate_limits order by 1`,
  );
  return rows.map(({ name }) => name!);
}

/** Logs that grow with each call that is not limited. */
async function logEntries(): Promise<number> {
  const { rows } = await platform(
    sql`select (select count(*) from access_log) + (select count(*) from audit_entries) as count`,
  );
  return Number(rows[0]!.count);
}

// Mails in the mailbox of the seeded tenants are shown in a frame of the app.
const framed = (id: string) => (id === 'getDemoMailPage' ? "'self'" : "'none'");

test.each(operations)(
  'one valid call of $id is answered with success, counts as declared, and is framed by nobody else',
  async (described) => {
    const { id } = described;
    const options = await validCall(described);
    await platform(sql`delete from rate_limits`);
    const before = await logEntries();
    const { status, body, headers } = await server.request(id, options);
    expect([status, body?.errors]).toEqual([expect.toBeOneOf([200, 201, 202, 204]), undefined]);
    expect(await countedLimits()).toEqual(writeLimits[id]?.counts ?? []);
    if (!writeLimits[id]) expect(await logEntries()).toBe(before);
    expect(/frame-ancestors [^;]+/.exec(String(headers['content-security-policy']))?.[0]).toBe(
      `frame-ancestors ${framed(id)}`,
    );
  },
);

test('every operation that writes has a limit or a cap, with its reason', () => {
  const ids = new Set(operations.map(({ id }) => id));
  const writing = operations.filter(({ method }) => method !== 'GET').map(({ id }) => id);
  expect(writing.filter((id) => !writeLimits[id]?.counts && !writeLimits[id]?.cap)).toEqual([]);
  expect(Object.keys(writeLimits).filter((id) => !ids.has(id))).toEqual([]);
});
