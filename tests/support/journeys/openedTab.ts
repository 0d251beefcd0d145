import type { Page } from '@playwright/test';
import { expect } from './story.ts';

/** A browser with a PDF viewer opens the file in a new tab; any other browser saves it. */
export async function opensPdf(page: Page, act: () => Promise<void>) {
  if (!(await page.evaluate(() => navigator.pdfViewerEnabled))) {
    const [download] = await Promise.all([page.waitForEvent('download'), act()]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    return;
  }
  const [tab] = await Promise.all([page.waitForEvent('popup'), act()]);
  await expect.poll(() => tab.url()).toMatch(/^blob:/);
  await tab.close();
}

/** Makes the app take the browser for one that has no PDF viewer. */
export const withoutPdfViewer = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }));
