/** A question and its answer, in the windows of both sides of an application. */
import type { Page } from '@playwright/test';
import { shortPdf } from '../fixtures/cv/pdfByHand.ts';
import { wholeJob } from '../support/contract/jobWriting.ts';
import { ask } from '../support/journeys/ask.ts';
import type { JourneyServer } from '../support/journeys/server.ts';
import { expect, test } from '../support/journeys/story.ts';

const veteran = 'veteran-complete';
const title = 'Depot Night Planner';
const conversation = (page: Page) => page.getByRole('region', { name: 'Messages' });
// Files are items of lists, too.
const written = (page: Page) =>
  conversation(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') });
// By the stream, or else every 15 seconds.
const nextCheck = { timeout: 40_000 };

/** By calls; the application’s id. */
async function apply(page: Page, server: JourneyServer): Promise<number> {
  const origin = server.origin('uk');
  const recruiter = { origin, token: (await server.openSession('recruiter')).token };
  const data = wholeJob(new Date(), { title });
  const { id: jobId } = await ask(page, { ...recruiter, path: '/api/jobs', data });
  await ask(page, { ...recruiter, path: `/api/jobs/${jobId}/publish`, data: {} });
  const own = { origin, token: (await server.openSession(veteran)).token };
  const [resume] = await ask(page, { ...own, path: '/api/resumes' });
  const wish = { resume_id: resume.id, consent_version: '2026-11', consent_accepted: true };
  const sent = await ask(page, { ...own, path: `/api/jobs/${jobId}/apply`, data: wish });
  return sent.id;
}

async function send(page: Page, text: string) {
  const field = conversation(page).getByLabel(/^Message to /);
  await field.fill(text);
  await conversation(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(written(page).last()).toContainText(text);
  await expect(field).toHaveValue('');
}

test('a recruiter asks at a desk, the veteran answers on a phone, and the recruiter sees the answer and that theirs was read', async ({
  page,
  context,
  browser,
  people,
  server,
}) => {
  const other = await browser.newContext({ baseURL: server.origin('uk') });
  await people.bring(other, veteran);
  const phone = await other.newPage();
  await phone.setViewportSize({ width: 390, height: 664 });
  await people.bring(context, 'recruiter');
  const id = await apply(page, server);

  await page.goto(`/recruiter/applications/${id}`);
  await expect(conversation(page)).toContainText('No messages yet');
  await send(page, 'Could you work nights from January?');
  await expect(written(page).last()).toContainText('Sent');

  await phone.goto('/veteran/messages');
  const row = phone.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Could you work nights from January?');
  await expect(row).toContainText('1 unread message');
  await expect(row).toContainText('Waiting for your reply');
  await row.getByRole('link').click();
  await expect(phone).toHaveURL(`/veteran/applications/${id}`);
  await expect(written(phone)).toContainText(['Could you work nights from January?']);
  await conversation(phone)
    .getByLabel(/^Message to /)
    .fill('Yes, from the');
  await phone.reload();
  const draft = conversation(phone).getByLabel(/^Message to /);
  await expect(draft).toHaveValue('Yes, from the');
  const licence = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: shortPdf() };
  await conversation(phone).getByLabel('Files to attach').setInputFiles(licence);
  await expect(conversation(phone).getByRole('list', { name: 'Files of your message' })).toContainText(
    '1 KB · PDF',
  );
  await send(phone, 'Yes, from the second week.');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await expect(written(page).last()).toContainText('Yes, from the second week.', nextCheck);
  await expect(written(page).first()).toContainText('Read');
  const download = page.waitForEvent('download');
  await written(page)
    .last()
    .getByRole('button', { name: /^Download licence\.pdf/ })
    .click();
  expect((await download).suggestedFilename()).toBe('licence.pdf');
  await other.close();
});
