import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { resumes } from '../../server/db/schema/resumes.ts';
import { untilDraftStored } from '../support/journeys/drafts.ts';
import { expect, test } from '../support/journeys/story.ts';

const key = 'veteran-complete';
const saved = (page: Page) => page.getByText(/^Saved at \d{1,2}:\d\d( [AP]M)?$/);
const form = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 2 });
const summary = (page: Page) => page.getByLabel('Describe what you offer in a few sentences');

async function openBuilder(page: Page, section: string, title: string) {
  await page.goto(`/veteran/resume/edit?section=${section}`);
  await expect(form(page, title)).toBeVisible();
  await expect(page).toHaveURL(/resume_id=\d+/);
}

async function downloaded(page: Page) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await coming;
  const bytes = await readFile(await file.path());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return { name: file.suggestedFilename(), text: text.replace(/\s+/g, ' ') };
}

test('RESUME-03 what a veteran types is saved, is in the preview, and is what is downloaded', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, key);
  await openBuilder(page, 'personal_details', 'Personal Details');
  await page.getByLabel('Headline').fill('Signals engineer, northern routes');
  await page.getByRole('link', { name: /^Summary/ }).click();
  await expect(form(page, 'Summary')).toBeFocused();
  await summary(page).fill('Eleven years of keeping signals up at the railhead.');
  await expect(saved(page)).toBeVisible();

  await page.getByRole('tab', { name: 'What software reads' }).click();
  await expect(page.getByText('Software can read everything in your file')).toBeVisible();
  await expect(
    page.getByRole('tabpanel').getByText('Eleven years of keeping signals up at the railhead.'),
  ).toBeVisible();

  const { name, text } = await downloaded(page);
  expect(name).toBe('Whitcombe_James_CV.pdf');
  expect(text).toContain('Signals engineer, northern routes');
  expect(text).toContain('Eleven years of keeping signals up at the railhead.');

  await page.reload();
  await expect(summary(page)).toHaveValue('Eleven years of keeping signals up at the railhead.');
});

test('a line is written with Enter, taken back with Ctrl+Z outside of fields, and an entry that is removed comes back @whole', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, key);
  await openBuilder(page, 'civilian_exp', 'Civilian Exp.');
  const job = page.getByRole('button', { name: /^IT support assistant/ });
  await job.click();
  await expect(form(page, 'IT support assistant')).toBeFocused();
  const lines = page.getByRole('group', { name: 'What you did and what you achieved' });
  await lines.getByRole('textbox', { name: 'Line 2' }).press('End');
  await lines.getByRole('textbox', { name: 'Line 2' }).press('Enter');
  await expect(lines.getByRole('textbox', { name: 'Line 3' })).toBeFocused();
  await page.keyboard.type('Wrote the guide for new staff');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Download PDF' }).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(lines.getByRole('textbox', { name: 'Line 3' })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(lines.getByRole('textbox', { name: 'Line 3' })).toHaveValue('Wrote the guide for new staff');

  await page.getByRole('link', { name: 'All jobs' }).click();
  await page.getByRole('button', { name: 'Remove IT support assistant' }).click();
  await expect(page.getByText('IT support assistant removed.')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(job).toBeVisible();
});

test('two windows on one CV: nothing is overwritten until the person has chosen', async ({
  page,
  context,
  people,
  watched,
}) => {
  watched.expects('failed: 409 PUT /api/resumes/');
  await people.bring(context, key);
  await openBuilder(page, 'summary', 'Summary');
  const other = await context.newPage();
  await openBuilder(other, 'summary', 'Summary');
  await summary(other).fill('Written in the other window.');
  await expect(saved(other)).toBeVisible();

  await summary(page).fill('Written here.');
  const conflict = page.getByRole('dialog', { name: 'Your CV was saved in another window' });
  await expect(conflict.getByRole('row', { name: 'Summary' })).toContainText('Written in the other window.');
  await page.keyboard.press('Escape');
  await conflict.getByRole('button', { name: 'Keep my version' }).click();
  await expect(saved(page)).toBeVisible();
  await other.reload();
  await expect(summary(other)).toHaveValue('Written here.');

  await summary(page).fill('Written here again.');
  await expect(saved(page)).toBeVisible();
  await summary(other).fill('Late in the other window.');
  await other.getByRole('button', { name: 'Use saved version' }).click();
  await expect(summary(other)).toHaveValue('Written here again.');
});

