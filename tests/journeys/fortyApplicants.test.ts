/** The seeded job with forty applicants, from the first look to one hire, in one sitting. */
import type { Browser, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { users } from '../../server/db/schema/accounts.ts';
import { applications } from '../../server/db/schema/applications.ts';
import { hire } from '../support/journeys/hiringSteps.ts';
import type { JourneyServer, TenantSlug } from '../support/journeys/server.ts';
import { expect, test } from '../support/journeys/story.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = (page: Page) => page.getByRole('list', { name: 'Applicants', exact: true });
const rows = (page: Page) => list(page).getByRole('listitem');
const nextStep = (page: Page) => page.getByRole('region', { name: 'Next step' });

/** The names of those who are new, the best match first, and the address of the job’s applicants. */
async function openNewApplicants(page: Page, title: string) {
  await page.goto(`/recruiter/jobs?search=${encodeURIComponent(title)}`);
  const link = page.getByRole('link', { name: title, exact: true });
  const address = (await link.getAttribute('href')) ?? '';
  await page.goto(`${address}?stage=submitted&sorted_by=match`);
  await expect(rows(page).nth(39)).toBeVisible();
  return { address, names: await rows(page).getByRole('heading').allTextContents() };
}

const isRead = async (page: Page) => {
  await expect(
    page
      .getByRole('region', { name: /^(CV|Resume)$/ })
      .getByRole('heading', { level: 3 })
      .first(),
  ).toBeVisible();
  await expect(nextStep(page)).toContainText('Viewed · your turn');
};

interface Sitting {
  page: Page;
  browser: Browser;
  server: JourneyServer;
  tenant: TenantSlug;
}

/** Opens the application that `page` shows in a window of its veteran, and goes on until both say "Hired". */
async function hireOpenApplicant({ page, browser, server, tenant }: Sitting, timezoneId: string) {
  await page.waitForURL(/\/recruiter\/applications\/\d+/);
  const id = Number(/\d+$/.exec(new URL(page.url()).pathname)![0]);
  const email = await server.asPerson(
    'recruiter',
    async ({ tx }) => {
      const [row] = await tx
        .select({ email: users.email })
        .from(applications)
        .innerJoin(users, eq(users.id, applications.user_id))
        .where(eq(applications.id, id));
      return row!.email;
    },
    tenant,
  );
  const origin = server.origin(tenant);
  const { token, token_expires_at } = await server.openSession(email, tenant);
  const session = JSON.stringify({ token, expiresAt: token_expires_at });
  const localStorage = [{ name: 'session', value: session }];
  const other = await browser.newContext({
    timezoneId,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const veteran = await other.newPage();
  await veteran.setViewportSize({ width: 390, height: 664 });
  await veteran.goto(`${origin}/veteran/applications/${id}`);
  const city = /\/(.*)$/.exec(timezoneId)![1]!.replace('_', ' ');
  await hire({
    ...{ employer: page, veteran, veteranEmail: email, server, tenant },
    ...(tenant === 'us' && { otherCity: city, pay: '66000' }),
  });
  await other.close();
}

test('HIRE-08 forty applicants are read and decided on at a desk, with at most two keys for each, and one of them is hired', async ({
  page,
  context,
  browser,
  people,
  server,
  tenant,
  watched,
}) => {
  test.setTimeout(test.info().timeout + 200_000);
  await people.bring(context, 'recruiter');
  const { address, names } = await openNewApplicants(page, 'LGV Driver, Class 2');
  const many = names.length;
  const way = page.getByRole('navigation', { name: 'Applicants in the list' });
  await page.getByRole('link', { name: names[0]!, exact: true }).click();
  for (const [at, name] of names.entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(way).toContainText(`${at + 1} of ${many}`);
    await isRead(page);
    const keys = at === 0 ? ['j'] : at < 4 ? ['s'] : ['x', '1'];
    for (const key of keys) await page.keyboard.press(key);
  }
  await expect(way).toContainText(`${many} of ${many}`);
  expect(watched.callsOf('moveApplication')).toHaveLength(many - 1);

  await expect(nextStep(page)).toContainText('Not chosen');
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[many - 2]!);
  await way.getByRole('link', { name: `Next: ${names[many - 1]}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[many - 1]!);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Next applicant');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  await page.getByRole('link', { name: '← Back to all applicants' }).click();
  await expect(page).toHaveURL(`${address}?stage=submitted&sorted_by=match`);
  await page.goto(`${address}?stage=shortlisted&sorted_by=match`);
  for (const name of names.slice(1, 4)) await expect(list(page)).toContainText(name);
  await page.goto(`${address}?search=${encodeURIComponent(names[0]!)}`);
  await page.getByRole('link', { name: names[0]!, exact: true }).click();
  await hireOpenApplicant({ page, browser, server, tenant }, 'Europe/London');
});

test.describe('on the American tenant', () => {
  test.use({ tenant: 'us' });

  test('on a phone, six taps lead from forty applicants to the best, who is hired, and at each step both phones say whose turn it is @phone-only', async ({
    page,
    context,
    browser,
    people,
    server,
    tenant,
  }) => {
    test.setTimeout(test.info().timeout + 60_000);
    await people.bring(context, 'recruiter');
    await page.setViewportSize({ width: 390, height: 664 });
    const { address, names } = await openNewApplicants(page, 'CDL-B Truck Driver');
    const many = names.length;
    await page.getByRole('link', { name: names[0]!, exact: true }).tap();
    await isRead(page);
    await page.getByRole('link', { name: '← Back to all applicants' }).tap();
    // Whoever was read is no longer new.
    await expect(rows(page)).toHaveCount(many - 1);
    await page.getByRole('checkbox', { name: `Select all ${many - 1} on this page` }).tap();
    await button(page, 'Reject').tap();
    const dialog = page.getByRole('dialog', { name: `Reject ${many - 1} people?` });
    await dialog.getByRole('radio', { name: 'The position has been filled' }).tap();
    await dialog.getByRole('button', { name: 'Reject' }).tap();
    await expect(page.getByText(`${many - 1} people rejected.`)).toBeVisible();
    await page.goto(`${address}?search=${encodeURIComponent(names[0]!)}`);
    await page.getByRole('link', { name: names[0]!, exact: true }).tap();
    await hireOpenApplicant({ page, browser, server, tenant }, 'America/Los_Angeles');
  });
});
