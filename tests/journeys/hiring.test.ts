/** What a recruiter does with those who applied, and with candidates; tests/flows/pages/application.ts has the steps of an application. */
import type { Locator, Page } from '@playwright/test';
import { ask } from '../support/journeys/ask.ts';
import { opensPdf, withoutPdfViewer } from '../support/journeys/openedTab.ts';
import type { JourneyServer } from '../support/journeys/server.ts';
import { expect, test } from '../support/journeys/story.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const veteran = 'veteran-complete';
const job = 'Depot Shift Manager';

/** By the veteran, in a window that this story does not look at; the job’s id. */
async function apply(page: Page, server: JourneyServer, note: string): Promise<number> {
  const by = { origin: server.origin('uk'), token: (await server.openSession(veteran)).token };
  const path = `/api/jobs?search=${encodeURIComponent(job)}`;
  const [{ id: jobId }] = await ask(page, { ...by, path });
  const { questions } = await ask(page, { ...by, path: `/api/jobs/${jobId}` });
  const [resume] = await ask(page, { ...by, path: '/api/resumes' });
  const data = {
    ...{ resume_id: resume.id, consent_version: '2026-11', consent_accepted: true, cover_note: note },
    answers: questions.map(({ id }: { id: number }) => ({ question_id: id, answer: true })),
  };
  await ask(page, { ...by, path: `/api/jobs/${jobId}/apply`, data });
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
  const next = page.getByRole('region', { name: 'Next step' });
  await expect(next).toContainText('Viewed · your turn');

  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await colleague.getByRole('button', { name: 'Shortlist', exact: true }).click();
  await expect(colleague.getByRole('region', { name: 'Next step' })).toContainText('Shortlisted · your turn');
  await colleague.close();

  await next.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'The position has been filled' }).check();
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(next).toContainText(
    'Someone else has moved this application. Its status is now “Shortlisted”.',
  );
  await expect(next).toContainText('You can now invite to interview or reject.');

  await page.getByLabel('Note for your team').fill('Starts on the first.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Team notes' })).toContainText('Starts on the first.');

  await page.getByRole('link', { name: '← Back to all applicants' }).click();
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await table).suggestedFilename()).toMatch(/\.csv$/);
});

test('a recruiter opens a CV in a tab, or saves it where the browser has no PDF viewer', async ({
  page,
  context,
  server,
  people,
}, info) => {
  await people.bring(context, 'recruiter');
  await server.startAfresh(veteran);
  const jobId = await apply(page, server, '');
  await page.goto(`/recruiter/jobs/${jobId}`);
  await page.getByRole('link', { name: 'James Whitcombe' }).click();
  const open = page.getByRole('button', { name: 'Open CV', exact: true });
  const hasViewer = await page.evaluate(() => navigator.pdfViewerEnabled);
  info.annotations.push({ type: 'PDF viewer', description: hasViewer ? 'of this browser' : 'none' });
  await opensPdf(page, () => open.click());

  await withoutPdfViewer(page);
  await page.reload();
  const tabs = context.pages().length;
  await opensPdf(page, () => open.click());
  expect(context.pages()).toHaveLength(tabs);
});

test('the dashboard, the jobs list, a job’s page and an application say the same of every stage and of who waits', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'recruiter');
  await page.goto('/recruiter');
  const words = ['New', 'Viewed', 'Shortlisted', 'Interview', 'Offer', 'Hired'];
  const stagesIn = async (list: Locator) => {
    await expect(list.getByRole('listitem')).toHaveCount(words.length);
    const texts = await list.getByRole('listitem').allTextContents();
    return words.map((word, at) => {
      expect(texts[at]).toContain(word);
      return Number(/\d+/.exec(texts[at]!)![0]);
    });
  };
  const onDashboard = await stagesIn(page.getByRole('region', { name: 'Hiring pipeline' }));
  const queue = page.getByRole('region', { name: 'Waiting for you' });
  const [, waiting] = /Showing the 6 people who have waited longest, out of (\d+)\./.exec(
    (await queue.textContent())!,
  )!;
  const first = queue.getByRole('listitem').first();
  const [, days] = /Waiting (\d+) days/.exec((await first.textContent())!)!;
  const decide = await first.getByRole('link').getAttribute('href');

  await page.getByRole('link', { name: 'View all jobs' }).click();
  const rows = page.getByRole('list', { name: 'Jobs' }).locator(':scope > li');
  const lines: { href: string; applied: string; waits: number }[] = [];
  for (const tab of ['Open', 'Ended']) {
    const link = page
      .getByRole('navigation', { name: 'Jobs by status' })
      .getByRole('link', { name: new RegExp(`^${tab} `) });
    const [, jobs] = /\((\d+)\)/.exec((await link.textContent())!)!;
    await link.click();
    await expect(page).toHaveURL(new RegExp(`tab=${tab.toLowerCase()}$`));
    let left = Number(jobs);
    for (let at = 1; left > 0; at += 1) {
      // Until the answer comes, the rows of the page before stand.
      await expect(rows).toHaveCount(Math.min(left, 12));
      if (left > 12 || at > 1) await expect(page.getByText(`Page ${at} of`)).toBeVisible();
      for (const row of await rows.all()) {
        const applied = await row.getByText(/ applied( ·|$)|^Nobody has applied yet$/).textContent();
        const href = await row.getByRole('heading').getByRole('link').getAttribute('href');
        lines.push({
          href: href!,
          applied: applied!,
          waits: Number(/(\d+) waiting for you/.exec(applied!)?.[1] ?? 0),
        });
      }
      left -= 12;
      if (left > 0) await page.getByRole('link', { name: 'Next', exact: true }).click();
    }
  }
  expect(lines.reduce((sum, { waits }) => sum + waits, 0)).toBe(Number(waiting));

  const sums = words.map(() => 0);
  for (const { href, applied, waits } of lines) {
    if (applied === 'Nobody has applied yet') continue;
    await page.goto(href);
    await expect(page.getByText(applied, { exact: true })).toBeVisible();
    for (const [at, count] of (
      await stagesIn(page.getByRole('list', { name: 'Applications by stage' }))
    ).entries())
      sums[at]! += count;
    const applicants = page.getByRole('list', { name: 'Applicants' });
    await expect(applicants).toBeVisible();
    await expect(applicants.getByText('your turn')).toHaveCount(waits);
  }
  expect(sums).toEqual(onDashboard);

  await page.goto(decide!);
  await expect(page.getByRole('region', { name: 'Next step' })).toContainText(`Waiting ${days} days`);
});

