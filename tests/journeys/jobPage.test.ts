import { rolesInPrint } from '../support/journeys/print.ts';
import { expect, test } from '../support/journeys/story.ts';

test('SEEK-05 apply and pay stay in view on a job’s page at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/jobs/1');
  const bar = page.getByRole('group', { name: 'Pay and application' });
  const apply = bar.getByRole('link', { name: 'Apply', exact: true });
  const pay = bar.getByText(/^£[\d,]+ to £[\d,]+/);
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeAttached();
  for (const part of [0, 0.5, 1]) {
    await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), part);
    await expect(apply).toBeInViewport({ ratio: 1 });
    await expect(pay).toBeInViewport({ ratio: 1 });
  }
  // Nothing of the page is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page.getByRole('link', { name: 'Apply', exact: true })).toHaveCount(1);
  await apply.click();
  await expect(page).toHaveURL(/\/jobs\/1\/apply$|\/auth\/login/);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/jobs/1');
  await expect(bar).toBeHidden();
  await expect(
    page.getByRole('complementary', { name: 'Apply' }).getByRole('link', { name: 'Apply' }),
  ).toBeVisible();
  expect(await rolesInPrint(page)).toEqual(['heading']);
});
