import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../support/contract/harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'assets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function built(name: string, files: Record<string, string>) {
  mkdirSync(join(folder, name, 'assets'), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, name, path), text);
  return join(folder, name);
}

const staticRoot = built('web', {
  'index.html':
    '<html lang="en-GB"><!--head-->new page<!--/head--><!--assets--></head><div id="root"><!--app--></div>',
  'assets/new-1.js': 'new',
  'assets/same-1.js': 'same',
});
const previousAssets = built('previous', {
  'index.html': 'old page',
  'assets/old-1.js': 'old',
  'assets/same-1.js': 'same',
});
const server = await startTestServer({ staticRoot, previousAssets });

test.each([
  ['/assets/new-1.js', 200, 'new'],
  ['/assets/old-1.js', 200, 'old'],
  ['/assets/same-1.js', 200, 'same'],
  ['/auth/login', 200, '<html lang="en-GB">new page\n  </head><div id="root"></div>'],
])('during a rollout %s is there', async (url, status, text) => {
  const { statusCode, body, headers } = await server.app.inject({ url, headers: { host: 'uk.localhost' } });
  expect([statusCode, body]).toEqual([status, text]);
  if (url.startsWith('/assets/'))
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('what neither build has is not found', async () => {
  const { statusCode } = await server.app.inject({
    url: '/assets/gone-1.js',
    headers: { host: 'uk.localhost' },
  });
  expect(statusCode).toBe(404);
});
