import { and, eq, sql } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { type MilestoneRow, type PlanRow, transitionMilestones } from '../../db/schema/transitionPlans.ts';
import { addMonths, dayOf, earlier, isOver, laterDate } from '../../formats/days.ts';
import {
  invalid,
  invalidTransition,
  notFound,
  Problem,
  versionConflict,
} from '../../http/answers/problem.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import { lockOnboarding } from '../../onboarding/interface.ts';
import { livePlan, requireNoLivePlan } from '../plans/planHandlers.ts';
import { presentPlan } from '../plans/presentPlan.ts';
import { lockTransitionPlan, requirePlanMove } from '../plans/storedPlans.ts';
import { allowedMarks, milestoneStatus } from './milestones.ts';
import {
  areMilestonesSettled,
  attachMilestones,
  changeMilestone,
  selectOwnMilestones,
} from './storedMilestones.ts';
import { trackPlan, trackPlansOfStep } from './trackedPlans.ts';

type Body = Call<'updateMilestone'>['body'];

const maxOwnMilestones = 50;
const yearsAhead = 10;

export const createMilestone: Operation<'createMilestone'> = ({ params, body, transaction, user, now }) =>
  transaction(async (db) => {
    const plan = await lockTransitionPlan(db, user.id, params.id);
    requirePlanMove(plan, 'track');
    requireAllowedDay(body.due_on, now);
    const own = and(ofPlan(db, plan), eq(transitionMilestones.source, 'user'));
    const [stored] = await db.tx
      .select({ count: sql<number>`count(*)::integer` })
      .from(transitionMilestones)
      .where(own);
    if ((stored?.count ?? 0) >= maxOwnMilestones) {
      throw new Problem(
        409,
        'limit_reached',
        `A plan has room for ${maxOwnMilestones} milestones of your own.`,
      );
    }
    await db.tx.insert(transitionMilestones).values({
      tenant_id: db.tenantId,
      user_id: user.id,
      plan_id: plan.id,
      source: 'user',
      ...body,
      advice: 'Do it this week, or choose a new date that you can keep.',
      window_from: dayOf(now),
      window_to: body.due_on,
      is_own_date: true,
      created_at: now,
      updated_at: now,
    });
    return { data: await savedPlan(db, plan, now) };
  });

export const updateMilestone: Operation<'updateMilestone'> = ({ params, body, transaction, user, now }) =>
  transaction(async (db) => {
    await lockOnboarding(db, user.id);
    const plan = await lockTransitionPlan(db, user.id, params.id);
    requirePlanMove(plan, 'track');
    if (plan.status === 'completed' && !(await livePlan(db, user.id, plan.type)))
      await attachMilestones(db, plan, now);
    const row = await findMilestone(db, plan, params.mid);
    const { version } = body;
    const change = changeOf(row, body, now);
    const isSame = Object.entries(change).every(
      ([field, value]) => row[field as keyof MilestoneRow] === value,
    );
    // This is a retry whose first response was lost.
    const isRepeat = isSame && row.version === version + 1;
    if (row.version !== version && !isRepeat) throw versionConflict(await presentPlan(db, plan, now));
    if (isSame) return { data: await presentPlan(db, plan, now) };
    if (body.due_on && body.due_on !== row.due_on) requireAllowedDay(body.due_on, now);
    await changeMilestone(db, row, change, now);
    const data = await savedPlan(db, plan, now);
    const { step_id: stepId } = row;
    if (stepId !== null) await trackPlansOfStep(db, { userId: user.id, stepId, except: plan.id }, now);
    return { data };
  });

const ofPlan = ({ tenantId }: TenantDb, { id }: PlanRow) =>
  and(eq(transitionMilestones.tenant_id, tenantId), eq(transitionMilestones.plan_id, id));

/** The caller must hold the lock on the plan. */
export async function findMilestone(db: TenantDb, plan: PlanRow, id: number): Promise<MilestoneRow> {
  const isIts = and(eq(transitionMilestones.plan_id, plan.id), eq(transitionMilestones.id, id));
  const [row] = await selectOwnMilestones(db, isIts);
  if (!row) throw notFound();
  return row;
}

function requireAllowedDay(due_on: string, now: Date): void {
  if (isOver(due_on, now)) throw invalid({ due_on: ['Choose today or a later day'] });
  if (due_on > addMonths(dayOf(now), 12 * yearsAhead)) {
    throw invalid({ due_on: [`Enter a date within the next ${yearsAhead} years`] });
  }
}

function changeOf(row: MilestoneRow, { status, due_on, note }: Body, now: Date): Partial<MilestoneRow> {
  const change: Partial<MilestoneRow> = {};
  if (status) {
    const mark = status === 'open' ? null : status;
    const current = milestoneStatus(row, dayOf(now));
    const allowed = allowedMarks(current);
    if (mark !== row.mark && !allowed.includes(status)) throw invalidTransition(allowed);
    change.mark = mark;
  }
  if (note !== undefined) change.note = note;
  if (due_on && due_on !== row.due_on) {
    Object.assign(change, {
      due_on,
      is_own_date: true,
      window_from: earlier(row.window_from, due_on),
      window_to: laterDate(row.window_to, due_on),
    });
  }
  return change;
}

async function savedPlan(db: TenantDb, plan: PlanRow, now: Date) {
  const isReopened = plan.status === 'completed' && !(await areMilestonesSettled(db, plan.id));
  if (isReopened) await requireNoLivePlan(db, plan, now);
  return presentPlan(db, await trackPlan(db, plan, now), now);
}
