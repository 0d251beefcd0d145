// Counts steps that the charts declare, per day, without user or address, so that visits of different days cannot be linked.
// Operators see the counts; on the seeded tenants everybody does.
import { createHmac } from 'node:crypto';
import { secretsFor } from '../crypto/secrets.ts';
import type { Database } from '../db/database.ts';
import { flowSteps } from '../db/schema/flowSteps.ts';
import { dayOf } from '../formats/days.ts';
import { invalid, notFound, Problem, unauthenticated } from '../http/answers/problem.ts';
import { networkOf } from '../http/answers/rateLimits.ts';
import type { Operation } from '../http/contract/call.ts';
import { charts } from './charts.ts';
import { funnelOf } from './funnel.ts';

const day = 86_400_000;
const longest = 400;
const usual = 30;

interface Step {
  flow_id: string;
  from: string | null;
  event: string;
  to: string | null;
}

export function unknownIn(events: readonly Step[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [index, { flow_id, from, event, to }] of events.entries()) {
    const chart = charts.get(flow_id);
    const at = (field: string, message: string) => {
      errors[`events.${index}.${field}`] = [message];
    };
    if (!chart) {
      at('flow_id', 'No chart of the product');
      continue;
    }
    if (!chart.events.has(event)) at('event', 'Not declared by this chart');
    if (from !== null && !chart.leaves.has(from)) at('from', 'No state of this chart');
    if (to !== null && !chart.leaves.has(to)) at('to', 'No state of this chart');
    if (from === null && to === null) at('to', 'Required');
  }
  return errors;
}

// The calendar has no day before it.
const firstDay = Date.parse('0001-01-01');

function periodOf({ from, to }: { from?: string; to?: string }, now: Date) {
  const end = to ?? dayOf(now);
  const start = from ?? dayOf(new Date(Math.max(firstDay, Date.parse(end) - (usual - 1) * day)));
  const length = (Date.parse(end) - Date.parse(start)) / day;
  if (length < 0) throw invalid({ to: ['Choose a day after the first one'] });
  if (length >= longest) throw invalid({ from: [`Choose ${longest} days at most`] });
  return { from: start, to: end };
}

export const addFlowEvents: Operation<'addFlowEvents', { database: Database }> = async (
  { body, clientIp, now, tenant, limit, transaction },
  { database },
) => {
  await limit('flowEvents', { whose: networkOf(clientIp) });
  const errors = unknownIn(body.events);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const today = dayOf(now);
  const key = createHmac('sha256', secretsFor(database, 'visits').current().value)
    .update(`${tenant.id} ${today}`)
    .digest();
  const visitOf = (value: string) => createHmac('sha256', key).update(value).digest('base64url').slice(0, 22);
  await transaction(async ({ tenantId, tx }) => {
    await tx.insert(flowSteps).values(
      body.events.map(({ flow_id, version, session_hash, from, event, to, ms }) => ({
        ...{ tenant_id: tenantId, flow_id, day: today, version, visit: visitOf(session_hash) },
        ...{ from_state: from ?? '', event, to_state: to ?? '', ms },
      })),
    );
  });
  return { data: { counted: body.events.length } };
};

export const getFunnel: Operation<'getFunnel'> = async ({
  params,
  query,
  tenant,
  visitor,
  now,
  transaction,
}) => {
  if (!tenant.is_demo && !visitor) throw unauthenticated();
  if (!tenant.is_demo && !visitor?.is_tenant_admin)
    throw new Problem(403, 'forbidden_role', 'Your account cannot do that.');
  const chart = charts.get(params.id);
  if (!chart) throw notFound();
  const period = periodOf(query, now);
  const counted = await transaction((db) => funnelOf(db, chart, period));
  return { data: { flow_id: chart.id, ...period, ...counted } };
};
