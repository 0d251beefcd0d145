/** A published job that its recruiter changes, in three windows: the recruiter’s, a visitor’s and an applicant’s. */
import type { Page } from '@playwright/test';
import { dayAfter, wholeJob } from '../support/contract/jobWriting.ts';
import { ask } from '../support/journeys/ask.ts';
import type { JourneyServer, TenantSlug } from '../support/journeys/server.ts';
import { expect, test } from '../support/journeys/story.ts';

const veteran = 'veteran-complete';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A published job, and an application for it; with the window of the applicant. */
async function postAndApply(page: Page, server: JourneyServer, tenant: TenantSlug, title: string) {
  const origin = server.origin(tenant);
  const recruiter = { origin, token: (await server.openSession('recruiter', tenant)).token };
  await server.startAfresh(veteran, tenant);
  const { token, token_expires_at } = await server.openSession(veteran, tenant);
  const applicant = { origin, token };
  const data = wholeJob(new Date(), { title, closes_on: dayAfter(new Date(), 20) });
  const { id: jobId } = await ask(page, { ...recruiter, path: '/api/jobs', data });
  await ask(page, { ...recruiter, path: `/api/jobs/${jobId}/publish`, data: {} });
  const [resume] = await ask(page, { ...applicant, path: '/api/resumes' });
  const sent = { resume_id: resume.id, consent_version: '2026-11', consent_accepted: true };
  const { id } = await ask(page, { ...applicant, path: `/api/jobs/${jobId}/apply`, data: sent });
  const session = JSON.stringify({ token, expiresAt: token_expires_at });
  const signedIn = {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'session', value: session }] }],
  };
  return { jobId, applicationId: id, signedIn };
}

test('HIRE-17 what a recruiter types into a published job is seen by nobody else until it is published, with what changes for whom; the applicant keeps the job as it was', async ({
  page,
  context,
  people,
  browser,
  baseURL,
  server,
  tenant,
  watched,
}) => {
  const title = `Signal Box Fitter ${crypto.randomUUID().slice(0, 8)}`;
  const newTitle = `${title}, nights`;
  const { jobId, applicationId, signedIn } = await postAndApply(page, server, tenant, title);
  await people.bring(context, 'recruiter');
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const visitor = await other.newPage();
  const visitorReads = async (shown: { title: string; pay: string }) => {
    await visitor.goto(`/jobs/${jobId}`);
    await expect(heading(visitor)).toHaveText(shown.title);
    await expect(visitor.getByText(shown.pay).first()).toBeVisible();
  };
  const before = { title, pay: '£32,000 to £38,000' };
  await visitorReads(before);

  await page.goto(`/recruiter/job/edit-job-new/${jobId}`);
  await page.getByLabel('Job title', { exact: true }).fill(newTitle);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Salary to').fill('41000');
  await expect(page.getByText('Unpublished changes', { exact: true })).toBeVisible();

  const review = page.getByRole('dialog', { name: 'Publish your changes?' });
  const publish = () => review.getByRole('button', { name: 'Publish changes', exact: true }).click();
  const question = page.getByLabel('Question 1', { exact: true });
  watched.expects(`failed: 422 POST /api/jobs/${jobId}/changes/publish`);
  for (let step = 0; step < 2; step += 1)
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('button', { name: 'Review changes' }).click();
  await publish();
  await expect(question).toHaveAccessibleDescription(/Write the question, or remove it/);
  await visitorReads(before);
  // Nothing was corrected, so the review opens again with the same changes.
  await page.getByRole('button', { name: 'Review changes' }).click();
  await review.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Remove question 1' }).click();
  await expect(question).toHaveCount(0);
  await page.goto('/recruiter/jobs');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByRole('heading')).toHaveText(title);
  await visitorReads(before);

  await row.getByRole('link', { name: 'Unpublished changes' }).click();
  await expect(review.getByRole('term')).toHaveText(['Job title', 'Salary']);
  await expect(review.getByRole('deletion')).toHaveText([title, '£32,000 to £38,000 per year']);
  await expect(review.getByRole('insertion')).toHaveText([newTitle, '£32,000 to £41,000 per year']);
  await expect(review).toContainText(
    '1 person with an open application keeps the job as it was when they applied.',
  );
  await publish();
  await expect(heading(page)).toHaveText(`The changes of “${newTitle}” are published`);
  await visitorReads({ title: newTitle, pay: '£32,000 to £41,000' });

  await other.close();

  const own = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), storageState: signedIn });
  const applicant = await own.newPage();
  await applicant.goto(`/veteran/applications/${applicationId}`);
  await expect(heading(applicant)).toHaveText(title);
  const appliedJob = applicant.getByRole('region', { name: 'The job you applied for' });
  await expect(appliedJob).toContainText('has changed this job since. This is how it was when you applied.');
  await expect(appliedJob).toContainText('£32,000 to £38,000 per year');
  await expect(appliedJob).not.toContainText('nights');
  await own.close();
});
