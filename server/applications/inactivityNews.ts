import { and, eq, inArray } from 'drizzle-orm';
import { personName } from '../../src/documents/personName.ts';
import type { ApplicationMover } from '../../src/machines/application.ts';
import type { TenantDb } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import type { NotificationInput, Notify } from '../notifications/notify.ts';
import { type Application, findApplication } from './applicationLife.ts';
import { pageOfRecruiter, pageOfVeteran } from './applicationNews.ts';
import { recruitersOf } from './recruiters.ts';

export interface InactivityFacts {
  company: string;
  job: string;
  applicant: string;
  /** The veteran revived it before its rejection was sent. */
  wasRejected?: boolean;
}

type News = Pick<NotificationInput, 'type' | 'title' | 'body'>;

const inactive = (title: string, ...sentences: string[]): News => ({
  type: 'application_inactive',
  title,
  body: sentences.join('\n'),
});

const revived = (title: string, ...sentences: string[]): News => ({
  type: 'application_revived',
  title,
  body: sentences.join('\n'),
});

export const veteranInactivityNews: Record<ApplicationMover, (facts: InactivityFacts) => News> = {
  calendar: ({ company, job }) =>
    inactive(
      `Your application to ${company} is inactive`,
      `No step has been taken for 30 days in your application for ${job}, so we’ve set it aside. It isn’t a rejection.`,
      `If you’re still interested, make it active again and we’ll let ${company} know. They can do the same.`,
    ),
  employer: ({ company, job }) =>
    revived(
      `${company} has made your application active again`,
      `It’s for ${job}, and it goes on from where it was. There’s nothing you need to do.`,
    ),
  veteran: ({ company, job }) =>
    revived(
      `Your application to ${company} is active again`,
      `It’s for ${job}, and it goes on from where it was. We’ve let ${company} know that you’re still interested.`,
    ),
};

export const employerInactivityNews: Record<ApplicationMover, (facts: InactivityFacts) => News> = {
  calendar: ({ applicant, job }) =>
    inactive(
      `${applicant}’s application is inactive`,
      `No step has been taken for 30 days in this application for ${job}, so we’ve set it aside. We’ve told ${applicant} that it isn’t a rejection.`,
      'Make it active again to carry on, or reject it so that they have an answer.',
    ),
  employer: ({ applicant, job }) =>
    revived(
      `${applicant}’s application is active again`,
      `Your company has made this application for ${job} active again, and we’ve let ${applicant} know. The next step is yours.`,
    ),
  veteran: ({ applicant, job, wasRejected }) =>
    revived(
      `${applicant} is still interested`,
      `They’ve made their application for ${job} active again. The next step is yours.`,
      ...(wasRejected ? ['They didn’t know of your rejection yet, and we haven’t sent it.'] : []),
    ),
};

const factsOf = ({ row, company }: Application): InactivityFacts => ({
  company: company.name,
  job: row.job_title,
  applicant: personName(row.profile ?? {}) || 'The applicant',
});

interface Occasion {
  by: ApplicationMover;
  wasRejected?: boolean;
}

const forRecruiter = (application: Application, { by, wasRejected = false }: Occasion) => ({
  applicationId: application.row.id,
  aboutId: application.row.user_id,
  ...employerInactivityNews[by]({ ...factsOf(application), wasRejected }),
  link: { path: pageOfRecruiter(application.row.id), label: 'See the application' },
});

/**
 * Notifies each side with its own text, and returns the recruiters. If the calendar made the application inactive, recruiters are
 * notified only in the app: `mailOfInactive` then sends each of them one mail about all their applications.
 */
export async function notifyBothSides(
  db: TenantDb,
  application: Application,
  occasion: Occasion,
  notify: Notify,
): Promise<number[]> {
  const { row } = application;
  const { by } = occasion;
  if (row.user_id !== null)
    await notify(db, {
      userId: row.user_id,
      applicationId: row.id,
      ...veteranInactivityNews[by](factsOf(application)),
      link: { path: pageOfVeteran(row.id), label: 'See the application' },
    });
  const recruiters = (await recruitersOf(db, application)).map(({ id }) => id);
  for (const userId of recruiters)
    await notify(db, {
      userId,
      ...forRecruiter(application, occasion),
      ...(by === 'calendar' && { byMail: false as const }),
    });
  return recruiters;
}

async function linkToAll(db: TenantDb, ids: number[]) {
  const [job, another] = await db.tx
    .selectDistinct({ id: applications.job_id })
    .from(applications)
    .where(and(eq(applications.tenant_id, db.tenantId), inArray(applications.id, ids)))
    .limit(2);
  const path = job && !another ? `/recruiter/jobs/${job.id}?stage=inactive` : '/recruiter/notifications';
  return { path, label: 'See these applications' };
}

/** Sends one mail about all of them: the first run after an upgrade may make hundreds inactive. */
export async function mailOfInactive(
  db: TenantDb,
  { userId, ids, companyId }: { userId: number; ids: number[]; companyId: number },
  notify: Notify,
): Promise<void> {
  const [id] = ids;
  const single = ids.length === 1 && id !== undefined;
  const news = single
    ? forRecruiter(await findApplication(db, { companyId }, id), { by: 'calendar' })
    : {
        ...inactive(
          `${ids.length} applications have become inactive`,
          'No step has been taken for 30 days in these applications for your company’s jobs, so we’ve set them aside. We’ve told the applicants that it isn’t a rejection.',
          'Make those you want to carry on with active again, and reject the others so that they have an answer.',
        ),
        link: await linkToAll(db, ids),
      };
  await notify(db, { userId, ...news, inApp: false });
}
