/** A recruiter's company from its first form to the dashboard, and the people who join it. */
import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import {
  decideInConsole,
  fillAccount,
  fillCompany,
  mailedLink,
  signUpAsRecruiter,
} from '../support/journeys/companySteps.ts';
import type { JourneyServer } from '../support/journeys/server.ts';
import { expect, proveToBeAPerson, test } from '../support/journeys/story.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A reload would forget it. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', ''));
const isTheSame = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-same'));

async function openWindow(browser: Browser, server: JourneyServer) {
  const context = await browser.newContext({ baseURL: server.origin('uk') });
  return context.newPage();
}

/** The operator’s window, with what is to be decided on this company. */
async function openConsole(browser: Browser, server: JourneyServer, company: string) {
  const page = await openWindow(browser, server);
  await page.goto(`/admin?status=all&search=${encodeURIComponent(company)}`);
  await page.getByLabel('Email').fill('operator@demo.test');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await proveToBeAPerson(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(page)).toHaveText('Companies');
  return page;
}

async function isLedTo(page: Page, path: string) {
  await page.goto('/recruiter/company');
  await expect(page).toHaveURL(path);
}

test('ROUTE-20, COMPANY-09, COMPANY-10, COMPANY-12, COMPANY-13 from the sign-up to a team: a recruiter’s company is refused, corrected and approved in the operator’s window while theirs follows; one colleague is invited, another finds the company and asks', async ({
  page,
  browser,
  server,
  watched,
}) => {
  const name = 'Wexcombe Signals';
  await signUpAsRecruiter(page, 'Iris', 'iris@wexcombe.test');
  await expect(page).toHaveURL('/recruiter/company/create/');
  await isLedTo(page, '/recruiter/company/create/');
  await mark(page);
  const options = (label: string) => page.getByLabel(label).getByRole('option');
  await expect(options('Company size')).toHaveText([
    'Choose a size',
    ...[
      '10 people or fewer',
      '11 to 50 people',
      '51 to 500 people',
      '501 to 1,000 people',
      'More than 1,000 people',
    ],
  ]);
  await expect(options('Company type')).toHaveText([
    'Choose a type',
    ...[
      'Startup',
      'Small or medium-sized business',
      'Multinational',
      'Government or public sector',
      'Charity or non-profit',
    ],
  ]);

  await page.getByRole('button', { name: 'Continue' }).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: 'Enter the company’s name' })).toBeVisible();
  expect(watched.callsOf('createCompany')).toEqual([]);

  await fillCompany(page, name, 'wexcombe.test');
  await page.getByLabel('Company number').fill('123');
  await page.getByLabel('Postcode').fill('BA1');
  await page.getByLabel('Phone number').fill('ask at reception');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter the 8 characters of the company number',
    'Enter a full postcode, such as BS1 4DJ',
    'Enter a phone number, such as +44 117 496 0123',
  ]);
  expect(watched.callsOf('createCompany')).toEqual([]);
  await page.getByLabel('Company number').fill('07 21 43 99');
  await page.getByLabel('Postcode').fill('ba1 1lz');
  await page.getByLabel('Phone number').fill('01225 496 0123');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/recruiter/company/approval-pending');
  await expect(heading(page)).toHaveText(`We’re checking ${name}`);
  await page.getByRole('link', { name: 'Edit what you sent' }).click();
  await expect(page).toHaveURL('/recruiter/company/details');
  await page.getByRole('link', { name: 'Back to your progress' }).click();

  const consolePage = await openConsole(browser, server, name);
  await decideInConsole(consolePage, name, 'Reject', 'Say more about what you do.');
  await expect(page).toHaveURL('/recruiter/company/reject');
  await expect(page.getByRole('region', { name: 'Why' })).toContainText('Say more about what you do.');
  await page.getByLabel('Town or city').fill('Bristol');
  await page.getByLabel('What you changed').fill('The town.');
  await page.getByRole('button', { name: 'Resubmit' }).click();
  await expect(page).toHaveURL('/recruiter/company/approval-pending');

  await consolePage.reload();
  await decideInConsole(consolePage, name, 'Approve', 'The number and the website are theirs.');
  await expect(page).toHaveURL('/recruiter');
  await expect(heading(page)).toHaveText(/^Good /);
  expect(await isTheSame(page)).toBe(true);

  await page.getByRole('link', { name: 'Invite colleagues' }).click();
  await page.getByRole('link', { name: 'Invitations' }).click();
  await page.getByLabel('Email addresses').fill('bo@wexcombe.test, iris@wexcombe.test');
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveText([
    'bo@wexcombe.test invited',
    'iris@wexcombe.test is already in the team',
  ]);

  const colleague = await openWindow(browser, server);
  const link = await mailedLink(page, 'bo@wexcombe.test');
  await colleague.goto(link);
  await expect(colleague.getByLabel('Email')).toHaveValue('bo@wexcombe.test');
  await expect(colleague).toHaveURL('/auth/signup-invite');
  await fillAccount(colleague, 'Bo');
  await colleague.getByRole('button', { name: 'Create account' }).click();
  await expect(colleague).toHaveURL('/recruiter');
  await expect(colleague.getByRole('heading', { name })).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Team' })).toHaveCount(0);
  await colleague.goto('about:blank');
  await colleague.goto(link);
  await expect(heading(colleague)).toHaveText('This invitation has already been used');

  const stranger = await openWindow(browser, server);
  await signUpAsRecruiter(stranger, 'Cy', 'cy@wexcombe.test');
  await expect(stranger).toHaveURL('/recruiter/company/exists');
  await isLedTo(stranger, '/recruiter/company/exists');
  await expect(heading(stranger)).toHaveText(`${name} is already here`);
  await stranger.getByLabel('A message to its admins').fill('I hire for the yard.');
  await stranger.getByRole('button', { name: 'Ask to join' }).click();
  await expect(heading(stranger)).toHaveText(`Waiting for ${name} to approve you`);
  await isLedTo(stranger, '/recruiter/company/approval-pending');
  await page.getByRole('link', { name: /^Pending/ }).click();
  const request = page.getByRole('list', { name: 'People' }).getByRole('listitem');
  await expect(request).toContainText('I hire for the yard.');
  await request.getByRole('button', { name: 'Approve: Cy Marsh' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(stranger).toHaveURL('/recruiter');
  await expect(heading(stranger)).toHaveText(/^Good /);

  await consolePage.reload();
  await decideInConsole(consolePage, name, 'Deactivate', 'It hires nobody now.');
  await isLedTo(page, '/inactive');
  await expect(heading(page)).toHaveText(`${name} is inactive`);
  await consolePage.reload();
  await decideInConsole(consolePage, name, 'Reactivate', 'It hires again.');
  await expect(page).toHaveURL('/recruiter');
  for (const window of [consolePage, colleague, stranger]) await window.context().close();
});

