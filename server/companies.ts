/** Where a recruiter and the company stand; the eight rules are those of the chart that the app runs. */
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { decideCompanyRoute } from '../src/machines/companyRouting.ts';
import type { Handlers } from './call.ts';
import { users } from './db/schema/accounts.ts';
import { companies } from './db/schema/companies.ts';
import { notFound } from './problem.ts';

const found = alias(companies, 'found');

type Company = typeof companies.$inferSelect;

const rejectionOf = ({ status, rejection_code, rejection_text, decided_at, attempts_left }: Company) =>
  status === 'rejected' && rejection_code && rejection_text && decided_at
    ? { code: rejection_code, text: rejection_text, at: decided_at.toISOString(), attempts_left }
    : null;

export const companyHandlers = {
  getCompanyStatus: ({ query, user, transaction }) =>
    transaction(async ({ tenantId, tx }) => {
      const [row] = await tx
        .select({
          status: users.status,
          company: companies,
          found: { id: found.id, name: found.name, status: found.status },
        })
        .from(users)
        .leftJoin(
          companies,
          and(eq(companies.tenant_id, users.tenant_id), eq(companies.id, users.company_id)),
        )
        .leftJoin(found, and(eq(found.tenant_id, users.tenant_id), eq(found.id, users.company_found_id)))
        .where(and(eq(users.tenant_id, tenantId), eq(users.id, user.id)));
      if (!row) throw notFound();
      const { company } = row;
      const { path, rule } = decideCompanyRoute({
        userStatus: row.status,
        company: company?.status ?? null,
        companyFound: row.found?.status ?? null,
        path: query.path ?? '',
      });
      return {
        data: {
          user_status: row.status,
          company: company && {
            id: company.id,
            name: company.name,
            status: company.status,
            website: company.website,
            submitted_at: company.submitted_at?.toISOString() ?? null,
            decided_at: company.decided_at?.toISOString() ?? null,
          },
          company_found: row.found,
          rejection: company && rejectionOf(company),
          route: path,
          rule,
        },
      };
    }),
} satisfies Handlers<'getCompanyStatus'>;
