/** What a recruiter does with those who applied, and with candidates; tests/flows/pages/application.ts has the steps of an application. */
import type { Locator, Page } from '@playwright/test';
import type { JourneyServer } from './server.ts';
import { expect, test } from './story.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const veteran = 'veteran-complete';
const job = 'Depot Shift Manager';

/** By the veteran, in a window that this story does not look at; the job’s id. */
async function apply(page: Page, server: JourneyServer, note: string): Promise<number> {
  const { token } = await server.openSession(veteran);
  const ask = async (path: string, data?: unknown) => {
    const options = { headers: { authorization: `Bearer ${token}` }, data };
    const answer = await (data ? page.request.post(path, options) : page.request.get(path, options));
    expect(answer.ok()).toBe(true);
    return (await answer.json()).data;
  };
  const [{ id: jobId }] = await ask(`/api/jobs?search=${encodeURIComponent(job)}`);
  const { questions } = await ask(`/api/jobs/${jobId}`);
  const [resume] = await ask('/api/resumes');
  await ask(`/api/jobs/${jobId}/apply`, {
    ...{ resume_id: resume.id, consent_version: '2026-11', consent_accepted: true, cover_note: note },
    answers: questions.map(({ id }: { id: number }) => ({ question_id: id, answer: true })),
  });
  return jobId;
}

test('a recruiter reads who has applied and what they wrote, hears of a colleague who was faster, leaves a note for the team and takes the table along', async ({
  page,
  context,
  server,
  people,
  watched,
}) => {
  watched.expects('failed: 409 PATCH /api/applications/');
  await people.bring(context, 'recruiter');
  await server.startAfresh(veteran);
  const jobId = await apply(page, server, 'I ran a depot of forty in the service.');
  await page.goto(`/recruiter/jobs/${jobId}`);
  await expect(heading(page)).toHaveText(job);
  await expect(page.getByRole('list', { name: 'Applicants' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'James Whitcombe' }).click();
  await expect(page.getByText('I ran a depot of forty in the service.')).toBeVisible();
  const next = page.getByRole('region', { name: 'What is next' });
  await expect(next).toContainText('New · your turn');

  const colleague = await context.newPage();
  await colleague.goto(page.url());
  const download = colleague.waitForEvent('download');
  await colleague.getByRole('button', { name: 'Open the CV', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/Whitcombe.*\.pdf$/);
  await expect(colleague.getByRole('region', { name: 'What is next' })).toContainText('Viewed · your turn');
  await colleague.close();

  await next.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'The position is filled' }).check();
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(next).toContainText('Somebody moved this application meanwhile: it is now at Viewed.');
  await expect(next).toContainText('Possible from here: shortlist or reject.');

  await page.getByLabel('A note for your team').fill('Starts on the first.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Notes of the team' })).toContainText('Starts on the first.');

  await page.getByRole('link', { name: `← Back to ${job}` }).click();
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await table).suggestedFilename()).toMatch(/\.csv$/);
});

test('JOBS-08 a recruiter finds candidates by the filters of the list, sees part by part why one fits, and invites them', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'recruiter');
  await page.goto('/recruiter');
  await page.getByRole('link', { name: 'Candidates', exact: true }).click();
  await expect(heading(page)).toHaveText(/^\d+ people to meet$/);
  const rows = page.getByRole('list', { name: 'Candidates' }).locator(':scope > li');
  await expect(rows).toHaveCount(12);

  await page.getByRole('button', { name: 'Match against' }).click();
  await page.getByRole('combobox', { name: 'Match against' }).fill(job);
  await page.getByRole('option', { name: `${job} Bristol`, exact: true }).click();
  await expect(heading(page)).toHaveText(new RegExp(`people, matched against ${job}$`));
  await page.getByRole('button', { name: 'Skills' }).click();
  await page.getByRole('searchbox', { name: 'Add a skill' }).fill('Leadership');
  await page.getByRole('searchbox', { name: 'Add a skill' }).press('Enter');
  await expect(page).toHaveURL(/\?job_id=\d+&skills=Leadership$/);
  const chips = page.getByRole('group', { name: 'Active filters' });
  await expect(chips).toContainText('1 filter');
  // Until the answer comes, the rows of before stand.
  await expect.poll(async () => [0, 12].includes(await rows.count())).toBe(false);
  await page.getByRole('button', { name: 'Availability' }).click();
  await page.getByRole('checkbox', { name: 'Flexible' }).check();
  await expect(chips).toContainText('2 filters');
  await page.reload();
  await expect(chips).toContainText('2 filters');
  await chips.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\?job_id=\d+$/);

  await page
    .getByRole('button', { name: /^See why / })
    .first()
    .click();
  await expect(page.getByText(/ can see that you looked at this\.$/)).toBeVisible();
  await expect(page.getByText(/^\d+ of 35$/)).toBeVisible();
  const invite = page.getByRole('button', { name: /^Invite to apply: / }).first();
  const name = (await invite.getAttribute('aria-label'))!.replace(/^Invite to apply: /, '');
  await invite.click();
  await page.getByRole('combobox', { name: 'Job' }).click();
  const jobs = page.getByRole('listbox', { name: 'Job' });
  await expect(jobs.getByRole('option').first()).toBeVisible();
  const endOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await endOf(jobs.locator('..'))).toBeLessThan(await endOf(page.getByRole('dialog')));
  await page.keyboard.press('Escape');
  await page.getByLabel(/^A word to /).fill('Your work is what we look for.');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const invited = rows.filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(invited).toContainText('Invited by you');
  await invited.getByRole('link', { name, exact: true }).click();
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByText(`${job}: not answered yet`)).toBeVisible();
});

test('ROUTE-14 visitors see a public variant of the candidate list and of the recruiters’ jobs', async ({
  page,
}) => {
  for (const [path, list] of [
    ['/recruiter/candidate-list', 'Candidates'],
    ['/recruiter/jobs', 'Jobs'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('link', { name: 'Create an employer account' })).toBeVisible();
    await expect(page.getByRole('list', { name: list }).locator(':scope > li')).toHaveCount(12);
  }
});
