/** Analytics and session recording: nothing of a vendor before somebody allows it, and nothing after they withdraw. */
import type { Page } from '@playwright/test';
import { barriersOf } from '../support/journeys/barriers.ts';
import { isScriptWith } from '../support/journeys/scriptFiles.ts';
import type { JourneyServer } from '../support/journeys/server.ts';
import { expect, test as story } from '../support/journeys/story.ts';
import { startVendor, type Vendor } from '../support/journeys/vendor.ts';

let count = 0;

interface Tagged {
  vendor: Vendor;
  slug: string;
  origin: string;
}

const test = story.extend<{ tagged: Tagged }>({
  tagged: async ({ server, watched }, use) => {
    const vendor = await startVendor();
    count += 1;
    const slug = `tagged-${count}`;
    const origin = await server.addTenant(slug, {
      analytics: { script_url: `${vendor.origin}/analytics.js`, site_id: 'forces' },
      recording: { script_url: `${vendor.origin}/recorder.js`, site_id: 'forces' },
    });
    // Requests to the vendor are counted by the vendor.
    for (const method of ['GET', 'POST', 'PUT']) {
      watched.allows(`left the origin: ${method} ${origin}`, `left the origin: ${method} ${vendor.origin}`);
    }
    await use({ vendor, slug, origin });
    await vendor.close();
  },
});

const notice = (page: Page) =>
  page.getByRole('region', { name: 'May we count visits and record how pages are used?' });
const answer = (page: Page, name: 'Accept' | 'Decline') => notice(page).getByRole('button', { name });
const choice = (page: Page, name: string) => page.getByRole('switch', { name });
const paths = ({ requests }: Vendor) => requests.map(({ path }) => path).sort();
const firstVisit = ['/analytics.js', '/hit', '/record', '/recorder.js'];

/** Once they show that nothing is allowed, all that the page before has asked a vendor for has arrived there. */
async function openChoices(page: Page, origin: string) {
  await page.goto(`${origin}/privacy`);
  await expect(choice(page, 'Web analytics')).not.toBeChecked();
}

/** Opens a page, and waits for the script that decides there on the notice and the tags. */
async function withDecision(page: Page, open: () => Promise<unknown>) {
  const decides = page.waitForResponse(isScriptWith('consent/Consent'));
  await open();
  await (await decides).finished();
}

async function bring(page: Page, server: JourneyServer, { slug, origin }: Tagged, key: string) {
  const { token, token_expires_at } = await server.openSession(key, slug);
  await page.goto(`${origin}/data-sources`);
  await page.evaluate(
    (session) => localStorage.setItem('session', session),
    JSON.stringify({ token, expiresAt: token_expires_at }),
  );
}

