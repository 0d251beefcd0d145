import type { Page } from '@playwright/test';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { barriersOf } from '../support/journeys/barriers.ts';
import { pointer } from '../support/journeys/hands.ts';
import { continueButton, fillPersonalDetails, onScreen } from '../support/journeys/onboardingScreens.ts';
import type { JourneyServer } from '../support/journeys/server.ts';
import { expect, openDashboard, proveToBeAPerson, test } from '../support/journeys/story.ts';

const token = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').token ?? null);
const dashboard = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / });

async function askToLogOut(page: Page) {
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
}

test('AUTH-01 nothing but a loader shows until it is known who is there', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'veteran-complete');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/user-profile', (route) => held.then(() => route.continue()));
  await page.goto('/veteran');
  await expect(page.getByRole('status').first()).toHaveText('Loading');
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  letGo();
  await expect(dashboard(page)).toBeVisible();
});

test('AUTH-02, AUTH-03, AUTH-04 only a token whose expiry is ahead is used, and then the profile is fetched', async ({
  page,
  context,
  people,
  watched,
}) => {
  await page.goto('/veteran');
  await expect(page).toHaveURL('/site');
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(watched.callsOf('getUserProfile')).toEqual([]);

  await people.bring(context, 'veteran-complete');
  // The page is empty yet: the app would immediately see that the time is over.
  const good = await token(page);
  await page.evaluate((used) => {
    localStorage.setItem(
      'session',
      JSON.stringify({ token: used, expiresAt: new Date(Date.now() - 1000).toISOString() }),
    );
  }, good);
  const before = watched.callsOf('getUserProfile').length;
  await page.goto('/veteran');
  await expect(page).toHaveURL('/auth/login?type=veteran');
  expect(watched.callsOf('getUserProfile')).toHaveLength(before);
  expect(await token(page)).toBeNull();

  await page.evaluate((used) => {
    localStorage.setItem(
      'session',
      JSON.stringify({ token: used, expiresAt: new Date(Date.now() + 3_600_000).toISOString() }),
    );
  }, good);
  const answered = page.waitForResponse('**/api/user-profile');
  await page.goto('/veteran');
  expect((await (await answered).json()).data.email).toBe('veteran-complete@demo.test');
  await expect(dashboard(page)).toBeVisible();
  expect(watched.callsOf('getUserProfile').at(-1)?.headers.authorization).toBe(`Bearer ${good}`);
});

test('AUTH-05 an account that was switched off starts at /user-inactive, and can log out there', async ({
  page,
  context,
  people,
  watched,
}) => {
  watched.expects('failed: 410 GET /api/user-profile');
  watched.allows('failed: 410 GET /api/consents');
  await people.bring(context, 'veteran-inactive');
  await page.goto('/veteran');
  await expect(page).toHaveURL('/user-inactive');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is inactive');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/auth/login?type=veteran');
  expect(await token(page)).toBeNull();
});

test('AUTH-06 a session that the server refuses at the start is dropped: on a public page one stays, as a guest', async ({
  page,
  context,
  people,
  server,
  watched,
}) => {
  watched.expects('failed: 401 GET /api/user-profile');
  for (const [opened, shown] of [
    ['/site', '/site'],
    ['/veteran', '/auth/login?type=veteran'],
  ] as const) {
    await people.bring(context, 'veteran-complete');
    await server.endSessions('veteran-complete');
    await page.goto(opened);
    await expect(page).toHaveURL(shown);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Profile menu/ })).toHaveCount(0);
    expect(await token(page)).toBeNull();
  }
});

test('AUTH-08 logout signs out, and clears the token only when the status flag is true', async ({
  page,
  context,
  people,
  watched,
}) => {
  // The contract knows no such answer: our server ends every session it is asked to end.
  watched.expects('logout 200 /status must be equal to constant');
  await people.bring(context, 'veteran-complete');
  await page.goto('/veteran');
  const tokenBefore = await token(page);
  const logout = page.getByRole('dialog', { name: 'Logout' });

  await page.route(
    '**/api/logout',
    (route) => route.fulfill({ json: { status: false, message: '', data: null } }),
    { times: 1 },
  );
  await askToLogOut(page);
  await logout.getByRole('button', { name: 'Yes' }).click();
  await expect(logout.getByRole('alert')).toContainText('You’re still signed in.');
  expect(await token(page)).toBe(tokenBefore);
  await expect(page).toHaveURL('/veteran');

  await logout.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/auth/login?type=veteran');
  expect(await token(page)).toBeNull();
  expect(watched.callsOf('logout').map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    'GET /api/logout',
    'GET /api/logout',
  ]);
  await page.goto('/veteran');
  await expect(page).toHaveURL('/site');
});

