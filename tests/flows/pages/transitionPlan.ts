/** An employment plan being written by a veteran, whose other window changes it on the server. */
import type { Page } from '@playwright/test';
import { and, eq, type SQL } from 'drizzle-orm';
import { onboardings } from '../../../server/db/schema/onboarding.ts';
import { type PlanRow, transitionPlans } from '../../../server/db/schema/transitionPlans.ts';
import type { Tx } from '../../../server/db/transaction.ts';
import type { TransitionPlan } from '../../../src/api/transitionPlans.ts';
import { stepNames } from '../../../src/features/transitionPlans/wizard/steps.ts';
import { typedOf } from '../../../src/features/transitionPlans/wizard/typed.ts';
import type { transitionPlanMachine } from '../../../src/machines/transitionPlan.ts';
import { freezeTime } from '../../support/journeys/clock.ts';
import { leaveDraft } from '../../support/journeys/drafts.ts';
import { persona } from '../../support/journeys/persona.ts';
import { error500, refused422 } from '../outcomes.ts';
import type { Condition, Doing, Pages, World } from '../pages.ts';
import type { cases } from '../transitionPlan.ts';
import { expectSaid, fails } from './endings.ts';
import { call } from './recruiters.ts';

const veteran = 'veteran-complete';
const path = '/veteran/create-transition-plan-vx';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Your plan was saved in another window' });
const isHeaded =
  (name: string): Doing =>
  ({ page, expect }) =>
    // Behind a dialog it stands, too.
    expect(page.getByRole('heading', { level: 1, name, exact: true, includeHidden: true })).toBeVisible();
const isKept = ({ page, expect }: World, how: RegExp) =>
  expect(page.getByRole('main').getByRole('status').first()).toHaveText(how);
const isLoading: Doing = ({ page, expect }) =>
  expect(page.getByRole('status').filter({ hasText: 'Loading your plan' })).toBeAttached();
const didNotLoad = isHeaded('Your plan didn’t load');

const planOf = ({ kept }: World) => kept.get('plan') as TransitionPlan;

const begin = async (world: World) => {
  world.kept.set(
    'plan',
    await call<TransitionPlan>(world, persona(veteran).email, 'transition-plans', { type: 'employment' }),
  );
};

const withPlan = (world: World, work: (tx: Tx, isIt: SQL | undefined) => Promise<unknown>) =>
  world.server.asPerson(
    veteran,
    ({ tx, tenantId }, { id }) =>
      work(
        tx,
        and(
          eq(transitionPlans.tenant_id, tenantId),
          eq(transitionPlans.user_id, id),
          eq(transitionPlans.type, 'employment'),
        ),
      ),
    world.tenant,
  );

const changePlan = (world: World, change: (row: PlanRow) => Partial<PlanRow>) =>
  withPlan(world, async (tx, isIt) => {
    const [row] = await tx.select().from(transitionPlans).where(isIt);
    await tx.update(transitionPlans).set(change(row!)).where(isIt);
  });

/** The one that the seed gives them is out of the way. */
async function bring(world: World) {
  await world.page.clock.install();
  await world.people.bring(world.page.context(), veteran);
  await withPlan(world, (tx, isIt) => tx.delete(transitionPlans).where(isIt));
}

const goal = { target_occupations: ['Network engineer'], short_term_goal: 'In a team that runs a network.' };

/** Everything is said and gone on from. */
const fillAll = (world: World) =>
  changePlan(world, ({ sections }) => ({
    sections: { ...sections, goal, gaps_and_actions: { actions: [] }, money_and_life: {}, support: {} },
    passed_steps: [0, 1, 2, 3, 4, 5],
    step: 6,
  }));

const saveElsewhere = (world: World) =>
  changePlan(world, ({ sections, version }) => ({
    sections: { ...sections, where_you_are: { ...sections.where_you_are, place: `There over ${version}` } },
    version: version + 1,
  }));

