/** The employers of the seeded tenants, in every status; the domain is the same in both, as the e-mails are. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../database.ts';
import { companies } from '../schema/accounts.ts';
import type { Tenant } from '../schema/tenants.ts';

type Status = (typeof companies.$inferSelect)['status'];

interface Employer {
  domain: string;
  name: string;
  status: Status;
  submitted: string;
  rejection?: { code: string; text: string };
}

const employers: Employer[] = [
  { domain: 'northgate.test', name: 'Northgate Logistics', status: 'active', submitted: '2026-03-02' },
  { domain: 'brightwell.test', name: 'Brightwell Energy', status: 'active', submitted: '2026-04-14' },
  { domain: 'haldenrail.test', name: 'Halden Rail', status: 'pending', submitted: '2026-11-18' },
  {
    domain: 'corvane.test',
    name: 'Corvane Security',
    status: 'rejected',
    submitted: '2026-10-26',
    rejection: {
      code: 'website_unreachable',
      text: 'We could not reach your website. Correct its address or tell us where to find your company online.',
    },
  },
  { domain: 'ashgrove.test', name: 'Ashgrove Care', status: 'inactive', submitted: '2026-01-19' },
  { domain: 'meridian-avionics.test', name: 'Meridian Avionics', status: 'active', submitted: '2026-05-06' },
  { domain: 'tollgate.test', name: 'Tollgate Systems', status: 'active', submitted: '2026-06-22' },
  { domain: 'fenwickfoods.test', name: 'Fenwick Foods', status: 'pending', submitted: '2026-11-16' },
  { domain: 'larkmoor.test', name: 'Larkmoor Construction', status: 'active', submitted: '2026-07-09' },
  {
    domain: 'stonebridge.test',
    name: 'Stonebridge Recruitment',
    status: 'rejected',
    submitted: '2026-09-30',
    rejection: {
      code: 'not_an_employer',
      text: 'We list companies that hire for themselves. Tell us if you employ the people you look for.',
    },
  },
];

const twoDays = 48 * 3_600_000;
const suffix: Record<string, string> = { uk: 'Ltd', us: 'Inc' };

function rowOf(tenant: Tenant, { domain, name, status, submitted, rejection }: Employer) {
  const submitted_at = new Date(`${submitted}T09:41:00Z`);
  return {
    tenant_id: tenant.id,
    name: `${name} ${suffix[tenant.slug]}`,
    status,
    website: `https://${domain}`,
    email_domain: domain,
    submitted_at,
    decided_at: status === 'pending' ? null : new Date(submitted_at.getTime() + twoDays),
    rejection_code: rejection?.code ?? null,
    rejection_text: rejection?.text ?? null,
    created_at: submitted_at,
    updated_at: submitted_at,
  };
}

/** The ids by domain. */
export async function seedCompanies(tx: Tx, tenant: Tenant): Promise<Map<string, number>> {
  await tx
    .insert(companies)
    .values(employers.map((employer) => rowOf(tenant, employer)))
    .onConflictDoNothing();
  const rows = await tx
    .select({ id: companies.id, domain: companies.email_domain })
    .from(companies)
    .where(eq(companies.tenant_id, tenant.id));
  return new Map(rows.map(({ id, domain }) => [domain ?? '', id]));
}