test('NAV-05 Log Out asks first: No and Escape stay, Yes leaves @phone', async ({
  page,
  context,
  people,
  isMobile,
}) => {
  await people.bring(context, 'veteran-complete');
  await page.goto('/veteran');
  const ask = async () => {
    if (!isMobile) return askToLogOut(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log Out' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Logout' });
  await ask();
  await expect(dialog.getByRole('heading')).toHaveText('Logout');
  await expect(dialog).toHaveAccessibleDescription('Are you sure you want to logout?');
  await expect(dialog.getByRole('button')).toHaveText(['No', 'Yes']);
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(dialog).toHaveCount(0);
  await ask();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/veteran');
  await ask();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/auth/login?type=veteran');
});

test('AUTH-09 a token that runs out while the app is open ends the session at the next call', async ({
  page,
  context,
  people,
  watched,
}) => {
  await people.bring(context, 'veteran-complete');
  await openDashboard(page);
  await page.clock.setFixedTime(Date.now() + 13 * 3_600_000);
  const before = watched.calls.length;
  await page.getByRole('link', { name: 'CV', exact: true }).click();
  await expect(page).toHaveURL('/auth/login?type=veteran');
  await expect(page.getByRole('status').filter({ hasText: 'Your session has ended.' })).toBeVisible();
  expect(await token(page)).toBeNull();
  const used = watched.calls.slice(before).filter(({ headers }) => headers.authorization);
  expect(used).toEqual([]);
});

