/** What is served besides the API, and the headers of every answer. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { jobs } from '../../server/db/schema/jobs.ts';
import { tenants } from '../../server/db/schema/tenants.ts';
import { root } from '../../server/process/root.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { observatoryScore } from '../support/contract/observatory.ts';
import { dawdle, readNothing, talkTo } from '../support/contract/slowClients.ts';

const staticRoot = mkdtempSync(join(tmpdir(), 'valour-web-'));
const [start, title, description, end] = [
  '<!doctype html><html lang="en-GB"><head>',
  '<title>Valour</title><meta name="description" content="All of it." />',
  '<meta name="theme-color" content="#fff" />',
  '\n  </head><body><div id="root"></div></body></html>',
];
const built = `${start}<!--head-->${title}<!--/head-->${description}<!--assets--></head><body><div id="root"><!--app--></div></body></html>`;
const page = start + title + description + end;
const script = 'console.log("valour");'.repeat(100);

mkdirSync(join(staticRoot, 'assets'));
mkdirSync(join(staticRoot, 'docs/api'), { recursive: true });
writeFileSync(join(staticRoot, 'docs/api/index.html'), '<main id="reference"></main>');
writeFileSync(join(staticRoot, 'docs/api/openapi.yaml'), 'openapi: 3.1.0');
writeFileSync(join(staticRoot, 'index.html'), built);
writeFileSync(join(staticRoot, 'favicon.svg'), '<svg/>');
writeFileSync(join(staticRoot, 'large.bin'), '');
truncateSync(join(staticRoot, 'large.bin'), 24 * 1024 * 1024);
writeFileSync(join(staticRoot, 'middling.bin'), '');
truncateSync(join(staticRoot, 'middling.bin'), 2 * 1024 * 1024);
writeFileSync(join(staticRoot, 'assets/app-1a2b3c4d.js'), script);
writeFileSync(join(staticRoot, 'assets/app-1a2b3c4d.js.br'), brotliCompressSync(script));
writeFileSync(join(staticRoot, 'assets/app-1a2b3c4d.js.gz'), gzipSync(script));

const server = await startTestServer({ staticRoot });

beforeAll(() => server.app.listen({ port: 0, host: '127.0.0.1' }));

afterAll(() => rmSync(staticRoot, { recursive: true, force: true }));

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'uk.localhost', ...headers } });

describe('the reference of the API', () => {
  test.each(['/docs/api', '/docs/api?from=a-link'])(
    '%s runs only our own scripts and styles',
    async (path) => {
      const { statusCode, headers, body } = await get(path);
      expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
        '<main id="reference"></main>',
      ]);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
          "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
    },
  );

  test('the contract is next to it, and the app answers every other address', async () => {
    expect((await get('/docs/api/openapi.yaml')).body).toBe('openapi: 3.1.0');
    for (const path of ['/docs/api/nothing', '/docs/api/../../package']) {
      expect((await get(path)).body, path).toBe(page);
    }
    expect((await get('/docs/api/index.html')).statusCode).toBe(404);
  });
});

test.each([
  '/',
  '/auth/login?type=veteran',
  '/site',
  '/veteran/onboarding',
  '/no/such/page',
  '/redirect/social',
])('the app is sent for %s, never from a cache', async (path) => {
  const { statusCode, headers, body } = await get(path);
  expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
    page,
  ]);
});

test('the app is sent on an unknown host, too, which then says so itself', async () => {
  const { statusCode, body } = await get('/', { host: 'example.com' });
  expect([statusCode, body]).toEqual([200, page]);
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['', undefined],
])(
  'a hashed file is kept for ever and sent as compressed at build time (accepting %j)',
  async (accepted, encoding) => {
    const { statusCode, headers } = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': accepted });
    expect([
      statusCode,
      headers['content-type'],
      headers['cache-control'],
      headers['content-encoding'],
    ]).toEqual([
      200,
      'application/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      encoding,
    ]);
  },
);

test('another file is asked for again after an hour', async () => {
  const { statusCode, headers } = await get('/favicon.svg');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
});

test.each([
  '/assets/gone-00000000.js',
  '/missing.png',
  '/api',
  '/api/',
  '/api/nothing',
  '/api/health/',
  '/API/health.json',
  '/..%2f..%2fpackage.json',
  '/assets/..%2f..%2fpackage.json',
  '/%00.js',
  '/index.html.br',
])('%s is not found', async (path) => {
  const { statusCode, headers, json } = await get(path);
  expect([statusCode, headers['content-type'], json().code]).toEqual([
    404,
    'application/json; charset=utf-8',
    'not_found',
  ]);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const)(
  '%s on a path that is only read is not found',
  async (method) => {
    const { statusCode } = await server.app.inject({
      method,
      url: '/api/industries',
      headers: { host: 'uk.localhost' },
    });
    expect(statusCode).toBe(404);
  },
);

test.each(['/jobs/feed.xml', '/sitemap.xml', '/robots.txt'])(
  'a crawler that asks for the headers of %s alone gets those of the file',
  async (url) => {
    const ask = (method: 'GET' | 'HEAD') =>
      server.app.inject({ method, url, headers: { host: 'uk.localhost' } });
    const [whole, head] = [await ask('GET'), await ask('HEAD')];
    const shownOf = ({ statusCode, headers }: typeof head) => [
      statusCode,
      ...['content-type', 'content-length', 'cache-control'].map((name) => headers[name]),
    ];
    expect(whole.body).not.toBe('');
    expect([...shownOf(head), head.body]).toEqual([...shownOf(whole), '']);
  },
);

test('a path that is no URL is a bad request', async () => {
  const { statusCode, json } = await get('/api/country/%E0%A4%A/states');
  expect([statusCode, json().code]).toEqual([400, 'bad_request']);
});

describe('headers', () => {
  const always = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  };
  const policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; " +
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data: blob:; " +
    "font-src 'self'; connect-src 'self' data:; worker-src 'self'; manifest-src 'self'; frame-src 'self'; base-uri 'none'; " +
    "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
    'trusted-types svelte-trusted-html app-scripts';

  const answered = ['/', '/assets/app-1a2b3c4d.js', '/api/health', '/api/user-profile', '/api/nothing'];

  test.each([...answered, '/api/country/%E0%A4%A/states'])('the whole set is on %s', async (path) => {
    const { headers } = await get(path);
    expect(headers).toMatchObject(always);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('a page may run its own scripts and nothing else', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toBe(policy);
  });

  test.each(['br', ''])(
    'a worker keeps its origin, and may do no more than the page (accepting %j)',
    async (accepted) => {
      const { headers } = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': accepted });
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' data:; frame-ancestors 'none'",
      );
    },
  );

  test('only the tenant’s own analytics and recorder are added', async () => {
    await server.database.asPlatform((tx) =>
      tx
        .update(tenants)
        .set({ analytics: { script_url: 'https://stats.example.org/tag.js', site_id: '1' } })
        .where(eq(tenants.slug, 'us')),
    );
    const us = await get('/', { host: 'us.localhost' });
    const uk = await get('/', { host: 'uk.localhost' });
    expect(us.headers['content-security-policy']).toContain(
      "script-src 'self' 'wasm-unsafe-eval' https://stats.example.org;",
    );
    expect(us.headers['content-security-policy']).toContain(
      "connect-src 'self' data: https://stats.example.org;",
    );
    expect(uk.headers['content-security-policy']).toBe(policy);
  });

  test('HSTS is sent behind a trusted proxy that speaks HTTPS', async () => {
    const proxied = await startTestServer({ database: server.database, trustProxy: '127.0.0.1' });
    const { headers } = await proxied.app.inject({
      url: '/api/health',
      headers: { host: 'uk.localhost', 'x-forwarded-proto': 'https' },
    });
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  describe('by the rules of the HTTP Observatory', () => {
    const origin = 'https://uk.localhost';
    const proxied = { host: 'uk.localhost', 'x-forwarded-proto': 'https' };
    const full = { policy: 10, cookies: 0, sharing: 0, referrer: 5, transport: 0, scripts: 0, sniffing: 0 };
    const scored = { score: 130, parts: { ...full, frames: 5, resource: 10 } };

    test('a page, its files, data and a refusal score 130: an A+', async () => {
      const secure = await startTestServer({
        database: server.database,
        staticRoot,
        trustProxy: '127.0.0.1',
      });
      const scores: Record<string, unknown> = {};
      for (const path of [
        '/',
        '/jobs/1',
        '/docs/api',
        '/assets/app-1a2b3c4d.js',
        '/favicon.svg',
        '/robots.txt',
        '/api/health',
        '/api/user-profile',
        '/api/nothing',
      ]) {
        const { headers, body } = await secure.app.inject({ url: path, headers: proxied });
        const html = String(headers['content-type']).startsWith('text/html') ? body : '';
        scores[path] = observatoryScore({ headers, html, origin });
      }
      expect(scores).toEqual(Object.fromEntries(Object.keys(scores).map((path) => [path, scored])));
    });

    test('the cookie of a sign-in adds five, and the page of the app loads scripts of its own alone', async () => {
      const secure = await startTestServer({ database: server.database, trustProxy: '127.0.0.1' });
      const { headers } = await secure.request('login', {
        headers: proxied,
        body: {
          email: 'veteran-new@demo.test',
          password: demoPassword,
          role: 'veteran',
          captcha_token: await secure.solveCaptcha(),
        },
      });
      const html = readFileSync(join(root, 'index.html'), 'utf8');
      expect(observatoryScore({ headers, html, origin })).toEqual({
        score: 135,
        parts: { ...scored.parts, cookies: 5 },
      });
    });

    test('what weakens a policy costs as much as there', () => {
      const policyOf = (policy: string) =>
        observatoryScore({ headers: { 'content-security-policy': policy }, html: '', origin }).parts.policy;
      const foreign = { headers: {}, html: '<script src="http://evil.test/x.js"></script>', origin };
      const policies = [
        '',
        policy.replace("'self' 'wasm-unsafe-eval'", "'self' 'unsafe-inline'"),
        policy.replace("'self' 'wasm-unsafe-eval'", "'self' https:"),
        policy.replace("'wasm-unsafe-eval'", "'unsafe-eval'"),
        policy.replace("img-src 'self'", "img-src 'self' http://pictures.test"),
        policy.replace("style-src 'self'", 'style-src data:'),
        policy.replace("default-src 'none'", "default-src 'self'"),
        policy,
      ];
      expect(policies.map(policyOf)).toEqual([-25, -20, -20, -10, -10, 0, 5, 10]);
      expect(observatoryScore(foreign)).toMatchObject({ score: 0, parts: { scripts: -50, transport: -20 } });
    });
  });

  test('data is never stored by a browser', async () => {
    const own = await server.request('getUserProfile', { token: await server.signIn('veteran-new') });
    const refused = await server.request('getUserProfile');
    expect([own.headers['cache-control'], refused.headers['cache-control']]).toEqual([
      'no-store',
      'no-store',
    ]);
  });
});

test('clients that dawdle are cut, by limits of less than 12 seconds, while others are served', async () => {
  const strict = await startTestServer({ staticRoot, database: server.database });
  await strict.app.listen({ port: 0, host: '127.0.0.1' });
  const { server: own } = strict.app;
  const unread = [await readNothing(own, 'large.bin'), await readNothing(own, 'middling.bin', 8)];
  const slow = dawdle(own);
  const { port: strictPort } = own.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${strictPort}/api/health`)).status).toBe(200);
  const limits = [own.requestTimeout, own.headersTimeout, own.timeout, own.keepAliveTimeout];
  expect(Math.max(...limits)).toBeLessThanOrEqual(11_000);
  expect(Math.min(...limits)).toBeGreaterThan(0);
  for (const { held, cut } of unread) {
    // Node looks twice at a connection on which it writes.
    await expect.poll(() => 2 * held.timeout!).toBeLessThan(12_000);
    held.setTimeout(1);
    await cut;
  }
  Object.assign(own, { requestTimeout: 1, headersTimeout: 1, keepAliveTimeout: 1 });
  await talkTo(own, 'GET /api/health HTTP/1.1\r\nhost: uk.localhost\r\n\r\n');
  await Promise.all(slow);
});

test('of many requests sent together over one connection, eight are answered and the next one closes it', async () => {
  const requests = 'GET /api/health HTTP/1.1\r\nhost: uk.localhost\r\n\r\n'.repeat(500);
  const answer = await talkTo(server.app.server, requests);
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual([...Array(8).fill('200'), '503']);
  const refusal = answer.slice(answer.lastIndexOf('HTTP/1.1'));
  expect(refusal).toMatch(/\r\nretry-after: 1\r\n/);
  expect(refusal).toMatch(/\r\nconnection: close\r\n/);
  expect(refusal).toContain('"code":"overloaded"');
});

describe('a job’s page', () => {
  const postingIn = (body: string) => {
    const [, json = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    return JSON.parse(json) as Record<string, unknown> | null;
  };
  const put = (id: number, values: Partial<typeof jobs.$inferInsert>) =>
    server.database.asPlatform((tx) => tx.update(jobs).set(values).where(eq(jobs.id, id)));

  test('says to search engines what it offers, until it is closed', async () => {
    const hostile = '</script><script>alert("1")</script> & Driver';
    await put(1, { title: hostile });
    const { body, headers } = await get('/jobs/1');
    const posting = postingIn(body);
    expect([posting?.['@type'], posting?.title, posting?.url]).toEqual([
      'JobPosting',
      hostile,
      'http://uk.localhost/jobs/1',
    ]);
    const title =
      '&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Driver at Northgate Logistics Ltd';
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toContain('<link rel="canonical" href="http://uk.localhost/jobs/1" />');
    expect(body).toContain('<meta name="description" content="Northgate moves food');
    expect(body.match(/<script/g)?.length).toBe(1);
    expect([body.includes('noindex'), headers['cache-control']]).toEqual([false, 'no-cache']);
    for (const change of [{ status: 'closed' }, { status: 'paused' }, { closes_on: '2020-01-01' }] as const) {
      await put(1, { status: 'published', closes_on: '2100-01-01', ...change });
      const { body: over } = await get('/jobs/1/apply');
      expect([postingIn(over), over.includes('<meta name="robots" content="noindex" />')]).toEqual([
        null,
        true,
      ]);
    }
  });

  test.each([
    '/jobs',
    '/jobs/6',
    '/jobs/999999',
    '/jobs/99999999999',
    '/jobs/1x',
    '/jobs/0',
    '/veteran/jobs/1',
  ])('%s is the app as everywhere', async (path) => {
    expect((await get(path)).body).toBe(page);
  });

  test('of another tenant is none here', async () => {
    const [theirs] = await server.database.asPlatform((tx) =>
      tx
        .select({ id: jobs.id })
        .from(jobs)
        .innerJoin(tenants, eq(tenants.id, jobs.tenant_id))
        .where(and(eq(tenants.slug, 'us'), eq(jobs.status, 'published')))
        .limit(1),
    );
    const host = 'us.localhost';
    expect((await get(`/jobs/${theirs?.id}`)).body).toBe(page);
    expect(postingIn((await get(`/jobs/${theirs?.id}`, { host })).body)?.url).toBe(
      `http://us.localhost/jobs/${theirs?.id}`,
    );
  });
});
