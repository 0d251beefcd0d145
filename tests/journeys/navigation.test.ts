/** Who is signed in, the pages of their own, and the way there. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journeys/story.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function openPopover(page: Page) {
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  return page.getByRole('dialog', { name: 'Profile' });
}

test('NAV-04 the avatar’s popover says who is signed in and leads to Company Details, Profile Details and Log Out', async ({
  page,
  context,
  people,
  server,
}) => {
  for (const [key, path, email, company, role, leads] of [
    [
      'recruiter-admin',
      '/recruiter',
      'recruiter-admin@northgate.test',
      'Northgate Logistics Ltd',
      'Recruiter',
      ['Company Details', 'Profile Details'],
    ],
    [
      'recruiter-new',
      '/recruiter/company/create',
      'recruiter-new@demo.test',
      null,
      'Recruiter',
      ['Profile Details'],
    ],
    ['veteran-complete', '/veteran', 'veteran-complete@demo.test', null, 'Veteran', ['Profile Details']],
  ] as const) {
    await people.bring(context, key);
    await page.goto(path);
    const popover = await openPopover(page);
    const name = await server.asPerson(key, async (_, user) => `${user.first_name} ${user.last_name}`);
    await expect(popover.getByRole('paragraph')).toHaveText([name, email]);
    await expect(popover.getByRole('term')).toHaveText(company ? ['Company', 'Role'] : ['Role']);
    await expect(popover.getByRole('definition')).toHaveText(company ? [company, role] : [role]);
    await expect(popover.getByRole('link')).toHaveText([...leads]);
    await expect(popover.getByRole('button')).toHaveText(['Log Out']);
    for (const width of [320, 390, 1440, 1280]) {
      await page.keyboard.press('Escape');
      await expect(popover).toHaveCount(0);
      await page.setViewportSize({ width, height: 800 });
      await openPopover(page);
      expect((await popover.boundingBox())?.width).toBeLessThanOrEqual(Math.min(width, 400));
      await expect(popover.getByRole('link')).toHaveText([...leads]);
      const end = await page.getByRole('banner').evaluate((bar) => bar.scrollWidth - bar.clientWidth);
      expect(end).toBe(0);
    }
    await popover.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('dialog', { name: 'Logout' }).getByRole('button', { name: 'No' }).click();
    await (await openPopover(page)).getByRole('link', { name: 'Profile Details' }).click();
    await expect(page).toHaveURL(`/${role.toLowerCase()}/profile`);
    await expect(popover).toHaveCount(0);
  }
  await people.bring(context, 'recruiter-admin');
  await page.goto('/recruiter');
  await (await openPopover(page)).getByRole('link', { name: 'Company Details' }).click();
  await expect(page).toHaveURL('/recruiter/company/details');
});

test('ROUTE-20 the company area has its five pages, and its own address leads each recruiter to the right one @whole', async ({
  page,
  context,
  people,
}) => {
  for (const [key, path, heading] of [
    ['recruiter-new', '/recruiter/company/create/', 'Add your company'],
    ['recruiter-found', '/recruiter/company/exists', 'Brightwell Energy Ltd is already here'],
    ['recruiter-rejected', '/recruiter/company/reject', 'Corvane Security Ltd was not approved'],
    ['recruiter-company-pending', '/recruiter/company/approval-pending', 'We’re checking Halden Rail Ltd'],
    [
      'recruiter-user-pending',
      '/recruiter/company/approval-pending',
      'Waiting for Northgate Logistics Ltd to approve you',
    ],
    ['recruiter-company-inactive', '/inactive', 'Ashgrove Care Ltd is inactive'],
    ['recruiter', '/recruiter', /^Good /],
  ] as const) {
    await people.bring(context, key);
    await page.goto('/recruiter/company');
    await expect(page).toHaveURL(path);
    await expect(title(page)).toHaveText(heading);
  }
  await people.bring(context, 'recruiter-company-pending');
  await page.goto('/recruiter/company/details');
  await expect(page).toHaveURL('/recruiter/company/details');
  await expect(title(page)).toHaveText('Halden Rail Ltd');
});

test('ROUTE-21 /approval-pending and /profile stand at the top level', async ({ page, context, people }) => {
  await people.bring(context, 'veteran-pending');
  await page.goto('/approval-pending');
  await expect(page).toHaveURL('/approval-pending');
  await expect(title(page)).toHaveText('We’re checking your account');
  for (const [key, path] of [
    ['veteran-complete', '/veteran/profile'],
    ['recruiter', '/recruiter/profile'],
  ] as const) {
    await people.bring(context, key);
    await page.goto('/profile');
    await expect(page).toHaveURL(path);
    await expect(title(page)).toBeVisible();
  }
});
