/** Promises: services are recommended for reasons that the person gave, the crisis line first, and chosen whole or not at all. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { components } from '../openapi.gen.d.ts';
import { recordConsents } from './accounts/consents.ts';
import type { Handlers } from './call.ts';
import type { TenantDb } from './db/database.ts';
import { users } from './db/schema/accounts.ts';
import { chosenServices, onboardings, serviceProviders } from './db/schema/onboarding.ts';
import { changeOnboarding, lockForStep, presentOnboarding } from './onboardingState.ts';
import { gatherPlanFacts } from './planFacts.ts';
import { invalid } from './problem.ts';
import { recommend } from './serviceRules.ts';

export const serviceHandlers = {
  listOnboardingServices: ({ transaction, user, now }) =>
    transaction(async (db) => {
      const [row] = await db.tx
        .select()
        .from(onboardings)
        .where(and(eq(onboardings.tenant_id, db.tenantId), eq(onboardings.user_id, user.id)));
      const selected_ids = await chosenBy(db, user.id);
      const providers = await db.tx
        .select()
        .from(serviceProviders)
        .where(eq(serviceProviders.tenant_id, db.tenantId))
        .orderBy(asc(serviceProviders.id));
      const facts = row?.direction_option_id ? await gatherPlanFacts(db, user, now) : null;
      const candidate_visibility = row?.services_done_at ? await visibilityOf(db, user.id) : null;
      const recommended = recommend(providers, facts, {
        selectedIds: selected_ids,
        categoryIds: row?.service_category_ids ?? [],
      });
      return { data: { recommended, selected_ids, candidate_visibility } };
    }),

  saveOnboardingServices: ({ body, transaction, user, now }) =>
    transaction(async (db) => {
      const row = await lockForStep(db, user.id, 5);
      const { service_ids, category_ids, candidate_visibility } = body;
      await checkServices(db, service_ids);
      await db.tx
        .delete(chosenServices)
        .where(and(eq(chosenServices.tenant_id, db.tenantId), eq(chosenServices.user_id, user.id)));
      if (service_ids.length > 0) {
        const of = { tenant_id: db.tenantId, user_id: user.id, chosen_at: now };
        await db.tx.insert(chosenServices).values(service_ids.map((service_id) => ({ ...of, service_id })));
      }
      if (candidate_visibility !== user.candidate_visibility) {
        const privacy_version = user.privacy_version ?? null;
        await recordConsents(db, { userId: user.id, privacy_version, now, values: { candidate_visibility } });
      }
      await db.tx
        .update(users)
        .set({ candidate_visibility, updated_at: now })
        .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, user.id)));
      const change = {
        services_done_at: row.services_done_at ?? now,
        service_category_ids: category_ids ?? row.service_category_ids,
      };
      await changeOnboarding(db, row, change, now, 5);
      return { data: await presentOnboarding(db, user.id) };
    }),
} satisfies Handlers<'listOnboardingServices' | 'saveOnboardingServices'>;

async function chosenBy(db: TenantDb, userId: number): Promise<number[]> {
  const found = await db.tx
    .select({ id: chosenServices.service_id })
    .from(chosenServices)
    .where(and(eq(chosenServices.tenant_id, db.tenantId), eq(chosenServices.user_id, userId)))
    .orderBy(asc(chosenServices.service_id));
  return found.map(({ id }) => id);
}

async function visibilityOf(
  db: TenantDb,
  userId: number,
): Promise<components['schemas']['Visibility'] | null> {
  const [found] = await db.tx
    .select({ visibility: users.candidate_visibility })
    .from(users)
    .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, userId)));
  return found?.visibility ?? null;
}

/** Another tenant's service does not exist here. */
async function checkServices(db: TenantDb, ids: number[]) {
  if (ids.length === 0) return;
  const found = await db.tx
    .select({ id: serviceProviders.id })
    .from(serviceProviders)
    .where(and(eq(serviceProviders.tenant_id, db.tenantId), inArray(serviceProviders.id, ids)));
  if (found.length < ids.length) throw invalid({ service_ids: ['Choose from the services shown'] });
}
