import { expect, test } from '../support/journeys/story.ts';

test('a veteran types “11B”, reads what it means outside, and finds jobs of that work @phone', async ({
  page,
  tenant,
}) => {
  await page.goto('/military-roles');
  await page.getByLabel('Your code, trade or rating').fill(tenant === 'us' ? '11B' : 'REME vehicle mechanic');
  const roles = page.getByRole('list', { name: 'Military roles' });
  const name = tenant === 'us' ? '11B Infantryman' : 'Vehicle Mechanic';
  await expect(roles.getByRole('link').first()).toContainText(name);
  await roles.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/military-roles\/\d+$/);
  const work = page.getByRole('region', { name: 'Civilian work' });
  const title = tenant === 'us' ? 'Security Guards' : 'Vehicle technicians, mechanics and electricians';
  await expect(work.getByRole('heading', { name: title })).toBeVisible();
  await expect(work.getByText('Infantry', { exact: true })).toHaveCount(0);
  const card = work.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\?(occupation|search)=/);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
});

test('what is in no list says what to do next', async ({ page, watched }) => {
  watched.expects('failed: 404 GET /military-roles/99', 'failed: 404 GET /api/military-roles/99');
  await page.goto('/military-roles?search=qqqqqq');
  await expect(page.getByText('No role is called “qqqqqq”.')).toBeVisible();
  await page.goto('/military-roles/99');
  await expect(page.getByRole('heading', { name: 'There is no such role' })).toBeVisible();
});
