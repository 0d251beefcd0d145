/**
 * What every story starts with: a server, its people, and a watch on all that happens besides the story.
 *
 * Opening the app in a window costs half a second of a processor: tell what shares a start in one story with
 * `people.bring`, change the theme or the width of an open page, and do not look again at what a planned path or
 * accessibility.test.ts looks at.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Count, countStories } from '../../../scripts/processorTime/notes.mjs';
import { demoPassword } from '../../../server/auth/passwords/demoPassword.ts';
import { root } from '../../../server/process/root.ts';
import { type Counting, startCounting } from './counting.ts';
import { type FormOption, formOf } from './forms.ts';
import { type Hand, pointer } from './hands.ts';
import { persona } from './persona.ts';
import type { JourneyServer, TenantSlug } from './server.ts';
import { expectToast, recordToasts } from './toasts.ts';
import { type Watch, watch } from './watch.ts';

export { expect };

/** Of server.ts, made by built.ts: who only collects the stories loads no server. */
const bundle = pathToFileURL(join(root, 'dist/stories/server.js')).href;

/** Its tests take planned paths. */
const plannedFolder = join(root, 'tests/flows/');

export const operatorEmail = 'operator@demo.test';

export interface People {
  /** Signs in at the login page, as a person does who starts where the seed has them. */
  signIn: (page: Page, key: string) => Promise<void>;
  /** Fills in the login page and proves to be a person, up to the Sign in button. */
  fillIn: (page: Page, key: string) => Promise<void>;
  /** The same in the login form of the page that is open, and signs in. */
  completeLogin: (page: Page, key: string) => Promise<void>;
  /** Starts the person where the seed has them, with a session in the browser: for stories that are not about login. */
  bring: (context: BrowserContext, key: string) => Promise<void>;
  /** The operator with a session of the console, which is this tab’s alone. */
  bringOperator: (page: Page) => Promise<void>;
}

interface Fixtures extends FormOption {
  tenant: TenantSlug;
  people: People;
  watched: Watch;
  counted: undefined;
  noted: undefined;
}

export async function proveToBeAPerson(page: Page, hand: Hand = pointer) {
  await hand.tick(page.getByRole('checkbox', { name: 'Confirm you’re not a robot' }));
  await expect(page.getByRole('checkbox', { name: 'You’re verified' })).toBeChecked();
}

/** The last addresses of each page: how it came to where it is. */
const addresses = new WeakMap<Page, string[]>();
const maxAddresses = 6;

function rememberAddresses(page: Page) {
  const visited: string[] = [];
  addresses.set(page, visited);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(frame.url());
  });
}

const shortened = (url: string) => url.replace(/^https?:\/\/([^/:]+)(:\d+)?/, '$1');

/** Where a page is when its story fails, and was before: the last lines of a run name it. */
function annotationOf(page: Page) {
  const before = (addresses.get(page) ?? []).slice(-maxAddresses, -1);
  return { type: 'page', description: [...before, page.url()].map(shortened).join(' → ') };
}

/** The first page of a new browser, server and database takes its time on a busy machine: none of a story’s own. */
async function openOnce(browser: Browser, origin: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin, { timeout: 150_000 });
  await context.close();
}

/** In a page of the origin that runs nothing of the app. */
async function startWith(session: string) {
  sessionStorage.clear();
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) {
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name ?? '');
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
      request.onblocked = () => reject(new Error(`${name} is still open`));
    });
  }
  localStorage.setItem('session', session);
}

