/** A conversation as the veteran has it on the page of an application. Time stops from the start, and goes on as the path says. */
import type { messagesMachine } from '../../../src/machines/messages.ts';
import { freezeTime } from '../../support/journeys/clock.ts';
import { openApplicationOf, writeMessages } from '../../support/journeys/conversations.ts';
import { expectToast } from '../../support/journeys/toasts.ts';
import { blocked409, type cases } from '../messages.ts';
import { error500 } from '../outcomes.ts';
import type { Doing, Pages, World } from '../pages.ts';
import {
  application,
  asVeteran,
  companyReads,
  type Loaded,
  latest,
  loaded,
  nextText,
  setBlocked,
  veteran,
} from './conversation.ts';
import { errorMessage, expectErrorMessage, fails } from './endings.ts';

/** A phone on its side: it shows the messages only once they are scrolled to. */
const viewport = { width: 844, height: 390 };

/** More by one than are loaded together. */
const earlierTexts = Array.from({ length: 51 }, (_, at) => `Could I visit the depot? (${at + 1})`);

/** In milliseconds, after which a toast has disappeared. */
const toastTime = 2000;

const region = ({ page }: World) => page.getByRole('region', { name: 'Messages', exact: true });
const button = (world: World, name: string | RegExp) =>
  region(world).getByRole('button', { name, exact: true });
const field = (world: World) => region(world).getByLabel(/^Message to /);
const earlier = (world: World) => button(world, 'Show earlier messages');
const outdated = (world: World) => region(world).getByText('We couldn’t check for new messages.');

const scrollAway: Doing = ({ page }) => page.evaluate(() => scrollTo(0, 0));

async function showsConversation(world: World) {
  const { expect } = world;
  const { isBlocked, hasEarlier, lastText } = loaded(world);
  await expect(region(world).getByRole('listitem').last()).toContainText(lastText);
  await expect(field(world)).toHaveCount(isBlocked ? 0 : 1);
  await expect(region(world).getByText(/Unblock them to write again\.$/)).toHaveCount(isBlocked ? 1 : 0);
  await expect(earlier(world)).toHaveCount(hasEarlier ? 1 : 0);
  await expectErrorMessage(world);
}

const isRead: Doing = async (world) => {
  await world.expect(region(world)).toBeInViewport();
  await world.expect(outdated(world)).toHaveCount(0);
  await showsConversation(world);
};

export const pages: Pages<typeof messagesMachine, typeof cases, 'reading.deciding'> = {
  passing: ['reading.deciding'],
  alike: ['reading.marking', 'reading.resting', 'reading.waiting', 'reading.checking'],

  setup: {
    async 'an application'(world) {
      const { page, people, kept, expect } = world;
      await people.bring(page.context(), veteran);
      await asVeteran(world, async (db, { id }) => {
        const applied = await openApplicationOf(db, id);
        await writeMessages(db, applied, { from: 'veteran', texts: earlierTexts });
        kept.set('application', applied);
      });
      const lastText = earlierTexts.at(-1) ?? '';
      kept.set('loaded', { isBlocked: false, hasEarlier: true, lastText } satisfies Loaded);
      await page.setViewportSize(viewport);
      await page.clock.install();
      await page.goto(`/veteran/applications/${application(world).id}`);
      await expect(region(world).getByRole('status')).toHaveText('Loading the messages');
      await freezeTime(page);
    },
  },

  states: {
    async loading(world) {
      await world.expect(region(world).getByRole('status')).toHaveText('Loading the messages');
      await world.expect(region(world)).not.toBeInViewport();
    },
    async failed(world) {
      const heading = region(world).getByRole('heading', { name: 'The messages didn’t load' });
      await world.expect(heading).toBeVisible();
      const message = errorMessage(world);
      if (message !== undefined) await world.expect(region(world).getByText(message)).toBeVisible();
    },
    async 'reading.offScreen'(world) {
      await world.expect(region(world)).not.toBeInViewport();
      await showsConversation(world);
    },
    'reading.marking': isRead,
    'reading.resting': isRead,
    'reading.waiting': isRead,
    'reading.checking': isRead,
    async 'reading.outdated'(world) {
      await world.expect(outdated(world)).toBeVisible();
      await showsConversation(world);
    },
    async 'reading.loadingEarlier'(world) {
      await world.expect(earlier(world)).toBeDisabled();
    },
    async sending(world) {
      await world.expect(field(world)).not.toBeEditable();
    },
  },

  events: {
    async 'tries again'(world) {
      await button(world, 'Try again').click();
      await scrollAway(world);
    },
    'scrolls to the messages': (world) => region(world).evaluate((messages) => messages.scrollIntoView()),
    'scrolls away': scrollAway,
    async 'blocks or unblocks the company'(world) {
      const { page } = world;
      const { isBlocked } = loaded(world);
      await button(world, isBlocked ? /^Unblock / : /^Block /).click();
      if (!isBlocked)
        await page.getByRole('dialog').getByRole('button', { name: 'Block company', exact: true }).click();
      await expectToast(page, isBlocked ? 'can message and find you again' : 'can no longer message you');
      // It is over the page for as long as time stops.
      await page.clock.runFor(toastTime);
    },
    'asks for earlier messages': (world) => earlier(world).click(),
    async writes(world) {
      const text = nextText(world, 'Yes, from the second week.');
      world.kept.set('written', text);
      await field(world).fill(text);
      await button(world, 'Send').click();
    },
  },

  ports: {
    listMessages: {
      operation: 'listMessages',
      outcomes: { ...latest, error500: async (world) => fails(world, error500) },
    },
    checkMessages: { operation: 'listMessages', outcomes: { ...latest, error500: async () => error500 } },
    listEarlierMessages: {
      operation: 'listMessages',
      outcomes: {
        async 'the first of all'(world) {
          loaded(world).hasEarlier = false;
          return undefined;
        },
        error500: async (world) => fails(world, error500),
      },
    },
    followMessages: {
      operation: 'followMessages',
      outcomes: { 'something has changed': companyReads, error500: async () => error500 },
    },
    readMessages: {
      operation: 'readMessages',
      outcomes: { ok: async () => undefined, error500: async () => error500 },
    },
    sendMessage: {
      operation: 'sendMessage',
      outcomes: {
        async ok(world) {
          await setBlocked(world, false);
          loaded(world).lastText = String(world.kept.get('written'));
          return undefined;
        },
        async blocked409(world) {
          world.watched.expects('failed: 409 POST /api/applications/');
          await setBlocked(world, true);
          fails(world, blocked409);
          return undefined;
        },
        error500: async (world) => fails(world, error500),
      },
    },
  },

  unreachable: {},
};
