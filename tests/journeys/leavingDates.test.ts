import type { Page } from '@playwright/test';
import { expect, showAllTasks, test } from '../support/journeys/story.ts';

const veteran = 'veteran-complete';

const inMonths = (months: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15));
};

async function typeDate(page: Page, date: Date) {
  const parts = { Day: date.getUTCDate(), Month: date.getUTCMonth() + 1, Year: date.getUTCFullYear() };
  for (const [label, value] of Object.entries(parts))
    await page.getByRole('textbox', { name: label, exact: true }).fill(String(value));
}

/** On the profile page, with a look at what it changes. */
async function leave(page: Page, date: Date) {
  await page.goto('/veteran/profile?profile_section=service');
  await page.getByRole('button', { name: 'Change your leaving date' }).click();
  await typeDate(page, date);
  await page.getByRole('button', { name: 'See what changes' }).click();
  const preview = page.getByRole('dialog', { name: /^If you leave / });
  await expect(preview.getByRole('listitem')).not.toHaveCount(0);
  await preview.getByRole('button', { name: 'Change date' }).click();
  await expect(preview).toBeHidden();
}

/** What the dashboard and the plan say of a step, each of which has it once. */
async function listed(page: Page, step: string) {
  const rows = [];
  for (const path of ['/veteran', '/veteran/transition-plan-vx']) {
    await page.goto(path);
    if (path === '/veteran') await showAllTasks(page);
    else await page.getByRole('link', { name: 'Open your Employment plan' }).click();
    const row = page.getByRole('listitem').filter({ has: page.getByText(step) });
    await expect(row).toHaveCount(1);
    rows.push(row);
  }
  return rows;
}

test('somebody whose leaving date moves from twenty months to three, and into the past, reads the same on every page', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, veteran);
  await leave(page, inMonths(20));
  await expect(page.getByText(/^You leave on /)).toBeVisible();
  await listed(page, 'Book your final medical and dental examination');
  await expect(page.getByText('Not open yet').first()).toBeAttached();

  // In the months in which a GP takes registrations.
  await leave(page, new Date(Date.now() + 80 * 86_400_000));
  await listed(page, 'Find an NHS dentist');
  await page.getByRole('button', { name: 'Done: Register with a civilian GP' }).click();
  await page.goto('/veteran');
  await showAllTasks(page);
  await expect(page.getByRole('button', { name: 'Undo: Register with a civilian GP' })).toBeVisible();

  await leave(page, inMonths(-2));
  await expect(page.getByText(/^You left on /)).toBeVisible();
  await page.goto('/veteran');
  await expect(page.getByRole('heading', { name: 'Your action plan' })).toBeVisible();
  await expect(page.getByText(/You are serving/)).toHaveCount(0);
});

test.describe('in the United States, on a phone', () => {
  test.use({ tenant: 'us', viewport: { width: 390, height: 844 } });

  test('a date moved by half a year moves each step of both plans once', async ({
    page,
    context,
    people,
  }) => {
    await people.bring(context, veteran);
    await leave(page, inMonths(9));
    await listed(page, 'File your VA disability claim before you leave');
    await leave(page, inMonths(15));
    await listed(page, 'File your VA disability claim before you leave');
    await expect(page.getByText('Not open yet').first()).toBeAttached();
  });
});
