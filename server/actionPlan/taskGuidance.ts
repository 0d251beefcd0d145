// How, waiting for what, and where each task is done, as of today. Tasks from before there was guidance get it from the rule that
// made them.
import { and, eq } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { actionPlans } from '../db/schema/actionPlans.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { addDays } from '../formats/days.ts';
import { formatLongDate } from '../formats/formatLongDate.ts';
import { localeOfCountry } from '../formats/localeOfCountry.ts';
import { notFound } from '../http/answers/problem.ts';
import { leavingDay } from '../profile/interface.ts';
import { type Guidance, guidance } from './actionPlanRules.ts';
import { gatherPlanFacts, type PlanFacts } from './planFacts.ts';

interface StoredGuidance {
  code: string;
  how: string | null;
  waits_for: string | null;
  opens_on: string | null;
  link: Guidance['link'] | null;
}

type Guided<Row> = Omit<Row, keyof StoredGuidance> & Guidance & Pick<StoredGuidance, 'opens_on'>;

export async function withGuidance<Row extends StoredGuidance>(
  db: TenantDb,
  userId: number,
  rows: Row[],
  today: string,
): Promise<Guided<Row>[]> {
  const facts = rows.some(({ how }) => how === null) ? await factsOfPlan(db, userId) : null;
  const isAhead = (day: string | null) => day !== null && day > today;
  const leaver = rows.some(({ opens_on }) => isAhead(opens_on)) ? await leaverOf(db, userId) : null;
  return rows.map(({ code, how, waits_for, link, opens_on, ...task }) => {
    const stored = how !== null && link ? { how, waits_for, link } : guidance(code, facts!);
    const opening = leaver && opens_on && isAhead(opens_on) ? openingWords(opens_on, leaver) : null;
    return { ...task, ...stored, waits_for: opening ?? stored.waits_for, opens_on };
  });
}

interface Leaver {
  leaving_on: string | null;
  country_id: number | null;
}

export function openingWords(opens: string, { leaving_on, country_id }: Leaver): string {
  const lastDay = leavingDay(leaving_on, country_id);
  const inWords = (day: string) => formatLongDate(day, localeOfCountry(country_id));
  if (lastDay === null || opens !== addDays(lastDay, 1)) return `Opens on ${inWords(opens)}`;
  // The day is not known where only the month is.
  return leaving_on === lastDay ? `Waits for your last day, ${inWords(lastDay)}` : 'Waits for your last day';
}

async function leaverOf({ tenantId, tx }: TenantDb, userId: number): Promise<Leaver | null> {
  const [leaver] = await tx
    .select({ leaving_on: onboardings.leaving_on, country_id: users.country_id })
    .from(onboardings)
    .innerJoin(users, and(eq(users.tenant_id, onboardings.tenant_id), eq(users.id, onboardings.user_id)))
    .where(and(eq(onboardings.tenant_id, tenantId), eq(onboardings.user_id, userId)));
  return leaver ?? null;
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
