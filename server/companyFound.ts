/**
 * Promises: a recruiter without a company is offered the pending or active one that has the domain of their e-mail, until
 * they join it or say that it is not theirs; nobody else is offered anything.
 */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { employerDomain } from './companyFields.ts';
import type { TenantDb } from './db/database.ts';
import { users } from './db/schema/accounts.ts';
import { type Company, companies } from './db/schema/companies.ts';
import { memberships } from './db/schema/teams.ts';

const offered = ['pending', 'active'] as const;

const isOffered = ({ status }: Company) => offered.some((one) => one === status);

const declined = (companyId: number | typeof companies.id) =>
  sql`exists (select from ${memberships} where ${memberships.tenant_id} = ${users.tenant_id}
    and ${memberships.user_id} = ${users.id} and ${companyId} = any(${memberships.declined_company_ids}))`;

/** For a recruiter who has just verified the e-mail, changed it, or left a company. */
export async function offerCompanyTo(db: TenantDb, user: { id: number; email: string }): Promise<void> {
  const domain = employerDomain(user.email);
  const [found] = domain
    ? await db.tx
        .select({ id: companies.id })
        .from(companies)
        .innerJoin(users, and(eq(users.tenant_id, companies.tenant_id), eq(users.id, user.id)))
        .where(
          and(
            eq(companies.tenant_id, db.tenantId),
            eq(companies.email_domain, domain),
            inArray(companies.status, offered),
            sql`not ${declined(companies.id)}`,
          ),
        )
    : [];
  await db.tx
    .update(users)
    .set({ company_found_id: found?.id ?? null })
    .where(
      and(
        eq(users.tenant_id, db.tenantId),
        eq(users.id, user.id),
        eq(users.role, 'recruiter'),
        eq(users.is_tenant_admin, false),
        isNull(users.company_id),
      ),
    );
}

/** After a company came, was decided on, or ended: to everyone with its domain, or to nobody any more. */
export async function offerToColleagues(db: TenantDb, company: Company): Promise<void> {
  if (!isOffered(company)) {
    await db.tx
      .update(users)
      .set({ company_found_id: null })
      .where(and(eq(users.tenant_id, db.tenantId), eq(users.company_found_id, company.id)));
    return;
  }
  if (!company.email_domain) return;
  await db.tx
    .update(users)
    .set({ company_found_id: company.id })
    .where(
      and(
        eq(users.tenant_id, db.tenantId),
        eq(users.role, 'recruiter'),
        eq(users.is_tenant_admin, false),
        isNull(users.company_id),
        isNull(users.company_found_id),
        sql`${users.email_verified_at} is not null`,
        eq(sql`split_part(${users.email}, '@', 2)`, company.email_domain),
        sql`not ${declined(company.id)}`,
      ),
    );
}