test('COMPANY-11, API-17 only an admin has the Companies link; the list is asked for with every filter, the empty ones as lists', async ({
  page,
  context,
  people,
  watched,
}) => {
  await people.bring(context, 'recruiter');
  await page.goto('/recruiter');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Team' })).toHaveCount(0);
  await page.goto('/recruiter/companies');
  await expect(page).toHaveURL('/404');
  expect(watched.callsOf('listCompanyUsers')).toEqual([]);

  await people.bring(context, 'recruiter-admin');
  await page.goto('/recruiter/companies');
  const list = page.getByRole('list', { name: 'People' });
  await expect(list.getByRole('listitem').filter({ hasText: '(you)' })).toContainText('Admin');
  const nothing = {
    company_users: [],
    approved_by: [],
    joined_on: [],
    approved_on: [],
    status: ['active'],
    admin: [],
    search: [],
    company_id: [],
  };
  const last = () => {
    const call = watched.callsOf('listCompanyUsers').at(-1);
    return call && { page: call.url.searchParams.get('page'), body: call.body };
  };
  expect(watched.callsOf('listCompanyUsers').map(({ body }) => body)).toContainEqual(nothing);
  await page.getByLabel('Name, email or job title').fill('nobody of that name');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'No one matches these filters' })).toBeVisible();
  expect(last()).toEqual({ page: '1', body: { ...nothing, search: ['nobody of that name'] } });
  await page.getByRole('button', { name: 'Clear all' }).first().click();
  await expect(list).toBeVisible();
});

