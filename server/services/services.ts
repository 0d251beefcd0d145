import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { gatherPlanFacts } from '../actionPlan/interface.ts';
import { recordConsents } from '../auth/interface.ts';
import { numbers, texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { selectedServices, serviceProviders } from '../db/schema/services.ts';
import { invalid } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import { changeOnboarding, lockForStep, presentOnboarding } from '../onboarding/interface.ts';
import { renewCard } from '../profile/interface.ts';
import { isStrong, labelsByTag, recommend } from './serviceRules.ts';

export const listOnboardingServices: Operation<'listOnboardingServices'> = ({ transaction, user, now }) =>
  transaction(async (db) => {
    const [row] = await db.tx
      .select()
      .from(onboardings)
      .where(and(eq(onboardings.tenant_id, db.tenantId), eq(onboardings.user_id, user.id)));
    const selected_ids = await selectedServicesOf(db, user.id);
    const facts = row?.direction_option_id ? await gatherPlanFacts(db, user, now) : null;
    const providers = await worthJudging(db, facts ? [...labelsByTag(facts).keys()] : [], selected_ids);
    const candidate_visibility = row?.services_done_at ? await visibilityOf(db, user.id) : null;
    const recommended = recommend(providers, facts, {
      selectedIds: selected_ids,
      categoryIds: row?.service_category_ids ?? [],
    });
    return { data: { recommended, selected_ids, candidate_visibility } };
  });

export const saveOnboardingServices: Operation<'saveOnboardingServices'> = ({
  body,
  transaction,
  user,
  now,
}) =>
  transaction(async (db) => {
    const row = await lockForStep(db, user.id, 5);
    const { service_ids, category_ids, candidate_visibility } = body;
    await checkServices(db, service_ids);
    await db.tx
      .delete(selectedServices)
      .where(and(eq(selectedServices.tenant_id, db.tenantId), eq(selectedServices.user_id, user.id)));
    if (service_ids.length > 0) {
      const of = { tenant_id: db.tenantId, user_id: user.id, chosen_at: now };
      await db.tx.insert(selectedServices).values(service_ids.map((service_id) => ({ ...of, service_id })));
    }
    if (candidate_visibility !== user.candidate_visibility) {
      const privacy_version = user.privacy_version ?? null;
      await recordConsents(db, { userId: user.id, privacy_version, now, values: { candidate_visibility } });
      if (user.candidate_visibility === 'visible') await renewCard(db, user.id);
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
    return { data: await presentOnboarding(db, user.id, now) };
  });

// The forty best matches of each category: the rest of thousands would not be shown.
const mostOfCategory = 40;

async function worthJudging({ tenantId, tx }: TenantDb, tagsOfAnswers: string[], selectedIds: number[]) {
  const { tags, category, crisis_line, id } = serviceProviders;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from (
      select ${id}, ${crisis_line}, row_number() over (
        partition by ${category}
        order by (${tags} && ${texts(tagsOfAnswers.filter(isStrong))}) desc, (${tags} && ${texts(tagsOfAnswers)}) desc, ${id}) as place
      from ${serviceProviders}
      where ${serviceProviders.tenant_id} = ${tenantId} and ${serviceProviders.withdrawn_at} is null) as ranked
    where place <= ${mostOfCategory} or crisis_line or id = any(${numbers(selectedIds)})`);
  return tx
    .select()
    .from(serviceProviders)
    .where(
      and(
        eq(serviceProviders.tenant_id, tenantId),
        inArray(
          id,
          rows.map((row) => row.id),
        ),
      ),
    )
    .orderBy(asc(id));
}

async function selectedServicesOf(db: TenantDb, userId: number): Promise<number[]> {
  const rows = await db.tx
    .select({ id: selectedServices.service_id })
    .from(selectedServices)
    .innerJoin(
      serviceProviders,
      and(
        eq(serviceProviders.tenant_id, selectedServices.tenant_id),
        eq(serviceProviders.id, selectedServices.service_id),
        isNull(serviceProviders.withdrawn_at),
      ),
    )
    .where(and(eq(selectedServices.tenant_id, db.tenantId), eq(selectedServices.user_id, userId)))
    .orderBy(asc(selectedServices.service_id));
  return rows.map(({ id }) => id);
}

async function visibilityOf(
  db: TenantDb,
  userId: number,
): Promise<components['schemas']['Visibility'] | null> {
  const [row] = await db.tx
    .select({ visibility: users.candidate_visibility })
    .from(users)
    .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, userId)));
  return row?.visibility ?? null;
}

// Another tenant's service does not exist here.
async function checkServices(db: TenantDb, ids: number[]) {
  if (ids.length === 0) return;
  const rows = await db.tx
    .select({ id: serviceProviders.id })
    .from(serviceProviders)
    .where(
      and(
        eq(serviceProviders.tenant_id, db.tenantId),
        isNull(serviceProviders.withdrawn_at),
        inArray(serviceProviders.id, ids),
      ),
    );
  if (rows.length < ids.length) throw invalid({ service_ids: ['Choose from the services shown'] });
}
