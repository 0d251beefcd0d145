/**
 * The form of personal details in onboarding, whose server draft another window changes. Time stops from the start, and goes
 * on as the path says. What this browser stores is immediately done, or refused where the path wants it so.
 */
import { and, eq } from 'drizzle-orm';
import { onboardingDrafts } from '../../../server/db/schema/onboarding.ts';
import type { HeldCall } from '../../../server/http/testControls.ts';
import type { autosaveMachine } from '../../../src/machines/autosave.ts';
import { freezeTime } from '../../support/journeys/clock.ts';
import { leaveDraft } from '../../support/journeys/drafts.ts';
import type { cases } from '../autosave.ts';
import { error500, refused422 } from '../outcomes.ts';
import type { Condition, Doing, LocalPortModel, Pages, World } from '../pages.ts';
import { endSession } from './endings.ts';
import { answerScreens, veteran } from './veteran.ts';

const number = ({ page }: World) => page.getByRole('textbox', { name: 'Number' });
const button = ({ page }: World, name: string) => page.getByRole('button', { name, exact: true });
const stored = '07700 900100';

const draftWith = (phone: string) => ({
  dob: '1991-04-17',
  phone: { country_code: '+44', phone_number: phone.replaceAll(' ', '') },
  gender: 'female',
  answer_option_id: '600102',
});

const withPerson = <Result>(
  { server, tenant }: World,
  work: (db: Parameters<Parameters<World['server']['asPerson']>[1]>[0], userId: number) => Promise<Result>,
) => server.asPerson(veteran, (db, { id }) => work(db, id), tenant);

const saveElsewhere = (world: World, phone: string, version: number) =>
  withPerson(world, ({ tx, tenantId }, user_id) =>
    tx
      .insert(onboardingDrafts)
      .values({ tenant_id: tenantId, user_id, step: 0, values: draftWith(phone), version })
      .onConflictDoUpdate({
        target: [onboardingDrafts.tenant_id, onboardingDrafts.user_id, onboardingDrafts.step],
        set: { values: draftWith(phone), version },
      }),
  );

const draftOf = (userId: number) => and(eq(onboardingDrafts.user_id, userId), eq(onboardingDrafts.step, 0));

/** Remembers which version the page has, until the person has chosen between the two. */
async function conflict(world: World, phone: string, version: number) {
  if (!world.kept.has('unresolved')) {
    const [row] = await withPerson(world, ({ tx }, userId) =>
      tx.select({ version: onboardingDrafts.version }).from(onboardingDrafts).where(draftOf(userId)),
    );
    world.kept.set('unresolved', row?.version ?? 0);
  }
  await saveElsewhere(world, phone, version);
}

/** Takes the other window’s save back where a conflict was submitted instead of resolved: the next save may then succeed. */
async function takeBackConflict(world: World) {
  const version = world.kept.get('unresolved');
  world.kept.delete('unresolved');
  if (version === undefined) return;
  await withPerson(world, ({ tx }, userId) =>
    version === 0
      ? tx.delete(onboardingDrafts).where(draftOf(userId))
      : tx
          .update(onboardingDrafts)
          .set({ version: Number(version) })
          .where(draftOf(userId)),
  );
}

const resolves =
  (choice: string): Doing =>
  (world) => {
    world.kept.delete('unresolved');
    return button(world, choice).click();
  };

/** By the port that stores, reads or removes: the request of IndexedDB that this browser is to refuse. */
const refusable = { storeDraft: 'put', loadDraft: 'readonly', removeDraft: 'readwrite' } as const;

/** Runs in the page. */
function refuse(requests: string[]) {
  const { put, get } = IDBObjectStore.prototype;
  const original = (window as unknown as { original?: { put: typeof put; get: typeof get } }).original ?? {
    put,
    get,
  };
  Object.assign(window, { original });
  IDBObjectStore.prototype.put = function (...args) {
    if (requests.includes('put')) throw new DOMException('No storage', 'QuotaExceededError');
    return original.put.apply(this, args);
  };
  IDBObjectStore.prototype.get = function (...args) {
    if (requests.includes(this.transaction.mode)) throw new DOMException('No storage', 'UnknownError');
    return original.get.apply(this, args);
  };
}

const refusedNext = ({ ahead }: World) =>
  Object.entries(refusable).flatMap(([port, request]) => (ahead(port) === 'no storage' ? [request] : []));

const after =
  (work: Doing): Doing =>
  async (world) => {
    await world.page.evaluate(refuse, refusedNext(world));
    await work(world);
  };

const answered =
  (condition: Condition): Condition =>
  async (world) => {
    await world.page.evaluate(refuse, refusedNext(world));
    return condition(world);
  };

async function type(world: World, phone: string) {
  const back = button(world, 'Back');
  if (!(await number(world).isVisible())) await back.click();
  await number(world).fill(phone);
}

async function typeMore(world: World) {
  const times = (Number(world.kept.get('typed')) || 0) + 1;
  world.kept.set('typed', times);
  await type(world, `07700 9001${10 + times}`);
}