test('offline in mid-sentence: what is typed waits in the browser, also when the tab is closed, and is saved when the connection is back @whole', async ({
  page,
  context,
  people,
  watched,
}) => {
  watched.allows('failed: net::ERR_INTERNET_DISCONNECTED');
  await people.bring(context, key);
  await openBuilder(page, 'summary', 'Summary');
  await context.setOffline(true);
  await summary(page).fill('Half a sentence about');
  await expect(page.getByText('Offline. Kept on this device')).toBeVisible();
  await untilDraftStored(page, 'Half a sentence about');
  const address = page.url();
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(address);
  await expect(summary(again)).toHaveValue('Half a sentence about');
  await expect(saved(again)).toBeVisible();
  await context.setOffline(true);
  await summary(again).fill('Half a sentence about the rest');
  await expect(again.getByText('Offline. Kept on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(saved(again)).toBeVisible();
  await again.reload();
  await expect(summary(again)).toHaveValue('Half a sentence about the rest');
});

test('an earlier version is brought back, the CV is renamed, a section is moved and switched off @whole', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, key);
  await openBuilder(page, 'summary', 'Summary');
  const before = await summary(page).inputValue();
  await summary(page).fill('A passing thought.');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await page
    .getByRole('dialog', { name: 'Earlier versions' })
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expect(summary(page)).toHaveValue(before);

  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name of this document').fill('CV for the railways');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'CV for the railways', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Paper size and section order' }).click();
  await page.getByRole('switch', { name: 'Skills' }).uncheck();
  await page.getByRole('button', { name: 'Move Summary down' }).click();
  await expect(saved(page)).toBeVisible();
  const { text } = await downloaded(page);
  expect(text).not.toContain('Fibre testing');
  await page.reload();
  await page.getByRole('button', { name: 'Paper size and section order' }).click();
  await expect(page.getByRole('switch', { name: 'Skills' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Move Military Exp. up' })).toHaveCount(0);
});

test('RESUME-08 a number takes no e, E, minus or plus, typed or pasted', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, key);
  await openBuilder(page, 'military_exp', 'Military Exp.');
  await page.getByRole('button', { name: /^Network Engineer/ }).click();
  for (const label of ['People you led', 'Value of assets you managed']) {
    const field = page.getByLabel(label);
    await field.fill('');
    await field.pressSequentially('-1e+2E3');
    await expect(field).toHaveValue('123');
    await field.evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '4e5');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      input.toggleAttribute('data-refused', !input.dispatchEvent(paste));
    });
    await expect(field).toHaveAttribute('data-refused');
  }
  await expect(saved(page)).toBeVisible();
});

test('who leaves the page in mid-typing finds it saved; the addresses of one section and of the old page open the same CV @whole', async ({
  page,
  context,
  people,
  watched,
}) => {
  await people.bring(context, key);
  await openBuilder(page, 'summary', 'Summary');
  const stored = page.waitForResponse('**/api/resumes/*/sections/summary');
  await summary(page).fill('Left in a hurry.');
  await page.getByRole('link', { name: 'CV', exact: true }).click();
  await expect(page).toHaveURL('/veteran/resume');
  await stored;
  // Leaving saves again what it has no answer about yet.
  expect(new Set(watched.callsOf('saveResumeSection').map(({ body }) => JSON.stringify(body))).size).toBe(1);
  await page.goto('/veteran/edit-resume?section=summary');
  await expect(summary(page)).toHaveValue('Left in a hurry.');
});

