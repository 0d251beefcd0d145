import { and, eq } from 'drizzle-orm';
import { personName } from '../../src/documents/personName.ts';
import { sentDetails } from '../../src/documents/sentDetails.ts';
import { bandText } from '../../src/machines/matchBand.ts';
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
        eq(users.member_role, 'recruiter'),
      ),
    );
  return owner ? [owner] : adminsOf(db, company.id);
}

const contactLabels = ['Name', 'Email', 'Phone'];

/** Who they are and how well they match; contact details are on the page, where each look is logged. */
function introductionOf({ row, job }: Application): string {
  const band = row.match && bandText(row.match.employer.band);
  const details = row.profile ? sentDetails(row.profile) : [];
  return [
    ...details
      .filter(({ label }) => !contactLabels.includes(label))
      .map(({ label, value }) => `• ${label}: ${value}`),
    band && `• Match: ${band}`,
    row.answers.length > 0 && `• Questions answered: ${row.answers.length}`,
    row.cover_note && '• They’ve added a note.',
    `Open the application to read their ${job.country_id === 233 ? 'resume' : 'CV'}.`,
  ]
    .filter(Boolean)
    .join('\n');
}

export async function notifyRecruiters(db: TenantDb, application: Application, tell: Notify): Promise<void> {
  const { row } = application;
  for (const { id } of await recruitersOf(db, application)) {
    await tell(db, {
      userId: id,
      type: 'new_application',
      title: `${personName(row.profile ?? {})} applied for ${row.job_title}`,
      body: introductionOf(application),
      link: { path: pageOfRecruiter(row.id), label: 'See the application' },
      applicationId: row.id,
      aboutId: row.user_id,
    });
  }
}
