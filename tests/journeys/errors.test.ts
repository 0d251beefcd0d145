import type { Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { freezeTime } from '../support/journeys/clock.ts';
import { isScriptWith } from '../support/journeys/scriptFiles.ts';
import { expect, openDashboard, test } from '../support/journeys/story.ts';
import { expectToast } from '../support/journeys/toasts.ts';

/** The toasts stand after everything else. */
const toast = (page: Page, message: string) =>
  page.getByRole('alert').last().getByText(message, { exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Of a task of the action plan: a milestone is changed in its plan. */
const markAsDone = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Change: / }) })
    .getByRole('button', { name: /^Done: / })
    .first();

/** A call that the dashboard makes. */
const tick = (page: Page) => markAsDone(page).click();

test('HTTP-01 a 504 of the gateway shows the toast "Gateway Timeout!"', async ({
  page,
  context,
  people,
  watched,
}) => {
  watched.expects('failed: 504 PATCH /api/action-plan/tasks/');
  await people.bring(context, 'veteran-complete');
  await openDashboard(page);
  await page.route('**/api/action-plan/tasks/*', (route) =>
    route.fulfill({ status: 504, body: '<html></html>' }),
  );
  await tick(page);
  await expectToast(page, 'Gateway Timeout!');
});

test('HTTP-02, HTTP-15 a 500 shows the toast "There was an error. Please try again", bottom-centre for 2000 ms', async ({
  page,
  context,
  people,
  server,
  watched,
}) => {
  watched.expects('failed: 500 PATCH /api/action-plan/tasks/');
  await people.bring(context, 'veteran-complete');
  await page.clock.install();
  await openDashboard(page);
  const shown = toast(page, 'There was an error. Please try again');
  await server.whileUnwritable('action_plan_tasks', async () => {
    await freezeTime(page);
    await tick(page);
    await expect(shown).toBeVisible();
  });
  const box = await shown.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(1);
  expect(height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(32);
  await page.clock.runFor(1_900);
  await expect(shown).toBeVisible();
  await page.clock.runFor(200);
  await expect(shown).toHaveCount(0);
});

test('HTTP-03 a 410 sends the browser to /user-inactive, from wherever it comes', async ({
  page,
  context,
  people,
  server,
  watched,
}) => {
  watched.expects('failed: 410 PATCH /api/action-plan/tasks/');
  await people.bring(context, 'veteran-complete');
  await openDashboard(page);
  await server.change('veteran-complete', { status: 'inactive' });
  await tick(page);
  await expect(page).toHaveURL('/user-inactive');
  await expect(title(page)).toHaveText('Your account is inactive');
});

test('HTTP-04 a 401 clears the token and sends the browser to /auth/login, from wherever it comes', async ({
  page,
  context,
  people,
  server,
  watched,
}) => {
  watched.expects('failed: 401 PATCH /api/action-plan/tasks/');
  await people.bring(context, 'veteran-complete');
  await openDashboard(page);
  await server.endSessions('veteran-complete');
  await tick(page);
  await expect(page).toHaveURL('/auth/login?type=veteran');
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  await expect(page.getByRole('status').filter({ hasText: 'Your session has ended.' })).toBeVisible();
});

test('HTTP-06 without an answer, as when the network is down, or without a body, the sentence for it is shown', async ({
  page,
  context,
  people,
  watched,
}) => {
  watched.expects('failed: net::ERR_INTERNET_DISCONNECTED ', 'failed: 502 PATCH /api/action-plan/tasks/');
  const sentence = 'There seems to be a problem right now, please try again later';
  await people.bring(context, 'veteran-complete');
  await openDashboard(page);
  await context.setOffline(true);
  await tick(page);
  await expect(page.getByRole('main')).toContainText(sentence);
  await context.setOffline(false);

  await openDashboard(page);
  await expect(page.getByRole('main')).not.toContainText(sentence);
  await page.route('**/api/action-plan/tasks/*', (route) => route.fulfill({ status: 502, body: '' }));
  await tick(page);
  await expect(page.getByRole('main')).toContainText(sentence);
});

test('HTTP-05, HTTP-06 any other error rejects with the body of the answer, and with the sentence where there is none', async ({
  server,
}) => {
  Object.assign(globalThis, { location: { origin: server.origin('uk'), hostname: 'localhost' } });
  try {
    const { ask, ApiError, client } = await import('../../src/api/client.ts');
    const wrong = { email: 'nobody@demo.test', password: 'wrong', role: 'veteran' } as const;
    const error = await ask(() => client.POST('/api/auth/login', { body: wrong })).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect({ status: error.status, message: error.message, body: error.body }).toEqual({
      status: 422,
      message: 'We couldn’t verify that you’re a person. Please try again.',
      body: {
        status: false,
        message: 'We couldn’t verify that you’re a person. Please try again.',
        code: 'captcha_failed',
        request_id: expect.any(String),
      },
    });
    const baseUrl = 'http://localhost:1';
    const silent = await ask(() => client.GET('/api/industries', { baseUrl })).catch((thrown) => thrown);
    expect({ status: silent.status, message: silent.message, body: silent.body }).toEqual({
      status: 0,
      message: 'There seems to be a problem right now, please try again later',
      body: undefined,
    });
  } finally {
    // The server of the stories runs in this process, too, and takes what has an address for a browser.
    Reflect.deleteProperty(globalThis, 'location');
  }
});

test('HTTP-08 when the root layout or the 404 page itself throws, the fallback reads "Unexpected Application Error!"', async ({
  page,
  context,
  people,
  watched,
}) => {
  watched.expects('console: ', 'failed: 404 GET /no/such/page');
  const broken = (name: string) =>
    page.route(isScriptWith(name), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function ${name}() { throw new Error("broken on purpose"); }`,
      }),
    );
  await broken('NotFoundPage');
  await page.goto('/no/such/page');
  await expect(title(page)).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle('Unexpected Application Error!');

  await people.bring(context, 'veteran-complete');
  await broken('LogoutDialog');
  await page.goto('/veteran');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(title(page)).toHaveText('Unexpected Application Error!');
});

test('ROUTE-11, ROUTE-12 an unknown path and an error of a page show the 404 page, whose button leads home', async ({
  page,
  context,
  people,
  watched,
}) => {
  watched.expects(
    'console: ',
    ...['/404', '/nothing', '/veteran/nothing', '/auth/nothing', '/%20'].map(
      (path) => `failed: 404 GET ${path}`,
    ),
  );
  const notFound = async () => {
    await expect(title(page)).toHaveText('Sorry, page not found!');
    await expect(page.getByRole('main')).toContainText(
      'Sorry, we couldn’t find the page you’re looking for. Perhaps you’ve mistyped the URL? Be sure to check your spelling.',
    );
    await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  };
  for (const path of ['/404', '/nothing', '/veteran/nothing', '/auth/nothing', '/%20']) {
    await page.goto(path);
    await notFound();
  }
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/site');

  await people.bring(context, 'recruiter');
  await page.route(isScriptWith('CompanyDetailsPage'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function CompanyDetailsPage() { throw new Error("broken on purpose"); }',
    }),
  );
  await page.goto('/recruiter/company/details');
  await notFound();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/recruiter');
});

test('ROUTE-10, ROUTE-13 both inactive pages exist, and an error on the inactive route redirects to /', async ({
  page,
  context,
  people,
  watched,
}) => {
  watched.expects('console: ');
  await page.goto('/user-inactive');
  await expect(title(page)).toHaveText('Your account is inactive');
  await people.bring(context, 'recruiter-company-inactive');
  await page.goto('/inactive');
  await expect(title(page)).toHaveText('Ashgrove Care Ltd is inactive');
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved.');

  await people.bring(context, 'recruiter');
  await page.route(isScriptWith('CompanyInactivePage'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function CompanyInactivePage() { throw new Error("broken on purpose"); }',
    }),
  );
  await page.goto('/inactive');
  await expect(page).toHaveURL('/recruiter');
});

test('a page whose files do not arrive says so and can be tried again @whole', async ({
  page,
  context,
  people,
  watched,
}) => {
  watched.expects('failed: net::ERR_FAILED GET /assets/');
  await people.bring(context, 'veteran-complete');
  await page.goto('/veteran');
  await page.route(isScriptWith('ResumesPage'), (route) => route.abort());
  await page.getByRole('link', { name: 'CV', exact: true }).click();
  await expect(title(page)).toHaveText('This page didn’t load');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Your CVs');
});

test('a page that does not arrive, and neither the one that says so, stays calm and loads nothing automatically', async ({
  page,
  context,
  people,
  watched,
}) => {
  watched.expects('failed: net::ERR_FAILED GET /assets/');
  await people.bring(context, 'veteran-complete');
  await page.goto('/veteran');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(isScriptWith('ResumesPage', 'LoadFailed'), (route) => route.abort());
  await page.getByRole('link', { name: 'CV', exact: true }).click();
  await expect(title(page)).toHaveText('This page didn’t load');
  await expect(page).toHaveTitle('This page didn’t load');
  expect(documents).toBe(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => documents).toBe(1);
  await expect(title(page)).toHaveText('This page didn’t load');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Your CVs');
  expect(documents).toBe(2);
});

test('where the 404 page does not arrive, it is no error of ours that is shown', async ({
  page,
  watched,
}) => {
  watched.expects('failed: net::ERR_FAILED GET /assets/', 'failed: 404 GET /no/such/page');
  await page.route(isScriptWith('NotFoundPage'), (route) => route.abort());
  await page.goto('/no/such/page');
  await expect(title(page)).toHaveText('This page didn’t load');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Sorry, page not found!');
});

test('a part that does not arrive leaves the page and what was typed there, also after the reload it offers', async ({
  page,
  context,
  people,
  watched,
}) => {
  watched.expects('failed: net::ERR_FAILED GET /assets/');
  await people.bring(context, 'veteran-complete');
  // As one does that takes our consent for an advertisement: nobody misses it.
  await page.addInitScript(() => localStorage.setItem('consent', '{"analytics":true}'));
  await page.route(isScriptWith('consent/Consent', 'LogoutDialog'), (route) => route.abort());
  await page.goto('/veteran/profile?profile_section=personal');
  const name = page.getByLabel('First name');
  await name.fill('Jameson');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  const bar = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load.' });
  await expect(bar).toHaveCount(1);
  await expect(bar).toBeVisible();
  await expect(name).toHaveValue('Jameson');
  await page.unrouteAll();
  await bar.getByRole('button', { name: 'Reload' }).click();
  await expect(bar).toHaveCount(0);
  await expect(name).toHaveValue('Jameson');
});

test('a page that is opened without a connection opens when it is back', async ({
  page,
  context,
  people,
  watched,
}) => {
  watched.expects('failed: net::ERR_');
  await people.bring(context, 'veteran-complete');
  await page.goto('/veteran');
  await page.route(isScriptWith('ResumesPage'), (route) => route.abort());
  const hasFailedPage = page.waitForRequest(isScriptWith('ResumesPage'));
  // The page that says so comes from the server, or with what is in the browser; here it is asked for while it can be.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }),
  );
  await page.getByRole('link', { name: 'CV', exact: true }).click();
  await hasFailedPage;
  await expect(title(page)).toHaveText('You’re offline');
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(title(page)).toHaveText('Your CVs');
});

/** Holds the calls to a path until told, and waits until no other call is under way: what still moves, moves for them. */
async function holding(page: Page, path: RegExp) {
  const under = new Set<Request>();
  const isHeld = (url: string) => path.test(new URL(url).pathname);
  const begin = (call: Request) => void (call.url().includes('/api/') && under.add(call));
  const end = (call: Request) => void under.delete(call);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      await gate;
      await route.continue();
    },
  );
  return {
    alone: () =>
      expect.poll(() => under.size > 0 && [...under].every((call) => isHeld(call.url()))).toBe(true),
    async letGo() {
      open();
      await expect.poll(() => under.size).toBe(0);
      await page.unrouteAll({ behavior: 'wait' });
      page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    },
  };
}

test('HTTP-16 a bar under the header moves while a list, figures, a job or an upload is under way, and rests after', async ({
  page,
  context,
  people,
}) => {
  const bar = page.getByRole('banner').getByRole('progressbar', { name: 'Loading' });
  const moves = async (path: RegExp, act: () => Promise<unknown>) => {
    const held = await holding(page, path);
    await act();
    await held.alone();
    await expect(bar).toBeVisible();
    await held.letGo();
    await expect(bar).toBeHidden();
  };
  // The first list comes with the page.
  await page.goto('/jobs');
  await moves(/^\/api\/jobs$/, () => page.getByLabel('Sort by').selectOption('date'));
  const job = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
  await moves(/^\/api\/jobs\/\d+$/, () => job.click());
  await people.bring(context, 'recruiter-admin');
  await moves(/^\/api\/dashboard\/recruiter$/, () => page.goto('/recruiter'));
  await moves(/^\/api\/recruiter\/jobs$/, () => page.goto('/recruiter/jobs'));
  await people.bring(context, 'veteran-complete');
  await page.goto('/veteran/profile');
  const buffer = await sharp({
    create: { width: 200, height: 200, channels: 3, background: '#2f4f4f' },
  })
    .png()
    .toBuffer();
  await moves(/^\/api\/user-profile\/picture$/, () =>
    page
      .getByLabel('Picture', { exact: true })
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer }),
  );
});
