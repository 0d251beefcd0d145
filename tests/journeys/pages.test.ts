import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test('ROUTE-15 every page sets its document title', async ({ page, context, people }) => {
  const titles: [string | null, [string, string][]][] = [
    [
      null,
      [
        ['/auth/login', 'Login'],
        ['/auth/login?type=recruiter', 'Login'],
        ['/recruiter', 'Login'],
        ['/site', 'Valour UK'],
        ['/404', 'Page not found'],
        ['/no/such/page', 'Page not found'],
        ['/user-inactive', 'Account inactive'],
        ['/inactive', 'Inactive'],
      ],
    ],
    [
      'veteran-complete',
      [
        ['/veteran', 'Dashboard'],
        ['/veteran/resume', 'CV'],
      ],
    ],
    ['veteran-new', [['/veteran/onboarding', 'Personal Details · Stage 1 of 5 · Valour UK']]],
    ['veteran-cv', [['/veteran/onboarding', 'Upload your CV · Stage 2 of 5 · Valour UK']]],
    ['veteran-cv-draft', [['/veteran/onboarding', 'Check what we read · Stage 2 of 5 · Valour UK']]],
    ['veteran-direction', [['/veteran/onboarding', 'Career Direction · Stage 3 of 5 · Valour UK']]],
    [
      'veteran-questionnaire',
      [['/veteran/onboarding', 'Which sectors do you want to move into? · Stage 3 of 5 · Valour UK']],
    ],
    ['veteran-plan', [['/veteran/onboarding', 'Your action plan · Stage 4 of 5 · Valour UK']]],
    ['veteran-services', [['/veteran/onboarding', 'Support & Services · Stage 5 of 5 · Valour UK']]],
    ['veteran-pending', [['/approval-pending', 'Waiting for approval']]],
    ['recruiter', [['/recruiter', 'Dashboard']]],
    ['recruiter-admin', [['/recruiter/companies', 'Companies']]],
    ['recruiter-new', [['/recruiter/company/create/', 'Your company']]],
    ['recruiter-found', [['/recruiter/company/exists', 'Your company']]],
    ['recruiter-rejected', [['/recruiter/company/reject', 'Not approved']]],
    [
      'recruiter-company-pending',
      [
        ['/recruiter/company/approval-pending', 'Waiting for approval'],
        ['/recruiter/company/details', 'Company Details'],
      ],
    ],
  ];
  for (const [key, pages] of titles) {
    if (key) await people.bring(context, key);
    for (const [path, title] of pages) {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
    }
  }
});

test('NAV-07 the header is 64 px high on mobile and 72 on desktop; the mobile menu appears below 900 px', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'veteran-complete');
  await page.goto('/veteran');
  for (const [width, height, isMobile] of [
    [390, 64, true],
    [899, 64, true],
    [900, 72, false],
    [1280, 72, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menuButton(page)).toBeVisible({ visible: isMobile });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: !isMobile });
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(height);
  }
  await page.setViewportSize({ width: 899, height: 800 });
  await menuButton(page).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Dashboard',
    'CV',
  ]);
  await menu.getByRole('link', { name: 'CV' }).last().click();
  await expect(page).toHaveURL('/veteran/resume');
  await expect(menu).toHaveCount(0);
});

test('NAV-08 the footer of every page shows the current year @phone', async ({ page, context, people }) => {
  const year = new Date().getFullYear();
  for (const [key, path] of [
    [null, '/site'],
    [null, '/404'],
    ['veteran-complete', '/veteran'],
    ['recruiter', '/recruiter'],
    ['recruiter-new', '/recruiter/company/create/'],
  ] as const) {
    if (key) await people.bring(context, key);
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toContainText(`© ${year} Valour UK. All rights reserved.`);
  }
});

test('the profile menu says who is signed in', async ({ page, context, people }) => {
  await people.bring(context, 'recruiter-admin');
  await page.goto('/recruiter');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  const popover = page.getByRole('dialog', { name: 'Profile' });
  await expect(popover).toContainText('recruiter-admin@northgate.test');
  await expect(popover.getByRole('definition')).toHaveText(['Northgate Logistics Ltd', 'Recruiter']);
  expect((await popover.boundingBox())?.width).toBeLessThanOrEqual(400);
  await popover.getByRole('link', { name: 'Company Details' }).click();
  await expect(page).toHaveURL('/recruiter/company/details');
  await expect(popover).toHaveCount(0);
});

test.describe('on the American tenant', () => {
  test.use({ tenant: 'us' });

  test('the document is a Resume everywhere it is named', async ({ page, context, people }) => {
    await people.bring(context, 'veteran-complete');
    await page.goto('/veteran');
    await expect(page.getByText('Valour US', { exact: true }).first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resume' }).click();
    await expect(page).toHaveURL('/veteran/resume');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Resume');
    await expect(page).toHaveTitle('Resume');
    await people.bring(context, 'veteran-cv');
    await page.goto('/veteran/onboarding');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload your Resume');
    await expect(page.getByRole('button', { name: /^Carry on without a Resume/ })).toBeVisible();
  });
});
