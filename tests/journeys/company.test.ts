/** A recruiter's company from its first form to the dashboard, and the people who join it. */
import type { Page } from '@playwright/test';
import { commandLine } from '../../server/audit.ts';
import { type CompanyDecision, decideCompany } from '../../server/companyDecisions.ts';
import type { JourneyServer } from './server.ts';
import { expect, proveToBeAPerson, test } from './story.ts';

const pass = 'calm river stone 7';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** As the operator does from a shell. */
async function decide(server: JourneyServer, name: string, decision: CompanyDecision, text = 'Checked.') {
  const { id } = await server.companyCalled(name);
  await server.asPerson('recruiter-new', (db) =>
    decideCompany(db, {
      mail: async () => 0,
      companyId: id,
      decision,
      ...(decision === 'reject' && { code: 'incomplete' as const }),
      text,
      actor: commandLine,
      now: new Date(),
    }),
  );
}

async function fillCompany(page: Page, name: string) {
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Website').fill('wexcombe.test');
  await page.getByLabel('Company type').selectOption('SMEs');
  await page.getByLabel('Company size').selectOption('11-50');
  await page.getByLabel('Industry').selectOption('Engineering');
  await page
    .getByLabel('What the company does')
    .fill('We build and repair signal boxes for heritage lines and small networks.');
  await page.getByLabel('Town or city').fill('Bath');
  await page.getByRole('checkbox', { name: 'I am authorised to hire for this company' }).check();
}

