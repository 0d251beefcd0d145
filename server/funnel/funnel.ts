// Where visits entered a flow’s states, continued, and ended, counted by the database; counts below five are hidden.
import { type SQL, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { flowSteps } from '../db/schema/flowSteps.ts';
import type { FunnelChart } from './charts.ts';

const fewest = 5;

interface Period {
  /** Days, both included. */
  from: string;
  to: string;
}

type Funnel = Pick<components['schemas']['Funnel'], 'visits' | 'nodes' | 'edges'>;
type Node = Funnel['nodes'][number];
type Edge = Funnel['edges'][number];
type Counted = Record<'entered' | 'left' | 'dropped' | 'stays' | 'median_ms', number> & { state: string };

const shownCount = (count: number | null | undefined) => (count && count >= fewest ? count : null);

const within = (state: string, group: string) =>
  sql.raw(`(${state} = ${group} or starts_with(${state}, ${group} || '.'))`);

// A step enters a group if it comes from outside; distinct steps are few, so each is compared with the groups once.
const countedStates = (steps: SQL, { states }: FunnelChart) => sql`
  with steps as materialized (${steps}),
  ways as (select distinct from_state, to_state from steps),
  states as (select jsonb_array_elements_text(${JSON.stringify(states)}::jsonb) as state),
  crossings as (
    select from_state, to_state, state, ${within('to_state', 'state')} as enters
    from ways cross join states
    where ${within('to_state', 'state')} <> ${within('from_state', 'state')}),
  lasts as (
    select visit, state, max(id) filter (where enters) as entered, max(id) filter (where not enters) as left
    from steps join crossings using (from_state, to_state) group by visit, state),
  stays as (
    select from_state as state, count(distinct visit)::integer as stays,
      percentile_cont(0.5) within group (order by ms)::integer as median_ms
    from steps where from_state <> '' and from_state <> to_state group by 1)
  select state, count(entered)::integer as entered,
    (count(*) filter (where "left" > entered))::integer as left,
    (count(*) filter (where entered is not null and ("left" is null or "left" < entered)))::integer as dropped,
    coalesce(max(stays), 0) as stays, coalesce(max(median_ms), 0) as median_ms
  from lasts left join stays using (state) group by state`;

export async function funnelOf(
  { tenantId, tx }: TenantDb,
  chart: FunnelChart,
  period: Period,
): Promise<Funnel> {
  const steps = sql`select id, visit, from_state, event, to_state, ms from ${flowSteps}
    where tenant_id = ${tenantId} and flow_id = ${chart.id}
      and day between ${period.from}::date and ${period.to}::date`;
  const [all] = (
    await tx.execute<{ visits: number }>(
      sql`select count(distinct visit)::integer as visits from (${steps}) steps`,
    )
  ).rows;
  const { rows: counted } = await tx.execute<Counted>(countedStates(steps, chart));
  const { rows: edges } = await tx.execute<{
    from: string;
    event: string;
    to: string;
    visits: number;
    count: number;
  }>(sql`
    select from_state as from, event, to_state as to, count(distinct visit)::integer as visits, count(*)::integer as count
    from (${steps}) steps group by 1, 2, 3 order by 1, 2, 3`);

  const byState = new Map(counted.map((row) => [row.state, row]));
  const nodes = chart.states.map((state): Node => {
    const { entered, left, dropped, stays, median_ms } = byState.get(state) ?? {};
    return {
      state,
      entered: shownCount(entered),
      left: shownCount(left),
      dropped: chart.ends.has(state) ? null : shownCount(dropped),
      median_ms: shownCount(stays) === null ? null : (median_ms ?? null),
    };
  });
  const isDrawn = (state: string) => state === '' || chart.leaves.has(state);
  return {
    visits: shownCount(all?.visits),
    nodes,
    edges: edges
      .filter(({ from, to }) => isDrawn(from) && isDrawn(to))
      .map(
        ({ from, event, to, visits, count }): Edge => ({
          from: from || null,
          event,
          to: to || null,
          count: shownCount(visits) === null ? null : count,
        }),
      ),
  };
}
