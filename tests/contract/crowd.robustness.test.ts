/** One client with sixty connections, and a second visitor, over real connections. */
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createMetrics } from '../../server/http/metrics.ts';
import { startTestServer } from '../support/contract/harness.ts';

const metrics = createMetrics();
// With as many places as the product has.
const server = await startTestServer({ trustProxy: '127.0.0.1', atWork: 48, metrics });
let port = 0;

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});

const jobsFor = (client: string) =>
  fetch(`http://127.0.0.1:${port}/api/jobs`, {
    headers: { 'x-forwarded-for': client, 'x-forwarded-host': 'uk.localhost' },
  });

const gauge = async (name: string) =>
  Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await metrics.text())?.[1]);

test.each([
  ['one address', () => '203.0.113.7'],
  ['one /64', (at: number) => `2001:db8:1:2::${at + 1}`],
])('sixty connections of %s keep nobody else out', async (_, addressOf) => {
  let sentAway = 0;
  let crowd: Promise<number>[] = [];
  let visitor: Promise<number>[] = [];
  // Nothing that reads jobs ends before this transaction does.
  await server.database.asPlatform(async (tx) => {
    await tx.execute(sql`lock table jobs in access exclusive mode`);
    crowd = Array.from({ length: 60 }, async (_, at) => {
      const { status } = await jobsFor(addressOf(at));
      sentAway += Number(status === 503);
      return status;
    });
    await expect.poll(() => sentAway).toBeGreaterThanOrEqual(36);
    const held = server.database.inLine();
    visitor = Array.from({ length: 12 }, async () => (await jobsFor('198.51.100.9')).status);
    await expect.poll(() => server.database.inLine()).toBeGreaterThanOrEqual(held + 12);
  });
  expect(await Promise.all(visitor)).toEqual(Array(12).fill(200));
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200, 503]));
});

test('bodies that are announced and held back are refused before they are read', async () => {
  const announce = (client: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.setEncoding('utf8').once('data', (answer) => {
        resolve(String(answer).split('\r\n')[0]!);
        socket.destroy();
      });
      socket.write(
        `POST /api/auth/signup HTTP/1.1\r\nhost: uk.localhost\r\nx-forwarded-for: ${client}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 5000000\r\n\r\n`,
      );
    });
  const answers = Array.from({ length: 120 }, () => announce('203.0.113.7'));
  let refused = 0;
  for (const answer of answers) void answer.then((line) => (refused += Number(line.includes('503'))));
  // Six of 5 MB are half of the memory that there is for bodies; the others are refused immediately.
  await expect.poll(() => refused).toBe(114);
  expect(await gauge('valour_body_bytes')).toBe(6 * 5_000_000);
  await Promise.all(answers);
  await expect.poll(() => gauge('valour_body_bytes')).toBe(0);
});
