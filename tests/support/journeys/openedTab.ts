/** A PDF is shown in a tab of its own; a browser that shows none saves it. */
import type { Page } from '@playwright/test';
import { expect } from './story.ts';

export async function opensPdf(page: Page, act: () => Promise<void>) {
  if (!(await page.evaluate(() => navigator.pdfViewerEnabled))) {
    const [file] = await Promise.all([page.waitForEvent('download'), act()]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    return;
  }
  const [tab] = await Promise.all([page.waitForEvent('popup'), act()]);
  await expect.poll(() => tab.url()).toMatch(/^blob:/);
  await tab.close();
}
