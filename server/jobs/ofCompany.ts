import { and, eq } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import type { Company } from '../db/schema/companies.ts';
import { jobs } from '../db/schema/jobs.ts';
import { findableBy } from './findableBy.ts';
import { learnWords, vectorsOf } from './searchText.ts';

export async function updateCompanyJobs(db: TenantDb, before: Company, after: Company): Promise<void> {
  const ofCompany = and(eq(jobs.tenant_id, db.tenantId), eq(jobs.company_id, after.id));
  const isActive = after.status === 'active';
  if (isActive !== (before.status === 'active')) {
    await db.tx.update(jobs).set({ company_is_active: isActive }).where(ofCompany);
  }
  if (before.name === after.name) return;
  for (const job of await db.tx.select().from(jobs).where(ofCompany)) {
    const findable = await findableBy(db, job);
    await db.tx
      .update(jobs)
      .set(vectorsOf(findable))
      .where(and(ofCompany, eq(jobs.id, job.id)));
    if (job.status !== 'draft') await learnWords(db, findable);
  }
}