/** As a tab leaves it that was closed without a connection. */
async function leaveUnsent(world: World) {
  const plan = planOf(world);
  const base = stepNames.map((_, step) => typedOf(plan, step));
  const [first] = base;
  const typed = base.with(0, { ...first!, texts: { ...first!.texts, place: 'Typed on the train' } });
  const key = await world.server.asPerson(
    veteran,
    async (_, { id }) => `${id}/transitionPlan/${plan.id}`,
    world.tenant,
  );
  const draft = { typed, base, version: plan.version, at: 0, left: [] };
  await leaveDraft(world.page, key, draft);
}

/** A second of rest is over when the path says so, however slow the machine is. */
async function freezeRest({ page, kept }: World) {
  if (kept.get('time') === 'frozen') return;
  kept.set('time', 'frozen');
  await freezeTime(page);
}

async function resumeTime({ page, kept }: World) {
  if (!kept.delete('time')) return;
  await page.clock.resume();
}

/** What follows on a change is a rest, unless something is being saved. */
const changes =
  (work: Doing): Doing =>
  async (world) => {
    if (world.kept.get('saving') !== 'under way') await freezeRest(world);
    await work(world);
  };

const goOn = changes(async ({ page }) => {
  const roles = page.getByRole('textbox', { name: 'Roles you’re aiming for' });
  if ((await roles.isVisible()) && (await roles.inputValue()) === '') {
    await roles.fill('Network engineer');
    await page.getByLabel('Where do you want to be a year after leaving?').fill('In a network team.');
  }
  await button(page, 'Continue').click();
});

const opens = (step: number) => changes(({ page }) => button(page, `Change ${stepNames[step]}`).click());

/** What follows on the answer may be a rest. */
const saved =
  (condition: Condition): Condition =>
  async (world) => {
    world.kept.delete('saving');
    await freezeRest(world);
    return condition(world);
  };

export const pages: Pages<
  typeof transitionPlanMachine,
  typeof cases,
  'opening' | 'open.step.deciding' | 'open.keeping.resting'