export const test = base.extend<Fixtures, { server: JourneyServer; counting: Counting; noting: Count }>({
  server: [
    async ({ browser }, use) => {
      const { startJourneyServer } = (await import(bundle)) as typeof import('./server.ts');
      const server = await startJourneyServer();
      await openOnce(browser, server.origin('uk'));
      await use(server);
      await server.close();
    },
    // Three begin together, each with a database to fill.
    { scope: 'worker', timeout: 180_000 },
  ],
  counting: [
    async ({ browserName: _ }, use, { workerIndex }) => use(await startCounting(workerIndex)),
    { scope: 'worker' },
  ],
  // After the browser and the server have started, which are no story's own.
  noting: [async ({ server: _ }, use) => use(countStories()), { scope: 'worker' }],
  form: [undefined, { option: true }],
  contextOptions: async ({ contextOptions, form }, use, { tags }) =>
    // No story is about motion, which costs frames and time.
    use({ ...contextOptions, reducedMotion: 'reduce', ...formOf(form, tags) }),
  tenant: ['uk', { option: true }],
  baseURL: async ({ server, tenant }, use) => use(server.origin(tenant)),
  locale: async ({ tenant }, use) => use(tenant === 'us' ? 'en-US' : 'en-GB'),
  timezoneId: async ({ tenant }, use) => use(tenant === 'us' ? 'America/New_York' : 'Europe/London'),

  context: async ({ context }, use) => {
    context.on('page', actOnTheApp);
    context.on('page', rememberAddresses);
    recordToasts(context);
    await use(context);
  },

  watched: [
    async ({ context, server }, use, { annotations, errors }) => {
      const { watching, verdict } = await watch(context, [server.origin('uk'), server.origin('us')]);
      await use(watching);
      const trouble = await verdict();
      if (trouble.length + errors.length > 0) annotations.push(...context.pages().map(annotationOf));
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],

  counted: [
    async ({ context, counting }, use, { file, retry }) => {
      // A second try would count the same story twice.
      counting.begin(retry > 0 || file.startsWith(plannedFolder));
      await counting.listenTo(context);
      await use(undefined);
      await counting.write(context);
      // All that the next story of this worker would otherwise find changed in the browser they share.
      await context.setOffline(false);
      await context.clearPermissions();
    },
    { auto: true },
  ],

  noted: [
    async ({ noting }, use, { titlePath }) => {
      await use(undefined);
      noting.note(titlePath.join(' › '));
    },
    { auto: true },
  ],

  people: async ({ server, tenant }, use) => {
    const fillInHere = async (page: Page, key: string) => {
      await page.getByLabel('Email').fill(persona(key).email);
      await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
      await proveToBeAPerson(page);
    };
    const fillIn: People['fillIn'] = async (page, key) => {
      await page.goto(`/auth/login?type=${persona(key).role}`);
      await fillInHere(page, key);
    };
    const send = async (page: Page) => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expectToast(page, 'Login successful');
    };
    await use({
      fillIn,
      completeLogin: async (page, key) => {
        await fillInHere(page, key);
        await send(page);
      },
      signIn: async (page, key) => {
        // What is open would go on asking for someone who is no longer there.
        if (page.url() !== 'about:blank') await page.goto('about:blank');
        await server.startAfresh(key, tenant);
        await fillIn(page, key);
        await send(page);
      },
      bring: async (context, key) => {
        const [page = await context.newPage(), ...others] = context.pages();
        // What is open would go on asking for someone who is no longer there.
        for (const other of others) await other.goto('about:blank');
        const blank = `${server.origin(tenant)}/blank`;
        await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
        await page.goto(blank);
        await page.unroute(blank);
        await server.startAfresh(key, tenant);
        const { token, token_expires_at } = await server.openSession(key, tenant);
        await context.clearCookies();
        await page.evaluate(startWith, JSON.stringify({ token, expiresAt: token_expires_at }));
      },
      bringOperator: async (page) => {
        const { token, token_expires_at } = await server.openSession(operatorEmail, tenant);
        const session = JSON.stringify({ token, expiresAt: token_expires_at });
        await page.addInitScript((stored) => sessionStorage.setItem('operatorSession', stored), session);
      },
    });
  },
});

/** Public pages are shown before they are hydrated. A story acts on the app, unless it says itself how far a page must be. */
function actOnTheApp(page: Page) {
  const waiting = page.locator('html[data-hydration]');
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await waiting.waitFor({ state: 'detached' });
    return answer;
  };
}

export const showAllTasks = (page: Page) =>
  page.getByRole('button', { name: /^Show all \d+ tasks$/ }).click();

/**
 * Opens the dashboard of someone with a plan, with all tasks, and waits until nothing is in flight: what a story changes next meets
 * no call under way.
 */
export async function openDashboard(page: Page) {
  await page.goto('/veteran');
  await expect(page.getByRole('heading', { name: 'Your action plan' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Support and services' })).toBeVisible();
  await showAllTasks(page);
  await expect(page.getByRole('progressbar')).toBeHidden();
}
