import { expect, type Page, type Request } from '@playwright/test';
import { isScriptWith } from './scriptFiles.ts';

/** Opens a page and waits for everything that it loads: its last script comes when it is idle, and other parts may follow. */
export async function openFully(page: Page, open: () => Promise<unknown>) {
  const loading = new Set<Request>();
  const ended = (request: Request) => loading.delete(request);
  page
    .on('request', (request) => loading.add(request))
    .on('requestfinished', ended)
    .on('requestfailed', ended);
  const idleScript = page.waitForResponse(isScriptWith('live/forward'));
  await open();
  await (await idleScript).finished();
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const whenIdle = () =>
    page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await expect.poll(() => whenIdle().then(() => loading.size)).toBe(0);
}
