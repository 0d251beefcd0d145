import type { Page } from '@playwright/test';
import { openInApp } from '../support/journeys/inApp.ts';
import { expect, test } from '../support/journeys/story.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test('ROUTE-15 a page that is shown at the address of another has a title of its own', async ({
  page,
  watched,
}) => {
  watched.expects('failed: 404 GET /no/such/page');
  for (const [path, title] of [
    ['/auth/login?type=recruiter', 'Login'],
    ['/recruiter', 'Login'],
    ['/no/such/page', 'Page not found'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
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
    'Jobs',
    'Courses',
    'CV',
    'Transition Plans',
    'Services',
    'Applications',
    'Profile Details',
    'Help',
  ]);
  await menu.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CV' }).click();
  await expect(page).toHaveURL('/veteran/resume');
  await expect(menu).toHaveCount(0);
});

const openingIn = (page: Page) => async (path: string, title: string | RegExp) => {
  await openInApp(page, path);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sorry, page not found!');
};

test('ROUTE-16 every page of the veteran area opens, with a title of its own', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'veteran-complete');
  const opens = openingIn(page);
  await page.goto('/veteran');
  await expect(page).toHaveTitle('Dashboard');
  await opens('/veteran/update-career-direction', 'Update career direction');
  await opens('/veteran/refine-action-plan', 'Refine your action plan');
  await opens('/veteran/view-resume', 'View CV');
  await opens('/veteran/jobs', 'Jobs');
  await opens('/veteran/courses', 'Courses');
  await opens('/veteran/resume', 'CV');
  await opens('/veteran/resume/build', 'Choose a design');
  await opens('/veteran/resume/edit', /Edit CV$/);
  await opens('/veteran/resume/preview', 'CV preview');
  await opens('/veteran/profile', 'Personal details · Profile');
  await opens('/site/housing', 'Housing · Valour UK');
  const more = page.getByRole('navigation', { name: 'More' });
  await more.getByRole('link', { name: 'Applications' }).click();
  await expect(page).toHaveURL('/veteran/applications');
  await people.bring(context, 'veteran-new');
  await page.goto('/veteran/onboarding');
  await expect(page).toHaveTitle(/^Personal Details · Stage 1 of 5/);
});

test('ROUTE-19 every page of the recruiter area opens, with a title of its own', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'recruiter-admin');
  const opens = openingIn(page);
  await page.goto('/recruiter');
  await expect(page).toHaveTitle('Dashboard');
  await opens('/recruiter/create-job', 'Create Job');
  await opens('/recruiter/jobs', 'Jobs');
  const job = page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('link').first();
  await job.click();
  await expect(page).toHaveURL(/\/recruiter\/jobs\/\d+$/);
  const jobId = page.url().split('/').at(-1);
  await opens(`/recruiter/job/edit-job-new/${jobId}`, 'Edit Job');
  await opens(`/recruiter/jobs/${jobId}/preview`, /^Preview · ./);
  await opens('/recruiter/candidate-list', 'Candidates');
  await opens('/recruiter/invite-user', 'Team');
  await expect(page).toHaveURL('/recruiter/companies?tab=invitations');
  await opens('/recruiter/profile', 'Personal details · Profile');
});

test('NAV-08 the footer of every page shows the current year', async ({ page, context, people }) => {
  const year = new Date().getFullYear();
  await page.goto('/site');
  for (const [key, path, title] of [
    [null, '/recruiters', 'For recruiters · Valour UK'],
    [null, '/privacy', 'Privacy choices'],
    [null, '/404', 'Page not found'],
    [null, '/site', 'Valour UK'],
    ['veteran-complete', '/veteran', 'Dashboard'],
    ['recruiter', '/recruiter', 'Dashboard'],
    ['recruiter-new', '/recruiter/company/create/', 'Your company'],
  ] as const) {
    if (key) {
      await people.bring(context, key);
      await page.goto(path);
    } else await openInApp(page, path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('contentinfo')).toContainText(`© ${year} Valour UK. All rights reserved.`);
  }
});

test.describe('on the American tenant', () => {
  test.use({ tenant: 'us' });

  test('the document is a Resume everywhere it is named @whole', async ({ page, context, people }) => {
    await people.bring(context, 'veteran-complete');
    await page.goto('/veteran');
    await expect(page.getByRole('complementary').getByRole('link', { name: 'Valour US' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resume' }).click();
    await expect(page).toHaveURL('/veteran/resume');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Resumes');
    await expect(page).toHaveTitle('Resume');
    await people.bring(context, 'veteran-cv');
    await page.goto('/veteran/onboarding');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload your Resume');
    await expect(page.getByRole('button', { name: /^Continue without a Resume/ })).toBeVisible();
  });
});
