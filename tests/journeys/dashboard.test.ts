import type { Page } from '@playwright/test';
import { expect, openDashboard, showAllTasks, test } from '../support/journeys/story.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('VETERAN-01, VETERAN-02, VETERAN-03 For You and Explore stand in dashboard_tab, on the root path and after onboarding only, and switching clears all job filters', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'veteran-complete');
  await openDashboard(page);
  await expect(tab(page, 'For You')).toHaveAttribute('aria-current', 'page');
  // The veteran lives in Bristol and commutes up to 25 miles; Aberdeen is some 390 away.
  const fitting = page.getByRole('region', { name: 'Jobs that fit your CV' }).getByRole('listitem');
  await expect(fitting.first()).toBeVisible();
  await expect(fitting.filter({ hasText: 'Aberdeen' })).toHaveCount(0);

  await tab(page, 'Explore').click();
  await expect(page).toHaveURL('/veteran?dashboard_tab=explore');
  await expect(heading(page, 'Explore')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Job title, skill or employer' }).fill('engineer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Jobs' }).getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveURL('/veteran?dashboard_tab=explore&search=engineer');

  await page.goto('/veteran?dashboard_tab=explore&search=engineer&industry=18&category_id=2&page=3');
  await tab(page, 'For You').click();
  await expect(page).toHaveURL('/veteran?dashboard_tab=for_you');
  await tab(page, 'Explore').click();
  await expect(page).toHaveURL('/veteran?dashboard_tab=explore');

  await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).first().click();
  await expect(heading(page, /jobs?$/)).toBeVisible();
  await expect(tabs(page)).toHaveCount(0);

  await people.bring(context, 'veteran-no-cv');
  await page.goto('/veteran?dashboard_tab=explore');
  await expect(page.getByRole('region', { name: 'Your next step' })).toBeVisible();
  await expect(tabs(page)).toHaveCount(0);
});

test('VETERAN-04, ONBOARD-10, NAV-06 another direction ages the plan, Cancel asks before it leaves, and the updated plan is on the dashboard', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'veteran-complete');
  await openDashboard(page);
  const finished = page.getByRole('button', { name: /^Undo: / });
  const done = await finished.first().getAttribute('aria-label');

  await page.getByRole('link', { name: 'Change direction' }).click();
  await expect(
    page.getByText('We’ll rebuild your action plan. You’ll keep your finished tasks.'),
  ).toBeVisible();
  await page.getByLabel('Retrain for a new trade or profession').check();
  await press(page, 'Continue');
  await expect(page).toHaveURL('/veteran/refine-action-plan');
  await expect(page.getByText(/^Question 1 of /)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await press(page, 'Cancel');
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to leave this page?' });
  await expect(dialog).toContainText(
    'If you leave now, your progress will be lost. Answer all questions related to the action plan',
  );
  await press(page, 'No');
  await expect(dialog).toHaveCount(0);
  await press(page, 'Cancel');
  await press(page, 'Yes');
  await expect(page).toHaveURL('/veteran');
  await expect(
    page.getByText(/^Your direction is now “Retrain for a new trade or profession”. These tasks/),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Refine plan' }).click();
  const title = heading(page, 'Changes to your plan');
  const place = page.getByText(/^Question \d+ of \d+/);
  await expect(place).toBeVisible();
  for (let at = 1; !(await title.isVisible()); at += 1) {
    const choices = page
      .getByRole('main')
      .getByRole('radio')
      .or(page.getByRole('main').getByRole('checkbox'));
    if ((await choices.count()) > 0) await choices.first().check();
    const number = page.getByRole('main').getByRole('spinbutton');
    if ((await number.count()) > 0) await number.fill('10');
    await press(page, 'Continue');
    await expect(page.getByText(new RegExp(`^Question ${at + 1} of `)).or(title)).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'New' }).getByRole('listitem').first()).toBeVisible();
  await press(page, 'Apply');
  await expect(page).toHaveURL('/veteran');
  await expect(page.getByRole('heading', { name: 'Your action plan' })).toBeVisible();
  await expect(page.getByText(/^Your direction is now/)).toHaveCount(0);
  await showAllTasks(page);
  await expect(page.getByRole('button', { name: done ?? '' })).toBeVisible();

  await people.bring(context, 'veteran-direction');
  await page.goto('/veteran/onboarding');
  await expect(heading(page, 'Career Direction')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Skip' })).toBeVisible();
  await expect(navigation(page)).toHaveCount(0);
});
