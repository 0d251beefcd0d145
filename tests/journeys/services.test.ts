import type { Page } from '@playwright/test';
import { openInApp } from '../support/journeys/inApp.ts';
import { expect, test } from '../support/journeys/story.ts';

const veteran = 'veteran-complete';

/** Opens a filter, on a phone the sheet of all, and closes it when its value is chosen. */
async function filter(page: Page, name: string, choose: () => Promise<void>) {
  const all = page.getByRole('button', { name: /^Filters/ });
  if (await all.isVisible()) {
    await all.click();
    await choose();
    await page.getByRole('button', { name: /^Show / }).click();
    return;
  }
  const pill = page.getByRole('button', { name: new RegExp(`^${name}`) });
  await pill.click();
  await choose();
  await page.keyboard.press('Escape');
}

test('VETERAN-05, JOBS-01 a veteran filters courses in the address, looks near where the browser says, and sends an interest that a lost connection does not lose @phone', async ({
  page,
  context,
  people,
  watched,
}) => {
  watched.expects('failed: net::ERR_INTERNET_DISCONNECTED');
  await people.bring(context, veteran);
  await page.goto('/veteran/courses?page=2');
  const courses = page.getByRole('list', { name: 'Courses', exact: true });
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await filter(page, 'Category', () => page.getByRole('radio', { name: 'Course', exact: true }).click());
  await expect(page).toHaveURL('/veteran/courses?category_id=7');
  await filter(page, 'Service type', () => page.getByRole('checkbox', { name: 'In person' }).click());
  await expect(page).toHaveURL('/veteran/courses?category_id=7&service_type=in_person');
  await filter(page, 'Availability', () => page.getByRole('checkbox', { name: 'Office hours' }).click());
  await expect(page).toHaveURL(
    '/veteran/courses?category_id=7&service_type=in_person&availability=business_hours',
  );
  await filter(page, 'Proximity', () => page.getByRole('radio', { name: /^Near me/ }).click());
  await expect(page).toHaveURL(
    '/veteran/courses?category_id=7&service_type=in_person&availability=business_hours&proximity=near_me',
  );
  await expect(page.getByText('Within 25 miles of Bristol, the city in your profile.')).toBeVisible();
  await expect(courses.getByRole('heading')).toHaveText([
    'Electrical regulations for service trades',
    'Site safety and plant tickets',
  ]);

  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('Your browser didn’t share your location.')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 50.37, longitude: -4.14 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Within 25 miles of where you are.')).toBeVisible();
  await expect(courses.getByRole('heading')).toHaveText(['Workboat and deck tickets']);

  await courses.getByRole('link', { name: 'Workboat and deck tickets' }).click();
  await expect(page).toHaveTitle('Course Details · Workboat and deck tickets');
  const message = page.getByLabel('Your message');
  await message.fill('I have nine years at sea.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await page.getByRole('checkbox', { name: /can read this to reply to me/ }).check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You’re offline.' })).toBeVisible();
  await expect(message).toHaveValue('I have nine years at sea.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Interest sent · their turn')).toBeVisible();
  await page.getByRole('link', { name: '← Back to courses' }).click();
  await expect(courses.getByRole('heading')).toHaveText(['Workboat and deck tickets']);
});

test('ROUTE-08, ROUTE-09 the details of a course and of a service provider are there for guests, who come back to them when they log in', async ({
  page,
  people,
  watched,
}) => {
  watched.expects('failed: 404 GET /courses/999999999', 'failed: 404 GET /api/courses/999999999');
  await page.goto('/courses/999999999');
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this course' })).toBeVisible();
  await page.goto('/courses/1');
  await expect(page).toHaveTitle('Course Details · Networks from the ground up');
  await expect(page.getByRole('heading', { name: 'Cost and funding' })).toBeVisible();
  await page.getByRole('link', { name: 'NetPath (example)' }).click();
  await expect(page).toHaveTitle('Service Provider Details · NetPath (example)');
  await expect(page).toHaveURL(/\/service-providers\/\d+$/);
  const address = page.url();
  await expect(page.getByText('Recommended because')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await people.completeLogin(page, veteran);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('region', { name: 'Recommended because' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
});

test.describe('in the United States', () => {
  test.use({ tenant: 'us' });

  test('ROUTE-18 preview-resume-pdf, edit-resume, courses-listing, course-details, service-details, service-providers and federal-resume with its edit child open', async ({
    page,
    context,
    people,
  }) => {
    await people.bring(context, veteran);
    const opens = async (path: string, title: string | RegExp) => {
      await openInApp(page, `/veteran/${path}`);
      await expect(page).toHaveTitle(title);
    };
    await page.goto('/veteran/preview-resume-pdf');
    await expect(page).toHaveTitle('Resume preview');
    await opens('courses-listing', 'Courses');
    const course = page.getByRole('list', { name: 'Courses', exact: true }).getByRole('link').first();
    const courseId = /\/courses\/(\d+)/.exec((await course.getAttribute('href')) ?? '')?.[1];
    await opens(`course-details/${courseId}`, /^Course Details · ./);
    await opens('service-providers', 'Service Providers');
    const service = page.getByRole('list', { name: 'Services', exact: true }).getByRole('link').first();
    const serviceId = /\/service-providers\/(\d+)/.exec((await service.getAttribute('href')) ?? '')?.[1];
    await opens(`service-details/${serviceId}`, 'Service Provider Details · Veterans Crisis Line');
    await opens('resume', 'Resume');
    const edit = page.getByRole('link', { name: /^Edit/ }).first();
    const resumeId = /resume_id=(\d+)/.exec((await edit.getAttribute('href')) ?? '')?.[1];
    await opens(`edit-resume?resume_id=${resumeId}`, /· Edit Resume$/);
    await opens('federal-resume', 'Federal resume');
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(/\/veteran\/federal-resume\/edit\/\d+/);
    await expect(page).toHaveTitle(/· Federal resume$/);
  });
});
