/** An employment plan being written by a veteran, whose other window changes it on the server. */
import type { Page } from '@playwright/test';
import { and, eq, type SQL } from 'drizzle-orm';
import { onboardings } from '../../../server/db/schema/onboarding.ts';
import { type PlanRow, transitionPlans } from '../../../server/db/schema/transitionPlans.ts';
import type { Tx } from '../../../server/db/transaction.ts';
import type { TransitionPlan } from '../../../src/api/transitionPlans.ts';
import { stepKeys, wizardStepNames } from '../../../src/features/transitionPlans/wizard/steps.ts';
import type { transitionPlanMachine } from '../../../src/machines/transitionPlan.ts';
import { persona } from '../../support/journeys/persona.ts';
import { error500, refused422 } from '../outcomes.ts';
import type { Doing, Pages, World } from '../pages.ts';
import type { cases } from '../transitionPlan.ts';
import { expectErrorMessage, fails } from './endings.ts';
import { call } from './recruiters.ts';

const veteran = 'veteran-complete';
const path = '/veteran/create-transition-plan-vx';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isHeaded =
  (name: string): Doing =>
  ({ page, expect }) =>
    // It is also there behind a dialog.
    expect(page.getByRole('heading', { level: 1, name, exact: true, includeHidden: true })).toBeVisible();
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
  await world.people.bring(world.page.context(), veteran);
  await withPlan(world, (tx, isIt) => tx.delete(transitionPlans).where(isIt));
}

const goal = { target_occupations: ['Network engineer'], short_term_goal: 'In a team that runs a network.' };

/** Answered up to this step; some of the later ones are filled in from elsewhere. */
const fillUpTo = (world: World, step: number, prefilled: ('money_and_life' | 'support')[] = []) =>
  changePlan(world, ({ sections }) => ({
    sections: {
      ...{ ...sections, goal, gaps_and_actions: { actions: [] }, money_and_life: {}, support: {} },
      prefilled,
    },
    passed_steps: [0, 1, 2, 3, 4, 5].filter(
      (at) => at < step || prefilled.some((key) => stepKeys.indexOf(key) === at),
    ),
    step,
  }));

const goOn: Doing = async ({ page }) => {
  const roles = page.getByRole('textbox', { name: 'Roles you’re aiming for' });
  if ((await roles.isVisible()) && (await roles.inputValue()) === '') {
    await roles.fill('Network engineer');
    await page.getByLabel('Where do you want to be a year after leaving?').fill('In a network team.');
  }
  await button(page, 'Continue').click();
};

const opens =
  (step: number): Doing =>
  ({ page }) =>
    button(page, `Change ${wizardStepNames[step]}`).click();

const isStarting: Doing = ({ page, expect }) => expect(button(page, 'Starting…')).toBeVisible();

export const pages: Pages<typeof transitionPlanMachine, typeof cases, 'opening' | 'open.deciding'> = {
  passing: ['opening', 'open.deciding'],

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
    'open.whereYouAre': isHeaded('Where you are'),
    'open.goal': isHeaded('Goal'),
    'open.whatIBring': isHeaded('What I bring'),
    'open.gapsAndActions': isHeaded('Gaps & actions'),
    'open.moneyAndLife': isHeaded('Money & life'),
    'open.support': isHeaded('Support'),
    async 'open.timelineCheck'(world) {
      await isHeaded('Timeline & check')(world);
      await expectErrorMessage(world);
    },
    storing: isStarting,
    activating: isStarting,
    async active({ page, expect }) {
      await expect(page).toHaveURL(/\/veteran\/transition-plan-vx\?plan=\d+$/);
      await expect(page.getByRole('heading', { name: 'Your dates' })).toBeVisible();
    },
  },

  events: {
    'asks again': ({ page }) => button(page, 'Try again').click(),
    continues: goOn,
    'goes back': ({ page }) => button(page, 'Back').click(),
    'opens step 0': opens(0),
    'opens step 1': opens(1),
    'opens step 2': opens(2),
    'opens step 3': opens(3),
    'opens step 4': opens(4),
    'opens step 5': opens(5),
    'opens step 6': ({ page }) => button(page, 'Back to review').click(),
    'starts the plan': ({ page }) => button(page, 'Start plan').click(),
  },

  ports: {
    readPlan: {
      operation: 'getTransitionPlan',
      outcomes: {
        async 'a draft'(world) {
          await changePlan(world, ({ sections: { prefilled: _, ...sections } }) => ({
            ...{ sections, passed_steps: [], step: 0 },
          }));
          return undefined;
        },
        async 'a draft left at its last step'(world) {
          await fillUpTo(world, 6);
          return undefined;
        },
        async 'a draft with money and support filled in'(world) {
          await fillUpTo(world, 3, ['money_and_life', 'support']);
          return undefined;
        },
        async 'a draft with support filled in'(world) {
          await fillUpTo(world, 4, ['support']);
          return undefined;
        },
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
    whenStored: {
      operation: 'saveTransitionPlanStep',
      outcomes: { ok: async () => undefined, error500: async () => error500 },
    },
    startPlan: {
      operation: 'activateTransitionPlan',
      outcomes: {
        ok: async () => undefined,
        refused422: async () => refused422,
        error500: async (world) => fails(world, error500),
      },
    },
  },

  unreachable: {},
};
