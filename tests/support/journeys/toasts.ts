import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The texts of the toasts of this page that no story has waited for yet, oldest first. */
    toastTexts: string[];
  }
}

function recordInPage() {
  window.toastTexts = [];
  new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      const isToast =
        target instanceof Element && target.matches('[popover] > :is([role=status], [role=alert])');
      if (isToast) for (const node of addedNodes) window.toastTexts.push(node.textContent ?? '');
    }
  }).observe(document, { childList: true, subtree: true });
}

/**
 * A toast disappears after two seconds, which a story on a busy machine can miss: each page records the texts of its toasts.
 * Not by an init script, which would run in the sandboxed frames of mails, too.
 */
export const recordToasts = (context: BrowserContext) =>
  context.on('page', (page) =>
    page.on('domcontentloaded', () => {
      // The document may be gone already.
      page.evaluate(recordInPage).catch(() => {});
    }),
  );

/** Waits until this page has shown a toast with this text, since the toast that a story waited for before. */
export async function expectToast(page: Page, text: string) {
  const shown = page.waitForFunction(
    (expected) => {
      const index = (window.toastTexts ?? []).findIndex((shownText) => shownText.includes(expected));
      window.toastTexts?.splice(0, index + 1);
      return index >= 0;
    },
    text,
    { polling: 100, timeout: 30_000 },
  );
  await shown.catch(async (error: unknown) => {
    expect(await page.evaluate(() => window.toastTexts), `the toasts of ${page.url()}`).toContain(text);
    throw error;
  });
}
