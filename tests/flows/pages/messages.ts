/**
 * A conversation as the veteran has it on the page of an application; what the company writes, and the veteran’s own other
 * window, are in the database. Time stops from the start, and goes on as the path says.
 */
import { and, eq, sql } from 'drizzle-orm';
import { companyBlocks } from '../../../server/db/schema/candidates.ts';
import { messageThreads } from '../../../server/db/schema/messages.ts';
import type { messagesMachine } from '../../../src/machines/messages.ts';
import { freezeTime } from '../../support/journeys/clock.ts';
import { type Applied, openApplicationOf, writeMessages } from '../../support/journeys/conversations.ts';
import { expectToast } from '../../support/journeys/toasts.ts';
import { blocked409, type cases } from '../messages.ts';
import { error500 } from '../outcomes.ts';
import type { Condition, Doing, Pages, World } from '../pages.ts';
import { errorMessage, expectErrorMessage, fails } from './endings.ts';

const veteran = 'veteran-complete';

/** A phone on its side: it shows the messages only once they are scrolled to. */
const viewport = { width: 844, height: 390 };

/** More by one than are loaded together. */
const earlierTexts = Array.from({ length: 51 }, (_, at) => `Could I visit the depot? (${at + 1})`);

/** In milliseconds, after which a toast has disappeared. */
const toastTime = 2000;

/** What the page has loaded. */
interface Loaded {
  isBlocked: boolean;
  hasEarlier: boolean;
  lastText: string;
}

const loaded = ({ kept }: World) => kept.get('loaded') as Loaded;
const application = ({ kept }: World) => kept.get('application') as Applied;
const region = ({ page }: World) => page.getByRole('region', { name: 'Messages', exact: true });
const button = (world: World, name: string | RegExp) =>
  region(world).getByRole('button', { name, exact: true });
const field = (world: World) => region(world).getByLabel(/^Message to /);
const earlier = (world: World) => button(world, 'Show earlier messages');
const outdated = (world: World) => region(world).getByText('We couldn’t check for new messages.');

type Work = Parameters<World['server']['asPerson']>[1];
const asVeteran = ({ server, tenant }: World, work: Work) => server.asPerson(veteran, work, tenant);

/** Text that was not there before. */
function nextText({ kept }: World, text: string) {
  const times = (Number(kept.get('texts')) || 0) + 1;
  kept.set('texts', times);
  return `${text} (${times})`;
}

/** Blocks or unblocks the company in the veteran’s other window. */
const setBlocked = (world: World, isBlocked: boolean) =>
  asVeteran(world, ({ tx, tenantId }, { id }) => {
    const { companyId } = application(world);
    if (isBlocked)
      return tx
        .insert(companyBlocks)
        .values({ tenant_id: tenantId, user_id: id, company_id: companyId, created_at: new Date() })
        .onConflictDoNothing();
    return tx
      .delete(companyBlocks)
      .where(
        and(
          eq(companyBlocks.tenant_id, tenantId),
          eq(companyBlocks.user_id, id),
          eq(companyBlocks.company_id, companyId),
        ),
      );
  });

/** Reads all messages in the veteran’s other window. */
const readAll = (world: World) =>
  asVeteran(world, ({ tx, tenantId }) =>
    tx
      .update(messageThreads)
      .set({ veteran_unread: 0, veteran_read_to: sql`${messageThreads.last_message_id}` })
      .where(
        and(eq(messageThreads.tenant_id, tenantId), eq(messageThreads.application_id, application(world).id)),
      ),
  );

const loads =
  ({ isBlocked = false, isNew = false }): Condition =>
  async (world) => {
    await setBlocked(world, isBlocked);
    if (isNew) {
      const text = nextText(world, 'When can you start?');
      await asVeteran(world, (db) =>
        writeMessages(db, application(world), { from: 'employer', texts: [text] }),
      );
      loaded(world).lastText = text;
    } else await readAll(world);
    loaded(world).isBlocked = isBlocked;
    return undefined;
  };

const latest = {
  'all read': loads({}),
  'a new message': loads({ isNew: true }),
  'the company is blocked': loads({ isBlocked: true }),
};

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
  alike: ['reading.marking', 'reading.resting', 'reading.checking'],

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
