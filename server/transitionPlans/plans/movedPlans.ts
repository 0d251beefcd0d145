import { and, eq, inArray, ne } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import { reviseGuidance } from '../../actionPlan/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { onboardings } from '../../db/schema/onboarding.ts';
import { questionOptions } from '../../db/schema/reference.ts';
import { type PlanRow, transitionPlans } from '../../db/schema/transitionPlans.ts';
import { dayOf } from '../../formats/days.ts';
import { isSameJson } from '../../formats/isSameJson.ts';
import type { MoveTransitionPlans } from '../../profile/interface.ts';
import { updateMilestones } from '../milestones/milestones.ts';
import { loadMilestones } from '../milestones/storedMilestones.ts';
import { leavingDateChanges } from './leavingDateChanges.ts';
import { situationNow } from './prefilledSections.ts';
import { moveTransitionPlan, plansOfUser } from './storedPlans.ts';

type Change = components['schemas']['PlanChange'];

/** Moves the plans in use after the leaving date was changed elsewhere. */
export const moveTransitionPlans: MoveTransitionPlans = async (db, user, now) => {
  const { leaving_answer, leaving_on, tenant_id, user_id, person_option_id } = onboardings;
  const [stored] = await db.tx
    .select({ leaving_answer, leaving_on, person: questionOptions.value })
    .from(onboardings)
    .leftJoin(questionOptions, eq(questionOptions.id, person_option_id))
    .where(and(eq(tenant_id, db.tenantId), eq(user_id, user.id)));
  if (!stored) return [];
  const situation = situationNow(stored.person, stored, { now, countryId: user.country_id });
  const plans = await db.tx
    .select()
    .from(transitionPlans)
    .where(and(plansOfUser(db, user.id), inArray(transitionPlans.status, ['draft', 'active'])))
    .orderBy(transitionPlans.id)
    .for('update');
  const changes: Change[] = [];
  for (const plan of plans) changes.push(...(await moveTo(db, plan, situation, now)));
  // The milestones of the official programme are in each of the plans.
  const isSame = (change: Change) => (other: Change) =>
    isSameJson({ ...change, milestone_id: 0 }, { ...other, milestone_id: 0 });
  return changes.filter((change, at) => changes.findIndex(isSame(change)) === at);
};

async function moveTo(
  db: TenantDb,
  plan: PlanRow,
  situation: ReturnType<typeof situationNow>,
  now: Date,
): Promise<Change[]> {
  const before = plan.sections.where_you_are ?? {};
  const { leaving_date, left_on } = situation;
  if ((before.leaving_date ?? null) === leaving_date && (before.left_on ?? null) === left_on) return [];
  const sections = { ...plan.sections, where_you_are: { ...before, ...situation } };
  const move = plan.status === 'draft' ? 'save' : 'replan';
  return (await movePlan(db, plan, { move, change: { sections, leaving_date }, now })).changes;
}

/**
 * Years of service and the way of leaving decide when a step opens that several plans have, and which programme the action plan names,
 * so they are the same in all. The caller must hold the lock on the onboarding row.
 */
export async function followService(
  db: TenantDb,
  user: { id: number; country_id: number | null },
  { before, saved }: { before: PlanRow; saved: PlanRow },
  now: Date,
): Promise<void> {
  const service = serviceIn(saved);
  const others = await db.tx
    .select()
    .from(transitionPlans)
    .where(
      and(
        plansOfUser(db, user.id),
        ne(transitionPlans.id, saved.id),
        inArray(transitionPlans.status, ['draft', 'active']),
      ),
    )
    .for('update');
  for (const other of others) {
    if (isSameJson(serviceIn(other), service)) continue;
    const sections = { ...other.sections, where_you_are: { ...other.sections.where_you_are, ...service } };
    const move = other.status === 'draft' ? 'save' : 'replan';
    await movePlan(db, other, { move, change: { sections, leaving_date: other.leaving_date }, now });
  }
  const isConfirmedNow = !before.passed_steps.includes(0) && saved.passed_steps.includes(0);
  if (isConfirmedNow || !isSameJson(serviceIn(before), service)) await reviseGuidance(db, user, now);
}

function serviceIn({ sections: { where_you_are = {} } }: PlanRow) {
  const { years_served = null, discharge_type = null } = where_you_are;
  return { years_served, discharge_type };
}

interface Moving {
  move: 'save' | 'replan';
  change: Pick<PlanRow, 'sections' | 'leaving_date'>;
  now: Date;
}

/** The caller must hold the lock on the plan. */
export async function movePlan(
  db: TenantDb,
  plan: PlanRow,
  { move, change, now }: Moving,
): Promise<{ moved: PlanRow; changes: Change[] }> {
  const before = await loadMilestones(db, [plan.id]);
  const moved = await moveTransitionPlan(db, plan, { move, change, now });
  if (moved.passed_steps.length > 0) await updateMilestones(db, moved, now);
  const after = await loadMilestones(db, [plan.id]);
  const rows = ({ row }: (typeof before)[number]) => row;
  const leavesOn = change.leaving_date ?? dayOf(now);
  return {
    moved,
    changes: leavingDateChanges(before.map(rows), after.map(rows), { today: dayOf(now), leavesOn }),
  };
}
