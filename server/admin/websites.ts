import { and, eq } from 'drizzle-orm';
import { checkWebsite, companyWithRequestedChange } from '../companies/interface.ts';
import { companies } from '../db/schema/companies.ts';
import { notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';

/** The website may take seconds, so no transaction is open meanwhile. */
export const checkCompanyWebsite: Operation<'checkCompanyWebsite'> = async ({ params, transaction, now }) => {
  const company = await transaction(async ({ tx, tenantId }) => {
    const [row] = await tx
      .select()
      .from(companies)
      .where(and(eq(companies.tenant_id, tenantId), eq(companies.id, params.id)));
    if (!row) throw notFound();
    return companyWithRequestedChange(row);
  });
  const { website } = company;
  return { data: { website, ...(await checkWebsite(website)), checked_at: now.toISOString() } };
};
