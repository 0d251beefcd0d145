import type { Page } from '@playwright/test';
import { expect, test } from '../support/journeys/story.ts';

const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('settings') ?? 'null'));
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Display settings' });
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const settings = {
  themeMode: 'dark',
  themeLayout: 'mini',
  themeContrast: 'bold',
  themeColorPresets: 'orange',
  themeStretch: true,
};

test('SETTINGS-03 display settings are kept under the key settings, survive a reload, and two pages stay in sync', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'veteran-complete');
  const other = await context.newPage();
  await page.goto('/veteran');
  await other.goto('/veteran/resume');
  await expect(other.getByRole('button', { name: 'Dark mode' })).toBeVisible();
  await page.getByRole('button', { name: 'Display settings' }).click();
  for (const name of ['Dark', 'Mini', 'Bold', 'Orange', 'Stretch']) {
    await drawer(page).getByRole('radio', { name }).check();
  }
  expect(await stored(page)).toEqual(settings);
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(other.getByRole('button', { name: 'Light mode' })).toBeVisible();
  await expect.poll(() => paper(other)).toBe('rgb(24, 34, 48)');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Light mode' })).toBeVisible();
  await expect.poll(() => paper(page)).toBe('rgb(24, 34, 48)');
  expect(await stored(page)).toEqual(settings);

  await other.getByRole('button', { name: 'Display settings' }).click();
  await drawer(other).getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('button', { name: 'Dark mode' })).toBeVisible();
  await expect.poll(() => paper(page)).toBe('rgb(255, 255, 255)');
  expect(await stored(page)).toEqual({
    themeMode: 'light',
    themeLayout: 'vertical',
    themeContrast: 'default',
    themeColorPresets: 'default',
    themeStretch: false,
  });
});