> = {
  // On the page a rest looks as if what was typed were being saved already.
  passing: ['opening', 'open.step.deciding', 'open.keeping.resting'],

  setup: {
    async 'begins a plan'(world) {
      await bring(world);
      await world.page.goto(`${path}?type=employment`);
    },
    async 'goes on with a draft'(world) {
      await bring(world);
      await begin(world);
      await world.page.goto(`${path}?plan=${planOf(world).id}`);
    },
  },

  states: {
    beginning: isLoading,
    reading: isLoading,
    unread: didNotLoad,
    unbegun: didNotLoad,
    missing: isHeaded('We can’t find this plan'),
    async incomplete({ page, expect }) {
      await expect(page.getByRole('dialog', { name: 'Your Profile is incomplete' })).toContainText(
        'Please complete your profile to access ‘Employment’ and ‘Education’ transition plans',
      );
    },
    async elsewhere(world) {
      await world.expect(world.page).toHaveURL(/\/veteran\/transition-plan-vx\?plan=\d+$/);
      await world.expect(world.page.getByText('Archived. You can still read it here.')).toBeVisible();
    },
    'open.step.whereYouAre': isHeaded('Where you are'),
    'open.step.goal': isHeaded('Goal'),
    'open.step.whatIBring': isHeaded('What I bring'),
    'open.step.gapsAndActions': isHeaded('Gaps & actions'),
    'open.step.moneyAndLife': isHeaded('Money & life'),
    'open.step.support': isHeaded('Support'),
    'open.step.timelineCheck': isHeaded('Timeline & check'),
    async 'open.keeping.saved'(world) {
      await isKept(world, /^(Saved at \d\d:\d\d)?$/);
      await expectSaid(world);
    },
    async 'open.keeping.saving.alone'(world) {
      world.kept.set('saving', 'under way');
      await isKept(world, /^Saving…$/);
      await resumeTime(world);
    },
    'open.keeping.saving.behind': (world) => isKept(world, /^Saving…$/),
    async 'open.keeping.saving.confirmed'({ page, expect }) {
      await expect(button(page, 'Starting…')).toBeVisible();
    },
    async 'open.keeping.activating'(world) {
      await world.expect(button(world.page, 'Starting…')).toBeVisible();
      await resumeTime(world);
    },
    'open.keeping.offline': (world) => isKept(world, /^Offline\. Kept on this device$/),
    'open.keeping.notSaved': (world) => isKept(world, /^Not saved\. We couldn’t reach our server/),
    async 'open.keeping.refused'({ page, expect }) {
      await expect(page.getByRole('main').getByRole('alert')).toContainText(refused422.message);
    },
    async 'open.keeping.conflict'({ page, expect }) {
      await expect(conflict(page)).toContainText('We won’t overwrite anything until you choose.');
    },
    async active({ page, expect }) {
      await expect(page).toHaveURL(/\/veteran\/transition-plan-vx\?plan=\d+$/);
      await expect(page.getByRole('heading', { name: 'Your dates' })).toBeVisible();
    },
  },

  events: {
    'asks again': ({ page }) => button(page, 'Try again').click(),
    types: changes(({ page }) => page.getByLabel('Where do you want to live?').fill('Leeds')),
    'saves now': ({ page }) => button(page, 'Try again').click(),
    async 'the connection is back'({ page }) {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
    'takes what is stored': ({ page }) =>
      conflict(page).getByRole('button', { name: 'Use saved version' }).click(),
    'keeps what was typed': ({ page }) =>
      conflict(page).getByRole('button', { name: 'Keep my version' }).click(),
    continues: goOn,
    'goes back': changes(({ page }) => button(page, 'Back').click()),
    'opens step 0': opens(0),
    'opens step 1': opens(1),
    'opens step 2': opens(2),
    'opens step 3': opens(3),
    'opens step 4': opens(4),
    'opens step 5': opens(5),
    'opens step 6': changes(({ page }) => button(page, 'Back to review').click()),
    'starts the plan': ({ page }) => button(page, 'Start plan').click(),
  },

  ports: {
    readPlan: {
      operation: 'getTransitionPlan',
      outcomes: {
        'a draft': async () => undefined,
        async 'a draft left at its last step'(world) {
          await fillAll(world);
          return undefined;
        },
        'a draft with unsent answers': saved(async (world) => {
          await leaveUnsent(world);
          return undefined;
        }),
        async 'a plan put away'(world) {
          await changePlan(world, () => ({ status: 'archived' }));
          return undefined;
        },
        async missing404(world) {
          world.watched.expects('failed: 404 GET /api/transition-plans/');
          await withPlan(world, (tx, isIt) => tx.delete(transitionPlans).where(isIt));
          return undefined;
        },
        error500: async () => error500,
      },
    },
    beginPlan: {
      operation: 'createTransitionPlan',
      outcomes: {
        ok: async () => undefined,
        async incomplete409(world) {
          world.watched.expects('failed: 409 POST /api/transition-plans');
          await world.server.asPerson(
            veteran,
            ({ tx, tenantId }, { id }) =>
              tx
                .update(onboardings)
                .set({ personal_details_done_at: null })
                .where(and(eq(onboardings.tenant_id, tenantId), eq(onboardings.user_id, id))),
            world.tenant,
          );
          return undefined;
        },
        async exists409(world) {
          world.watched.expects('failed: 409 POST /api/transition-plans');
          await begin(world);
          await changePlan(world, () => ({ status: 'active' }));
          return undefined;
        },
        error500: async () => error500,
      },
    },
    saveStep: {
      operation: 'saveTransitionPlanStep',
      outcomes: {
        ok: saved(async () => undefined),
        conflict409: saved(async (world) => {
          world.watched.expects('failed: 409 PUT /api/transition-plans/');
          await saveElsewhere(world);
          return undefined;
        }),
        nothing: saved(async ({ watched }) => {
          watched.expects('failed: net::ERR_CONTENT_LENGTH_MISMATCH PUT /api/transition-plans/');
          return { status: 0, code: 'no_answer', message: 'Nothing came back.' };
        }),
        refused422: saved(async () => refused422),
        error500: saved(async () => error500),
      },
    },
    startPlan: {
      operation: 'activateTransitionPlan',
      outcomes: {
        ok: async () => undefined,
        refused422: saved(async () => refused422),
        error500: saved(async (world) => fails(world, error500)),
      },
    },
  },

  unreachable: {},
};
