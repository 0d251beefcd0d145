import { userStatuses } from '../../server/db/schema/accounts.ts';
import { companyStatuses } from '../../server/db/schema/companies.ts';
import type { Standing } from '../support/journeys/server.ts';
import { expect, openDashboard, test } from '../support/journeys/story.ts';

const heading = { level: 1 } as const;

/** Where each recruiter of the seed is sent, by the rule that decides. */
const landings = [
  ['recruiter-company-inactive', '/inactive', 'Ashgrove Care Ltd is inactive'],
  ['recruiter-new', '/recruiter/company/create/', 'Add your company'],
  ['recruiter-rejected', '/recruiter/company/reject', 'Corvane Security Ltd was not approved'],
  [
    'recruiter-user-pending',
    '/recruiter/company/approval-pending',
    'Waiting for Northgate Logistics Ltd to approve you',
  ],
  ['recruiter-found', '/recruiter/company/exists', 'Brightwell Energy Ltd is already here'],
  ['recruiter-company-pending', '/recruiter/company/approval-pending', 'We’re checking Halden Rail Ltd'],
  ['recruiter', '/recruiter', /^Good (morning|afternoon|evening), /],
  ['recruiter-admin', '/recruiter', /^Good (morning|afternoon|evening), /],
] as const;

test('a recruiter lands after login where the rules of the company send them', async ({ page, people }) => {
  await people.signIn(page, 'recruiter-rejected');
  await expect(page).toHaveURL('/recruiter/company/reject');
});

test('GUARD-01 a recruiter on a guest-only page is redirected to /recruiter', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'recruiter');
  for (const path of ['/auth/login', '/auth/login?type=veteran', '/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/recruiter');
    await expect(page.getByRole('heading', heading)).toBeVisible();
  }
});

test('GUARD-02 a veteran who has not started goes to onboarding, any other to the dashboard, from guest-only pages and after login', async ({
  page,
  context,
  people,
}) => {
  for (const [key, path] of [
    ['veteran-new', '/veteran/onboarding?step=0'],
    ['veteran-personal', '/veteran'],
  ] as const) {
    await people.bring(context, key);
    for (const opened of ['/auth/login?type=veteran', '/']) {
      await page.goto(opened);
      await expect(page).toHaveURL(path);
    }
    await page.evaluate(() => localStorage.clear());
    await people.signIn(page, key);
    await expect(page).toHaveURL(path);
  }
});

test('GUARD-03 a recruiter on a veteran’s page goes to /404', async ({ page, context, people }) => {
  await people.bring(context, 'recruiter');
  for (const path of ['/veteran', '/veteran/onboarding', '/veteran/resume', '/approval-pending']) {
    await page.goto(path);
    await expect(page).toHaveURL(path === '/approval-pending' ? '/recruiter' : '/404');
  }
  await page.goto('/veteran');
  await expect(page.getByRole('heading', heading)).toHaveText('Sorry, page not found!');
});

test('GUARD-04 a veteran with approval pending goes to /approval-pending from everywhere', async ({
  page,
  context,
  people,
}) => {
  await people.signIn(page, 'veteran-pending');
  await expect(page).toHaveURL('/approval-pending');
  await expect(page.getByRole('heading', heading)).toHaveText('We’re checking your account');
  await people.bring(context, 'veteran-pending');
  for (const path of ['/veteran', '/veteran/onboarding', '/veteran/resume', '/auth/login', '/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/approval-pending');
  }
});

