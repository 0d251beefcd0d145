import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { onboardings } from '../../server/db/schema/onboarding.ts';
import { transitionPlans } from '../../server/db/schema/transitionPlans.ts';
import { rolesInPrint } from '../support/journeys/print.ts';
import type { JourneyServer } from '../support/journeys/server.ts';
import { expect, test } from '../support/journeys/story.ts';

const veteran = 'veteran-complete';
const index = '/veteran/transition-plan-vx';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const goOn = async (page: Page, to: string) => {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(heading(page, to)).toBeVisible();
};
const saveState = (page: Page) => page.getByRole('main').getByRole('status').first();

/** As if nothing had been begun. */
const withoutPlans = (server: JourneyServer) =>
  server.asPerson(veteran, ({ tx, tenantId }, { id }) =>
    tx
      .delete(transitionPlans)
      .where(and(eq(transitionPlans.tenant_id, tenantId), eq(transitionPlans.user_id, id))),
  );

async function typeDate(page: Page, date: Date) {
  const parts = { Day: date.getUTCDate(), Month: date.getUTCMonth() + 1, Year: date.getUTCFullYear() };
  for (const [label, value] of Object.entries(parts))
    await page.getByRole('textbox', { name: label, exact: true }).fill(String(value));
}

const inMonths = (months: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15));
};

/** By the rules of RFC 5545 that calendars insist on: folded lines put together, each begun part ended. */
function eventsIn(calendar: string) {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n');
  const open: string[] = [];
  const events: Record<string, string>[] = [];
  for (const line of lines.filter(Boolean)) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') events.push({});
    } else if (name === 'END') expect(open.pop()).toBe(value);
    else if (open.at(-1) === 'VEVENT') Object.assign(events.at(-1) ?? {}, { [name]: value });
  }
  expect(open).toEqual([]);
  return events;
}

test('PLAN-04 a plan that was left half-way, without a network even, is kept and continues at the same step on another device; its leaving date moves, and its dates go into a calendar', async ({
  page,
  context,
  people,
  server,
  browser,
  watched,
}) => {
  await people.bring(context, veteran);
  await withoutPlans(server);
  await page.goto(index);
  await page.getByRole('link', { name: 'Start an Employment plan' }).click();
  // Their service and whom they chose to help them are there already.
  await expect(heading(page, 'Goal')).toBeVisible();
  await expect(page).toHaveURL(/create-transition-plan-vx\?plan=\d+&step=1$/);
  const service = page.getByRole('region', { name: 'Where you are' });
  await expect(service.getByText('Filled in from what you’ve already told us.')).toBeVisible();
  await service.getByRole('button', { name: 'Change Where you are' }).click();
  await expect(heading(page, 'Where you are')).toBeVisible();
  await typeDate(page, inMonths(14));
  await goOn(page, 'Goal');
  await page.getByLabel('Roles you’re aiming for').fill('Network engineer');

  watched.expects('failed: net::ERR_INTERNET_DISCONNECTED');
  await context.setOffline(true);
  await page.getByLabel('Where do you want to be a year after leaving?').fill('In a network team.');
  await goOn(page, 'What I bring');
  await page.getByLabel('Skills').fill('Fault finding\nIP networking');
  await expect(saveState(page)).toHaveText('Offline. Kept on this device');
  await context.setOffline(false);
  await expect(saveState(page)).toHaveText(/^Saved at \d\d:\d\d$/);

  const other = await browser.newContext({ baseURL: server.origin('uk') });
  const there = await other.newPage();
  const session = await server.openSession(veteran, 'uk');
  await there.goto('/recruiters');
  await there.evaluate(
    (stored) => localStorage.setItem('session', stored),
    JSON.stringify({ token: session.token, expiresAt: session.token_expires_at }),
  );
  await there.goto(index);
  await expect(there.getByText('Draft, step 3 of 7.')).toBeVisible();
  await there.getByRole('link', { name: 'Continue your Employment plan' }).click();
  await expect(heading(there, 'What I bring')).toBeVisible();
  await expect(there.getByLabel('Skills')).toHaveValue('Fault finding\nIP networking');
  await goOn(there, 'Gaps & actions');
  await goOn(there, 'Money & life');
  await goOn(there, 'Timeline & check');
  await expect(there.getByRole('region', { name: 'Support' })).toContainText('Providers');
  await there.getByRole('button', { name: 'Start plan' }).click();
  await expect(heading(there, 'Employment plan: Network engineer')).toBeVisible();
  expect(await rolesInPrint(there)).toEqual(['heading']);

  await there.getByRole('button', { name: 'Change your leaving date' }).click();
  await typeDate(there, inMonths(8));
  await there.getByRole('button', { name: 'See what changes' }).click();
  const moved = there.getByRole('dialog', { name: /^If you leave on / });
  const late = moved.getByRole('listitem').filter({ hasText: 'Now late' }).first();
  await expect(late).toContainText('Ask');
  await expect(
    moved.getByRole('region', { name: 'In your action plan' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await moved.getByRole('button', { name: 'Change date' }).click();
  await expect(moved).toBeHidden();
  await expect(there.getByText(/things? (is|are) late\./)).toBeVisible();

  const [download] = await Promise.all([
    there.waitForEvent('download'),
    there.getByRole('button', { name: 'Calendar', exact: true }).click(),
  ]);
  const events = eventsIn(readFileSync(await download.path(), 'utf8'));
  expect(events.length).toBeGreaterThan(3);
  for (const event of events)
    expect(event).toMatchObject({
      UID: expect.stringMatching(/.+/),
      DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
      DTSTART: expect.stringMatching(/^\d{8}$/),
      SUMMARY: expect.stringMatching(/.+/),
    });
  await other.close();
});

test('ROUTE-17, PLAN-03 both pages are called Transition Plan, and a veteran whose profile or CV is incomplete gets the incomplete dialog instead', async ({
  page,
  context,
  people,
  server,
  watched,
}) => {
  await people.bring(context, veteran);
  await withoutPlans(server);
  const stand = (change: Partial<typeof onboardings.$inferInsert>) =>
    server.asPerson(veteran, ({ tx, tenantId }, { id }) =>
      tx
        .update(onboardings)
        .set(change)
        .where(and(eq(onboardings.tenant_id, tenantId), eq(onboardings.user_id, id))),
    );
  const expectDialog = async (title: string, complete: string) => {
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText(
      'Please complete your profile to access ‘Employment’ and ‘Education’ transition plans',
    );
    await expect(dialog.getByRole('button', { name: complete, exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Transition Plan');
    await dialog.getByRole('button', { name: 'I’ll do it later' }).click();
    await expect(dialog).toHaveCount(0);
  };

  await stand({ personal_details_done_at: null });
  await page.goto(index);
  for (const kind of ['Employment', 'Education']) {
    await page.getByRole('button', { name: `Start an ${kind} plan` }).click();
    await expectDialog('Your Profile is incomplete', 'Complete Profile');
  }
  await stand({ personal_details_done_at: new Date(), cv_done_at: null, cv_skipped_at: new Date() });
  await page.goto(index);
  await page.getByRole('button', { name: 'Start an Employment plan' }).click();
  await expectDialog('Your CV is incomplete', 'Complete CV');

  watched.expects('failed: 409 POST /api/transition-plans');
  await page.goto('/veteran/create-transition-plan-vx?type=employment');
  await expectDialog('Your CV is incomplete', 'Complete CV');
  await expect(page).toHaveURL(index);
});
