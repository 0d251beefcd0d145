/** The operator’s desk: who gets in, and a decision from the form to the audit log. */
import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { companies } from '../../server/db/schema/companies.ts';
import { barriersOf } from '../support/journeys/barriers.ts';
import { persona } from '../support/journeys/persona.ts';
import type { JourneyServer } from '../support/journeys/server.ts';
import { expect, operatorEmail, proveToBeAPerson, test } from '../support/journeys/story.ts';

/** It waits in the seed, and no persona works there. */
const waiting = 'Fenwick Foods Ltd';

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await proveToBeAPerson(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const company = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The company waits again, as the seed has it. */
async function putBack(server: JourneyServer) {
  const { id } = await server.companyCalled(waiting);
  await server.asPerson('recruiter-admin', ({ tx, tenantId }) =>
    tx
      .update(companies)
      .set({ status: 'pending', decided_at: null })
      .where(and(eq(companies.tenant_id, tenantId), eq(companies.id, id))),
  );
}

test('the operator approves a company with a reason, and the audit log and the outbox show it @phone', async ({
  page,
  server,
  people,
  context,
  watched,
  isMobile,
}) => {
  await people.bring(context, 'recruiter-admin');
  const go = async (name: string) => {
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await barriersOf(page)).toEqual([]);
  };
  try {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The console is for operators');
    await page.getByRole('button', { name: 'Sign in as an operator' }).click();
    await signIn(page, operatorEmail);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies');
    await expect(page).toHaveTitle('Companies');

    const card = company(page, waiting);
    await expect(card.getByRole('link', { name: 'https://fenwickfoods.test' })).toBeVisible();
    await expect(card).toContainText('fenwickfoods.test');
    await expect(card.getByRole('button')).toHaveText([`Approve ${waiting}`, `Reject ${waiting}`]);
    expect(await barriersOf(page)).toEqual([]);

    await card.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog', { name: `Approve ${waiting}?` });
    await expect(dialog.getByRole('combobox')).toHaveCount(0);
    expect(await barriersOf(page)).toEqual([]);
    await dialog.getByLabel('Note (optional)').fill('The number and the website are theirs.');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card).toHaveCount(0);
    expect(watched.callsOf('decideCompany').map(({ body }) => body)).toEqual([
      { decision: 'approve', text: 'The number and the website are theirs.', version: expect.any(Number) },
    ]);

    await go('Users');
    await go('Audit log');
    const [entry] = await page.getByRole('main').getByRole('listitem').all();
    await expect(entry!).toContainText(`Company approved: ${waiting}`);
    await expect(entry!).toContainText('The number and the website are theirs.');
    await expect(entry!).toContainText(operatorEmail);
    await expect(page.getByLabel('Kind').locator('option:checked')).toHaveText('Decisions and content');
    await page.getByLabel('Kind').selectOption('Everything');
    await expect(page).toHaveURL('/admin/audit?category=all');
    const entries = page.getByRole('main').getByRole('listitem');
    await expect(entries.filter({ hasText: 'Audit read' })).not.toHaveCount(0);
    await expect(entries.filter({ hasText: `Company approved: ${waiting}` })).toHaveCount(1);
    await page.getByLabel('Kind').selectOption('Signing in');
    const signedIn = page.getByRole('main').getByRole('listitem').filter({ hasText: operatorEmail });
    await expect(signedIn.first()).toContainText('Signed in');
    await expect(signedIn.first()).toContainText('127.0.0.1');
    await go('Outbox');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
      `${waiting} is approved`,
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbox');
  } finally {
    await putBack(server);
  }
});

test('a decision that came too late is refused with what can be done now @whole', async ({
  page,
  context,
  server,
  watched,
}) => {
  const other = await context.newPage();
  const dialogOf = (tab: Page, act: string) => tab.getByRole('dialog', { name: `${act} ${waiting}?` });
  try {
    for (const [tab, act] of [
      [page, 'Reject'],
      [other, 'Approve'],
    ] as const) {
      await tab.goto('/admin');
      await signIn(tab, operatorEmail);
      await company(tab, waiting).getByRole('button', { name: act }).click();
      await dialogOf(tab, act)
        .getByLabel(/^(Why|Note)/)
        .fill('Looked at twice.');
    }
    await dialogOf(other, 'Approve').getByRole('button', { name: 'Approve' }).click();
    await expect(dialogOf(other, 'Approve')).toHaveCount(0);

    watched.expects('failed: 409 POST /api/admin/companies/');
    await dialogOf(page, 'Reject').getByRole('button', { name: 'Reject' }).click();
    await expect(dialogOf(page, 'Reject').getByLabel('Reason')).toBeFocused();
    await dialogOf(page, 'Reject').getByLabel('Reason').selectOption('Another reason');
    await dialogOf(page, 'Reject').getByRole('button', { name: 'Reject' }).click();
    await expect(dialogOf(page, 'Reject').getByRole('alert')).toHaveText(
      'Someone else has already decided. You can still deactivate.',
    );
  } finally {
    await putBack(server);
  }
});

test('an account is switched off and on again, and its person goes on from the page that says so @whole', async ({
  page,
  browser,
  people,
  server,
  watched,
}) => {
  const theirs = await browser.newContext({ baseURL: server.origin('uk') });
  await people.bring(theirs, 'veteran-complete');
  const [veteran] = theirs.pages();
  if (!veteran) throw new Error('No page');
  const title = veteran.getByRole('heading', { level: 1 });
  await page.goto('/admin/users?search=veteran-complete');
  await signIn(page, operatorEmail);
  const row = page.getByRole('main').getByRole('listitem');
  await expect(row).toHaveCount(1);
  expect((await row.boundingBox())?.height).toBe(44);
  const change = async (act: string, state: string) => {
    await row.getByRole('button', { name: act }).click();
    await page.getByRole('dialog').getByRole('button', { name: act }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row).toContainText(state);
  };
  await change('Deactivate', 'Inactive');
  await veteran.goto('/veteran');
  await expect(title).toHaveText('Your account is inactive');
  await change('Reactivate', 'Active');
  await veteran.getByRole('button', { name: 'Check again' }).click();
  await expect(title).toHaveText('Your account is active');
  await veteran.getByRole('link', { name: 'Continue' }).click();
  await expect(veteran).toHaveURL('/veteran');
  expect(watched.callsOf('updateAdminUser').map(({ body }) => body)).toEqual([
    { action: 'deactivate', reason: null },
    { action: 'reactivate', reason: null },
  ]);
  await theirs.close();
});

test('a recruiter cannot reach the operator console in any way', async ({
  page,
  context,
  people,
  watched,
}) => {
  await people.bring(context, 'recruiter-admin');
  await page.goto('/admin/users');
  await expect(page.getByText('Your account is for using Valour UK')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as an operator' }).click();
  watched.expects('failed: 422 POST /api/admin/login');
  await signIn(page, persona('recruiter-admin').email);
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Email or password is incorrect.' })).toBeVisible();

  watched.expects('failed: 403 GET /api/admin/me');
  await page.evaluate(() => {
    sessionStorage.setItem('operatorSession', localStorage.getItem('session') ?? '');
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The console is for operators');
  expect(watched.callsOf('listAdminUsers')).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('operatorSession'))).toBe(null);
});
