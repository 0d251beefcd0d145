import { expect, test } from '../support/journeys/story.ts';

test('JOBS-03, JOBS-04 the filter is counted, begins on the first page when it changes, and goes along to a job and back @phone', async ({
  page,
}) => {
  await page.goto('/jobs?type=on_site&page=2');
  const filters = page.getByRole('button', { name: /^Filters/ });
  await expect(filters).toHaveAccessibleName('Filters, 1 active');
  await filters.click();
  await page.getByRole('checkbox', { name: /^Full time/ }).click();
  await expect(page.getByRole('checkbox', { name: /^Full time/ })).toBeChecked();
  await expect(page).toHaveURL('/jobs?type=on_site&job_type=full_time');
  await page.getByRole('button', { name: /^Show / }).click();
  await expect(filters).toHaveAccessibleName('Filters, 2 active');

  const shared = '?job_type=full_time&type=on_site';
  await page.getByRole('main').getByRole('list').getByRole('link').first().click();
  await expect(page).toHaveTitle(/^Job Details/);
  expect(new URL(page.url()).search).toBe(shared);
  await page.goBack();
  await expect(filters).toHaveAccessibleName('Filters, 2 active');
});

test('jobs are sorted as a single choice says, from the first page on', async ({ page, watched }) => {
  /** As the server sorts them, which the contract tests look at. */
  const inOrder = async (query: string) => {
    const { data } = await (await page.request.get(`/api/jobs?country_id=232&${query}`)).json();
    return data.map(({ title }: { title: string }) => title) as string[];
  };
  await page.goto('/jobs?page=2');
  const sort = page.getByLabel('Sort by');
  await expect(sort.getByRole('option')).toHaveText([
    ...['Most relevant', 'Least relevant', 'Newest', 'Oldest'],
    ...['Highest salary', 'Lowest salary', 'Nearest'],
  ]);
  await sort.selectOption('Highest salary');
  await expect(page).toHaveURL('/jobs?sorted_by=salary');
  const titles = page.getByRole('list', { name: 'Jobs' }).getByRole('heading');
  const [upwards, downwards] = [
    await inOrder('sorted_by=salary&sorted_type=asc'),
    await inOrder('sorted_by=salary&sorted_type=desc'),
  ];
  expect(upwards).not.toEqual(downwards);
  await expect(titles).toHaveText(downwards);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/jobs?sorted_by=salary&page=2');
  await sort.selectOption('Lowest salary');
  await expect(page).toHaveURL('/jobs?sorted_by=salary&sorted_type=asc');
  await expect(titles).toHaveText(upwards);
  expect(watched.callsOf('listJobs').at(-1)!.url.searchParams.get('sorted_type')).toBe('asc');
  await page.reload();
  await expect(sort).toHaveValue('salary asc');
  await expect(titles).toHaveText(upwards);
  await sort.selectOption('Most relevant');
  await expect(page).toHaveURL('/jobs');
});