test('a file joins the CV in hand, and what it brought goes out again in other formats', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, key);
  await openBuilder(page, 'summary', 'Summary');
  const before = await summary(page).inputValue();
  await page.getByRole('button', { name: 'Add a file' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'More.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('James Whitcombe\n\nSkills\nRope access, Fibre testing\n'),
  });
  await dialog.getByRole('button', { name: 'Read this file' }).click();
  await expect(dialog.getByRole('heading', { name: 'Here’s what we found' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue with this CV' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(summary(page)).toHaveValue(before);

  await page.getByRole('button', { name: 'Other formats' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Plain text' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('Whitcombe_James_CV.txt');
  expect(await readFile(await file.path(), 'utf8')).toContain('Rope access');
  await page.getByRole('link', { name: /^Skills/ }).click();
  await page.getByRole('textbox', { name: 'Skill' }).last().fill('Rope access, level 3');
  await expect(saved(page)).toBeVisible();
});

test('forty jobs, and words that are markup, emoji, control characters or run from the right, stand as words in the form and in the file @whole', async ({
  page,
  context,
  people,
  server,
}) => {
  await people.bring(context, key);
  const nasty =
    '<img src="x" onerror="document.title=1"> & <b>R&D</b> \u202Eright\u202C \u0007bell مرحبا 🛠️ end';
  await server.asPerson(key, async ({ tx, tenantId }, { id }) => {
    const mine = and(eq(resumes.tenant_id, tenantId), eq(resumes.user_id, id), eq(resumes.is_primary, true));
    const [row] = await tx.select().from(resumes).where(mine);
    const civilian_exp = Array.from({ length: 40 }, (_, at) => ({
      id: randomUUID(),
      employer: 'Halden Rail',
      job_title: `Post ${at + 1}`,
      start_month: '2020-01',
      end_month: '2020-06',
      highlights: [`${nasty} ${at + 1}`],
    }));
    await tx
      .update(resumes)
      .set({ sections: { ...row!.sections, civilian_exp } })
      .where(mine);
  });
  await openBuilder(page, 'civilian_exp', 'Civilian Exp.');
  await expect(page.getByText('You can add up to 40.')).toBeVisible();
  await page.getByRole('button', { name: /^Post 40/ }).click();
  await expect(page.getByRole('textbox', { name: 'Line 1' })).toHaveValue(`${nasty} 40`);
  await page.getByRole('textbox', { name: 'Line 1' }).fill(`${nasty} and typed`);
  await expect(saved(page)).toBeVisible();
  await page.getByRole('tab', { name: 'What software reads' }).click();
  await expect(page.getByRole('tabpanel').getByText(/bell.*end and typed/)).toBeVisible();
  expect([await page.locator('img[src="x"]').count(), await page.title()]).toEqual([
    0,
    expect.stringContaining('Edit CV'),
  ]);
  const { text } = await downloaded(page);
  expect(text).toContain('<img src="x" onerror="document.title=1"> & <b>R&D</b>');
  expect(
    Array.from({ length: 40 }, (_, at) => `Post ${at + 1} `).filter((post) => !text.includes(post)),
  ).toEqual([]);
});

test('on a phone one thing shows at a time: the form, the pages, the design @phone-only', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, key);
  await openBuilder(page, 'personal_details', 'Personal Details');
  await page.getByLabel('Section', { exact: true }).selectOption('Summary');
  await summary(page).fill('Typed on a phone.');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(form(page, 'Summary')).toBeHidden();
  await page.getByRole('tab', { name: 'What software reads' }).click();
  await expect(page.getByRole('tabpanel').getByText('Typed on a phone.')).toBeVisible();
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await page.getByRole('switch', { name: 'Summary' }).uncheck();
  await expect(saved(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const { text } = await downloaded(page);
  expect(text).not.toContain('Typed on a phone.');
});
