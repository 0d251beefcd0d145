/** One client with sixty concurrent calls, and a second visitor; over real connections in crowd.robustness.test.ts. */
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createMetrics } from '../../server/http/metrics.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { openTestDatabase } from '../support/contract/testDatabase.ts';
import { testNow } from '../support/contract/testNow.ts';

const metrics = createMetrics();
// All wait while the test holds a lock: on a slow machine for longer than the product lets a call wait.
const hangs = 60_000;
const database = await openTestDatabase(testNow, {
  connecting: hangs,
  statement: hangs,
  idleInTransaction: hangs,
});
afterAll(database.close);
// With as many places as the product has.
const server = await startTestServer({ database, atWork: 48, metrics });

const gauge = async (name: string) =>
  Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await metrics.text())?.[1]);

test.each([
  ['one address', () => '203.0.113.7'],
  ['one /64', (at: number) => `2001:db8:1:2::${at + 1}`],
])('sixty calls of %s keep nobody else out', async (_, addressOf) => {
  const statusFor = async (clientIp: string) => (await server.request('listJobs', { clientIp })).status;
  let rejected = 0;
  let crowd: Promise<number>[] = [];
  let visitor: Promise<number>[] = [];
  // Nothing that reads jobs ends before this transaction does.
  await server.database.asPlatform(async (tx) => {
    await tx.execute(sql`lock table jobs in access exclusive mode`);
    crowd = Array.from({ length: 60 }, async (_, at) => {
      const status = await statusFor(addressOf(at));
      rejected += Number(status === 503);
      return status;
    });
    await expect.poll(() => rejected).toBe(36);
    visitor = Array.from({ length: 12 }, () => statusFor('198.51.100.9'));
    // The 24 calls of the crowd that have a place, the visitor's 12, and this transaction.
    await expect.poll(() => server.database.inLine()).toBeGreaterThanOrEqual(24 + 12 + 1);
  });
  expect(await Promise.all(visitor)).toEqual(Array(12).fill(200));
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200, 503]));
});

test('bodies that are announced and held back are refused before they are read', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  let refused = 0;
  for (let at = 0; at < 12; at += 1) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.setEncoding('utf8').once('data', (answer) => {
      refused += Number(/^HTTP\/1\.1 503 /.test(String(answer)));
    });
    socket.write(
      'POST /api/auth/signup HTTP/1.1\r\nhost: uk.localhost\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 5000000\r\n\r\n',
    );
  }
  // Six of 5 MB are half of the memory that there is for bodies; the others are refused immediately.
  await expect.poll(() => refused).toBe(6);
  expect(await gauge('valour_body_bytes')).toBe(6 * 5_000_000);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => gauge('valour_body_bytes')).toBe(0);
});
