import { and, eq, inArray, or } from 'drizzle-orm';
import { type ApplicationStatus, undecidedStatuses } from '../../src/machines/application.ts';
import { isInterviewPending, isOfferPending } from '../../src/machines/applicationStages.ts';
import type { TenantDb } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import type { Notify } from '../notifications/notify.ts';
import { type Application, selectApplications, stateOf } from './applicationLife.ts';
import { pageOfVeteran } from './applicationNews.ts';
import { asVeteranSees, isDelayed, veteranView } from './veteranView.ts';

/** As the veteran sees them. */
export async function applicationsOn(
  db: TenantDb,
  userId: number,
  jobIds: number[],
  now: Date,
): Promise<Map<number, { id: number; status: ApplicationStatus }>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db.tx
    .with(veteranView(db, userId, now))
    .select({ jobId: applications.job_id, id: applications.id, status: applications.status })
    .from(applications)
    .where(
      and(
        eq(applications.tenant_id, db.tenantId),
        eq(applications.user_id, userId),
        inArray(applications.job_id, jobIds),
      ),
    );
  return new Map(rows.map(({ jobId, ...application }) => [jobId, application]));
}

const ends = {
  closed: (company: string) => `${company} has closed the job.`,
  removed: () =>
    'We have taken the job down. Send no money and no bank details to anybody who writes to you about it.',
};

/** Open or accepted offers and upcoming interviews do not end with the job. */
function textFor(application: Application, end: keyof typeof ends, now: Date): string {
  const { company } = application;
  const { status, offer, interview } = stateOf(application, now);
  const isPending =
    (status === 'offer' && isOfferPending(offer)) ||
    (status === 'interview' && isInterviewPending(interview));
  const consequence = isPending ? '' : '; it ends in 30 days unless it is decided before';
  return `${ends[end](company.name)} Your application is with ${company.name}${consequence}.`;
}

export async function notifyApplicants(
  db: TenantDb,
  jobId: number,
  end: keyof typeof ends,
  { tell, now }: { tell: Notify; now: Date },
): Promise<void> {
  const open = await selectApplications(db).where(
    and(
      eq(applications.tenant_id, db.tenantId),
      eq(applications.job_id, jobId),
      // Who has not had the rejection yet hears of the closing like everybody else.
      or(inArray(applications.status, [...undecidedStatuses]), isDelayed(now)),
    ),
  );
  for (const stored of open) {
    if (stored.row.user_id === null) continue;
    const application = await asVeteranSees(db, stored, now);
    const { row } = application;
    await tell(db, {
      userId: stored.row.user_id,
      type: 'job_closed',
      title: `${row.job_title} takes no more applications`,
      body: textFor(application, end, now),
      link: { path: pageOfVeteran(row.id), label: 'See the application' },
      applicationId: row.id,
    });
  }
}
