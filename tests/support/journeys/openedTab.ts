/** A file that is shown in a tab of its own. */
import type { Page } from '@playwright/test';
import { expect } from './story.ts';

export async function opensPdf(page: Page, act: () => Promise<void>) {
  const [tab] = await Promise.all([page.waitForEvent('popup'), act()]);
  await expect.poll(() => tab.url()).toMatch(/^blob:/);
  await tab.close();
}
