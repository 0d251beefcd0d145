/** Public pages as the server renders them, before any script has run. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '../../server/db/schema/jobs.ts';
import { tenants } from '../../server/db/schema/tenants.ts';
import { createTestControls } from '../../server/http/testControls.ts';
import { buildApp, sourceOf, textOf } from '../support/contract/builtApp.ts';
import { startTestServer } from '../support/contract/harness.ts';

const built = await buildApp();
const { staticRoot, rendering } = built;
const server = await startTestServer({ staticRoot, rendering, renderingTimeout: 30_000 });
const hostile = `<script>alert("me")</script></style><b style="color:red">`;

beforeAll(async () => {
  await server.database.asPlatform((tx) =>
    tx.update(tenants).set({ name: hostile }).where(eq(tenants.slug, 'us')),
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

afterAll(built.remove);

async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({ url, headers: { host: 'uk.localhost', ...headers } });
  return { ...answer, headers: answer.headers, bytes: answer.rawPayload, html: answer.body };
}

test.each([
  ['/auth/login', ['Welcome to the product!', 'Email', 'Password', 'Sign in', 'Valour UK']],
  [
    '/recruiters',
    ['Hire people who have served', 'Create a recruiter account', 'Companies House', 'Valour UK'],
  ],
  ['/site', ['Honoring Service. Empowering Veterans.', 'Valour UK']],
  ['/site/about', ['About', 'Valour UK']],
  ['/site/privacy', ['Privacy', 'in isolation', 'help@valour-uk.test']],
  ['/site/terms', ['Terms', 'Be truthful']],
  ['/site/accessibility', ['Accessibility', 'WCAG 2.2']],
  ['/privacy', ['Privacy choices', 'Valour UK']],
  ['/help', ['Help', 'Which files can I upload?', 'Sign in, and see your applications']],
  ['/data-sources', ['Data sources', 'Open Database License']],
  ['/auth/signup', ['Create an account', 'First name', 'Email']],
  ['/auth/forgot', ['Forgot', 'Email']],
])('%s is sent with its content, never kept by the browser', async (path, words) => {
  const { statusCode, headers, html } = await get(path);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  for (const word of words) expect(textOf(html)).toContain(word);
});

test.each([
  ['/jobs?search=%00', 400],
  [`/jobs?search=${'x'.repeat(61)}`, 200],
  ['/jobs?page=Infinity', 200],
  ['/jobs/1e309', 404],
  [`/${'/'.repeat(600)}x`, 404],
])('%s is answered with %i, and is no error of the server', async (url, status) => {
  const lines = server.log.length;
  const { statusCode } = await get(url);
  const errors = server.log.slice(lines).filter((line) => (JSON.parse(line) as { level: number }).level > 30);
  expect([statusCode, errors]).toEqual([status, []]);
});

test('a host whose port is none is refused', async () => {
  const { statusCode } = await get('/jobs', { host: 'uk.localhost:99999' });
  expect(statusCode).toBe(400);
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

test('the home page is sent with the newest jobs, their employers, and a search that needs no script', async () => {
  const { data, meta } = await readJobs();
  const { html } = await get('/site');
  const text = textOf(html);
  for (const { title, company } of data.slice(0, 4))
    expect([title, company.name].filter((words) => !text.includes(words))).toEqual([]);
  expect(text).toContain(`See all ${meta.total} jobs`);
  const [, form, field] = /<form( [^>]*)>.*?<input( [^>]*)>/.exec(html)!;
  expect([form, field]).toEqual([
    expect.stringMatching(/^(?=.* role="search")(?=.* method="get")(?=.* action="\/jobs")/),
    expect.stringContaining(' name="search"'),
  ]);
});

test('a course and a service provider are sent with all that they say', async () => {
  for (const [path, call] of [
    ['courses', 'getCourse'],
    ['service-providers', 'getServiceProvider'],
  ] as const) {
    const { body } = await server.request(call, { params: { id: 1 } });
    const { title, name } = body.data as { title?: string; name?: string };
    const { statusCode, html } = await get(`/${path}/1`);
    expect([statusCode, textOf(html).includes(title ?? name ?? '')]).toEqual([200, true]);
  }
});

test('a search in the address is answered, and its form sends words to the address before the app is there', async () => {
  const { body } = await server.request('listJobs', { query: { search: ['engineer'] } });
  const { data } = body as unknown as Awaited<ReturnType<typeof readJobs>>;
  const { html } = await get('/jobs?search=engineer');
  expect(data.length).toBeGreaterThan(0);
  for (const { title } of data) expect(textOf(html)).toContain(title);
  const [, form, field] = /<form( [^>]*)>.*?<input( [^>]*role="combobox"[^>]*)>/.exec(html)!;
  expect([form, field]).toEqual([
    expect.not.stringMatching(/ (action|method)=/),
    // HTML lets no field of type search be a combobox.
    expect.stringMatching(/^(?=.* name="search")(?=.* type="text")/),
  ]);
});

test('the address of the icon is a valid one', async () => {
  const [, address] = /<link rel="icon"[^>]* href="([^"]*)"/.exec((await get('/login')).html)!;
  expect(new URL(address!).href).toBe(address);
});

/** The queries that came with a page, by their operation. */
async function queriesOf(url: string) {
  const [, text] = /<script type="application\/json" id="state">(.*?)<\/script>/.exec((await get(url)).html)!;
  const { queries } = JSON.parse(text!) as {
    queries: { queries: { queryKey: [string]; state: { data: unknown } }[] };
  };
  return Object.fromEntries(queries.queries.map(({ queryKey: [name], state }) => [name, state.data]));
}