const says =
  (words: string | RegExp): Doing =>
  ({ page, expect }) =>
    expect(page.locator('#save-state')).toHaveText(words);

const isSubmitting: Doing = (world) => world.expect(button(world, 'Saving…')).toBeVisible();
const submission = ({ kept }: World) => kept.get('submission') as HeldCall;

async function hide({ page }: World) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

const byItself: Doing = async () => {};
const ofStorage = { outcomes: { ok: byItself, 'no storage': byItself } } satisfies LocalPortModel<string>;

const gone = 'The end of the session has taken the form away; the person signs in first.';

export const pages: Pages<typeof autosaveMachine, typeof cases, 'loading'> = {
  passing: ['loading'],
  alike: ['dirty'],

  setup: {
    async 'opens a form'(world) {
      const { page, people, server, ahead, expect } = world;
      await people.bring(page.context(), veteran);
      await answerScreens(world, 1);
      await saveElsewhere(world, stored, 1);
      if (ahead('loadDraft') === 'a draft') {
        await page.goto('/privacy');
        const id = await withPerson(world, async (_, userId) => userId);
        await leaveDraft(page, `${id}/onboarding/0`, {
          content: draftWith('07700 900101'),
          base: { version: 1, content: draftWith(stored) },
        });
      }
      await page.addInitScript(refuse, refusedNext(world));
      // Time stops before the draft of this browser is read, but not while the app starts.
      const loading = server.controls.hold('getOnboarding');
      await page.clock.install();
      await page.goto('/veteran/onboarding?step=0');
      await loading.arrived;
      await freezeTime(page);
      loading.release();
      // What the page reads is passed on by timers of 0 ms, which do not fire while time is stopped.
      await expect
        .poll(async () => {
          await page.clock.runFor(1);
          return number(world).isVisible();
        })
        .toBe(true);
    },
  },

  states: {
    clean: says(/^(Saved at \d\d:\d\d)?$/),
    dirty: says('Saving…'),
    'saving.upToDate': says('Saving…'),
    'saving.typedMeanwhile': says('Saving…'),
    'saving.submissionWaiting': isSubmitting,
    submitting: isSubmitting,
    // Whether the browser could store what was typed.
    offline: says(/^Offline\. (Kept on this device|Not saved yet\. Keep this page open)$/),
    failed: says(/^Not saved\. We couldn’t reach our server/),
    signedOut: ({ page, expect }) => expect(page).toHaveURL(/\/auth\/login/),
    invalid: says('Not saved yet. Some answers need another look'),
    conflict: ({ page, expect }) =>
      expect(page.getByText('You changed this page in another window.')).toBeVisible(),
  },

  events: {
    types: after(typeMore),
    'saves now': after(hide),
    'discards the changes': after((world) => type(world, String(world.kept.get('stored') ?? stored))),
    submits: after(async (world) => {
      world.kept.set('submission', world.server.controls.hold('savePersonalDetails'));
      await button(world, 'Continue').click();
    }),
    'the submission ends': after(async (world) => {
      await submission(world).arrived;
      world.kept.set('stored', await number(world).inputValue());
      submission(world).release();
      world.kept.delete('unresolved');
      await world.expect(number(world)).toBeHidden();
    }),
    'the submission ends with text left': after(async (world) => {
      await submission(world).arrived;
      await typeMore(world);
      world.watched.expects('failed: 500 POST /api/onboarding/personal-details');
      submission(world).release(error500);
    }),
    'takes what is stored': after(resolves('Use saved version')),
    'keeps what was typed': after(resolves('Keep my version')),
  },

  ports: {
    loadDraft: { outcomes: { 'no draft': byItself, 'a draft': byItself, 'no storage': byItself } },
    storeDraft: ofStorage,
    removeDraft: ofStorage,
    save: {
      operation: 'saveOnboardingDraft',
      outcomes: {
        ok: answered(async (world) => {
          await takeBackConflict(world);
          world.kept.set('stored', await number(world).inputValue());
          return undefined;
        }),
        conflict409: answered(async (world) => {
          const times = (Number(world.kept.get('elsewhere')) || 0) + 1;
          world.kept.set('elsewhere', times);
          world.kept.set('stored', `07700 9002${10 + times}`);
          world.watched.expects('failed: 409 PUT /api/onboarding/draft');
          await conflict(world, `07700 9002${10 + times}`, 10 * times);
          return undefined;
        }),
        nothing: answered(async ({ watched }) => {
          watched.expects('failed: net::ERR_CONTENT_LENGTH_MISMATCH PUT /api/onboarding/draft');
          return { status: 0, code: 'no_answer', message: 'Nothing came back.' };
        }),
        ended401: answered((world) => endSession(world, veteran)),
        refused422: answered(async () => refused422),
        error500: answered(async () => error500),
      },
    },
    waitForConnection: {
      outcomes: {
        'it is back': after(async ({ page }) => {
          await page.context().setOffline(true);
          await page.context().setOffline(false);
        }),
      },
    },
  },

  unreachable: {
    'signedOut|content.changed||dirty': gone,
    'signedOut|save.requested||saving': gone,
    'signedOut|submission.started||submitting': gone,
  },
};
