/** What somebody types outside of onboarding (onboardingDrafts.test.ts has that) and what can come between; WHOLE=1 goes three rounds through all of it. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { untilDraftStored, untilSent } from '../support/journeys/drafts.ts';
import type { JourneyServer } from '../support/journeys/server.ts';
import { expect, type People, test } from '../support/journeys/story.ts';
import { inTurn, isWhole } from '../support/journeys/whole.ts';

// The last file but one, which a single worker would be waited for: all of them share it.
test.describe.configure({ mode: 'parallel' });

interface EditPage {
  name: string;
  key: string;
  address: string;
  /** From the address to the page of the field, also when one comes back. */
  open?: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
  /** Where the page goes once it has stored what is new. */
  storedAt?: RegExp;
  /** Written while somebody types, where the page saves on its own; the others keep it in the browser until they are sent. */
  table?: string;
}

const note = (page: Page) => page.getByLabel(/^A note to /);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const editPages: EditPage[] = [
  {
    name: 'the goal of a transition plan',
    key: 'veteran-complete',
    address: '/veteran/create-transition-plan-vx?type=education&step=1',
    field: (page) => page.getByLabel('Subject', { exact: true }),
    table: 'transition_plans',
  },
  {
    name: 'the title of a job',
    key: 'recruiter',
    address: '/recruiter/create-job',
    field: (page) => page.getByLabel('Job title', { exact: true }),
    storedAt: /\/edit-job-new\/\d+/,
    table: 'jobs',
  },
  {
    name: 'the summary of a CV',
    key: 'veteran-complete',
    address: '/veteran/resume/edit?section=summary',
    field: (page) => page.getByLabel('Describe what you offer in a few sentences'),
    table: 'resumes',
  },
  {
    name: 'the note of an application',
    key: 'veteran-complete',
    address: '/jobs/5/apply',
    open: async (page) => {
      await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
      if (!(await note(page).isVisible())) await press(page, 'Continue');
    },
    field: note,
  },
  {
    name: 'the headline of a profile',
    key: 'veteran-complete',
    address: '/veteran/profile',
    field: (page) => page.getByLabel('Headline'),
  },
];

/** Each could be cut, escaped or turned on its way. */
const texts = [
  'Led 30 people & “two” trucks <b>on time</b>',
  'Größe, Ærø, naïve, Łódź and 東京',
  'Half a sentence about the 🛠️ and the 👩🏽‍✈️',
  'العربية between two words',
  "O'Neil\\n; -- %s {{x}} $1",
];

interface Scene {
  page: Page;
  context: BrowserContext;
  server: JourneyServer;
  people: People;
  editPage: EditPage;
  text: string;
}

const says = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

/** What was typed in the last second may be lost: it is stored, or kept, before anything comes between. */
async function typeAndPause({ page, editPage, text }: Scene) {
  const words = JSON.stringify(text).slice(1, -1);
  const stored = editPage.table
    ? page.waitForResponse((answer) => answer.ok() && !!answer.request().postData()?.includes(words))
    : null;
  await editPage.field(page).fill(text);
  await (stored ?? untilDraftStored(page, text));
  if (editPage.storedAt) await expect(page).toHaveURL(editPage.storedAt);
}

/** Each ends on a page that opens the form again, or on the way there. */
const interruptions: Record<string, (scene: Scene) => Promise<Page>> = {
  async 'a reload'(scene) {
    await typeAndPause(scene);
    await scene.page.reload();
    return scene.page;
  },
  async 'Back and Forward'(scene) {
    const { page } = scene;
    await typeAndPause(scene);
    const left = new URL(page.url());
    await page.goto('/privacy');
    await page.goBack();
    await expect(page).toHaveURL(({ pathname }) => pathname === left.pathname);
    return page;
  },
  async 'a lost network and a closed tab'({ page, context, editPage, text }) {
    const address = page.url();
    await context.setOffline(true);
    await editPage.field(page).fill(text);
    if (editPage.table) await says(page, 'Offline. Kept on this device');
    await untilDraftStored(page, text);
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(address);
    return next;
  },
  async 'an error of the server'(scene) {
    const { page, server, editPage, text } = scene;
    const { table } = editPage;
    if (table)
      await server.whileUnwritable(table, async () => {
        await editPage.field(page).fill(text);
        await says(page, 'Not saved. We couldn’t reach our server');
        await untilDraftStored(page, text);
      });
    else await typeAndPause(scene);
    await page.reload();
    return page;
  },
  async 'the end of the session'({ page, server, people, editPage, text }) {
    await server.endSessions(editPage.key);
    await editPage.field(page).fill(text);
    if (!editPage.table) {
      await untilDraftStored(page, text);
      await page.reload();
    }
    await expect(page).toHaveURL(/\/auth\/login/);
    await people.completeLogin(page, editPage.key);
    return page;
  },
};

const rounds = isWhole ? 3 : 1;

for (const [story, editPage] of editPages.entries()) {
  const own = inTurn(interruptions, story);
  test(`typed work: ${editPage.name} survives ${own.map(([name]) => name).join(', ')}`, async ({
    page,
    context,
    people,
    server,
    watched,
  }) => {
    test.setTimeout(rounds * 180_000);
    watched.allows('failed: net::ERR_INTERNET_DISCONNECTED', 'failed: 500 ', 'failed: 401 ');
    await people.bring(context, editPage.key);
    await page.goto(editPage.address);
    await editPage.open?.(page);
    let open = page;
    for (let round = 0; round < rounds; round += 1)
      for (const [turn, [name, interrupt]] of own.entries())
        await test.step(name, async () => {
          const text = `${texts[(turn + round) % texts.length]} ${round}`;
          await expect(editPage.field(open)).toBeVisible();
          await untilSent(open);
          open = await interrupt({ page: open, context, server, people, editPage, text });
          await editPage.open?.(open);
          await expect(editPage.field(open)).toHaveValue(text);
        });
  });
}