/** A reload would forget it. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', ''));
const isTheSame = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-same'));

const mailedLink = async (page: Page, address: string) => {
  const answer = await page.request.get(`/api/demo/mails?address=${encodeURIComponent(address)}`);
  const { data } = (await answer.json()) as { data: { text: string }[] };
  return /https?:\/\/\S+/.exec(data[0]?.text ?? '')?.[0] ?? '';
};

test('COMPANY-09, COMPANY-10, COMPANY-13 a company is sent, refused, corrected, approved and switched off, each time the open page follows; an invited colleague lands in it', async ({
  page,
  context,
  browser,
  people,
  server,
  watched,
}) => {
  const name = 'Wexcombe Signals';
  watched.expects('failed: 422 POST /api/companies');
  await people.bring(context, 'recruiter-new');
  await page.goto('/recruiter');
  await expect(page).toHaveURL('/recruiter/company/create/');
  await mark(page);
  const options = (label: string) => page.getByLabel(label).getByRole('option');
  await expect(options('Company size')).toHaveText([
    'Choose the number of people',
    ...['0-10', '11-50', '51-500', '501-1000', '>1001'],
  ]);
  await expect(options('Company type')).toHaveText([
    'Choose a type',
    ...['startup', 'SMEs', 'MNC', 'Government', 'Non-Profit'],
  ]);

  await page.getByRole('button', { name: 'Continue' }).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: 'Enter the company’s name' })).toBeVisible();
  expect(watched.callsOf('createCompany')).toEqual([]);

  await fillCompany(page, name);
  await page.getByLabel('Company number').fill('123');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Company number')).toHaveAccessibleDescription(
    /Enter the 8 characters of the company number/,
  );
  await page.getByLabel('Company number').fill('07 21 43 99');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/recruiter/company/approval-pending');
  await expect(heading(page)).toHaveText(`We are checking ${name}`);
  await expect(page.getByRole('link', { name: 'Edit what you sent' })).toBeVisible();

  await decide(server, name, 'reject', 'Say more about what you do.');
  await expect(page).toHaveURL('/recruiter/company/reject');
  await expect(page.getByRole('region', { name: 'Why' })).toContainText('Say more about what you do.');
  await page.getByLabel('Town or city').fill('Bristol');
  await page.getByLabel('What you changed').fill('The town.');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page).toHaveURL('/recruiter/company/approval-pending');

  await decide(server, name, 'approve');
  await expect(page).toHaveURL('/recruiter');
  await expect(heading(page)).toHaveText(/^Good /);
  expect(await isTheSame(page)).toBe(true);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Companies' }).click();
  await page.getByRole('link', { name: 'Invitations' }).click();
  await page.getByLabel('E-mail addresses').fill('bo@wexcombe.test, recruiter-new@demo.test');
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByRole('list', { name: 'What became of each' }).getByRole('listitem')).toHaveText([
    'bo@wexcombe.test invited',
    'recruiter-new@demo.test is in the team already',
  ]);

  const link = await mailedLink(page, 'bo@wexcombe.test');
  const other = await browser.newContext({ baseURL: server.origin('uk') });
  const colleague = await other.newPage();
  await colleague.goto(link);
  await expect(colleague.getByLabel('Email')).toHaveValue('bo@wexcombe.test');
  await expect(colleague).toHaveURL('/auth/signup-invite');
  await colleague.getByLabel('First name').fill('Bo');
  await colleague.getByLabel('Last name').fill('Marsh');
  await colleague.getByLabel('Job title').fill('Recruiter');
  await colleague.getByLabel('Password', { exact: true }).fill(pass);
  await colleague.getByLabel('Password again').fill(pass);
  await colleague.getByRole('checkbox', { name: /I accept/ }).check();
  await proveToBeAPerson(colleague);
  await colleague.getByRole('button', { name: 'Create account' }).click();
  await expect(colleague).toHaveURL('/recruiter');
  await expect(colleague.getByRole('heading', { name })).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Companies' })).toHaveCount(0);
  await colleague.goto('about:blank');
  await colleague.goto(link);
  await expect(heading(colleague)).toHaveText('This invitation was used');
  await other.close();

  await decide(server, name, 'deactivate');
  await page.goto('/recruiter');
  await expect(page).toHaveURL('/inactive');
  await expect(heading(page)).toHaveText(`${name} is switched off`);
  await decide(server, name, 'reactivate');
  await expect(page).toHaveURL('/recruiter');
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
  await expect(page.getByRole('link', { name: 'Companies' })).toHaveCount(0);
  await page.goto('/recruiter/companies');
  await expect(page).toHaveURL('/404');
  expect(watched.callsOf('listCompanyUsers')).toEqual([]);

  await people.bring(context, 'recruiter-admin');
  await page.goto('/recruiter');
  await page.getByRole('link', { name: 'Companies' }).click();
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
  await page.getByLabel('Name, e-mail or job title').fill('nobody of that name');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody fits these filters' })).toBeVisible();
  expect(last()).toEqual({ page: '1', body: { ...nothing, search: ['nobody of that name'] } });
  await page.getByRole('button', { name: 'Clear all' }).first().click();
  await expect(list).toBeVisible();
});

test('COMPANY-12 who asks to join waits until an admin lets them in, and their open page follows', async ({
  page,
  context,
  browser,
  people,
  server,
}) => {
  await server.startAfresh('recruiter-admin');
  const theirs = await browser.newContext({ baseURL: server.origin('uk') });
  await people.bring(theirs, 'recruiter-user-pending');
  const [waiting] = theirs.pages();
  if (!waiting) throw new Error('No page');
  await waiting.goto('/recruiter');
  await expect(heading(waiting)).toHaveText(/ has to let you in$/);

  await people.bring(context, 'recruiter-admin');
  await page.goto('/recruiter/companies?tab=pending');
  const row = page
    .getByRole('list', { name: 'People' })
    .getByRole('listitem')
    .filter({ hasText: 'recruiter-user-pending@' });
  await row.getByRole('button', { name: /^Reject/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: /^Approve/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(row).toHaveCount(0);
  await expect(waiting).toHaveURL('/recruiter');
  await expect(heading(waiting)).toHaveText(/^Good /);
  await theirs.close();
});

test('someone who has an account signs in in the invitation and joins; one that was taken back can be asked for anew', async ({
  page,
  context,
  browser,
  people,
  server,
}) => {
  await server.startAfresh('recruiter-new');
  await people.bring(context, 'recruiter-admin');
  await page.goto('/recruiter/companies?tab=invitations');
  await page.getByLabel('E-mail addresses').fill('recruiter-new@demo.test cy@northgate.test');
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByRole('list', { name: 'What became of each' })).toBeVisible();
  await page.getByRole('button', { name: 'Take back: cy@northgate.test' }).click();
  await expect(
    page
      .getByRole('list', { name: 'Invitations' })
      .getByRole('listitem')
      .filter({ hasText: 'cy@northgate.test' }),
  ).toContainText('Taken back');

  const other = await browser.newContext({ baseURL: server.origin('uk') });
  const guest = await other.newPage();
  await guest.goto(await mailedLink(page, 'cy@northgate.test'));
  await expect(heading(guest)).toHaveText('This invitation was taken back');
  await guest.getByRole('button', { name: 'Ask for a new one' }).click();
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
