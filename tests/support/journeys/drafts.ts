import type { Page } from '@playwright/test';
import { expect } from './story.ts';

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

/** Names and contents of all drafts; a database that does not exist yet is not created by looking. */
const draftsIn = (page: Page) =>
  page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const drafts: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name ?? ''));
      try {
        for (const store of database.objectStoreNames) {
          const objects = database.transaction(store).objectStore(store);
          drafts.push(...(await Promise.all([answer(objects.getAllKeys()), answer(objects.getAll())])));
        }
      } finally {
        database.close();
      }
    }
    return JSON.stringify(drafts);
  });

/**
 * Waits until the text, or a draft of this name, is in this browser: all that a closed tab leaves behind. What the page
 * says about it may come before the transaction has ended.
 */
export const untilDraftStored = (page: Page, text: string) =>
  expect.poll(() => draftsIn(page)).toContain(JSON.stringify(text).slice(1, -1));

/**
 * Waits until the open form has sent what an earlier visit left in this browser. Otherwise that save starts a second after
 * the form opens, in the middle of the next step: one that ends the session would be answered before anything is typed.
 */
export const untilSent = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Saving…' })).toHaveCount(0);
