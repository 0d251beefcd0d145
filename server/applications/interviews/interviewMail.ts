// Who is notified of an interview: the veteran, and the recruiter who arranges it, each with an entry for their own calendar.
import { and, eq, inArray } from 'drizzle-orm';
import { personName } from '../../../src/documents/personName.ts';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import type { InterviewRow } from '../../db/schema/applications.ts';
import type { Tenant } from '../../db/schema/tenants.ts';
import { originOf } from '../../mail/origin.ts';
import type { Notify } from '../../notifications/notify.ts';
import type { Application } from '../applicationLife.ts';
import { pageOfRecruiter, pageOfVeteran } from '../words.ts';
import { interviewCalendar } from './interviewCalendar.ts';
import {
  colleagueNews,
  employerInterviewNews,
  type InterviewNews,
  veteranInterviewNews,
} from './interviewNews.ts';

type Side = 'veteran' | 'employer';

interface CalendarReader {
  side: Side;
  isCancelled: boolean;
  tenant: Pick<Tenant, 'slug' | 'contact_email'>;
  email: string;
}

export function calendarFor(
  { row, company }: Application,
  interview: InterviewRow,
  { side, isCancelled, tenant, email }: CalendarReader,
) {
  if (!interview.at) return undefined;
  const isVeteran = side === 'veteran';
  const path = isVeteran ? pageOfVeteran(row.id) : pageOfRecruiter(row.id);
  return interviewCalendar({
    interview: { ...interview, at: interview.at },
    isCancelled,
    organizer: { name: company.name, email: tenant.contact_email },
    attendee: email,
    summary: isVeteran
      ? `Interview: ${row.job_title}, ${company.name}`
      : `Interview: ${[personName(row.profile ?? {}), row.job_title].filter(Boolean).join(', ')}`,
    url: `${originOf(row.host)}${path}`,
    slug: tenant.slug,
  });
}

// Whoever arranged it, or owns the job, as far as they still work there.
async function recruiterOf(db: TenantDb, { row, job }: Application, arrangedBy: number | null) {
  const ids = [arrangedBy, job.owner_id].filter((id) => id !== null);
  const team = await db.tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.tenant_id, db.tenantId),
        eq(users.company_id, row.company_id),
        eq(users.status, 'active'),
        inArray(users.id, ids),
      ),
    );
  return ids.find((id) => team.some((member) => member.id === id)) ?? null;
}

const factsFor = (
  { row, job, company }: Application,
  interview: InterviewRow,
  side: Side,
): InterviewNews => ({
  interview,
  company: company.name,
  job: row.job_title,
  applicant: personName(row.profile ?? {}) || 'The applicant',
  countryId: job.country_id,
  zone: side === 'veteran' ? interview.veteran_zone : interview.employer_zone,
});

export interface Announcement {
  interview: InterviewRow;
  by: Side | 'calendar';
  /** Who made the change: they get it by mail alone, for their calendar. */
  actorId: number | null;
  /** Who has it in their calendar, where that is not who arranges it now. */
  arrangedBy?: number | null | undefined;
  veteran?: keyof typeof veteranInterviewNews;
  employer?: keyof typeof employerInterviewNews;
  /** For the recruiter who arranged it, where a colleague makes the change. */
  colleague?: 'moved' | 'cancelled';
  /** For both sides: both have the entry. */
  calendar?: 'REQUEST' | 'CANCEL';
  notify: Notify;
  now: Date;
}

const ownEntry = {
  REQUEST: 'Here is the interview for your calendar.',
  CANCEL: 'This removes the interview from your calendar.',
} as const;

const textForVeteran = ({ veteran }: Announcement, facts: InterviewNews) =>
  veteran && veteranInterviewNews[veteran](facts);

const textForEmployer = ({ employer, colleague }: Announcement, facts: InterviewNews, isOwn: boolean) => {
  if (employer) return employerInterviewNews[employer](facts);
  return colleague && !isOwn ? colleagueNews[colleague](facts) : undefined;
};

export async function announceInterview(db: TenantDb, application: Application, news: Announcement) {
  const { row } = application;
  const { interview, calendar, actorId, notify, now, arrangedBy = interview.made_by_id } = news;
  const sides = [
    { side: 'veteran' as const, id: row.user_id, path: pageOfVeteran(row.id) },
    {
      side: 'employer' as const,
      id: await recruiterOf(db, application, arrangedBy),
      path: pageOfRecruiter(row.id),
    },
  ];
  for (const { side, id, path } of sides) {
    if (id === null) continue;
    const facts = factsFor(application, interview, side);
    const isOwn = side === news.by && id === actorId;
    const text = side === 'veteran' ? textForVeteran(news, facts) : textForEmployer(news, facts, isOwn);
    if (!text && !calendar) continue;
    const isCancelled = calendar === 'CANCEL';
    const own = {
      type: isCancelled ? ('interview_cancelled' as const) : ('interview_confirmed' as const),
      title: `Interview: ${row.job_title}`,
      body: ownEntry[calendar ?? 'REQUEST'],
    };
    await notify(db, {
      userId: id,
      applicationId: row.id,
      ...(side === 'employer' && row.profile ? { aboutId: row.user_id } : {}),
      ...(text ?? own),
      ...(calendar && {
        calendar: (recipient) => calendarFor(application, interview, { side, isCancelled, ...recipient }),
      }),
      ...(isOwn && { inApp: false as const }),
      link: { path, label: side === 'veteran' ? 'See your application' : 'See the application' },
      at: now,
    });
  }
}
