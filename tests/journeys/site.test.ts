/** What is there for everybody: the employers' landing page, the tenant's own pages, and the way between them. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journeys/story.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const canonical = (page: Page) => page.locator('link[rel="canonical"]');

const pages = [
  ['Home', '/site', 'Honoring Service. Empowering Veterans.', 'Valour UK'],
  ['About us', '/site/about', 'Leaving service has a date. We plan from it.', 'About us · Valour UK'],
  ['Healthcare', '/site/healthcare', 'Healthcare', 'Healthcare · Valour UK'],
  ['Education', '/site/education', 'Education', 'Education · Valour UK'],
  ['Discounts', '/site/discounts', 'Discounts', 'Discounts · Valour UK'],
  ['Housing', '/site/housing', 'Housing', 'Housing · Valour UK'],
  ['Finance', '/site/finance', 'Finance', 'Finance · Valour UK'],
] as const;

test('ROUTE-01 /recruiters is there for everybody, and its one solid action opens the sign-up of recruiters @phone', async ({
  page,
  context,
  people,
}) => {
  await page.goto('/recruiters');
  await expect(title(page)).toHaveText('Hire people who have served');
  await expect(page).toHaveTitle('For recruiters · Valour UK');
  await expect(canonical(page)).toHaveAttribute('href', new URL('/recruiters', page.url()).href);
  await expect(page.getByRole('list', { name: 'From account to team' }).getByRole('listitem')).toHaveCount(5);
  await page.getByText('Do we need to have signed the Armed Forces Covenant?').click();
  await expect(page.getByText('No. If you have, and hold an award for it')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create a recruiter account' }).first().click();
  await expect(page).toHaveURL('/auth/signup?user=recruiter');
  await expect(page.getByLabel('Job title')).toBeVisible();
  await expect(canonical(page)).toHaveCount(0);
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth/login?type=recruiter');

  for (const key of ['recruiter', 'veteran-complete', 'veteran-pending']) {
    await people.bring(context, key);
    await page.goto('/recruiters');
    await expect(title(page)).toHaveText('Hire people who have served');
  }
});

test.describe('on the American tenant', () => {
  test.use({ tenant: 'us' });

  test('the pages speak of the Resume and of American services @whole', async ({ page }) => {
    await page.goto('/recruiters');
    await expect(page.getByRole('main')).toContainText('but no name, contact details or Resume');
    await expect(page.getByText('Do we need the HIRE Vets Medallion?')).toBeVisible();
    await page.goto('/site/healthcare');
    await expect(page.getByRole('link', { name: 'VA health care' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('dial 988 and press 1');
  });
});

test('NAV-01 Home, About us and each line of the Services menu lead to a page of the seeded tenant; Jobs and Login / Signup are next to them', async ({
  page,
}) => {
  await page.goto('/recruiters');
  const services = main(page).getByRole('button', { name: 'Services' });
  for (const [label, path, heading, documentTitle] of pages) {
    const isService = label !== 'Home' && label !== 'About us';
    if (isService) await services.click();
    await main(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(title(page)).toHaveText(heading);
    await expect(page).toHaveTitle(documentTitle);
    await expect(canonical(page)).toHaveAttribute('href', new URL(path, page.url()).href);
    await expect(main(page).getByRole('link')).toHaveText(['Home', 'About us', 'Jobs']);
    if (!isService) {
      await expect(main(page).getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
    }
  }
  await main(page).getByRole('link', { name: 'Jobs' }).click();
  await expect(page).toHaveURL('/jobs');
  await expect(page).toHaveTitle('Jobs');
  await expect(main(page).getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('banner').getByRole('link', { name: 'Login / Signup' }).click();
  await expect(page).toHaveURL('/auth/login?type=veteran');
});

test('the Services menu is opened, walked and closed with the keyboard @whole', async ({ page }) => {
  await page.goto('/recruiters');
  const services = main(page).getByRole('button', { name: 'Services' });
  await services.focus();
  await page.keyboard.press('Enter');
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: 'Healthcare' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(services).toBeFocused();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab');
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await expect(main(page).getByRole('link', { name: 'Finance' })).toHaveCount(0);
});

test('below 900 px the same lines stand in the menu @phone-only', async ({ page }) => {
  await page.goto('/recruiters');
  for (const [label, path, heading] of pages) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
    // The address changes first: the menu of the page before goes with it.
    await expect(title(page)).toHaveText(heading);
  }
});

test('the footer leads to the notices, the privacy choices and the data sources @whole', async ({ page }) => {
  for (const [label, path, heading] of [
    ['For recruiters', '/recruiters', 'Hire people who have served'],
    ['Privacy', '/site/privacy', 'Privacy'],
    ['Privacy choices', '/privacy', 'Privacy choices'],
    ['Terms', '/site/terms', 'Terms'],
    ['What your role means', '/military-roles', 'What does your military role mean?'],
    ['Data sources', '/data-sources', 'Data sources'],
    ['Accessibility', '/site/accessibility', 'Accessibility'],
    ['Help', '/help', 'Help'],
  ] as const) {
    await page.goto('/site/about');
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
  }
  for (const [former, path] of [
    ['/site#privacy', '/site/privacy'],
    ['/site#data', '/data-sources'],
  ] as const) {
    await page.goto('/site/about');
    await page.goto(former);
    await expect(page).toHaveURL(path);
  }
  await expect(page.getByRole('link', { name: 'Open Database License (ODbL) 1.0' })).toBeVisible();
});

test('on another tenant the navigation leads to its own site, and ours has no pages there @whole', async ({
  page,
  server,
  watched,
}) => {
  const origin = await server.addTenant('elsewhere', { analytics: null, recording: null });
  watched.allows(`left the origin: GET ${origin}`);
  await page.goto(`${origin}/recruiters`);
  await expect(title(page)).toHaveText('Hire people who have served');
  await main(page).getByRole('button', { name: 'Services' }).click();
  const links = await main(page)
    .getByRole('link')
    .evaluateAll((elements) => elements.map((link) => [link.textContent, link.getAttribute('href')]));
  const site = 'https://elsewhere.example';
  expect(links).toEqual([
    ['Home', site],
    ['About us', `${site}#about`],
    ['Healthcare', `${site}#healthcare`],
    ['Education', `${site}#education`],
    ['Discounts', `${site}#discounts`],
    ['Housing', `${site}#housing`],
    ['Finance', `${site}#finance`],
    ['Jobs', '/jobs'],
  ]);
  const foot = page.getByRole('contentinfo').getByRole('link');
  await expect(foot).toHaveText([
    'For recruiters',
    'Privacy',
    'Privacy choices',
    'Terms',
    'What your role means',
    'Data sources',
    'Help',
  ]);
  for (const [, path] of pages) {
    await page.goto(origin + path);
    await expect(page).toHaveURL(`${origin}/404`);
  }
  await page.goto(`${origin}/privacy`);
  await expect(page.getByRole('main')).toContainText(
    'Forces Work loads no analytics, session recording or anything else',
  );
});
