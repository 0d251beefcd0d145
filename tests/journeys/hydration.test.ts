/** What the server rendered is what the app goes on with. */
import type { Page } from '@playwright/test';
import { isScriptWith } from '../support/journeys/scriptFiles.ts';
import { expect, test } from '../support/journeys/story.ts';

const paths = [
  ...['/auth/login', '/auth/login?type=recruiter', '/auth/signup', '/auth/forgot'],
  ...['/', '/site', '/site/about', '/site/housing', '/site/terms', '/recruiters'],
  ...['/privacy', '/data-sources', '/help'],
  ...['/military-roles', '/military-roles?search=mechanic'],
  ...['/jobs', '/jobs?search=engineer', '/jobs/1', '/courses/1', '/service-providers/1', '/no/such/page'],
];

declare global {
  /** The elements that came with the page. */
  var rendered: Element[];
}

test('every public page is hydrated in place: no element that came with it is replaced', async ({
  page,
  watched,
}) => {
  test.setTimeout(240_000);
  watched.expects('failed: 404 GET /no/such/page');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      globalThis.rendered = [...document.querySelectorAll('#root *')];
    });
  });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  for (const path of paths) {
    await page.goto(path);
    const replaced = await page.evaluate(() =>
      rendered.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect.soft([path, replaced, await page.evaluate(() => rendered.length > 20)]).toEqual([path, [], true]);
  }
  expect(problems).toEqual([]);
});

test('text and focus from before the hydration survive it', async ({ page }) => {
  let release = () => {};
  let held = Promise.resolve();
  await page.route(isScriptWith('app/client'), async (route) => {
    await held;
    await route.continue();
  });
  for (const [path, label] of [
    ['/auth/login', 'Email'],
    ['/auth/forgot', 'Email'],
    ['/jobs', 'Job title, skill or employer'],
    ['/site', 'Job title, skill or employer'],
  ] as const) {
    held = new Promise((resolve) => {
      release = resolve;
    });
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByLabel(label);
    await field.fill('jo@example.org');
    release();
    await page.locator('html[data-hydration]').waitFor({ state: 'detached' });
    await expect(field).toHaveValue('jo@example.org');
    await expect(field).toBeFocused();
  }
});

test('who is signed in sees their own page, however they come to it, and never the one for guests', async ({
  page,
  context,
  people,
  server,
}) => {
  await people.bring(context, 'veteran-complete');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.seen = String(
        document.getElementById('root')?.checkVisibility({ visibilityProperty: true }),
      );
    });
  });
  const { token } = await server.openSession('veteran-complete');
  const answer = await page.request.get('/api/applications', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { job } = (await answer.json()).data[0];
  const looks = async (own: Page) => {
    await expect(own.getByText(/^You’ve (applied|withdrawn your application) for this job\.$/)).toBeVisible();
    await expect(own.getByRole('heading', { name: 'How you match' })).toBeVisible();
    await expect(own.getByRole('link', { name: 'Apply', exact: true })).toHaveCount(0);
  };
  await page.goto(`/jobs/${job.id}`);
  expect(await page.evaluate(() => document.documentElement.dataset.seen)).toBe('false');
  await looks(page);
  await page.reload();
  await looks(page);
  await page.evaluate(() => scrollTo(0, 150));
  await page.goto('/jobs');
  await expect(page.getByRole('switch', { name: /Only jobs that match/ })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await looks(page);
  const second = await context.newPage();
  await second.goto(`/jobs/${job.id}`);
  await looks(second);
});

test('a recruiter reads a public page as themselves, too', async ({ page, context, people }) => {
  await people.bring(context, 'recruiter');
  for (const path of ['/jobs/1', '/jobs']) {
    const own = page.waitForRequest(
      (request) => new URL(request.url()).pathname === `/api${path}` && 'authorization' in request.headers(),
    );
    await page.goto(path);
    await own;
    await page.reload();
    await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
  }
});

test('the dark theme is there from the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('settings', JSON.stringify({ themeMode: 'dark' }));
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.seen = getComputedStyle(document.documentElement).colorScheme;
    });
  });
  await page.goto('/recruiters');
  const schemes = await page.evaluate(() => [
    document.documentElement.dataset.seen,
    getComputedStyle(document.documentElement).colorScheme,
  ]);
  expect(schemes).toEqual(['dark', 'dark']);
});