test('a veteran who was turned down is told so, wherever they go, and can write or leave @whole', async ({
  page,
  context,
  people,
  server,
}) => {
  await people.bring(context, 'veteran-pending');
  await server.change('veteran-pending', { status: 'rejected' });
  for (const path of ['/veteran', '/veteran/onboarding', '/auth/login', '/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/approval-pending');
  }
  await expect(page.getByRole('heading', heading)).toHaveText('We couldn’t approve your account');
  await expect(page.getByRole('link', { name: 'help@valour-uk.test' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await page.goto('about:blank');
  await server.startAfresh('veteran-pending');
});

test('GUARD-05 a veteran on a recruiter’s page goes to /404', async ({ page, context, people }) => {
  await people.bring(context, 'veteran-complete');
  for (const path of ['/recruiter', '/recruiter/company', '/recruiter/company/details']) {
    await page.goto(path);
    await expect(page).toHaveURL('/404');
  }
  await expect(page.getByRole('heading', heading)).toHaveText('Sorry, page not found!');
});

test('GUARD-06 a visitor on a recruiter’s page sees the login screen there, and comes back to it after login', async ({
  page,
  people,
  server,
}) => {
  await server.startAfresh('recruiter-company-pending');
  await page.goto('/recruiter/company/details?from=mail');
  await expect(page.getByRole('link', { name: 'Recruiter Login' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL('/recruiter/company/details?from=mail');
  await expect(page).toHaveTitle('Login');
  await people.completeLogin(page, 'recruiter-company-pending');
  await expect(page).toHaveURL('/recruiter/company/details?from=mail');
  await expect(page.getByRole('heading', heading)).toHaveText('Halden Rail Ltd');
});

test('GUARD-07 a visitor on any other protected page is sent to the marketing site', async ({ page }) => {
  for (const path of [
    '/veteran',
    '/veteran/onboarding?step=2',
    '/veteran/resume',
    '/approval-pending',
    '/',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL('/site');
  }
  await expect(page.getByRole('heading', heading)).toHaveText('Honoring Service. Empowering Veterans.');
});

test('GUARD-08 outside the profile page, a recruiter with a user or a company that is pending, rejected or inactive, or with none, is sent to the company area', async ({
  page,
  context,
  people,
  server,
  watched,
}) => {
  watched.expects('failed: 410 GET /api/user-profile');
  const standings: [key: string, standing: Standing | null, path: string][] = [
    ['recruiter', { status: 'approval_pending' }, '/recruiter/company/approval-pending'],
    ['recruiter', { status: 'rejected' }, '/recruiter/company/reject'],
    ['recruiter-company-pending', null, '/recruiter/company/approval-pending'],
    ['recruiter-rejected', null, '/recruiter/company/reject'],
    ['recruiter-company-inactive', null, '/inactive'],
    ['recruiter-new', null, '/recruiter/company/create/'],
    ['recruiter-found', null, '/recruiter/company/exists'],
  ];
  for (const [key, standing, path] of standings) {
    await people.bring(context, key);
    if (standing) await server.change(key, standing);
    for (const opened of ['/recruiter', '/recruiter/companies', '/recruiter/company']) {
      await page.goto(opened);
      await expect(page).toHaveURL(path);
    }
    await page.goto('/recruiter/profile');
    await expect(page.getByRole('heading', heading)).toHaveText('Profile');
    await expect(page).toHaveURL(({ pathname }) => pathname === '/recruiter/profile');
  }
  // The server lets an inactive user no further than the page that says so.
  await people.bring(context, 'recruiter');
  await server.change('recruiter', { status: 'inactive' });
  await page.goto('/recruiter');
  await expect(page).toHaveURL('/user-inactive');
  await page.goto('about:blank');
  await server.startAfresh('recruiter');
});

test('GUARD-09 only a recruiter of an approved active company leaves the company page', async ({
  page,
  context,
  people,
}) => {
  for (const [key, path, title] of landings) {
    await people.bring(context, key);
    await page.goto('/recruiter');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', heading)).toHaveText(title);
  }
});

test('GUARD-10 every status of a user and of a company is known and has its place', async ({
  page,
  context,
  people,
  server,
  watched,
}) => {
  watched.expects('failed: 410 GET /api/user-profile');
  const companies = {
    active: 'Northgate Logistics Ltd',
    pending: 'Halden Rail Ltd',
    rejected: 'Corvane Security Ltd',
    inactive: 'Ashgrove Care Ltd',
  };
  const placeOfUser = {
    active: '/recruiter',
    approval_pending: '/recruiter/company/approval-pending',
    rejected: '/recruiter/company/reject',
    inactive: '/user-inactive',
  };
  const placeOfCompany = {
    active: '/recruiter',
    pending: '/recruiter/company/approval-pending',
    rejected: '/recruiter/company/reject',
    inactive: '/inactive',
  };
  expect([...userStatuses].sort()).toEqual(Object.keys(placeOfUser).sort());
  expect([...companyStatuses].sort()).toEqual(Object.keys(placeOfCompany).sort());
  for (const [status, place] of Object.entries(placeOfUser)) {
    await people.bring(context, 'recruiter');
    await server.change('recruiter', { status: status as keyof typeof placeOfUser });
    await page.goto('/recruiter');
    await expect(page).toHaveURL(place);
  }
  for (const [status, place] of Object.entries(placeOfCompany)) {
    await people.bring(context, 'recruiter');
    const { id } = await server.companyCalled(companies[status as keyof typeof companies]);
    await server.change('recruiter', { company_id: id });
    await page.goto('/recruiter');
    await expect(page).toHaveURL(place);
  }
  await page.goto('about:blank');
  await server.startAfresh('recruiter');
});

test('a veteran who is deactivated at work is sent to /user-inactive', async ({
  page,
  context,
  people,
  server,
  watched,
}) => {
  watched.expects('failed: 410 GET /api/user-profile');
  await people.bring(context, 'veteran-complete');
  await openDashboard(page);
  await server.change('veteran-complete', { status: 'inactive' });
  await page.reload();
  await expect(page).toHaveURL('/user-inactive');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/auth/login?type=veteran');
});

test('only a path of our own is restored after login, and none that the address names', async ({
  page,
  people,
  server,
}) => {
  await server.startAfresh('veteran-complete');
  const named = ['returnTo', 'redirect', 'next', 'url', 'continue'].map((name) => `${name}=//evil.example`);
  const stored = JSON.stringify({ path: '/\\evil.example', role: 'veteran', userId: null });
  await page.goto(`/auth/login?type=veteran&${named.join('&')}`);
  await people.completeLogin(page, 'veteran-complete');
  await expect(page).toHaveURL('/veteran');
  await expect(page.getByRole('region', { name: 'Your next step' })).toBeVisible();
  await page.evaluate((hostile) => {
    localStorage.removeItem('session');
    sessionStorage.setItem('returnPath', hostile);
  }, stored);
  await page.goto('/auth/login?type=veteran');
  await people.completeLogin(page, 'veteran-complete');
  await expect(page).toHaveURL('/veteran');
});
