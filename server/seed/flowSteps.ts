// Thirty days of generated visits to five flows: random walks through the real charts, deterministic except for the days. A
// tenant that already has steps is left alone.
import { eq, sql } from 'drizzle-orm';
import { flowSteps } from '../db/schema/flowSteps.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { dayOf } from '../formats/days.ts';
import { funnelMachines } from '../funnel/charts.ts';
import { flowHabits, type Habit } from './flowHabits.ts';
import { chanceFrom, type FlowStep, walkThrough } from './flowWalk.ts';

const days = 30;

type Row = FlowStep & { flow_id: string; day: string; visit: string };

function visitsOf(habit: Habit, seed: number, now: Date): Row[] {
  const { flow } = habit;
  const machine = funnelMachines.find(({ id }) => id === flow);
  if (!machine) throw new Error(`The product has no chart ${flow}`);
  const chance = chanceFrom(seed);
  return Array.from({ length: habit.visits }, (_, index) => {
    const at = { flow_id: flow, day: dayOf(now, -Math.floor(chance() * days)), visit: `${seed}.${index}` };
    return walkThrough(machine.root, habit, chance).map((step) => ({ ...step, ...at }));
  }).flat();
}

export async function seedFlowSteps(tx: Tx, tenant: Tenant, now: Date): Promise<void> {
  const [existing] = await tx
    .select({ id: flowSteps.id })
    .from(flowSteps)
    .where(eq(flowSteps.tenant_id, tenant.id))
    .limit(1);
  if (existing) return;
  const rows = flowHabits().flatMap((habit, index) =>
    visitsOf(habit, tenant.default_country_id * 100 + index, now),
  );
  await tx.execute(sql`
    insert into ${flowSteps} (tenant_id, flow_id, day, version, visit, from_state, event, to_state, ms)
    select ${tenant.id}::bigint, flow_id, day, '0000000000000000', visit, "from", event, "to", ms
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as rows (flow_id text, day date, visit text, "from" text, event text, "to" text, ms integer)`);
}
