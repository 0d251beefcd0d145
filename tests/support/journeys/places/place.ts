/** A place of the app that accessibility.test.ts looks at. */
import type { BrowserContext, Page } from '@playwright/test';
import type { JourneyServer } from '../server.ts';

export interface Place {
  name: string;
  /** Of the document, before the person does anything. */
  title: string;
  /** Nobody is signed in without one. */
  key?: string;
  /** The operator, in the console. */
  operator?: boolean;
  path: string;
  /** What was done before. */
  first?: (context: BrowserContext, server: JourneyServer) => Promise<void>;
  /** The words of the page are read before the person does anything; words.test.ts reads all other pages. */
  isRead?: true;
  /** What the person does on the page first. */
  act?: (page: Page) => Promise<void>;
  failure?: string;
}

export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click();
