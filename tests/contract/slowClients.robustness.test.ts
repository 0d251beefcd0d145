/** Clients that dawdle are cut by the limits that the product has, in their own time. */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../support/contract/harness.ts';
import { dawdle, readNothing, talkTo } from '../support/contract/slowClients.ts';

const staticRoot = mkdtempSync(join(tmpdir(), 'valour-slow-'));
const megabyte = 1024 * 1024;
writeFileSync(
  join(staticRoot, 'index.html'),
  '<!doctype html><html lang="en-GB"><head><!--head--><!--/head--><!--assets--></head><body><div id="root"><!--app--></div></body></html>',
);
for (const [name, size] of [
  ['large.bin', 24 * megabyte],
  ['middling.bin', 2 * megabyte],
] as const) {
  writeFileSync(join(staticRoot, name), '');
  truncateSync(join(staticRoot, name), size);
}
afterAll(() => rmSync(staticRoot, { recursive: true, force: true }));

const { app } = await startTestServer({ staticRoot });

test('clients that dawdle are cut within 12 seconds, while others are served', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const since = performance.now();
  const cuts = [
    (await readNothing(app.server, 'large.bin')).cut,
    (await readNothing(app.server, 'middling.bin', 8)).cut,
    ...dawdle(app.server),
    talkTo(app.server, 'GET /api/health HTTP/1.1\r\nhost: uk.localhost\r\n\r\n'),
  ].map((cut) => cut.then(() => performance.now() - since));
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  // Checked once a second, and a busy machine adds its own.
  expect(Math.max(...(await Promise.all(cuts)))).toBeLessThan(15_000);
});
