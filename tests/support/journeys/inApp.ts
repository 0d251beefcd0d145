import type { Page } from '@playwright/test';

/** Opens another address in the app that is open, as Back and Forward do. Loading the app anew costs several times as much. */
export const openInApp = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** As when somebody comes back to the window: it reads again what others may have changed. */
export const lookAgain = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
