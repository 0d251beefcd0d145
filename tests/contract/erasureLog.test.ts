/** A database that was restored from before an erasure erases again whom the log next to it names, and nobody else. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { runOperator } from '../../scripts/operator/cli.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { endDepartures } from '../../server/privacy/departure.ts';
import { openErasureLog, replayErasures } from '../../server/privacy/erasureLog.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'valour-erasures-'));
const file = join(folder, 'erasures.log');
const now = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-12-05T09:00:00Z');
/** Two databases with the same people: one goes on, the other is as a backup brings it back. */
const server = await startTestServer({ clock: () => now });
const restored = await startTestServer({ clock: () => later });
const { id: tenantId } = await tenantOf(server.database, 'uk');
const theirs = 'veteran-new@demo.test';

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const idOf = async (where: typeof server, email: string) => {
  const { rows } = await where.database.asPlatform((tx) =>
    tx.execute<{ id: number }>(sql`select id from users where tenant_id = ${tenantId} and email = ${email}`),
  );
  return rows[0]?.id;
};

const lastUsed = (where: typeof server, moment: Date, email?: string) =>
  where.database.asPlatform((tx) =>
    tx.execute(sql`update users set last_used_at = ${moment.toISOString()}::timestamptz
      where tenant_id = ${tenantId} and (email = ${email ?? null} or ${email === undefined})`),
  );

test('SEC-09 an erasure is logged by numbers alone, and replayed on what a backup brings back', async () => {
  const id = (await idOf(server, theirs))!;
  for (const target of [server, restored]) await lastUsed(target, new Date('2026-11-01T00:00:00Z'));
  await server.request('deleteAccount', {
    token: await server.sessionOf(theirs),
    body: { current_password: 'Honor-Service-2026' },
  });
  const log = openErasureLog(file);
  const outbox = await createOutbox({ database: server.database, clock: () => later, onError: () => {} });
  await endDepartures(server.database, outbox, later, log);
  await outbox.close();
  expect(await idOf(server, theirs)).toBeUndefined();
  expect(readFileSync(file, 'utf8')).toBe(
    `{"tenant_id":${tenantId},"user_id":${id},"erased_at":"2026-12-05T09:00:00.000Z"}\n`,
  );

  expect(await idOf(restored, theirs)).toBe(id);
  expect(await replayErasures(restored.database, openErasureLog(file), later)).toBe(1);
  expect(await idOf(restored, theirs)).toBeUndefined();
  expect(await idOf(restored, 'recruiter@northgate.test')).toBeDefined();
  expect(await replayErasures(restored.database, openErasureLog(file), later)).toBe(0);
});

test('who got a number anew after the erasure stays, and so does whom no whole line names', async () => {
  const email = 'veteran-cv@demo.test';
  const id = await idOf(restored, email);
  writeFileSync(
    file,
    `{"tenant_id":${tenantId},"user_id":${id},"erased_at":"2026-11-10T00:00:00Z"}\n{"tenant_id":${tenantId},"us`,
  );
  await lastUsed(restored, new Date('2026-11-11T00:00:00Z'), email);
  const log = openErasureLog(file);
  expect(await replayErasures(restored.database, log, later)).toBe(0);
  expect(await idOf(restored, email)).toBe(id);
  log.append(tenantId, 1_000_000, later);
  // A later erasure of somebody else in the tenant changes nothing for them.
  expect(await replayErasures(restored.database, log, later)).toBe(0);
  expect(await idOf(restored, email)).toBe(id);
  expect(log.all().map(({ user_id }) => user_id)).toEqual([id, 1_000_000]);
});

test('the operator replays it from a shell', async () => {
  const email = 'veteran-cv@demo.test';
  openErasureLog(file).append(tenantId, (await idOf(restored, email))!, later);
  const output: string[] = [];
  const code = await runOperator(['replay-erasures'], {
    env: { ERASURE_LOG: file },
    open: async () => ({ ...restored.database, close: async () => {} }),
    out: (text) => output.push(text),
    err: (text) => output.push(text),
    readPassword: async () => '',
  });
  expect([code, output]).toEqual([0, ['Erased again: 1.']]);
  expect(await idOf(restored, email)).toBeUndefined();
});

test('a log that cannot be written to ends the start with a sentence', () => {
  expect(() => openErasureLog(join(file, 'below'))).toThrow(/^The log of erasures .+ cannot be written to; /);
});
