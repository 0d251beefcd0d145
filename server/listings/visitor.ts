import { and, eq } from 'drizzle-orm';
import { gatherPlanFacts } from '../actionPlan/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { SignedInUser } from '../http/contract/caller.ts';
import { factsOfUser } from '../resumes/interface.ts';
import { type AnswerLabels, labelsByTag } from '../services/serviceRules.ts';
import type { Home } from './search.ts';

export async function homeOf(db: TenantDb, user: SignedInUser, tenant: Tenant, now: Date): Promise<Home> {
  const facts = await factsOfUser(db, user.id, now);
  const point = facts && facts.lat !== null && facts.lng !== null ? { lat: facts.lat, lng: facts.lng } : null;
  return {
    cityId: facts?.city_id ?? null,
    city: facts?.city ?? null,
    point,
    countryId: user.country_id ?? tenant.default_country_id,
  };
}

export async function answerLabelsOf(
  db: TenantDb,
  visitor: SignedInUser | null,
  now: Date,
): Promise<AnswerLabels> {
  if (visitor?.role !== 'veteran') return new Map();
  const [row] = await db.tx
    .select({ direction: onboardings.direction_option_id })
    .from(onboardings)
    .where(and(eq(onboardings.tenant_id, db.tenantId), eq(onboardings.user_id, visitor.id)));
  return row?.direction ? labelsByTag(await gatherPlanFacts(db, visitor, now)) : new Map();
}
