import { and, eq, inArray } from 'drizzle-orm';
import { personName } from '../../../src/documents/personName.ts';
import { cancelledIn } from '../../../src/machines/applicationStages.ts';
import { adminsOf } from '../../companies/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import type { InterviewRow } from '../../db/schema/applications.ts';
import type { Tenant } from '../../db/schema/tenants.ts';
import { localeOfCountry } from '../../formats/localeOfCountry.ts';
import type { Notify } from '../../notifications/notify.ts';
import type { Application } from '../applicationLife.ts';
import { pageOfRecruiter, pageOfVeteran } from '../applicationNews.ts';
import { interviewCalendar } from './interviewCalendar.ts';
import {
  addedNews,
  colleagueNews,
  employerInterviewNews,
  type InterviewNews,
  panelNews,
  removedNews,
  veteranInterviewNews,
} from './interviewNews.ts';
import { type PanelMember, panelOf } from './interviewPanel.ts';
import { lastInterviewStep } from './storedInterviews.ts';

type Side = 'veteran' | 'employer';

interface CalendarReader {
  side: Side;
  isCancelled: boolean;
  tenant: Pick<Tenant, 'slug' | 'contact_email'>;
  email: string;
  /** Of the mail or the download that carries it. */
  origin: string;
}

export function calendarFor(
  { row, job, company }: Application,
  interview: InterviewRow,
  { side, isCancelled, tenant, email, origin }: CalendarReader,
) {
  if (!interview.at) return undefined;
  const isVeteran = side === 'veteran';
  const path = isVeteran ? pageOfVeteran(row.id) : pageOfRecruiter(row.id);
  const summary = isVeteran
    ? `Interview: ${row.job_title}, ${company.name}`
    : `Interview: ${[personName(row.profile ?? {}), row.job_title].filter(Boolean).join(', ')}`;
  const [first = '', ...others] = cancelledIn(localeOfCountry(job.country_id));
  const prefix = isCancelled ? `${first.toUpperCase()}${others.join('')}: ` : '';
  return interviewCalendar({
    interview: { ...interview, at: interview.at },
    isCancelled,
    organizer: { name: company.name, email: tenant.contact_email },
    attendee: email,
    summary: `${prefix}${summary}`,
    url: `${origin}${path}`,
    slug: tenant.slug,
  });
}

async function activeInTeam({ tenantId, tx }: TenantDb, companyId: number, ids: number[]): Promise<number[]> {
  const team = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.tenant_id, tenantId),
        eq(users.company_id, companyId),
        eq(users.status, 'active'),
        eq(users.member_role, 'recruiter'),
        inArray(users.id, ids),
      ),
    );
  return ids.filter((id) => team.some((member) => member.id === id));
}

export async function recruiterOf(
  db: TenantDb,
  { row, job }: Application,
  { arrangedBy }: { arrangedBy: number | null },
): Promise<number | null> {
  const ids = [arrangedBy, job.owner_id].filter((id) => id !== null);
  const [named] = await activeInTeam(db, row.company_id, ids);
  if (named !== undefined) return named;
  const [admin] = await adminsOf(db, row.company_id);
  return admin?.id ?? null;
}

/** Who may be responsible next once a recruiter has left, the first choice first. */
export async function successorsOf(
  db: TenantDb,
  { row, job }: Application,
  { arrangedBy, leaverId }: { arrangedBy: number | null; leaverId: number },
): Promise<number[]> {
  const ids = [arrangedBy, job.owner_id].filter((id) => id !== null);
  const named = await activeInTeam(db, row.company_id, ids);
  const admins = (await adminsOf(db, row.company_id)).map(({ id }) => id);
  return [...new Set([...named, ...admins])].filter((id) => id !== leaverId);
}

