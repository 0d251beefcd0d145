import type { Page } from '@playwright/test';

/** Opens a page and waits for what it still loads once it can be seen: the script for idle time, and its typefaces. */
export async function openFully(page: Page, open: () => Promise<unknown>) {
  const idleScript = page.waitForResponse(/\/forward-[^/]+\.js$/);
  await open();
  await (await idleScript).finished();
  await page.evaluate(() => document.fonts.ready.then(() => null));
}
