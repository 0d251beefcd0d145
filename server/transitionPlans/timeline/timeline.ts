import { and, asc, eq } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import type { TenantDb } from '../../db/database.ts';
import { onboardings } from '../../db/schema/onboarding.ts';
import { type PlanRow, transitionPlans } from '../../db/schema/transitionPlans.ts';
import { dayOf } from '../../formats/days.ts';
import type { Operation } from '../../http/contract/call.ts';
import { leavingDay } from '../../profile/interface.ts';
import { presentMilestone } from '../milestones/milestones.ts';
import { plansOfUser } from '../plans/storedPlans.ts';
import { dueOn, type Step, stepStatus, stepsOf } from './steps.ts';

export const activePlans = (db: TenantDb, userId: number): Promise<PlanRow[]> =>
  db.tx
    .select()
    .from(transitionPlans)
    .where(and(plansOfUser(db, userId), eq(transitionPlans.status, 'active')))
    .orderBy(asc(transitionPlans.id));

export const getTimeline: Operation<'getTimeline'> = ({ user, now, transaction }) =>
  transaction(async (db) => {
    const plans = await activePlans(db, user.id);
    const steps = await stepsOf(db, { userId: user.id, planIds: plans.map(({ id }) => id) }, now);
    const today = dayOf(now);
    const leaving_on = await leavingOn(db, user.id);
    return {
      data: {
        today,
        leaving_date: leavingDay(leaving_on, user.country_id),
        leaving_on,
        steps: steps.map((step) => presentStep(step, today)),
      },
    };
  });

async function leavingOn({ tenantId, tx }: TenantDb, userId: number): Promise<string | null> {
  const { tenant_id, user_id, leaving_on } = onboardings;
  const [stored] = await tx
    .select({ leaving_on })
    .from(onboardings)
    .where(and(eq(tenant_id, tenantId), eq(user_id, userId)));
  return stored?.leaving_on ?? null;
}

const isClosed = (status: components['schemas']['MilestoneStatus']) =>
  status === 'done' || status === 'not_applicable';

function presentStep(step: Step, today: string): components['schemas']['TimelineStep'] {
  const { milestones } = step;
  const [milestone] = milestones;
  const task = step.task?.task ?? null;
  const status = stepStatus(step, today);
  return {
    title: milestone?.row.title ?? task?.title ?? '',
    why: isClosed(status) ? null : (milestone?.row.why ?? task?.why ?? null),
    due_on: dueOn(step),
    status,
    task,
    milestones: milestones.map((stored) => ({
      plan_id: stored.row.plan_id,
      milestone: presentMilestone(stored, today),
    })),
  };
}
