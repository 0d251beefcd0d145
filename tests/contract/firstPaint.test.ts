/** The public pages as they are sent: painted, before any script has run. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPrerendered } from '../../scripts/build.mjs';
import { jobs } from '../../server/db/schema/jobs.ts';
import { tenants } from '../../server/db/schema/tenants.ts';
import { startTestServer } from '../support/contract/harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'valour-paint-'));
const staticRoot = join(folder, 'web');
const prerendered = join(folder, 'prerendered.cjs');
const sheet = '@font-face{src:url(/assets/inter.woff2)}';

mkdirSync(join(staticRoot, 'assets'), { recursive: true });
writeFileSync(
  join(staticRoot, 'index.html'),
  `<!doctype html>
<html lang="en-GB">
  <head>
    <title>Valour</title>
    <link rel="icon" href="data:," />
    <script type="module" crossorigin src="/assets/runtime-9c0d.js"></script>
    <script type="module" crossorigin src="/assets/start-1a2b.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/start-3c4d.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`,
);
writeFileSync(join(staticRoot, 'assets/start-3c4d.css'), sheet);
for (const name of ['landing-5e6f.js', 'landing-5e6f.js.br', 'jobs-7a8b.js'])
  writeFileSync(join(staticRoot, 'assets', name), '');

const server = await startTestServer({ staticRoot, prerendered });
const hostile = `<script>alert("me")</script></style><b style="color:red">`;

beforeAll(async () => {
  await buildPrerendered(prerendered);
  await server.database.asPlatform((tx) =>
    tx.update(tenants).set({ name: hostile, contact_email: hostile }).where(eq(tenants.slug, 'us')),
  );
});

/** Of the tenant `uk`, as everybody finds it. */
async function readJobs() {
  const { body } = await server.request('listJobs');
  return body as unknown as {
    data: { id: number; title: string; company: { name: string } }[];
    meta: { total: number };
  };
}

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

test('the list of jobs is sent with the jobs, and a job with all that it says', async () => {
  const { data, meta } = await readJobs();
  const list = textOf((await get('/jobs')).html);
  expect([list.includes(`${meta.total} jobs`), data.length]).toEqual([true, 12]);
  for (const { title, company } of data) {
    expect(list).toContain(title);
    expect(list).toContain(company.name);
  }
  const { id, title } = data[0]!;
  const { html } = await get(`/jobs/${id}`);
  for (const words of [title, 'What you’ll need', 'What happens next', 'Similar jobs', 'Apply'])
    expect(textOf(html)).toContain(words);
  expect(html).toContain('application/ld+json');
});

test('a word that is searched for before the app is there goes into the address, where the app finds it', async () => {
  const [, form, field] = /<form( [^>]*)>.*?<input( [^>]*type="search"[^>]*)>/.exec(
    (await get('/jobs')).html,
  )!;
  expect([form, field]).toEqual([
    expect.not.stringMatching(/ (action|method)=/),
    expect.stringContaining(' name="search"'),
  ]);
  const { html } = await get('/jobs?search=heliogrph');
  expect(html).not.toContain('name="search"');
});

test('what the calls of the page answer comes with it, as they would answer a visitor', async () => {
  const list = await readJobs();
  const { id } = list.data[0]!;
  const [job, similar] = await Promise.all(
    ['getJob', 'listSimilarJobs'].map((call) => server.request(call, { params: { id } })),
  );
  const answersOf = async (url: string) => {
    const [, text] = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(
      (await get(url)).html,
    )!;
    return (JSON.parse(text!) as [[string], unknown][]).map(([[name], data]) => [name, data]);
  };
  expect(await answersOf('/jobs')).toEqual([['listJobs', { data: list.data, meta: list.meta }]]);
  expect(await answersOf(`/jobs/${id}`)).toEqual([
    ['getJob', job!.body.data],
    ['listSimilarJobs', similar!.body.data],
  ]);
});

