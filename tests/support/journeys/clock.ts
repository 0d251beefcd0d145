import type { Page } from '@playwright/test';

/** Playwright refuses a moment that the page has passed: only a hang lets a minute go by before it is frozen. */
const ahead = 60_000;

/** Freezes the page’s time a minute ahead; what is due until then happens, and nothing more until the time is moved. */
export async function freezeTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
}