test('the data of a page comes with it, as its own calls would answer a visitor', async () => {
  const list = await readJobs();
  const { id } = list.data[0]!;
  const [tenant, countries, job, similar] = await Promise.all([
    server.request('getTenantInfo', { query: { domain: 'uk.localhost' } }),
    server.request('listCountries'),
    server.request('getJob', { params: { id } }),
    server.request('listSimilarJobs', { params: { id } }),
  ]);
  expect(await queriesOf('/jobs')).toEqual({
    getTenantInfo: tenant.body.data,
    listJobs: { data: list.data, meta: list.meta },
    listCountries: countries.body.data,
  });
  expect(await queriesOf(`/jobs/${id}`)).toEqual({
    getTenantInfo: tenant.body.data,
    getJob: job.body.data,
    listSimilarJobs: similar.body.data,
  });
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
    // The head’s, the data, and for a job its JobPosting.
    expect(html.match(/<\/script>/g)).toHaveLength(path === '/jobs' ? 2 : 3);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  }
  await change({ status: 'draft' });
  const gone = await get(`/jobs/${id}`);
  expect([gone.statusCode, gone.html.includes('<div id="root"></div>')]).toEqual([404, true]);
});

test('under overload the page comes without its content, and the browser asks for it', async () => {
  const { app } = await startTestServer({ staticRoot, rendering, database: server.database, atWork: 0 });
  for (const url of ['/jobs', '/jobs/1']) {
    const { statusCode, body } = await app.inject({ url, headers: { host: 'uk.localhost' } });
    expect([statusCode, body.includes('<div id="root"></div>')]).toEqual([200, true]);
  }
});

test.each([
  '/',
  '/auth/login',
  '/auth/signup',
  '/site',
  '/recruiters',
  '/jobs',
  '/jobs/1',
  '/courses/1',
  '/no/such/page',
])('%s has one style block and one script, both named by hash, and no style elsewhere', async (path) => {
  const { headers, html } = await get(path);
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text!);
  const scripts = [...html.matchAll(/<script(?! type=")[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text!,
  );
  expect([styles.length, scripts.length, / style=|<link rel="stylesheet"/.test(html)]).toEqual([1, 1, false]);
  expect(styles[0]).toContain(built.sheet);
  const policy = String(headers['content-security-policy']).split('; ');
  const empty = sourceOf('');
  expect(policy.filter((line) => /^(style|script)-src/.test(line))).toEqual([
    `script-src 'self' 'wasm-unsafe-eval' ${sourceOf(scripts[0]!)}`,
    `style-src 'self' ${empty} ${sourceOf(styles[0]!)}`,
  ]);
  const classes = [...html.matchAll(/class="(css-\w+)"/g)].map(([, name]) => name!);
  expect([...new Set(classes)].filter((name) => !styles[0]!.includes(`.${name}`))).toEqual([]);
});

const headScriptOf = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)![1]!;

test('no script is requested before the first paint: the start and those of the route are named in its head', async () => {
  const { html } = await get('/jobs/1');
  expect(html).not.toMatch(/<script[^>]* src=|<link rel="modulepreload"/);
  expect(headScriptOf(html)).toMatch(
    /\(\["\/assets\/start-1a2b\.js","\/assets\/runtime-9c0d\.js","\/assets\/job-9c0d\.js"\]\)$/,
  );
});

test('each page says its own title, description and canonical address', async () => {
  const headOf = async (path: string) => {
    const { html } = await get(path);
    return [
      /<title>([^<]*)</.exec(html)?.[1],
      /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
      /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
      /<link rel="alternate" type="application\/rss\+xml" [^>]*href="([^"]*)"/.exec(html)?.[1],
      ...[...html.matchAll(/<meta property="og:(title|url|site_name)" content="([^"]*)"/g)].map(
        ([, name, text]) => `${name}: ${text}`,
      ),
    ];
  };
  const feed = 'http://uk.localhost/jobs/feed.xml';
  expect(await headOf('/jobs?search=engineer')).toEqual([
    'Jobs',
    'Open jobs for people leaving military service, on Valour UK.',
    'http://uk.localhost/jobs',
    feed,
    'site_name: Valour UK',
    'title: Jobs',
    'url: http://uk.localhost/jobs',
  ]);
  const [job] = (await readJobs()).data;
  const title = `${job!.title} at ${job!.company.name}`;
  const address = `http://uk.localhost/jobs/${job!.id}`;
  expect((await headOf(`/jobs/${job!.id}`)).toSpliced(1, 1)).toEqual([
    ...[title, address, feed, 'site_name: Valour UK', `title: ${title}`, `url: ${address}`],
  ]);
  expect(await headOf('/auth/login')).toEqual(['Login', 'All of it.', undefined, undefined]);
});

