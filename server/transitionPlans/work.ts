/**
 * Promises: a complete plan is put to work or put away; when the leaving date moves, every day that hangs on it moves too,
 * and the veteran is told what that means for each.
 */
import type { Call, Handlers } from '../call.ts';
import { dayOf } from '../days.ts';
import type { TenantDb } from '../db/database.ts';
import { invalid } from '../problem.ts';
import { changesBetween } from './changes.ts';
import { followPlan, milestonesOf } from './milestones.ts';
import { demandMove, demandVersion, lockPlan, movePlan } from './planLife.ts';
import { leavingDateError } from './steps.ts';
import { presentPlan } from './views.ts';

type Moving = Call<'activateTransitionPlan' | 'archiveTransitionPlan'>;

/** Asked again by who never heard the first answer, it is done already. */
async function move(db: TenantDb, { params, body, user, now }: Moving, to: 'active' | 'archived') {
  const plan = await lockPlan(db, user.id, params.id);
  if (plan.status === to && plan.version === body.version + 1) return plan;
  const by = to === 'active' ? 'activate' : 'archive';
  demandMove(plan, by);
  await demandVersion(db, plan, body.version, now);
  // It may have passed while the draft lay there.
  const problem = by === 'activate' && plan.leaving_date && leavingDateError(plan.leaving_date, now);
  if (problem) throw invalid({ leaving_date: [problem] });
  return movePlan(db, plan, { move: by, now });
}

export const planWorkHandlers = {
  activateTransitionPlan: (call) =>
    call.transaction(async (db) => {
      const plan = await move(db, call, 'active');
      await followPlan(db, plan, call.now);
      return { data: await presentPlan(db, plan, call.now) };
    }),

  archiveTransitionPlan: (call) =>
    call.transaction(async (db) => ({
      data: await presentPlan(db, await move(db, call, 'archived'), call.now),
    })),

  replanTransition: ({ params, body, transaction, user, now }) =>
    transaction(async (db) => {
      const { leaving_date, version } = body;
      const plan = await lockPlan(db, user.id, params.id);
      demandMove(plan, 'replan');
      await demandVersion(db, plan, version, now);
      const { where_you_are = {} } = plan.sections;
      const problem =
        where_you_are.service_status === 'left'
          ? 'You told us that you have left. Change that in “Where you are” first'
          : leavingDateError(leaving_date, now);
      if (problem) throw invalid({ leaving_date: [problem] });
      const before = await milestonesOf(db, [plan.id]);
      const sections = { ...plan.sections, where_you_are: { ...where_you_are, leaving_date } };
      const moved = await movePlan(db, plan, { move: 'replan', change: { sections, leaving_date }, now });
      await followPlan(db, moved, now);
      const after = await milestonesOf(db, [plan.id]);
      const changes = changesBetween(
        before.map(({ row }) => row),
        after.map(({ row }) => row),
        { today: dayOf(now), leavesOn: leaving_date },
      );
      return { data: { plan: await presentPlan(db, moved, now), changes } };
    }),
} satisfies Handlers<'activateTransitionPlan' | 'archiveTransitionPlan' | 'replanTransition'>;
