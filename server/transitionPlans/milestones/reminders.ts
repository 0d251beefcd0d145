// Each milestone of an active plan is announced once, two weeks before its date, across all processes.
import { and, asc, between, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database, TenantDb } from '../../db/database.ts';
import { planSteps } from '../../db/schema/planSteps.ts';
import { tenants } from '../../db/schema/tenants.ts';
import {
  type MilestoneRow,
  type PlanRow,
  transitionMilestones,
  transitionPlans,
} from '../../db/schema/transitionPlans.ts';
import { addDays, dayOf } from '../../formats/days.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { type Notify, notifier } from '../../notifications/notify.ts';
import { formattedDate } from '../export/printedPlan.ts';
import {
  milestoneDay,
  milestoneMark,
  milestoneRemindedOf,
  selectOwnMilestones,
  stepOfItsMilestone,
} from './storedMilestones.ts';

const daysAhead = 14;
const maxPlansPerRun = 500;

export const planPage = (id: number) => `/veteran/transition-plan-vx?plan=${id}`;

// Late milestones are left out: the page already shows them.
function isDue(now: Date) {
  const today = dayOf(now);
  const until = addDays(today, daysAhead);
  // Both read an index; which of the two a milestone is found by depends on whether it has a step.
  const ofDueStep = sql`${transitionMilestones.step_id} in (select s.id from ${planSteps} s
    where s.due_on between ${today} and ${until} and s.status in ('todo', 'doing'))`;
  return and(
    or(and(isNull(transitionMilestones.mark), between(transitionMilestones.due_on, today, until)), ofDueStep),
    isNull(milestoneMark),
    between(milestoneDay, today, until),
    sql`${milestoneRemindedOf} is distinct from ${milestoneDay}`,
    eq(transitionPlans.status, 'active'),
  );
}

const ofItsPlan = and(
  eq(transitionPlans.tenant_id, transitionMilestones.tenant_id),
  eq(transitionPlans.id, transitionMilestones.plan_id),
);

export async function remindOfMilestones(database: Database, outbox: Outbox, now: Date): Promise<void> {
  const due = await database.asPlatform((tx) =>
    tx
      .selectDistinct({ tenant: tenants, id: transitionPlans.id })
      .from(transitionMilestones)
      .innerJoin(transitionPlans, ofItsPlan)
      .leftJoin(planSteps, stepOfItsMilestone)
      .innerJoin(tenants, eq(tenants.id, transitionPlans.tenant_id))
      .where(isDue(now))
      .orderBy(asc(tenants.id), asc(transitionPlans.id))
      .limit(maxPlansPerRun),
  );
  for (const { tenant, id } of due) {
    await database.asTenant(tenant.id, async (db) => {
      const [plan] = await db.tx
        .select()
        .from(transitionPlans)
        .where(and(eq(transitionPlans.tenant_id, tenant.id), eq(transitionPlans.id, id)))
        .for('update');
      if (plan) await remindOfPlan(db, plan, notifier(outbox, { tenant, host: plan.host, now }), now);
    });
  }
  if (due.length > 0) outbox.wake();
}

// The caller must hold the lock on the plan. A step that another plan has as well is announced with the first of them.
async function remindOfPlan(db: TenantDb, plan: PlanRow, notify: Notify, now: Date): Promise<void> {
  const rows = await db.tx
    .select({ id: transitionMilestones.id })
    .from(transitionMilestones)
    .innerJoin(transitionPlans, ofItsPlan)
    .leftJoin(planSteps, stepOfItsMilestone)
    .where(
      and(isDue(now), eq(transitionPlans.tenant_id, db.tenantId), eq(transitionMilestones.plan_id, plan.id)),
    );
  if (rows.length === 0) return;
  const milestones = await selectOwnMilestones(
    db,
    inArray(
      transitionMilestones.id,
      rows.map(({ id }) => id),
    ),
  ).orderBy(asc(milestoneDay), asc(transitionMilestones.id));
  for (const row of milestones) await recordReminder(db, row);
  await notify(db, {
    userId: plan.user_id,
    type: 'milestone_due',
    ...reminderText(milestones, plan.country_id),
    link: { path: planPage(plan.id), label: 'See the plan' },
  });
}

async function recordReminder(db: TenantDb, { id, step_id, due_on }: MilestoneRow): Promise<void> {
  const [table, of] = step_id === null ? [transitionMilestones, id] : ([planSteps, step_id] as const);
  await db.tx
    .update(table)
    .set({ reminded_of: due_on })
    .where(and(eq(table.tenant_id, db.tenantId), eq(table.id, of)));
}

function reminderText(milestones: MilestoneRow[], countryId: number): { title: string; body: string } {
  const lines = milestones.map(({ title, due_on }) => `${title}: by ${formattedDate(countryId, due_on)}`);
  const [first] = milestones;
  const title =
    milestones.length === 1 && first
      ? `Due by ${formattedDate(countryId, first.due_on)}: ${first.title}`
      : `${milestones.length} milestones of your transition plan are due soon`;
  return { title, body: milestones.length === 1 ? (first?.why ?? lines.join('\n')) : lines.join('\n') };
}
