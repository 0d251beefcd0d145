import type { BrowserContext, Page } from '@playwright/test';
import { untilDraftStored, untilSent } from '../support/journeys/drafts.ts';
import { pointer } from '../support/journeys/hands.ts';
import {
  continueButton,
  fillPersonalDetails,
  heading,
  onScreen,
  openPart,
  section,
} from '../support/journeys/onboardingScreens.ts';
import type { JourneyServer } from '../support/journeys/server.ts';
import { expect, type People, test } from '../support/journeys/story.ts';
import { inTurn } from '../support/journeys/whole.ts';

interface Screen {
  name: string;
  key: string;
  /** From the step where the person is to go on. */
  prepare?: (page: Page) => Promise<void>;
  title: string;
  address: { step: number; cvStep?: number };
  type: (page: Page, turn: number) => Promise<void>;
  isThere: (page: Page, turn: number) => Promise<void>;
}

const directions = [
  'Retrain for a new trade or profession',
  'Study for a qualification',
  'Start a business',
  'I am not sure yet',
  'Find a job now',
];
const summary = (turn: number) => `I have led people for ${turn + 9} years, at sea and on land.`;
const subject = (turn: number) => `Nursing ${turn}`;
const phone = (turn: number) => `770090048${turn}`;

const screens: Screen[] = [
  {
    name: 'Personal Details',
    key: 'veteran-personal',
    title: 'Personal Details',
    address: { step: 0 },
    type: (page, turn) => page.getByRole('textbox', { name: 'Number' }).fill(phone(turn)),
    isThere: (page, turn) => expect(page.getByRole('textbox', { name: 'Number' })).toHaveValue(phone(turn)),
  },
  {
    name: 'the check of the CV',
    key: 'veteran-cv-draft',
    title: 'Check what we read',
    address: { step: 1, cvStep: 2 },
    type: async (page, turn) => {
      await openPart(page, pointer, 'Summary');
      await section(page, 'Summary').getByRole('button', { name: 'Edit Summary' }).click();
      await section(page, 'Summary').getByRole('textbox').fill(summary(turn));
    },
    isThere: async (page, turn) => {
      await openPart(page, pointer, 'Summary');
      await expect(section(page, 'Summary')).toContainText(summary(turn));
    },
  },
  {
    name: 'Career Direction',
    key: 'veteran-direction',
    title: 'Career Direction',
    address: { step: 2 },
    type: (page, turn) => page.getByRole('radio', { name: directions[turn] }).check(),
    isThere: (page, turn) => expect(page.getByRole('radio', { name: directions[turn] })).toBeChecked(),
  },
  {
    name: 'the questionnaire',
    key: 'veteran-direction',
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'Study for a qualification' }).check();
      await continueButton(page).click();
    },
    title: 'What would you like to study?',
    address: { step: 3 },
    type: (page, turn) => page.getByRole('main').getByRole('textbox').fill(subject(turn)),
    isThere: (page, turn) => expect(page.getByRole('main').getByRole('textbox')).toHaveValue(subject(turn)),
  },
  {
    name: 'Support & Services',
    key: 'veteran-services',
    title: 'Support & Services',
    address: { step: 5 },
    type: (page, turn) => page.getByRole('checkbox').nth(turn).click(),
    isThere: (page, turn) => expect(page.getByRole('checkbox').nth(turn)).toBeChecked(),
  },
];

interface Scene {
  page: Page;
  context: BrowserContext;
  server: JourneyServer;
  people: People;
  screen: Screen;
  /** What is typed in this turn. */
  turn: number;
}

const saveState = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** Each ends on a page that shows the screen again, or on the way there. */
const mishaps: Record<string, (scene: Scene) => Promise<Page>> = {
  async 'a reload'({ page, screen, turn }) {
    await screen.type(page, turn);
    await saveState(page, /^Saved at/);
    await page.reload();
    return page;
  },
  async 'Back and Forward'({ page, screen, turn }) {
    await page.goto('/veteran');
    await page.getByRole('link', { name: 'Continue onboarding' }).click();
    await onScreen(page, screen.title, screen.address);
    await screen.type(page, turn);
    await page.goBack();
    await expect(page).toHaveURL('/veteran');
    await page.goForward();
    return page;
  },
  async 'a lost network and a closed tab'({ page, context, screen, turn }) {
    await context.setOffline(true);
    await screen.type(page, turn);
    await saveState(page, 'Offline. Kept on this device');
    await untilDraftStored(page, `/onboarding/${screen.address.step}`);
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/veteran/onboarding');
    return next;
  },
  async 'an error of the server'({ page, server, screen, turn }) {
    await server.whileUnwritable('onboarding_drafts', async () => {
      await screen.type(page, turn);
      await saveState(page, 'Not saved. We couldn’t reach our server');
    });
    await untilDraftStored(page, `/onboarding/${screen.address.step}`);
    await page.reload();
    return page;
  },
  async 'the end of the session'({ page, server, people, screen, turn }) {
    await server.endSessions(screen.key);
    await screen.type(page, turn);
    await expect(page).toHaveURL('/auth/login?type=veteran');
    await people.completeLogin(page, screen.key);
    return page;
  },
};

