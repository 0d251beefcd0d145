/** The public pages as they are sent: painted, before any script has run. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPrerendered } from '../../scripts/build.mjs';
import { tenants } from '../../server/db/schema/tenants.ts';
import { startTestServer } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'valour-paint-'));
const staticRoot = join(folder, 'web');
const prerendered = join(folder, 'prerendered.cjs');
const sheet = '@font-face{src:url(/assets/inter.woff2)}';

mkdirSync(join(staticRoot, 'assets'), { recursive: true });
writeFileSync(
  join(staticRoot, 'index.html'),
  `<!doctype html>
<html>
  <head>
    <title>Valour</title>
    <link rel="icon" href="data:," />
    <script type="module" crossorigin src="/assets/start-1a2b.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/start-3c4d.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`,
);
writeFileSync(join(staticRoot, 'assets/start-3c4d.css'), sheet);
writeFileSync(join(staticRoot, 'assets/landing-5e6f.js'), '');
writeFileSync(join(staticRoot, 'assets/landing-5e6f.js.br'), '');

const server = await startTestServer({ staticRoot, prerendered });
const hostile = `<script>alert("me")</script></style><b style="color:red">`;

beforeAll(async () => {
  await buildPrerendered(prerendered);
  await server.database.asPlatform((tx) =>
    tx.update(tenants).set({ name: hostile, contact_email: hostile }).where(eq(tenants.slug, 'us')),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({ url, headers: { host: 'uk.localhost', ...headers } });
  return { ...answer, headers: answer.headers, bytes: answer.rawPayload, html: answer.body };
}

const textOf = (html: string) =>
  html
    .replace(/^[\s\S]*<div id="root">/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  ['/auth/login', ['Welcome to the product!', 'Email', 'Password', 'Sign in', 'Valour UK']],
  [
    '/recruiters',
    ['Hire people who have served', 'Create a recruiter account', 'Companies House', 'Valour UK'],
  ],
])('%s is sent with its content, never kept by the browser', async (path, words) => {
  const { statusCode, headers, html } = await get(path);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  for (const word of words) expect(textOf(html)).toContain(word);
});

test.each(['/auth/login', '/recruiters'])(
  '%s has one style block and one script, both named by hash, and no style elsewhere',
  async (path) => {
    const { headers, html } = await get(path);
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text!);
    const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text!);
    expect([styles.length, scripts.length, / style=|<link rel="stylesheet"/.test(html)]).toEqual([
      1,
      1,
      false,
    ]);
    expect(styles[0]).toContain(sheet);
    const policy = String(headers['content-security-policy']).split('; ');
    const empty = source('');
    expect(policy.filter((line) => /^(style|script)-src/.test(line))).toEqual([
      `script-src 'self' 'wasm-unsafe-eval' ${source(scripts[0]!)}`,
      `style-src 'self' ${empty} ${source(styles[0]!)}`,
    ]);
    const classes = [...html.matchAll(/class="(css-\w+)"/g)].map(([, name]) => name!);
    expect([...new Set(classes)].filter((name) => !styles[0]!.includes(`.${name}`))).toEqual([]);
  },
);

test('the files that the app needs for the page are asked for at once, and nothing else', async () => {
  const ahead = async (path: string) =>
    [...(await get(path)).html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(
      ([, href]) => href,
    );
  expect([await ahead('/auth/login'), await ahead('/recruiters')]).toEqual([
    ['/assets/start-1a2b.js'],
    ['/assets/start-1a2b.js', '/assets/landing-5e6f.js'],
  ]);
});

test('what a tenant calls itself stays text', async () => {
  for (const path of ['/auth/login', '/recruiters']) {
    const { html } = await get(path, { host: 'us.localhost' });
    expect([html.includes('<script>alert'), html.includes('<b style')]).toEqual([false, false]);
    expect(html).toContain('&lt;script&gt;alert(');
    expect(html.match(/<\/(style|script)>/g)).toHaveLength(2);
  }
});

test('the address chooses the tab and the partner, and nothing of it stands on the page', async () => {
  const current = async (url: string) => /aria-current="page"[^>]*>([^<]+)</.exec((await get(url)).html)?.[1];
  expect([
    await current('/auth/login'),
    await current('/auth/login?type=recruiter'),
    await current('/auth/login?type=veteran&x=y'),
  ]).toEqual(['Veteran Login', 'Recruiter Login', 'Veteran Login']);
  expect((await get('/auth/login?company=op-hired')).html).toContain('You come from Op Hired.');
  const { html } = await get('/auth/login?company=%3Cimg%20src=x%3E&type=marker7');
  expect([html.includes('<img'), html.includes('marker7'), html.includes('You come from')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('whoever asks gets the same page: no session and no person stands in it', async () => {
  const token = await server.signIn('recruiter');
  const asGuest = await get('/recruiters');
  const asRecruiter = await get('/recruiters?utm=1', {
    authorization: `Bearer ${token}`,
    cookie: 'known=1',
  });
  expect(asRecruiter.html).toBe(asGuest.html);
  expect(asGuest.headers).not.toHaveProperty('set-cookie');
});

test('it is sent as compressed as the client takes it', async () => {
  const plain = await get('/recruiters');
  const [br, gzip, refused] = await Promise.all(
    ['gzip, deflate, br', 'gzip', 'br;q=0'].map((accepted) =>
      get('/recruiters', { 'accept-encoding': accepted }),
    ),
  );
  expect(
    [plain, br!, gzip!, refused!].map(({ headers }) => [headers['content-encoding'], headers.vary]),
  ).toEqual([
    [undefined, 'accept-encoding'],
    ['br', 'accept-encoding'],
    ['gzip', 'accept-encoding'],
    [undefined, 'accept-encoding'],
  ]);
  expect(brotliDecompressSync(br!.bytes).toString()).toBe(plain.html);
  expect(gunzipSync(gzip!.bytes).toString()).toBe(plain.html);
});

test.each(['/', '/veteran', '/auth/signup', '/auth/login/', '/constructor'])(
  '%s is left to the app',
  async (path) => {
    const { html } = await get(path);
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('<script type="module"');
  },
);

test('an unknown host gets the app, which then says so', async () => {
  expect((await get('/recruiters', { host: 'example.com' })).html).toContain('<div id="root"></div>');
});
