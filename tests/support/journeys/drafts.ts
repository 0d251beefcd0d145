import type { Page } from '@playwright/test';

/** As a tab leaves it that was closed without a connection. The page is of the app’s origin, and has not opened a form. */
export const leaveDraft = (page: Page, name: string, content: unknown) =>
  page.evaluate(
    ([key, draft]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('drafts', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('drafts');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const writing = request.result.transaction('drafts', 'readwrite');
          writing.objectStore('drafts').put(draft, key);
          writing.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [name, { content, typedAt: Date.now() }] as const,
  );
