import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { federalOf } from '../fixtures/cv/federal.ts';
import { expect, test } from '../support/journeys/story.ts';

const key = 'veteran-complete';
const checks = (page: Page) => page.getByRole('region', { name: 'Checks' });
const saved = (page: Page) => page.getByText(/^Saved at \d{1,2}:\d\d( [AP]M)?$/);

test.describe('in the United States', () => {
  test.use({ tenant: 'us' });

  test('RESUME-09 a federal resume is begun from a resume, led through its checks, made ready, downloaded, and a draft again with an edit', async ({
    page,
    context,
    people,
  }) => {
    await people.bring(context, key);
    await page.goto('/veteran/resume');
    await page.getByRole('link', { name: 'Your federal resumes' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'GS-2210 IT Specialist' })).toContainText(
      'Draft · your turn',
    );
    await page.getByRole('button', { name: 'New federal resume' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Network jobs at Fort Eisenhower');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page).toHaveURL(/\/veteran\/federal-resume\/edit\/\d+$/);
    await expect(
      page.getByRole('heading', { name: 'Network jobs at Fort Eisenhower', level: 1 }),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Mark as ready' }).click();
    await expect(checks(page).getByRole('heading', { name: /^Checks: \d things to do$/ })).toBeFocused();
    await checks(page).getByRole('link', { name: 'Choose your citizenship' }).press('Enter');
    await expect(page.getByLabel('Citizenship')).toBeFocused();
    await expect(page.getByLabel('Citizenship')).toHaveAccessibleDescription('Choose your citizenship');
    await page.getByLabel('Citizenship').selectOption({ label: 'U.S. citizen' });
    await page.getByLabel('Veterans’ preference').selectOption({ label: '5 points' });
    for (const job of ['Network Operations Team Leader', 'Network Engineer', 'Communications Operator']) {
      await checks(page)
        .getByRole('link', { name: new RegExp(`^${job} .*Confirm the 40 hours`) })
        .click();
      await expect(page.getByLabel('Hours per week', { exact: true })).toBeFocused();
      await page.getByLabel('40 hours per week is right').check();
    }
    await checks(page)
      .getByRole('link', { name: /^Help desk assistant: Enter the hours/ })
      .click();
    await expect(page.getByLabel('Hours per week', { exact: true })).toHaveValue('');
    await page.getByLabel('Hours per week', { exact: true }).fill('20');
    await expect(checks(page)).toContainText('Everything is complete.');

    await page.getByRole('button', { name: 'Mark as ready' }).click();
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/_Federal_Resume\.pdf$/);
    const bytes = new Uint8Array(await readFile(await file.path()));
    const { text, totalPages } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    expect(text).toContain('Citizenship: U.S. citizen\nVeterans’ preference: 5 points (TP)');
    expect(text).toContain('Sep 2013 to Jul 2015, 20 hours per week');
    expect(totalPages).toBeLessThanOrEqual(2);

    await page.getByRole('link', { name: /^Summary/ }).click();
    await page.getByLabel('Describe what you offer in a few sentences').fill('Network specialist.');
    await expect(page.getByText('Draft · your turn')).toBeVisible();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Draft · your turn')).toBeVisible();
    await expect(page.getByLabel('Describe what you offer in a few sentences')).toHaveValue(
      'Network specialist.',
    );
  });

  test('where a third page starts is marked, and such a file is not handed out @whole', async ({
    page,
    context,
    people,
    server,
    tenant,
  }) => {
    await people.bring(context, key);
    const { token } = await server.openSession(key, tenant);
    await page.goto('/veteran/federal-resume');
    const id = await page.evaluate(
      async ({ token, experience }) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const { data } = await (await fetch('/api/federal-resumes', { headers })).json();
        const [{ id, version }] = data;
        const body = JSON.stringify({ version, experience });
        await fetch(`/api/federal-resumes/${id}`, { method: 'PUT', headers, body });
        return id as number;
      },
      { token, experience: federalOf(12).experience },
    );
    await page.goto(`/veteran/federal-resume/edit/${id}`);
    await expect(
      page.getByText('Page 3 starts here. A federal resume can have up to two pages.'),
    ).toBeAttached();
    await expect(checks(page)).toContainText(/It has \d pages\. A federal resume can have up to two/);
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await expect(page.getByRole('alert')).toContainText('A federal resume can have up to two');
  });
});

test('outside the United States there is no federal resume @whole', async ({ page, context, people }) => {
  await people.bring(context, key);
  for (const path of ['/veteran/federal-resume', '/veteran/federal-resume/edit/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Sorry, page not found!' })).toBeVisible();
  }
});