test('SETTINGS-07 both tags load at start-up once they are allowed, and not before; declined, they never do @phone', async ({
  page,
  tagged: { vendor, origin },
}) => {
  await page.goto(`${origin}/recruiters`);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('link', { name: 'Data sources' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data sources');
  expect(vendor.requests).toEqual([]);

  await answer(page, 'Decline').click();
  await expect(notice(page)).toHaveCount(0);
  await withDecision(page, () => page.reload());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data sources');
  await expect(notice(page)).toHaveCount(0);
  await openChoices(page, origin);
  await page.goto(`${origin}/data-sources`);
  expect(vendor.requests).toEqual([]);

  await page.evaluate(() => localStorage.removeItem('consent'));
  await page.reload();
  await answer(page, 'Accept').click();
  await expect.poll(() => paths(vendor)).toEqual(firstVisit);
  expect(vendor.requests.find(({ path }) => path === '/hit')?.body).toEqual({
    site: 'forces',
    page: '/data-sources',
  });

  vendor.requests.length = 0;
  await page.goto(`${origin}/recruiters`);
  await expect.poll(() => paths(vendor)).toEqual(firstVisit);
  await expect(notice(page)).toHaveCount(0);
});

test('both answers weigh the same, are the first stops of the keyboard, and hide nothing @whole', async ({
  page,
  tagged: { origin },
}) => {
  await page.goto(`${origin}/recruiters`);
  const look = (name: 'Accept' | 'Decline') =>
    answer(page, name).evaluate((button) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight, boxShadow } =
        getComputedStyle(button);
      return [color, backgroundColor, borderColor, fontSize, fontWeight, boxShadow, button.clientHeight];
    });
  expect(await look('Accept')).toEqual(await look('Decline'));
  for (const name of ['Privacy choices', 'Decline', 'Accept']) {
    await page.keyboard.press('Tab');
    await expect(
      notice(page).getByRole(name === 'Privacy choices' ? 'link' : 'button', { name }),
    ).toBeFocused();
  }
  expect(await barriersOf(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await barriersOf(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const foot = await page.getByRole('contentinfo').boundingBox();
  const bar = await notice(page).boundingBox();
  expect(foot!.y + foot!.height).toBeLessThanOrEqual(bar!.y + 1);
});

test('a withdrawn consent ends the tag immediately and takes what it left @whole', async ({
  page,
  context,
  tagged,
}) => {
  const { vendor, origin } = tagged;
  await page.goto(`${origin}/privacy`);
  await expect(notice(page)).toHaveCount(0);
  await choice(page, 'Web analytics').click();
  await expect.poll(() => paths(vendor)).toEqual(['/analytics.js', '/hit']);
  await expect(choice(page, 'Session recording')).not.toBeChecked();
  const left = async () => ({
    cookies: (await context.cookies(origin)).map(({ name }) => name),
    stored: await page.evaluate(() => Object.keys(localStorage).sort()),
  });
  expect(await left()).toEqual({ cookies: ['_visitor'], stored: ['_visitor', 'consent', 'tenant'] });

  const reloaded = page.waitForEvent('load');
  await choice(page, 'Web analytics').click();
  await reloaded;
  await expect(choice(page, 'Web analytics')).not.toBeChecked();
  expect(await left()).toEqual({ cookies: [], stored: ['consent', 'tenant'] });

  vendor.requests.length = 0;
  await withDecision(page, () => page.goto(`${origin}/recruiters`));
  await openChoices(page, origin);
  expect(vendor.requests).toEqual([]);
});

test('the answer of somebody who is signed in is stored in the account, counts on their other browser, and masks all they see and type @whole', async ({
  page,
  browser,
  counting,
  server,
  tagged,
}) => {
  const { vendor, slug, origin } = tagged;
  await bring(page, server, tagged, 'veteran-complete');
  await page.goto(`${origin}/veteran`);
  await answer(page, 'Accept').click();
  await expect.poll(() => paths(vendor)).toEqual(firstVisit);
  const storedConsents = () =>
    server.asPerson(
      'veteran-complete',
      async (_, { consent_analytics, consent_recording }) => [consent_analytics, consent_recording],
      slug,
    );
  expect(await storedConsents()).toEqual([true, true]);

  vendor.requests.length = 0;
  await page.goto(`${origin}/veteran/profile`);
  await expect.poll(() => paths(vendor)).toEqual(firstVisit);
  await page.getByLabel('First name').fill('Somebody Secret');
  const records = () => vendor.requests.filter(({ path }) => path === '/record');
  await expect
    .poll(() => records().some(({ body }) => (body as { what: string }).what === 'input'))
    .toBe(true);
  const read = records().map(({ body }) => body as { seen: string; masked: number });
  expect(read.map(({ seen, masked }) => [seen, masked > 10])).toEqual(read.map(() => ['', true]));

  const context = await browser.newContext();
  await counting.listenTo(context);
  const elsewhere = await context.newPage();
  await bring(elsewhere, server, tagged, 'veteran-complete');
  vendor.requests.length = 0;
  await elsewhere.goto(`${origin}/privacy`);
  await expect(choice(elsewhere, 'Session recording')).toBeChecked();
  for (const [name, report] of [
    ['Session recording', '/record'],
    ['Web analytics', '/hit'],
  ] as const) {
    // A tag that has not begun needs no reload to end.
    await expect.poll(() => paths(vendor)).toContain(report);
    vendor.requests.length = 0;
    const reloaded = elsewhere.waitForEvent('load');
    await choice(elsewhere, name).click();
    await reloaded;
    await expect(choice(elsewhere, name)).not.toBeChecked();
  }
  expect(await storedConsents()).toEqual([false, false]);
  await context.close();

  vendor.requests.length = 0;
  await page.reload();
  await expect(page.getByLabel('First name')).toBeVisible();
  await openChoices(page, origin);
  expect(vendor.requests).toEqual([]);
});

test('a page that was opened by a mailed link runs no tag', async ({
  page,
  tagged: { vendor, origin },
  watched,
}) => {
  watched.allows('failed: 422 POST /api/auth/verify-email');
  await page.goto(`${origin}/recruiters`);
  await answer(page, 'Accept').click();
  await expect.poll(() => paths(vendor)).toEqual(firstVisit);
  vendor.requests.length = 0;
  await page.goto(`${origin}/auth/verify-email?token=${'a'.repeat(43)}&email=leah%40post.example`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(vendor.requests).toEqual([]);

  // What that page had asked for would be here by now, too.
  await page.goto(`${origin}/recruiters`);
  await expect.poll(() => paths(vendor)).toEqual(firstVisit);
});
