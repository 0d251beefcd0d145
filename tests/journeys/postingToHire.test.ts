/** From a posting to a hire, both windows side by side. */
import type { Page } from '@playwright/test';
import { armySignaller } from '../fixtures/cv/content.ts';
import { docxOf } from '../fixtures/cv/writers.ts';
import { mailedLink, pass } from '../support/journeys/companySteps.ts';
import { pointer } from '../support/journeys/hands.ts';
import { hire } from '../support/journeys/hiringSteps.ts';
import { description, writeJob } from '../support/journeys/jobSteps.ts';
import {
  answerJobQuestions,
  completeMilitaryService,
  continueButton,
  fillPersonalDetails,
  giveFile,
  heading,
  openPart,
  section,
} from '../support/journeys/onboardingScreens.ts';
import { opensPdf } from '../support/journeys/openedTab.ts';
import { expect, proveToBeAPerson, test } from '../support/journeys/story.ts';

const title = 'Heliograph Network Engineer';
const email = 'nadia@post.example';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function signUp(page: Page) {
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('Frost');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(pass);
  await page.getByLabel('Password again').fill(pass);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await proveToBeAPerson(page);
  await button(page, 'Create account').click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(await mailedLink(page, email));
  await expect(heading(page)).toHaveText('Personal Details');
}

async function completeOnboarding(page: Page) {
  await fillPersonalDetails(page, pointer);
  await continueButton(page).click();
  await giveFile(page, pointer, {
    name: 'Aisha Rahman.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await docxOf(armySignaller),
  });
  await continueButton(page).click();
  await openPart(page, pointer, 'Personal Details');
  await section(page, 'Personal Details')
    .getByRole('button', { name: /^Looks right/ })
    .click();
  await completeMilitaryService(page, pointer);
  await continueButton(page).click();
  await page.getByRole('radio', { name: 'Find a job now' }).check();
  await continueButton(page).click();
  await answerJobQuestions(page, pointer);
  await continueButton(page).click();
  await expect(heading(page)).toHaveText('Your action plan');
  await continueButton(page).click();
  await page.getByRole('radio', { name: 'Anonymous' }).check();
  await button(page, 'Finish').click();
  await expect(page).toHaveURL('/veteran');
}

async function findAndOpen(page: Page) {
  await page.goto('/jobs');
  const search = page.getByRole('combobox', { name: 'Job title, skill or employer' });
  await search.fill('heliogrph');
  await search.press('Enter');
  await expect(page.getByText(/showing results for “heliograph”/i)).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(heading(page)).toHaveText(title);
}

test('JOBS-06, JOBS-07, API-16, ROUTE-06, ROUTE-07 a job is written, previewed and published; a visitor finds it by a misspelt word, signs up, applies once, and is hired step by step, after an interview that moves and an offer that changes', async ({
  page,
  people,
  browser,
  baseURL,
  server,
  tenant,
  watched,
}) => {
  test.setTimeout(test.info().timeout + 60_000);
  await people.bring(page.context(), 'recruiter');
  await writeJob(page, title);
  watched.expects('failed: 422 POST /api/jobs/');
  await button(page, 'Publish').click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(heading(page)).toHaveText('The role');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  const steps = page.getByRole('list', { name: 'Step 2 of 4' }).getByRole('listitem');
  await expect(steps.nth(2)).toContainText('Check this answer');
  await expect(steps.nth(2)).not.toContainText('completed');
  await button(page, 'Continue').click();
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole('link', { name: 'Preview as a veteran' }).click();
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByText('This is what veterans will see once you publish this job.')).toBeVisible();
  await expect(button(page, 'Apply').and(page.locator(':visible'))).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: '← Back to editing' }).click();
  await expect(heading(page)).toHaveText('The role');
  await button(page, 'Continue').click();
  await button(page, 'Publish').click();
  await expect(heading(page)).toHaveText(`“${title}” is published`);
  await expect(page.getByRole('textbox', { name: 'Public address' })).toHaveValue(/\/jobs\/\d+$/);

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const visitor = await other.newPage();
  await findAndOpen(visitor);
  await expect(visitor).toHaveTitle(/^Job Details/);
  await expect(visitor).toHaveURL(/\?search=heliogrph$/);
  await visitor.getByRole('link', { name: 'Apply', exact: true }).click();
  await expect(visitor).toHaveURL(/\/auth\/login\?type=veteran$/);
  await signUp(visitor);
  await completeOnboarding(visitor);

  await findAndOpen(visitor);
  await visitor.getByRole('link', { name: 'Apply', exact: true }).click();
  await expect(visitor).toHaveTitle('Apply Job');
  await expect(visitor).toHaveURL(/\/apply\?search=heliogrph$/);
  await expect(visitor.getByRole('radio', { checked: true })).toHaveCount(1);
  await continueButton(visitor).click();
  await visitor.getByRole('radio', { name: 'Yes' }).check();
  await continueButton(visitor).click();
  await visitor.getByRole('checkbox', { name: /can store and read this/ }).check();
  await button(visitor, 'Send application').click();
  await expect(heading(visitor)).toHaveText('Your application has been sent');
  await visitor.goBack();
  await findAndOpen(visitor);
  await expect(visitor.getByRole('link', { name: 'Apply', exact: true })).toHaveCount(0);
  await visitor.getByRole('link', { name: 'View your application' }).click();
  const now = visitor.getByRole('list', { name: 'Progress of this application' });
  await expect(now).toContainText('Sent, current');

  await page.goto('/recruiter/jobs');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: 'Nadia Frost' }).click();
  await opensPdf(page, () => button(page, 'Open CV').click());
  await expect(button(page, 'Shortlist')).toBeVisible();
  await visitor.reload();
  await expect(now.getByRole('listitem').filter({ hasText: 'current' })).toContainText('Viewed');
  // The veteran goes on with a phone.
  await visitor.setViewportSize({ width: 390, height: 664 });
  await hire({ employer: page, veteran: visitor, veteranEmail: email, server, tenant });
  await expect(now.getByRole('listitem').last()).toContainText('Hired');

  await page.goto('/recruiter/jobs');
  await button(page, `More for ${title}`).click();
  await button(page, 'Close').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await visitor.getByRole('link', { name: 'View job' }).click();
  await expect(visitor.getByText('This job is closed')).toBeVisible();
  await other.close();
});
