/** A browser on the built product in which a veteran has signed in through the form. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { browserArgs, findBrowser } from '../browser.mjs';
import { startBuiltServer } from './builtServer.ts';
import { demoVeteran } from './seeded.ts';

interface SignedIn {
  browser: Browser;
  page: Page;
  stop: () => Promise<void>;
}

export async function signInByHand(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/auth/login?type=veteran`);
  await page.locator('html[data-hydration]').waitFor({ state: 'detached' });
  await page.getByLabel('Email').fill(demoVeteran);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('checkbox', { name: 'Confirm you’re not a robot' }).check();
  await page.getByRole('checkbox', { name: 'You’re verified' }).waitFor();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/veteran');
}

export async function openSignedIn(): Promise<SignedIn> {
  const server = await startBuiltServer();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArgs(), '--enable-precise-memory-info', '--js-flags=--expose-gc'],
  });
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await signInByHand(page);
  return {
    browser,
    page,
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}