test('a job that changes changes on its page, and one that is taken down goes with it', async () => {
  const { id } = (await readJobs()).data.at(-1)!;
  const change = (values: Partial<typeof jobs.$inferInsert>) =>
    server.database.asPlatform((tx) => tx.update(jobs).set(values).where(eq(jobs.id, id)));
  await change({ title: 'Keeper of the Signal Box' });
  expect(textOf((await get(`/jobs/${id}`)).html)).toContain('Keeper of the Signal Box');
  await change({ title: hostile });
  for (const path of ['/jobs', `/jobs/${id}`]) {
    const { html } = await get(path);
    expect([html.includes('<script>alert'), html.includes('<b style'), html.includes('alert(')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(html.match(/<\/script>/g)).toHaveLength(path === '/jobs' ? 2 : 3);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  }
  await change({ status: 'draft' });
  expect((await get(`/jobs/${id}`)).html).toContain('<div id="root"></div>');
});

test('where the line stands, the page comes without its jobs, and the app asks for them', async () => {
  const { app } = await startTestServer({ staticRoot, prerendered, database: server.database, atWork: 0 });
  for (const url of ['/jobs', '/jobs/1']) {
    const { statusCode, body } = await app.inject({ url, headers: { host: 'uk.localhost' } });
    expect([statusCode, body.includes('<div id="root"></div>')]).toEqual([200, true]);
  }
});

test.each(['/auth/login', '/recruiters', '/jobs', '/jobs/1'])(
  '%s has one style block and one script, both named by hash, and no style elsewhere',
  async (path) => {
    const { headers, html } = await get(path);
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text!);
    const scripts = [...html.matchAll(/<script(?! type="application)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text]) => text!,
    );
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

test('the files that the app needs for the page are asked for together, the start last, and none before the page is painted', async () => {
  const ahead = async (path: string) => {
    const { html } = await get(path);
    expect(html).not.toMatch(/<script[^>]* src=|modulepreload" /);
    return JSON.parse(/"scripts":(\[[^\]]*\])/.exec(html)?.[1] ?? '');
  };
  const start = ['/assets/runtime-9c0d.js', '/assets/start-1a2b.js'];
  expect(await Promise.all(['/auth/login', '/recruiters', '/jobs', '/jobs/1'].map(ahead))).toEqual([
    start,
    ['/assets/landing-5e6f.js', ...start],
    ['/assets/jobs-7a8b.js', '/assets/landing-5e6f.js', ...start],
    ['/assets/jobs-7a8b.js', '/assets/landing-5e6f.js', ...start],
  ]);
});

test('what a tenant calls itself stays text', async () => {
  for (const path of ['/auth/login', '/recruiters']) {
    const { html } = await get(path, { host: 'us.localhost' });
    expect(html).toContain('<html lang="en-US">');
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
  expect((await get('/auth/login?company=op-hired')).html).toContain('Op Hired sent you here.');
  const { html } = await get('/auth/login?company=%3Cimg%20src=x%3E&type=marker7');
  expect([html.includes('<img'), html.includes('marker7'), html.includes('sent you here')]).toEqual([
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
  const veteran = await server.signIn('veteran-complete');
  for (const path of ['/jobs', '/jobs/1']) {
    const signedIn = await get(path, { authorization: `Bearer ${veteran}`, cookie: 'known=1' });
    expect(signedIn.html).toBe((await get(path)).html);
  }
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

test.each([
  ...['/', '/veteran', '/auth/signup', '/auth/login/', '/constructor'],
  ...['/jobs/', '/jobs?search=engineer', '/jobs?page=2', '/jobs/1?search=engineer', '/jobs/1/apply'],
  ...['/jobs/0', '/jobs/1x', '/jobs/999999', '/jobs/99999999999'],
])('%s is left to the app', async (path) => {
  const { html } = await get(path);
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<script type="module"');
  expect(html).not.toContain('id="answers"');
});

test('an unknown host gets the app, which then says so', async () => {
  expect((await get('/recruiters', { host: 'example.com' })).html).toContain('<div id="root"></div>');
});

test('a page that is not painted has the language of its tenant, too', async () => {
  const page = async (host: string) =>
    (await server.app.inject({ url: '/veteran/onboarding', headers: { host } })).body;
  expect(await page('us.localhost')).toContain('<html lang="en-US">');
  expect(await page('localhost')).toContain('<html lang="en-GB">');
});
