import { and, eq } from 'drizzle-orm';
import { users } from '../db/schema/accounts.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import { transitionPlans } from '../db/schema/transitionPlans.ts';
import type { Tx } from '../db/transaction.ts';
import { addMonths, dayOf } from '../formats/days.ts';
import { unkept } from '../http/answers/idempotency.ts';
import type { Call, Operation, OperationId, Reply } from '../http/contract/call.ts';
import type { FollowLeaving } from '../profile/interface.ts';
import { updateMilestone } from '../transitionPlans/milestones/milestoneHandlers.ts';
import { createTransitionPlan, saveTransitionPlanStep } from '../transitionPlans/plans/planHandlers.ts';
import { activateTransitionPlan } from '../transitionPlans/plans/planStatusHandlers.ts';
import { planStepKeys } from '../transitionPlans/plans/planSteps.ts';
import { personas } from './personas.ts';
import { educationFields, employmentFields } from './transitionPlanFields.ts';

const personaKey = 'veteran-complete';
const day = 86_400_000;

const unasked = () => {
  throw new Error('The seeded plans keep the leaving date');
};

export async function seedTransitionPlans(tx: Tx, tenant: Tenant, today: Date): Promise<void> {
  const email = personas.find(({ key }) => key === personaKey)?.email ?? '';
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenant_id, tenant.id), eq(users.email, email)));
  if (!user) return;
  const [existing] = await tx
    .select({ id: transitionPlans.id })
    .from(transitionPlans)
    .where(and(eq(transitionPlans.tenant_id, tenant.id), eq(transitionPlans.user_id, user.id)));
  if (existing) return;
  const now = new Date(today.getTime() - 2 * day);
  const db = { tenantId: tenant.id, tx };

  const call = <Op extends OperationId>(
    operation: Operation<Op, { followLeaving: FollowLeaving }>,
    input: { body: unknown; params?: unknown },
  ): Promise<Reply<Op>> =>
    operation(
      {
        ...{ params: {}, ...input, user, tenant, now },
        host: `${tenant.slug}.localhost`,
        transaction: <T>(work: (tenantDb: typeof db) => Promise<T>) => work(db),
        conclude: unkept,
        limit: async () => {},
      } as unknown as Call<Op>,
      { followLeaving: unasked },
    );

  const inMonths = (months: number) => addMonths(dayOf(now), months);

  async function fillIn(type: 'employment' | 'education', fields: object[]) {
    let { data: plan } = await call(createTransitionPlan, { body: { type } });
    for (const [n, input] of fields.entries()) {
      const section = plan.sections[planStepKeys[n]!];
      const body = { version: plan.version, fields: { ...section, ...input }, is_final: true };
      const params = { id: plan.id, n };
      ({ data: plan } = await call(saveTransitionPlanStep, { params, body }));
    }
    return plan;
  }

  const isUs = tenant.default_country_id === 233;
  await fillIn('education', educationFields(isUs, inMonths));
  const { id, version } = await fillIn('employment', employmentFields(isUs, inMonths));
  const { data: plan } = await call(activateTransitionPlan, {
    params: { id },
    body: { version },
  });
  for (const milestone of plan.milestones.filter(({ status }) => status === 'late').slice(0, 2)) {
    await call(updateMilestone, {
      params: { id, mid: milestone.id },
      body: { status: 'done', version: milestone.version },
    });
  }
}