test('AUTH-10 the other tabs follow whoever signs out or in', async ({ page, context, people }) => {
  await people.bring(context, 'veteran-complete');
  const other = await context.newPage();
  await page.goto('/veteran');
  await other.goto('/veteran/resume');
  await expect(other.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
  await askToLogOut(page);
  await page.getByRole('dialog', { name: 'Logout' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/auth/login?type=veteran');
  await expect(other).toHaveURL('/auth/login?type=veteran');

  await people.fillIn(page, 'veteran-complete');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/veteran');
  await expect(other).toHaveURL('/veteran/resume');
  await expect(other.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
});

const second = 1000;
const minute = 60 * second;
const warning = (page: Page) => page.getByRole('dialog', { name: 'You’ll be signed out soon' });
const stay = (page: Page) => warning(page).getByRole('button', { name: 'Stay signed in' });
const passwordForm = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });
const number = (page: Page) => page.getByRole('textbox', { name: 'Number' });

/**
 * Time goes by, here and on the server, until so much is left of the session; the tab has slept meanwhile. From then on
 * the page’s date is fixed, so that no countdown depends on how fast the machine is.
 */
async function passUntil(page: Page, server: JourneyServer, left: number) {
  const [now, expiresAt] = await page.evaluate(() => [
    Date.now(),
    Date.parse(JSON.parse(localStorage.getItem('session') ?? '{}').expiresAt),
  ]);
  const moment = expiresAt! - left;
  server.controls.pass(moment - server.controls.clock().getTime());
  await page.clock.setFixedTime(moment);
  await page.clock.fastForward(moment - now!);
}

async function typeAnswers(page: Page) {
  await page.goto('/veteran/onboarding');
  await onScreen(page, 'Personal Details', { step: 0 });
  await fillPersonalDetails(page, pointer);
  await number(page).focus();
}

/** Nothing has been loaded anew since this was called. */
async function markDocument(page: Page) {
  const documentBefore = await page.evaluateHandle(() => document);
  return () => page.evaluate((before) => before === document, documentBefore).catch(() => false);
}

test.describe('near the end of a session', () => {
  test.beforeEach(async ({ page, context, people }) => {
    await people.bring(context, 'veteran-personal');
    await page.clock.install();
  });
  test.afterEach(({ server }) => server.controls.clear());

  test('two minutes before it a warning comes, and whoever stays signed in finds all that was typed @phone', async ({
    page,
    server,
  }) => {
    await typeAnswers(page);
    const isTheSame = await markDocument(page);
    const first = await token(page);
    await passUntil(page, server, 3 * minute);
    await expect(warning(page)).toHaveCount(0);
    await passUntil(page, server, 2 * minute - second);
    await expect(warning(page).getByRole('timer')).toHaveText('1:59');
    await expect(warning(page)).toHaveAccessibleDescription(/keep everything you’ve typed on this page/);
    await expect(warning(page).getByRole('button')).toHaveText(['Sign in again', 'Stay signed in']);
    await expect(stay(page)).toBeFocused();
    expect(await barriersOf(page)).toEqual([]);
    await stay(page).click();
    await expect(warning(page)).toHaveCount(0);
    await expect(number(page)).toBeFocused();
    const renewed = await token(page);
    expect(renewed).not.toBe(first);

    await passUntil(page, server, minute);
    await expect(warning(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(warning(page)).toHaveCount(0);
    expect(await token(page)).not.toBe(renewed);
    await expect(number(page)).toHaveValue('07700900482');
    expect(await isTheSame()).toBe(true);
    await continueButton(page).click();
    await onScreen(page, 'Upload your CV', { step: 1, cvStep: 0 });
  });

  test('where it cannot be extended, one signs in again in place, and finds all that was typed @phone', async ({
    page,
    server,
    watched,
  }) => {
    watched.expects('failed: 500 POST /api/auth/session/extend', 'failed: 422 POST /api/auth/login');
    await typeAnswers(page);
    const isTheSame = await markDocument(page);
    const first = await token(page);
    await passUntil(page, server, 2 * minute - second);
    await server.whileUnwritable('sessions', async () => {
      await stay(page).click();
      await expect(warning(page).getByRole('alert')).toHaveText(
        'You’re still signed in. There was an error. Please try again',
      );
    });
    await warning(page).getByRole('button', { name: 'Sign in again' }).click();
    const form = passwordForm(page);
    const password = form.getByRole('textbox', { name: 'Password' });
    await expect(password).toBeFocused();
    await expect(form).toHaveAccessibleDescription(/^Sign in as veteran-personal@demo\.test within 1:59/);
    expect(await barriersOf(page)).toEqual([]);
    await password.fill('not my password');
    await proveToBeAPerson(page);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(form.getByText('That’s not your current password')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(warning(page)).toBeVisible();
    await warning(page).getByRole('button', { name: 'Sign in again' }).click();
    await password.fill(demoPassword);
    await proveToBeAPerson(page);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(form).toHaveCount(0);
    expect(await token(page)).not.toBe(first);
    await expect(number(page)).toHaveValue('07700900482');
    expect(await isTheSame()).toBe(true);
    await continueButton(page).click();
    await onScreen(page, 'Upload your CV', { step: 1, cvStep: 0 });
  });

  test('whoever does not answer is signed out, and comes back to the same page', async ({
    page,
    people,
    server,
  }) => {
    await typeAnswers(page);
    await expect(page.getByRole('status').filter({ hasText: /^Saved at/ })).toBeVisible();
    await passUntil(page, server, minute);
    await expect(warning(page)).toBeVisible();
    await passUntil(page, server, 0);
    await expect(page).toHaveURL('/auth/login?type=veteran');
    await expect(page.getByRole('status').filter({ hasText: 'Your session has ended.' })).toBeVisible();
    expect(await token(page)).toBeNull();
    await people.completeLogin(page, 'veteran-personal');
    await onScreen(page, 'Personal Details', { step: 0 });
    await expect(number(page)).toHaveValue('07700900482');
  });

  test('an answer in one tab is an answer in all, and no tab loses what was typed @whole', async ({
    page,
    context,
    server,
  }) => {
    const other = await context.newPage();
    await other.goto('/veteran');
    await expect(other.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
    await typeAnswers(page);
    const isTheSame = await markDocument(page);
    await passUntil(page, server, minute);
    await expect(warning(page)).toBeVisible();
    await stay(other).click();
    await expect(warning(other)).toHaveCount(0);
    await expect(warning(page)).toHaveCount(0);
    await expect(number(page)).toHaveValue('07700900482');
    expect(await isTheSame()).toBe(true);
  });
});
