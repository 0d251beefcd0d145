/** The plan made again as a veteran sees it; the other window is a newer version of the plan on the server. */
import { eq, sql } from 'drizzle-orm';
import { actionPlans } from '../../../server/db/schema/actionPlans.ts';
import { onboardings } from '../../../server/db/schema/onboarding.ts';
import type { refinePlanMachine } from '../../../src/machines/refinePlan.ts';
import { expectToast } from '../../support/journeys/toasts.ts';
import { error500, refused422 } from '../outcomes.ts';
import type { Condition, Doing, Pages, World } from '../pages.ts';
import type { cases } from '../refinePlan.ts';
import { errorMessage, expectErrorMessage, fails } from './endings.ts';

const veteran = 'veteran-complete';

const heading = ({ page }: World, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = ({ page }: World, name: string) => page.getByRole('button', { name, exact: true });
const press =
  (name: string): Doing =>
  (world) =>
    button(world, name).click();

/** What somebody answers for whom nothing has changed; the last question is free. */
const answers = [
  { title: 'What has changed?', label: 'Nothing, I want a different pace' },
  { title: 'Which pace suits you now?', label: 'As it is' },
  { title: 'What should come first?', label: 'Getting a job' },
  { title: 'Is there anything else your plan should take into account?', label: null },
];
const anyQuestion = new RegExp(answers.map(({ title }) => title.replace('?', '\\?')).join('|'));

const changePlan: Condition = async ({ server, tenant, watched }) => {
  watched.expects('failed: 409 POST /api/action-plan/refine');
  await server.asPerson(
    veteran,
    ({ tx }, { id }) =>
      tx
        .update(actionPlans)
        .set({ version: sql`${actionPlans.version} + 1` })
        .where(eq(actionPlans.user_id, id)),
    tenant,
  );
  return undefined;
};

const sent = {
  ok: async () => undefined,
  conflict409: changePlan,
  refused422: async (world: World) => fails(world, refused422),
  error500: async (world: World) => fails(world, error500),
};

export const pages: Pages<typeof refinePlanMachine, typeof cases> = {
  passing: [],

  setup: {
    async 'opens the page'({ page, people }) {
      await people.bring(page.context(), veteran);
      await page.goto('/veteran/refine-action-plan');
    },
  },

  states: {
    async 'underway.screen.loading'({ page, expect }) {
      await expect(page.getByRole('status').filter({ hasText: 'Loading the questions' })).toBeVisible();
    },
    async 'underway.screen.loadFailed'(world) {
      await world.expect(heading(world, 'The questions didn’t load')).toBeVisible();
      // Asked for once: the dialog that is declined leads back here.
      const message = errorMessage(world);
      if (message !== undefined)
        await world.expect(world.page.getByRole('main').getByText(message)).toBeVisible();
    },
    async 'underway.screen.answering'(world) {
      await world.expect(heading(world, anyQuestion)).toBeVisible();
      await world.expect(button(world, 'Continue')).toBeVisible();
      await expectErrorMessage(world);
    },
    async 'underway.screen.looking'(world) {
      await world.expect(button(world, 'Checking…')).toBeVisible();
    },
    async 'underway.screen.reviewing'(world) {
      await world.expect(heading(world, 'Changes to your plan')).toBeVisible();
      await world.expect(button(world, 'Apply')).toBeVisible();
      await expectErrorMessage(world);
    },
    async 'underway.screen.applying'(world) {
      await world.expect(button(world, 'Applying…')).toBeVisible();
    },
    async 'underway.screen.conflict'(world) {
      await world.expect(heading(world, 'Your plan was changed in another window')).toBeVisible();
    },
    async 'underway.leaveDialog.closed'({ page, expect }) {
      await expect(page).toHaveURL('/veteran/refine-action-plan');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    async 'underway.leaveDialog.open'({ page, expect }) {
      await expect(
        page.getByRole('dialog', { name: 'Are you sure you want to leave this page?' }),
      ).toBeVisible();
    },
    async applied({ page, expect }) {
      await expectToast(page, 'Your plan has been updated');
      await expect(page).toHaveURL('/veteran');
    },
    async left({ page, expect }) {
      await expect(page).toHaveURL('/veteran');
    },
    async onboardingFirst({ page, expect }) {
      await expect(page).toHaveURL(/\/veteran\/onboarding/);
    },
  },

  events: {
    'tries again': press('Try again'),
    async answers(world) {
      const { page } = world;
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      const label = answers.find((answer) => answer.title === title)?.label;
      if (label) await page.getByLabel(label, { exact: true }).check();
      await button(world, 'Continue').click();
    },
    'goes back': press('Back'),
    'changes the answers': press('Change answers'),
    applies: press('Apply'),
    'reads the questions again': press('Review your answers'),
    'presses Cancel': press('Cancel'),
    'confirms leaving': press('Yes'),
    stays: press('No'),
  },

  ports: {
    getPlanRefinement: {
      operation: 'getPlanRefinement',
      outcomes: {
        ok: async () => undefined,
        async onboarding409({ server, tenant, watched }) {
          watched.expects('failed: 409 GET /api/action-plan/refine');
          await server.asPerson(
            veteran,
            ({ tx }, { id }) =>
              tx.update(onboardings).set({ action_plan_done_at: null }).where(eq(onboardings.user_id, id)),
            tenant,
          );
          return undefined;
        },
        error500: async (world) => fails(world, error500),
      },
    },
    previewRefinement: { operation: 'refineActionPlan', outcomes: sent },
    refineActionPlan: { operation: 'refineActionPlan', outcomes: sent },
  },

  unreachable: {},
};
