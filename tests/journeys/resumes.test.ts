import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from '../support/journeys/story.ts';

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Updated' });
const inText = (page: Page, name = 'CV') => page.getByRole('document', { name: `Your ${name} as text` });

async function download(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) };
}

async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), useSystemFonts: false }).promise;
  const [, , width, height] = (await pdf.getPage(1)).view;
  const texts = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, n) => {
      const { items } = await (await pdf.getPage(n + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return { pages: pdf.numPages, size: [Math.round(width!), Math.round(height!)], text: texts.join(' ') };
}

test.beforeEach(async ({ context, people }) => {
  await people.bring(context, 'veteran-complete');
});

test('a CV is duplicated, made primary, deleted and brought back', async ({ page }) => {
  await page.goto('/veteran/resume');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Duplicate Team leader CV' }).click();
  await expect(card(page, 'Team leader CV (copy)')).toBeVisible();

  await card(page, 'Team leader CV (copy)').getByRole('button', { name: 'Use for applications' }).click();
  await expect(card(page, 'Team leader CV (copy)')).toContainText('Used for applications');
  await expect(page.getByText('Used for applications')).toHaveCount(1);

  await page.getByRole('button', { name: 'Delete Team leader CV (copy)' }).click();
  const question = page.getByRole('dialog', { name: 'Delete “Team leader CV (copy)”?' });
  await question.getByRole('radio', { name: 'Network engineer CV' }).check();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(card(page, 'Network engineer CV')).toContainText('Used for applications');

  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(3);
  await expect(undo).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Team leader CV', exact: true }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await page.getByText('Deleted in the last 30 days (1)').click();
  await page.getByRole('button', { name: 'Restore Team leader CV' }).click();
  await expect(cards(page)).toHaveCount(3);
});

test('at ten CVs there is no way to make another, and it says why @whole', async ({ page }) => {
  await page.goto('/veteran/resume');
  for (let count = 3; count <= 10; count += 1) {
    await page.getByRole('button', { name: 'Duplicate Team leader CV', exact: true }).click();
    await expect(cards(page)).toHaveCount(count);
  }
  await expect(page.getByText('You have 10, which is the most you can have.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New CV' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Duplicate/ })).toHaveCount(0);
});

test('the list that does not load says so and is asked for again @whole', async ({ page, watched }) => {
  watched.expects('failed: 503 GET /api/resumes');
  const answer = { status: false, code: 'unavailable', message: 'Try again in a moment', request_id: 'r-1' };
  await page.route('**/api/resumes?*', (route) =>
    route.fulfill({ status: 503, json: answer, headers: { 'Retry-After': '1' } }),
  );
  await page.goto('/veteran/resume');
  await expect(page.getByRole('heading', { name: 'Your CVs didn’t load' })).toBeVisible();
  await page.unroute('**/api/resumes?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(2);
});

test('another design is chosen from the twenty, and the file has it @phone', async ({ page }) => {
  await page.goto('/veteran/resume/build');
  await expect(page.getByRole('radio')).toHaveCount(20);
  await page.getByRole('button', { name: 'Green' }).click();
  await expect(page.getByRole('radio')).toHaveCount(4);
  await page.getByRole('radio', { name: 'Horizon, green' }).check();
  await expect(page.getByRole('region', { name: 'Horizon' })).toContainText('Chosen, green');
  const response = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Use this design' }).click();
  const { data } = await (await response).json();
  expect([data.title, data.kind, data.template_id, data.colour, data.page_size]).toEqual([
    'New CV',
    'cv',
    'horizon-green',
    'green',
    'a4',
  ]);
  await expect(page).toHaveURL(`/veteran/resume/edit?resume_id=${data.id}`);

  await page.goto(`/veteran/resume/build?resume_id=${data.id}`);
  await page.getByRole('radio', { name: 'Margin, orange' }).check();
  const changed = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Use this design' }).click();
  expect((await (await changed).json()).data.template_id).toBe('margin-orange');
});

test('the preview has the pages of the file, the machine view all of its fields, and the download is the same file', async ({
  page,
}) => {
  await page.goto('/veteran/resume/preview');
  await expect(inText(page)).toContainText('James Whitcombe');
  const { name, bytes } = await download(page, () =>
    page.getByRole('button', { name: 'Download PDF' }).click(),
  );
  expect(name).toBe('Whitcombe_James_CV.pdf');
  const { pages, size, text } = await readPdf(bytes);
  expect(size).toEqual([595, 842]);
  expect(text).toContain('James Whitcombe');
  await expect(page.getByRole('status').filter({ hasText: `1 of ${pages}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Page \d$/ })).toHaveCount(pages);
  await page.getByRole('button', { name: `Page ${pages}` }).click();
  await expect(page.getByRole('status').filter({ hasText: `${pages} of ${pages}` })).toBeVisible();

  await page.getByRole('tab', { name: 'What software reads' }).click();
  await expect(page.getByText('Software can read everything in your file')).toBeVisible();
  await expect(page.getByText('(not read)')).toHaveCount(0);

  await page.getByRole('link', { name: 'Your CVs' }).click();
  const again = await download(page, () =>
    page.getByRole('button', { name: 'Download Network engineer CV' }).click(),
  );
  expect(again.bytes).toEqual(bytes);
});

test('a CV is looked at and then used for applications @whole', async ({ page }) => {
  await page.goto('/veteran/resume');
  const at = await card(page, 'Team leader CV').getByRole('link', { name: 'Edit' }).getAttribute('href');
  await page.goto(`/veteran/view-resume?${at?.split('?')[1]}`);
  await expect(inText(page)).toContainText('James Whitcombe');
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByText('A4 · used for your applications')).toBeVisible();
  await page.goto('/veteran/resume');
  await expect(card(page, 'Team leader CV')).toContainText('Used for applications');
});

test('a CV that is not there says so @whole', async ({ page, watched }) => {
  watched.expects('failed: 404 GET /api/resumes/');
  await page.goto('/veteran/preview-resume-pdf?resume_id=999999');
  await expect(page.getByRole('heading', { name: 'We can’t find this CV' })).toBeVisible();
});

test.describe('on the American tenant', () => {
  test.use({ tenant: 'us' });

  test('the document is a Resume on Letter @whole', async ({ page }) => {
    await page.goto('/veteran/resume');
    await expect(page.getByRole('link', { name: 'New Resume' })).toBeVisible();
    await page.goto('/veteran/preview-resume-pdf');
    await expect(inText(page, 'Resume')).toBeAttached();
    const { name, bytes } = await download(page, () =>
      page.getByRole('button', { name: 'Download PDF' }).click(),
    );
    expect(name).toMatch(/^[^_]+_[^_]+_Resume\.pdf$/);
    expect((await readPdf(bytes)).size).toEqual([612, 792]);
  });
});
