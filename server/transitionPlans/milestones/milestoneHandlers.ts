import { and, eq, isNull, sql } from 'drizzle-orm';
import { shareWithTasks } from '../../actionPlan/interface.ts';
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
import { markHandled } from '../../notifications/notify.ts';
import { lockOnboarding } from '../../onboarding/interface.ts';
import { requireNoLivePlan } from '../plans/planHandlers.ts';
import { presentPlan } from '../plans/presentPlan.ts';
import { lockTransitionPlan, moveTransitionPlan, requirePlanMove } from '../plans/storedPlans.ts';
import { allowedMarks, areMilestonesSettled, milestoneStatus } from './milestones.ts';
import { planPage } from './reminders.ts';
import { shareWithMilestones } from './sharedMilestones.ts';

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
    await db.tx
      .update(transitionMilestones)
      .set({ ...change, version: version + 1, updated_at: now })
      .where(and(ofPlan(db, plan), eq(transitionMilestones.id, row.id)));
    const data = await savedPlan(db, plan, now);
    await shareMark(db, row, change.mark, now);
    return { data };
  });

/** “Does not apply” counts for its own plan alone. */
async function shareMark(
  db: TenantDb,
  { user_id, code, mark: before }: MilestoneRow,
  mark: MilestoneRow['mark'] | undefined,
  now: Date,
): Promise<void> {
  const isDone = mark === 'done';
  if (!code || mark === undefined || isDone === (before === 'done')) return;
  const change = { codes: [code], isDone };
  await shareWithMilestones(db, user_id, change, now);
  await shareWithTasks(db, user_id, change, now);
}

const ofPlan = ({ tenantId }: TenantDb, { id }: PlanRow) =>
  and(eq(transitionMilestones.tenant_id, tenantId), eq(transitionMilestones.plan_id, id));

/** The caller must hold the lock on the plan. */
export async function findMilestone(db: TenantDb, plan: PlanRow, id: number): Promise<MilestoneRow> {
  const [row] = await db.tx
    .select()
    .from(transitionMilestones)
    .where(and(ofPlan(db, plan), eq(transitionMilestones.id, id)));
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
  const move = (await areMilestonesSettled(db, plan.id)) ? 'settle' : 'track';
  if (plan.status === 'completed' && move === 'track') await requireNoLivePlan(db, plan, now);
  if (!(await isReminderOpen(db, plan))) {
    const path = planPage(plan.id);
    await markHandled(db, { types: ['milestone_due'], userId: plan.user_id, path, now });
  }
  return presentPlan(db, await moveTransitionPlan(db, plan, { move, now }), now);
}

/** A reminder may name several milestones: it is done once none of those that were announced is left. */
async function isReminderOpen(db: TenantDb, plan: PlanRow): Promise<boolean> {
  const { mark, reminded_of, due_on } = transitionMilestones;
  const isOpen = and(ofPlan(db, plan), isNull(mark), eq(reminded_of, due_on));
  return (await db.tx.$count(transitionMilestones, isOpen)) > 0;
}
