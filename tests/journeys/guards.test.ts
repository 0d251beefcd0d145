import { userStatuses } from '../../server/db/schema/accounts.ts';
import { companyStatuses } from '../../server/db/schema/companies.ts';
import { openInApp } from '../support/journeys/inApp.ts';
import type { RecruiterStatus } from '../support/journeys/server.ts';
import { expect, openDashboard, test } from '../support/journeys/story.ts';

const heading = { level: 1 } as const;
const greeting = /^Good (morning|afternoon|evening), /;

test('a recruiter lands after login where the rules of the company send them @whole', async ({
  page,
  people,
}) => {
  await people.signIn(page, 'recruiter-rejected');
  await expect(page).toHaveURL('/recruiter/company/reject');
});

test('GUARD-01 a recruiter on a guest-only page is redirected to /recruiter', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'recruiter');
  await page.goto('/auth/login');
  for (const path of ['/auth/login?type=veteran', '/']) {
    await expect(page).toHaveURL('/recruiter');
    await expect(page.getByRole('heading', heading)).toHaveText(greeting);
    await openInApp(page, path);
  }
  await expect(page).toHaveURL('/recruiter');
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
    await page.goto('/auth/login?type=veteran');
    await expect(page).toHaveURL(path);
    await openInApp(page, '/');
    await expect(page).toHaveURL(path);
    await page.evaluate(() => localStorage.clear());
    await people.signIn(page, key);
    await expect(page).toHaveURL(path);
  }
});

test('GUARD-03 a recruiter on a veteran’s page goes to /404', async ({ page, context, people }) => {
  await people.bring(context, 'recruiter');
  await page.goto('/veteran');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', heading)).toHaveText('Sorry, page not found!');
  for (const path of ['/approval-pending', '/veteran/onboarding', '/approval-pending', '/veteran/resume']) {
    await openInApp(page, path);
    await expect(page).toHaveURL(path === '/approval-pending' ? '/recruiter' : '/404');
  }
});

test('GUARD-04 a veteran with approval pending goes to /approval-pending from everywhere', async ({
  page,
  people,
}) => {
  await people.signIn(page, 'veteran-pending');
  await expect(page).toHaveURL('/approval-pending');
  await expect(page.getByRole('heading', heading)).toHaveText('We’re checking your account');
  await page.goto('/veteran');
  await expect(page).toHaveURL('/approval-pending');
  for (const path of ['/veteran/onboarding', '/veteran/resume', '/auth/login', '/']) {
    await openInApp(page, path);
    await expect(page).toHaveURL('/approval-pending');
  }
});

test('a veteran who was rejected reads so, wherever they go, and can write or leave @whole', async ({
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
  await page.goto('/recruiter');
  for (const path of ['/recruiter/company', '/recruiter/company/details']) {
    await expect(page).toHaveURL('/404');
    await openInApp(page, path);
  }
  await expect(page).toHaveURL('/404');
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
  await page.goto('/veteran');
  for (const path of ['/veteran/onboarding?step=2', '/veteran/resume', '/approval-pending', '/']) {
    await expect(page).toHaveURL('/site');
    await openInApp(page, path);
  }
  await expect(page).toHaveURL('/site');
  await expect(page.getByRole('heading', heading)).toHaveText('Honoring Service. Empowering Veterans.');
});

const companies = {
  active: 'Northgate Logistics Ltd',
  pending: 'Halden Rail Ltd',
  rejected: 'Corvane Security Ltd',
  inactive: 'Ashgrove Care Ltd',
} as const;
type CompanyName = (typeof companies)[keyof typeof companies];

/** Where a recruiter of an approved company belongs, by their own status. */
const placeOfUser = {
  active: ['/recruiter', greeting],
  approval_pending: [
    '/recruiter/company/approval-pending',
    'Waiting for Northgate Logistics Ltd to approve you',
  ],
  rejected: ['/recruiter/company/reject', 'We couldn’t approve your account'],
} as const;

/** Where an active recruiter belongs, by the status of the company. */
const placeOfCompany = {
  active: ['/recruiter', greeting],
  pending: ['/recruiter/company/approval-pending', 'We’re checking Halden Rail Ltd'],
  rejected: ['/recruiter/company/reject', 'Corvane Security Ltd was not approved'],
  inactive: ['/inactive', 'Ashgrove Care Ltd is inactive'],
} as const;

interface Landing {
  status?: RecruiterStatus['status'];
  company?: CompanyName | null;
  found?: CompanyName;
  path: string;
  title: string | RegExp;
}

const entriesOf = <Key extends string, Value>(places: Record<Key, Value>) =>
  Object.entries(places) as [Key, Value][];

const landings: Landing[] = [
  ...entriesOf(placeOfUser).map(([status, [path, title]]) => ({ status, path, title })),
  ...entriesOf(placeOfCompany).map(([status, [path, title]]) => ({
    company: companies[status],
    path,
    title,
  })),
  { company: null, path: '/recruiter/company/create/', title: 'Add your company' },
  {
    company: null,
    found: companies.active,
    path: '/recruiter/company/exists',
    title: 'Northgate Logistics Ltd is already here',
  },
];

test('GUARD-08, GUARD-09, GUARD-10 outside the profile page a recruiter is sent to the place of every status that the user or the company can have; only one of an approved active company leaves the company area', async ({
  page,
  context,
  people,
  server,
  watched,
}) => {
  watched.expects('failed: 410 GET /api/user-profile');
  // Read at the same time as the profile; either answer may be the first.
  watched.allows('failed: 410 GET /api/consents');
  expect([...userStatuses].sort()).toEqual([...Object.keys(placeOfUser), 'inactive'].sort());
  expect([...companyStatuses].sort()).toEqual(Object.keys(placeOfCompany).sort());
  const idOf = async (name: CompanyName) => (await server.companyCalled(name)).id;
  await people.bring(context, 'recruiter');
  for (const { status = 'active', company = companies.active, found, path, title } of landings) {
    await server.change('recruiter', {
      status,
      company_id: company && (await idOf(company)),
      company_found_id: found ? await idOf(found) : null,
    });
    await page.goto('/recruiter');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', heading)).toHaveText(title);
    for (const opened of ['/recruiter/candidate-list', '/recruiter/company', '/recruiter/jobs']) {
      await openInApp(page, opened);
      const isOpen = path === '/recruiter' && opened !== '/recruiter/company';
      await expect(page).toHaveURL(({ pathname }) => pathname === (isOpen ? opened : path));
    }
    await openInApp(page, '/recruiter/profile');
    await expect(page.getByRole('heading', heading)).toHaveText('Profile');
    await expect(page).toHaveURL(({ pathname }) => pathname === '/recruiter/profile');
  }
  // The server lets an inactive user no further than the page that says so.
  await server.change('recruiter', { status: 'inactive', company_found_id: null });
  await page.goto('/recruiter');
  await expect(page).toHaveURL('/user-inactive');
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
  // Read at the same time as the profile; either answer may be the first.
  watched.allows('failed: 410 GET /api/consents');
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