test('of two windows that change the company the later is shown what the other saved, and nothing is overwritten unasked @whole', async ({
  page,
  context,
  people,
  watched,
}) => {
  await people.bring(context, 'recruiter-admin');
  const other = await context.newPage();
  const edit = async (window: Page) => {
    await window.goto('/recruiter/company/details');
    await window.getByRole('button', { name: 'Edit' }).click();
  };
  const save = (window: Page) => window.getByRole('button', { name: 'Save' }).click();
  await edit(page);
  await edit(other);
  const address = (window: Page) => window.getByRole('textbox', { name: /^Address/ });
  const before = await address(page).inputValue();
  await address(other).fill('9 Quay Street');
  await save(other);
  await expect(other.getByRole('button', { name: 'Edit' })).toBeVisible();

  watched.expects('failed: 409 PUT /api/company');
  await page.getByLabel('Postcode').fill('M3 3JE');
  await save(page);
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else saved changes' });
  await expect(conflict.getByRole('listitem')).toHaveText([/^Address is now: 9 Quay Street/]);
  await expect(address(page)).toHaveValue(before);
  await conflict.getByRole('button', { name: 'Keep my version' }).click();
  await expect(address(page)).toHaveValue('9 Quay Street');
  await save(page);
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await other.reload();
  await expect(other.getByText(/^9 Quay Street, .*M3 3JE/)).toBeVisible();
  await other.close();
});

test('someone who has an account signs in in the invitation and joins; one that was taken back can be asked for anew @whole', async ({
  page,
  context,
  browser,
  people,
  server,
}) => {
  await server.startAfresh('recruiter-new');
  await people.bring(context, 'recruiter-admin');
  await page.goto('/recruiter/companies?tab=invitations');
  await page.getByLabel('Email addresses').fill('recruiter-new@demo.test cy@northgate.test');
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw: cy@northgate.test' }).click();
  await expect(
    page
      .getByRole('list', { name: 'Invitations' })
      .getByRole('listitem')
      .filter({ hasText: 'cy@northgate.test' }),
  ).toContainText('Withdrawn');

  const other = await browser.newContext({ baseURL: server.origin('uk') });
  const guest = await other.newPage();
  await guest.goto(await mailedLink(page, 'cy@northgate.test'));
  await expect(heading(guest)).toHaveText('This invitation has been withdrawn');
  await guest.getByRole('button', { name: 'Request a new invitation' }).click();
  await expect(guest.getByRole('status').filter({ hasText: 'Asked.' })).toBeVisible();

  await guest.goto('about:blank');
  await guest.goto(await mailedLink(page, 'recruiter-new@demo.test'));
  await expect(heading(guest)).toHaveText('Join Northgate Logistics Ltd');
  await people.completeLogin(guest, 'recruiter-new');
  await expect(guest).toHaveURL('/auth/signup-invite');
  await guest.getByRole('button', { name: 'Join Northgate Logistics Ltd' }).click();
  await expect(guest).toHaveURL('/recruiter');
  await expect(guest.getByRole('heading', { name: 'Northgate Logistics Ltd' })).toBeVisible();
  await other.close();
  await server.startAfresh('recruiter-new');
});

test('COMPANY-13 a recruiter who is no admin asks for an invitation, and an admin approves it with one click', async ({
  page,
  browser,
  people,
  server,
}) => {
  await people.bring(page.context(), 'recruiter');
  await page.goto('/recruiter/company/details');
  await page.getByRole('link', { name: 'Invite colleagues' }).click();
  const email = 'wanted@northgate.test';
  await expect(page.getByLabel('Make them admins')).toHaveCount(0);
  await page.getByLabel('Email addresses').fill(email);
  await page.getByRole('button', { name: 'Request invitations' }).click();
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveText([
    `${email} will be invited once an admin approves it`,
  ]);
  const invitation = page.getByRole('list', { name: 'Invitations' }).getByRole('listitem').first();
  await expect(invitation).toContainText('To approve');
  await expect(invitation.getByRole('button')).toHaveCount(0);

  const theirs = await browser.newContext({ baseURL: server.origin('uk') });
  await people.bring(theirs, 'recruiter-admin');
  const admin = await theirs.newPage();
  await admin.goto('/recruiter/companies?tab=invitations');
  await admin.getByRole('button', { name: `Approve: ${email}` }).click();
  const row = admin.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Invited');
  await row.getByRole('button', { name: `Withdraw: ${email}` }).click();
  await expect(row).toContainText('Withdrawn');
  await theirs.close();
});
