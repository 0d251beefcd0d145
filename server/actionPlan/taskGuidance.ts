// How, waiting for what, and where each task is done. Tasks from before there was guidance get it from the rule that made them.
import { and, eq } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { actionPlans } from '../db/schema/actionPlans.ts';
import { notFound } from '../http/answers/problem.ts';
import { type Guidance, guidance } from './actionPlanRules.ts';
import { gatherPlanFacts, type PlanFacts } from './planFacts.ts';

interface StoredGuidance {
  code: string;
  how: string | null;
  waits_for: string | null;
  link: Guidance['link'] | null;
}

type Guided<Row> = Omit<Row, keyof StoredGuidance> & Guidance;

export async function withGuidance<Row extends StoredGuidance>(
  db: TenantDb,
  userId: number,
  rows: Row[],
): Promise<Guided<Row>[]> {
  const facts = rows.some(({ how }) => how === null) ? await factsOfPlan(db, userId) : null;
  return rows.map(({ code, how, waits_for, link, ...task }) => ({
    ...task,
    ...(how !== null && link ? { how, waits_for, link } : guidance(code, facts!)),
  }));
}

/** As they were on the day the plan was made. */
async function factsOfPlan(db: TenantDb, userId: number): Promise<PlanFacts> {
  const [plan] = await db.tx
    .select({ id: users.id, country_id: users.country_id, madeAt: actionPlans.updated_at })
    .from(actionPlans)
    .innerJoin(users, and(eq(users.tenant_id, actionPlans.tenant_id), eq(users.id, actionPlans.user_id)))
    .where(and(eq(actionPlans.tenant_id, db.tenantId), eq(actionPlans.user_id, userId)));
  if (!plan) throw notFound();
  return gatherPlanFacts(db, plan, plan.madeAt);
}