test('one fault in a job keeps nothing else of it from being stored, and what was typed there stays until it is put right', async ({
  page,
  context,
  people,
  server,
  watched,
}) => {
  watched.expects('failed: 422 PUT /api/jobs/');
  await people.bring(context, 'recruiter');
  const { token } = await server.openSession('recruiter');
  const headers = { authorization: `Bearer ${token}` };
  const created = await page.request.post('/api/jobs', { headers, data: { title: 'Night Porter' } });
  const { id } = (await created.json()).data;
  const stored = async () => {
    const { title, recruiter } = (await (await page.request.get(`/api/jobs/${id}`, { headers })).json()).data;
    return [title, recruiter.salary?.min ?? null, recruiter.salary?.max ?? null];
  };
  await page.goto(`/recruiter/job/edit-job-new/${id}?step=1`);
  await page.getByLabel('Salary from').fill('44000');
  await page.getByLabel('Salary to').fill('38000');
  const fault = page.getByText('Enter the same as “Salary from”, or more').last();
  await expect(fault).toBeVisible();

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByLabel('Job title', { exact: true }).fill('Night Porter, Bristol');
  await expect.poll(stored).toEqual(['Night Porter, Bristol', null, null]);
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByLabel('Salary from')).toHaveValue(/^44,?000$/);
  await expect(page.getByLabel('Salary to')).toHaveValue(/^38,?000$/);

  await page.reload();
  await expect(page.getByLabel('Salary to')).toHaveValue(/^38,?000$/);
  await page.getByLabel('Salary to').fill('48000');
  await expect(page.locator('#job-saving')).toHaveText(/^Saved at /);
  await expect(fault).toHaveCount(0);
  expect(await stored()).toEqual(['Night Porter, Bristol', 4_400_000, 4_800_000]);
});

test('JOBS-08 a recruiter finds candidates by the filters of the list, sees part by part why one fits, and invites them', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'recruiter');
  await page.goto('/recruiter');
  await page.getByRole('link', { name: 'Candidates', exact: true }).click();
  await expect(heading(page)).toHaveText(/^\d+ people open to work$/);
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
  // Checked once the address has it.
  await page.getByRole('checkbox', { name: 'Flexible' }).click();
  await expect(page.getByRole('checkbox', { name: 'Flexible' })).toBeChecked();
  await expect(chips).toContainText('2 filters');
  await page.reload();
  await expect(chips).toContainText('2 filters');
  await chips.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\?job_id=\d+$/);
  await expect(rows).toHaveCount(12);

  await page
    .getByRole('button', { name: /^See why / })
    .first()
    .click();
  await expect(page.getByText(/ can see that you viewed this\.$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'The work' })).toBeVisible();
  const invite = page.getByRole('button', { name: /^Invite to apply: / }).first();
  const name = (await invite.getAttribute('aria-label'))!.replace(/^Invite to apply: /, '');
  await invite.click();
  await page.getByRole('combobox', { name: 'Job' }).click();
  const jobs = page.getByRole('listbox', { name: 'Job' });
  await expect(jobs.getByRole('option').first()).toBeVisible();
  const endOf = (element: Locator) => element.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await endOf(jobs.locator('..'))).toBeLessThanOrEqual(await endOf(page.getByRole('dialog')));
  await page.keyboard.press('Escape');
  await page.getByLabel(/^Message to /).fill('Your work is what we look for.');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const invited = rows.filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(invited).toContainText('You invited them');
  await invited.getByRole('link', { name, exact: true }).click();
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByText('They haven’t answered yet.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(job);
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