export async function involvedRecruiters(
  db: TenantDb,
  application: Application,
  { id: interviewId, made_by_id: arrangedBy }: InterviewRow,
): Promise<number[]> {
  const panel = await panelOf(db, { interviewId, companyId: application.row.company_id });
  const responsible = await recruiterOf(db, application, { arrangedBy });
  return [arrangedBy, responsible, ...panel.map(({ id }) => id)].filter((id) => id !== null);
}

const factsFor = (
  { row, job, company }: Application,
  interview: InterviewRow,
  { side, panel }: { side: Side; panel: PanelMember[] },
): InterviewNews => ({
  interview,
  panel: panel.map(({ name }) => name),
  company: company.name,
  job: row.job_title,
  applicant: personName(row.profile ?? {}) || 'The applicant',
  countryId: job.country_id,
  zone: side === 'veteran' ? interview.veteran_zone : interview.employer_zone,
});

export interface Announcement {
  interview: InterviewRow;
  by: Side | 'calendar';
  actorId: number | null;
  arrangedBy?: number | null | undefined;
  panel?: PanelMember[];
  veteran?: keyof typeof veteranInterviewNews;
  employer?: keyof typeof employerInterviewNews;
  colleague?: 'moved' | 'cancelled';
  calendar?: 'REQUEST' | 'CANCEL';
  notify: Notify;
  now: Date;
}

interface Recipient {
  role: 'veteran' | 'recruiter' | 'panel';
  id: number | null;
}

function textFor({ role }: Recipient, news: Announcement, facts: InterviewNews, isOwn: boolean) {
  const { veteran, employer, colleague } = news;
  if (role === 'veteran') return veteran && veteranInterviewNews[veteran](facts);
  if (role === 'panel' && employer === 'confirmed') return panelNews.confirmed(facts);
  if (employer) return employerInterviewNews[employer](facts);
  return colleague && !isOwn ? colleagueNews[colleague](facts) : undefined;
}

export async function announceInterview(db: TenantDb, application: Application, news: Announcement) {
  const { row } = application;
  const { interview, calendar, actorId, notify, now, arrangedBy = interview.made_by_id } = news;
  const isAgreed = calendar !== undefined || news.employer === 'due';
  const companyId = row.company_id;
  const current = await panelOf(db, { interviewId: interview.id, companyId });
  const recruiterId = await recruiterOf(db, application, { arrangedBy });
  const recipients: Recipient[] = [
    { role: 'veteran', id: row.user_id },
    { role: 'recruiter', id: recruiterId },
    // The panel is not notified of times that nobody has chosen yet.
    ...(isAgreed ? (news.panel ?? current) : [])
      .filter(({ id }) => id !== recruiterId)
      .map(({ id }) => ({ role: 'panel' as const, id })),
  ];
  const isCancelled = calendar === 'CANCEL';
  const takesBackSince = isCancelled ? (await lastInterviewStep(db, row.id, 'confirmed'))?.at : undefined;
  for (const recipient of recipients) {
    const { id } = recipient;
    if (id === null) continue;
    const side = recipient.role === 'veteran' ? 'veteran' : 'employer';
    const facts = factsFor(application, interview, { side, panel: current });
    const isOwn = side === news.by && id === actorId;
    const text = textFor(recipient, news, facts, isOwn);
    if (!text && !calendar) continue;
    const isMoved = news.veteran === 'moved' || news.employer === 'requested';
    const own = isCancelled
      ? removedNews(facts, side === 'veteran' ? facts.company : facts.applicant, isMoved)
      : addedNews(facts);
    await notify(db, {
      userId: id,
      applicationId: row.id,
      ...(side === 'employer' && row.profile ? { aboutId: row.user_id } : {}),
      ...(text ?? own),
      ...(calendar && {
        calendar: (reader) => calendarFor(application, interview, { side, isCancelled, ...reader }),
      }),
      ...(isOwn && { inApp: false as const }),
      takesBackSince,
      link:
        side === 'veteran'
          ? { path: pageOfVeteran(row.id), label: 'See the application' }
          : { path: pageOfRecruiter(row.id), label: 'See the application' },
      at: now,
    });
  }
}
