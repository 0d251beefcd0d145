/** Candidate lists count, sort and page by indexes alone: the wide rows are read of one page only. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { filtersOf, orders } from '../../server/candidates/filters.ts';
import { isOffered, visibleTo } from '../../server/candidates/visibleCandidates.ts';
import { candidatesOf } from '../support/contract/candidatePeople.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';

const server = await startTestServer();
const uk = candidatesOf(server, 'uk');

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

// On PostgreSQL the plan depends on when the tables were last vacuumed, which is not this server's to say.
test.runIf(server.database.kind === 'pglite').each([
  ['updated', {}],
  ['years', {}],
  ['availability', {}],
  ['updated', { service_id: [103] }],
  ['years', { years_min: 10, country_id: 232 }],
] as const)(
  'a list by %s with the filters %o reads users and facts from indexes alone',
  async (name, query) => {
    for (let count = 0; count < 5; count += 1) await uk.veteran({ candidate_visibility: 'anonymous' });
    await server.database.vacuumAndAnalyze();
    const { id: tenantId } = await tenantOf(server.database, 'uk');
    const visible = visibleTo(tenantId, { companyId: 1, seed: '1' }, new Date());
    const { service_id, ...rest } = { service_id: undefined, ...query };
    const filters = filtersOf({ ...rest, ...(service_id ? { service_id: [...service_id] } : {}) }, 232);
    const plan = await server.database.asTenant(tenantId, async ({ tx }) => {
      // On a few rows reading the whole table is cheaper: the plan is that of a large one.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      const { rows } = await tx.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(sql`
      explain (format json) select visible.id, visible.is_open, visible.place, ${orders[name].column}
      from ${visible} where ${isOffered} and ${filters ?? sql`true`}`);
      return rows[0]!['QUERY PLAN'][0]!.Plan;
    });
    const scans = nodesOf(plan).filter((node) =>
      ['users', 'candidate_facts'].includes(node['Relation Name'] ?? ''),
    );
    expect(scans.map((node) => node['Relation Name']).sort()).toEqual(['candidate_facts', 'users']);
    for (const scan of scans) expect(scan['Node Type']).toBe('Index Only Scan');
  },
);