test('the home page is sent with what guests go on to, and takes them to its address', async () => {
  const [home, site] = [await get('/'), await get('/site')];
  expect([home.statusCode, textOf(home.html)]).toEqual([200, textOf(site.html)]);
  const scripts = [home, site].map(({ html }) => headScriptOf(html));
  expect(scripts[0]!.replace(',"/site");', ',null);')).toBe(scripts[1]);
  expect(scripts[1]).toContain('"/assets/site-5e6f.js"');
  expect(String(home.headers['content-security-policy'])).toContain(sourceOf(scripts[0]!));
  const canonicalOf = ({ html }: { html: string }) => /<link rel="canonical"[^>]*>/.exec(html)?.[0];
  expect([canonicalOf(home), canonicalOf(site)]).toEqual([
    canonicalOf(site),
    expect.stringContaining('/site'),
  ]);
});

test.each(['https://forces.example/en', '/', '/auth/login', '/veteran'])(
  'the home page of a tenant whose guests go on to %s is left to the browser',
  async (url) => {
    const change = (values: Partial<typeof tenants.$inferInsert>) =>
      server.database.asPlatform((tx) => tx.update(tenants).set(values).where(eq(tenants.slug, 'us')));
    await change({ marketing_url: url });
    const { app } = await startTestServer({ staticRoot, rendering, database: server.database });
    const { statusCode, body } = await app.inject({ url: '/', headers: { host: 'us.localhost' } });
    await change({ marketing_url: '/site' });
    expect([statusCode, body.includes('<div id="root"></div>')]).toEqual([200, true]);
  },
);

test('an address that leads nowhere says so, to search engines too', async () => {
  const { statusCode, html } = await get('/no/such/page');
  expect([statusCode, html.includes('<meta name="robots" content="noindex" />')]).toEqual([404, true]);
  expect(textOf(html)).toContain('Sorry, page not found!');
});

test('what a tenant calls itself stays text', async () => {
  for (const path of ['/auth/login', '/recruiters']) {
    const { html } = await get(path, { host: 'us.localhost' });
    expect(html).toContain('<html lang="en-US">');
    expect([html.includes('<script>alert'), html.includes('<b style')]).toEqual([false, false]);
    expect(html).toContain('&lt;script&gt;alert(');
    expect(html.match(/<\/(style|script)>/g)).toHaveLength(3);
  }
});

test('the address chooses the tab and the partner, and nothing of it is on the page', async () => {
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

test('whoever asks gets the same page: it has no session and no person', async () => {
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
  ['/veteran', 200],
  ['/recruiter/jobs', 200],
  ['/auth/reset-password', 200],
  ['/signup/op-hired/2026', 200],
  ['/jobs/1/apply', 200],
  ['/jobs/0', 404],
  ['/jobs/1x', 404],
  ['/jobs/999999', 404],
  ['/courses/99999999999', 404],
])('%s is left to the browser, with %i', async (path, status) => {
  const { statusCode, html } = await get(path);
  expect(statusCode).toBe(status);
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<script type="module"');
  expect(html).not.toContain('id="state"');
});

test('a call that takes too long leaves the page to the browser', async () => {
  const controls = createTestControls();
  const { app } = await startTestServer({
    staticRoot,
    rendering,
    renderingTimeout: 100,
    database: server.database,
    controls,
  });
  const held = controls.hold('listJobs');
  const { statusCode, body } = await app.inject({ url: '/jobs', headers: { host: 'uk.localhost' } });
  held.release();
  expect([statusCode, body.includes('<div id="root"></div>')]).toEqual([200, true]);
});

test('each tenant has its own pages', async () => {
  const titles = async (host: string) => {
    const { html } = await get('/jobs', { host });
    return [...html.matchAll(/href="\/jobs\/(\d+)[^"]*"/g)].map(([, id]) => Number(id));
  };
  const [uk, us] = [await titles('uk.localhost'), await titles('us.localhost')];
  expect([uk.length, us.length].every((count) => count > 0)).toBe(true);
  expect(uk.filter((id) => us.includes(id))).toEqual([]);
});

test('an unknown host gets the app, which then says so', async () => {
  expect((await get('/recruiters', { host: 'example.com' })).html).toContain('<div id="root"></div>');
});

test('a page that the browser renders has the language of its tenant, too', async () => {
  const page = async (host: string) =>
    (await server.app.inject({ url: '/veteran/onboarding', headers: { host } })).body;
  expect(await page('us.localhost')).toContain('<html lang="en-US">');
  expect(await page('localhost')).toContain('<html lang="en-GB">');
});