for (const [story, screen] of screens.entries()) {
  const own = inTurn(mishaps, story);
  test(`ONBOARD-17 what is typed in ${screen.name} survives ${own.map(([name]) => name).join(', ')}`, async ({
    page,
    context,
    people,
    server,
    watched,
  }) => {
    watched.allows(
      'failed: net::ERR_INTERNET_DISCONNECTED PUT /api/onboarding/draft',
      'failed: 500 PUT /api/onboarding/draft',
      'failed: 401 PUT /api/onboarding/draft',
    );
    await people.bring(context, screen.key);
    await page.goto('/veteran/onboarding');
    await expect(heading(page)).toBeVisible();
    await screen.prepare?.(page);
    await onScreen(page, screen.title, screen.address);
    let open = page;
    for (const [turn, [, mishap]] of own.entries()) {
      await untilSent(open);
      open = await mishap({ page: open, context, server, people, screen, turn });
      await onScreen(open, screen.title, screen.address);
      await screen.isThere(open, turn);
    }
  });
}

test('ONBOARD-17 the action plan is there again after a reload, a closed tab and the end of the session', async ({
  page,
  context,
  people,
  server,
  watched,
}) => {
  watched.expects('failed: 401 POST /api/action-plan/accept');
  const plan = { step: 4 };
  await people.bring(context, 'veteran-plan');
  await page.goto('/veteran/onboarding');
  await onScreen(page, 'Your action plan', plan);
  await page.reload();
  await onScreen(page, 'Your action plan', plan);
  const other = await context.newPage();
  await page.close();
  await other.goto('/veteran/onboarding');
  await onScreen(other, 'Your action plan', plan);
  // The heading is there before the plan itself.
  await expect(continueButton(other)).toBeVisible();
  await server.endSessions('veteran-plan');
  await continueButton(other).click();
  await expect(other).toHaveURL('/auth/login?type=veteran');
  await people.completeLogin(other, 'veteran-plan');
  await onScreen(other, 'Your action plan', plan);
});

test('Continue that does not get through says why and keeps the form, and works when tried again', async ({
  page,
  context,
  people,
  server,
  watched,
}) => {
  watched.expects(
    'failed: net::ERR_INTERNET_DISCONNECTED POST /api/onboarding/personal-details',
    'failed: 500 POST /api/onboarding/personal-details',
    'failed: 401 POST /api/onboarding/personal-details',
  );
  await people.bring(context, 'veteran-new');
  await page.goto('/veteran/onboarding');
  await fillPersonalDetails(page, pointer);
  await saveState(page, /^Saved at/);
  const expectStored = async () => {
    await onScreen(page, 'Personal Details', { step: 0 });
    const birthday = page.getByRole('group', { name: 'Date of birth' });
    await expect(birthday.getByRole('textbox', { name: 'Year' })).toHaveValue('1991');
    await expect(page.getByRole('textbox', { name: 'Number' })).toHaveValue('07700900482');
    await expect(page.getByRole('radio', { name: 'Non-binary' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'I am a veteran' })).toBeChecked();
  };
  const problem = page.getByRole('main').getByRole('alert');

  await context.setOffline(true);
  await continueButton(page).click();
  await expect(problem).toHaveText(
    'You’re offline. We’ve kept what you typed on this device. Continue when you’re back online.',
  );
  await expectStored();
  await context.setOffline(false);

  await server.whileUnwritable('given_answers', async () => {
    await continueButton(page).click();
    await expect(problem).toHaveText('There was an error. Please try again');
    await expectStored();
  });

  await server.endSessions('veteran-new');
  await continueButton(page).click();
  await expect(page).toHaveURL('/auth/login?type=veteran');
  await people.completeLogin(page, 'veteran-new');
  await expectStored();
  await continueButton(page).click();
  await onScreen(page, 'Upload your CV', { step: 1, cvStep: 0 });
});
