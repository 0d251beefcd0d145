import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { membershipLife } from '../../src/machines/membership.ts';
import type { TenantDb } from '../db/database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { type Company, companies } from '../db/schema/companies.ts';
import { memberships } from '../db/schema/teams.ts';
import { employerDomain } from './companyFields.ts';

const offered = ['pending', 'active'] as const;

const isOffered = ({ status }: Company) => offered.some((value) => value === status);

const declined = (companyId: number | typeof companies.id) =>
  sql`exists (select from ${memberships} where ${memberships.tenant_id} = ${users.tenant_id}
    and ${memberships.user_id} = ${users.id} and ${companyId} = any(${memberships.declined_company_ids}))`;

const isRecruiterWithoutCompany = and(
  eq(users.role, 'recruiter'),
  eq(users.is_tenant_admin, false),
  isNull(users.company_id),
);

type Offered = Pick<UserRow, 'id' | 'status' | 'company_found_id'>;

async function moveOffers(
  db: TenantDb,
  people: Offered[],
  move: 'offer' | 'withdraw',
  companyId: number | null,
) {
  const moved = people.filter(({ status, company_found_id }) => {
    const place = company_found_id ? 'found' : 'nowhere';
    const state = { status, place, isAdmin: false, role: 'recruiter', otherAdmins: 0 } as const;
    return membershipLife.after(state, move) !== null;
  });
  const ids = moved.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.tx
    .update(users)
    .set({ company_found_id: companyId })
    .where(and(eq(users.tenant_id, db.tenantId), inArray(users.id, ids)));
}

const selectRecruiters = ({ tx }: TenantDb) =>
  tx.select({ id: users.id, status: users.status, company_found_id: users.company_found_id }).from(users);

export async function setOfferedCompany(
  db: TenantDb,
  person: Offered,
  companyId: number | null,
): Promise<void> {
  if (person.company_found_id === companyId) return;
  if (person.company_found_id) await moveOffers(db, [person], 'withdraw', null);
  if (companyId) await moveOffers(db, [{ ...person, company_found_id: null }], 'offer', companyId);
}

export async function offerCompanyTo(db: TenantDb, user: { id: number; email: string }): Promise<void> {
  const [person] = await selectRecruiters(db).where(
    and(eq(users.tenant_id, db.tenantId), eq(users.id, user.id), isRecruiterWithoutCompany),
  );
  if (!person) return;
  const domain = employerDomain(user.email);
  const [match] = domain
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
  await setOfferedCompany(db, person, match?.id ?? null);
}

export async function updateOffersToColleagues(db: TenantDb, company: Company): Promise<void> {
  if (!isOffered(company)) {
    const theirs = and(eq(users.tenant_id, db.tenantId), eq(users.company_found_id, company.id));
    return moveOffers(db, await selectRecruiters(db).where(theirs), 'withdraw', null);
  }
  if (!company.email_domain) return;
  const colleagues = await selectRecruiters(db).where(
    and(
      eq(users.tenant_id, db.tenantId),
      isRecruiterWithoutCompany,
      isNull(users.company_found_id),
      sql`${users.email_verified_at} is not null`,
      eq(sql`split_part(${users.email}, '@', 2)`, company.email_domain),
      sql`not ${declined(company.id)}`,
    ),
  );
  await moveOffers(db, colleagues, 'offer', company.id);
}
