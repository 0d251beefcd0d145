import { and, eq } from 'drizzle-orm';
import { personName } from '../../src/documents/personName.ts';
import { adminsOf } from '../companies/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import type { Notify } from '../notifications/notify.ts';
import type { Application } from './applicationLife.ts';
import { pageOfRecruiter } from './applicationNews.ts';

export async function recruitersOf(db: TenantDb, { job, company }: Application): Promise<{ id: number }[]> {
  const [owner] = await db.tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.tenant_id, db.tenantId),
        eq(users.id, job.owner_id),
        eq(users.company_id, company.id),
        eq(users.status, 'active'),
      ),
    );
  return owner ? [owner] : adminsOf(db, company.id);
}

export async function notifyRecruiters(db: TenantDb, application: Application, tell: Notify): Promise<void> {
  const { row } = application;
  for (const { id } of await recruitersOf(db, application)) {
    await tell(db, {
      userId: id,
      type: 'new_application',
      title: `${personName(row.profile ?? {})} applied for ${row.job_title}`,
      body: row.profile?.headline ?? 'Open the application to see who they are.',
      link: { path: pageOfRecruiter(row.id), label: 'See the application' },
      applicationId: row.id,
      aboutId: row.user_id,
    });
  }
}
