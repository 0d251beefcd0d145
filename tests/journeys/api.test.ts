import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/process/root.ts';
import { operations } from '../support/contract/described.ts';
import { continueButton, heading } from '../support/journeys/onboardingScreens.ts';
import { expect, test } from '../support/journeys/story.ts';

const sources = (readdirSync(join(root, 'src'), { recursive: true }) as string[])
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, 'src', name), 'utf8') }));

const named = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ name }) => name)
    .sort();

// Feed readers, crawlers and link checkers ask for the headers of public files first.
const pathsWithHead = [
  '/api/calendars/{token}/transition-plan.ics',
  '/api/demo/mails/{id}/page',
  '/api/pictures/{key}/{size}',
  '/jobs/feed.xml',
  '/robots.txt',
  '/sitemap.xml',
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const pathOf = (path: string) => path.replace(/{\w+}/g, '1');
const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/{\w+}/g, '[^/]+')}$`).test(pathOf(path));

/** The pages of the build, and what they ask the server for although the build lacks it. */
function builtPages() {
  const web = join(root, 'dist/web');
  const pages = (readdirSync(web, { recursive: true }) as string[]).filter((name) => name.endsWith('.html'));
  const missing = pages.flatMap((page) =>
    [...readFileSync(join(web, page), 'utf8').matchAll(/\s(?:href|src)="([^"]*)"/g)]
      .map(([, address]) => new URL(address!, `http://build/${page}`))
      .filter(({ host, pathname }) => host === 'build' && !existsSync(join(web, pathname)))
      .map(({ pathname }) => `${page} asks for ${pathname}`),
  );
  return { pages: pages.sort(), missing };
}

// The watch of every story fails on a breach of the policy and on a call to another host.
test('the reference of the API opens its list and an operation, under its policy', async ({ page }) => {
  // The headless shell loads no icons, so that the watch does not hear of one that is missing.
  expect(builtPages()).toEqual({ pages: ['docs/api/index.html', 'index.html'], missing: [] });
  await page.goto('/docs/api');
  await expect(page.locator('#operations-platform-getHealth')).toBeVisible();
  await page.goto('/docs/api?urls.primaryName=applications#/applications/applyToJob');
  await expect(page.locator('#operations-applications-applyToJob .responses-table')).toBeVisible();
});

test('API-40 no call is made outside the generated client, and the server answers nothing that the file does not describe', async ({
  page,
  context,
  people,
  server,
  watched,
}) => {
  // Only the client, and the sender it is given for an upload whose progress shows, reach for the network.
  expect(named(/\bcreateClient</)).toEqual(['api/client.ts']);
  expect(named(/\bfetch\(|\bsendBeacon\b|\bWebSocket\b|\bEventSource\b/)).toEqual(['api/client.ts']);
  expect(named(/\bXMLHttpRequest\b/)).toEqual(['api/sendWithProgress.ts']);
  expect(named(/['"`]\/api\//).filter((name) => !name.startsWith('api/'))).toEqual([]);

  // The watch holds every call of this story, as of every other, against openapi.yaml.
  await people.bring(context, 'recruiter');
  await page.goto('/recruiter');
  await expect(heading(page)).toBeVisible();
  await people.bring(context, 'veteran-plan');
  await page.goto('/veteran/onboarding');
  await continueButton(page).click();
  await expect(heading(page)).toHaveText('Support & Services');
  expect(watched.calls.length).toBeGreaterThan(8);

  const undescribed = [
    ...new Set(operations.map(({ path }) => path)),
    '/api',
    '/api/',
    '/api/users',
    '/api/openapi.yaml',
  ]
    .flatMap((path) => methods.map((method) => ({ path, method })))
    .filter(({ path, method }) => method !== 'HEAD' || !pathsWithHead.includes(path))
    // `/resumes/import` is also a `/resumes/{id}`, for the methods that only the latter takes.
    .filter(
      ({ path, method }) =>
        !operations.some((operation) => operation.method === method && fits(operation.path, path)),
    );
  const notFound = { status: false, code: 'not_found' };
  const answers = [];
  // A thousand calls, and no browser has a part in them.
  for (const { path, method } of undescribed) {
    const address = new URL(pathOf(path), server.origin('uk'));
    const answer = await fetch(address, { method, headers: { Accept: 'application/json' } });
    const { status, code } = method === 'HEAD' ? notFound : await answer.json();
    answers.push({ call: `${answer.status} ${method} ${path}`, status, code });
  }
  expect(answers).toEqual(
    undescribed.map(({ path, method }) => ({ call: `404 ${method} ${path}`, ...notFound })),
  );
});
