import { and, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import { interviewLife } from '../../../src/machines/applicationLife.ts';
import type { TenantDb } from '../../db/database.ts';
import { applicationInterviews, applications, type InterviewRow } from '../../db/schema/applications.ts';
import { invalid } from '../../http/answers/problem.ts';
import { type Application, stateOf } from '../applicationLife.ts';
import { panelOf } from './interviewPanel.ts';
import { isTimeZone } from './interviewTimes.ts';

type Schemas = components['schemas'];
export type InterviewProposal = Schemas['InterviewProposal'];

const minute = 60_000;
const day = 86_400_000;
const longestAhead = 180;

export async function latestInterview(
  db: TenantDb,
  applicationId: number,
): Promise<InterviewRow | undefined> {
  const [interview] = await db.tx
    .select()
    .from(applicationInterviews)
    .where(
      and(
        eq(applicationInterviews.tenant_id, db.tenantId),
        eq(applicationInterviews.application_id, applicationId),
      ),
    )
    .orderBy(desc(applicationInterviews.number))
    .limit(1);
  return interview;
}

// A URL may be made of text with spaces in it; what is stored is shown and followed as it is.
const isVideoLink = (link: string) =>
  !/\s/.test(link) && URL.canParse(link) && new URL(link).protocol === 'https:';

export function checkedTimes({ times, link, time_zone }: InterviewProposal, now: Date): string[] {
  const errors: Record<string, string[]> = {};
  const moments = [...new Set(times.map((time) => Date.parse(time)))].sort((a, b) => a - b);
  if (moments.some((moment) => moment <= now.getTime()))
    errors['interview.times'] = ['Choose times in the future'];
  if (moments.some((moment) => moment > now.getTime() + longestAhead * day))
    errors['interview.times'] = [`Choose times within the next ${longestAhead} days`];
  if (link && !isVideoLink(link)) errors['interview.link'] = ['Enter an address that begins with https://'];
  if (time_zone && !isTimeZone(time_zone)) errors['interview.time_zone'] = ['Choose a time zone'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return moments.map((moment) => new Date(moment).toISOString());
}

export const endOf = ({ at, minutes }: { at: Date; minutes: number }) =>
  new Date(at.getTime() + minutes * minute);

export async function insertInterview(
  db: TenantDb,
  values: Omit<typeof applicationInterviews.$inferInsert, 'tenant_id'>,
): Promise<InterviewRow> {
  const [interview] = await db.tx
    .insert(applicationInterviews)
    .values({ tenant_id: db.tenantId, ...values })
    .returning();
  if (!interview) throw new Error('The interview was not stored');
  return interview;
}

/** The application's row must be locked. */
export async function changeInterview(
  db: TenantDb,
  id: number,
  change: Partial<Omit<InterviewRow, 'tenant_id' | 'id' | 'sequence'>>,
): Promise<InterviewRow> {
  const [interview] = await db.tx
    .update(applicationInterviews)
    .set({ ...change, sequence: sql`${applicationInterviews.sequence} + 1` })
    .where(and(eq(applicationInterviews.tenant_id, db.tenantId), eq(applicationInterviews.id, id)))
    .returning();
  if (!interview) throw new Error('The interview is gone');
  return interview;
}

/**
 * The proposed times at which the recruiter is still free. A single proposed time may go to several people; where there is a choice
 * of times, each can be taken by one person only.
 */
export async function openTimes(db: TenantDb, interview: InterviewRow, now: Date): Promise<Set<string>> {
  const { times, minutes, made_by_id, application_id } = interview;
  const ahead = times.filter((time) => new Date(time) > now);
  if (times.length === 1 || made_by_id === null || ahead.length === 0) return new Set(ahead);
  const taken = await db.tx
    .select({ at: applicationInterviews.at, minutes: applicationInterviews.minutes })
    .from(applicationInterviews)
    .innerJoin(
      applications,
      and(
        eq(applications.tenant_id, applicationInterviews.tenant_id),
        eq(applications.id, applicationInterviews.application_id),
      ),
    )
    .where(
      and(
        eq(applicationInterviews.tenant_id, db.tenantId),
        eq(applicationInterviews.made_by_id, made_by_id),
        ne(applicationInterviews.application_id, application_id),
        isNotNull(applicationInterviews.at),
        eq(applications.status, 'interview'),
        eq(applications.interview_status, 'confirmed'),
        gt(applications.interview_until, now),
        sql`(${applications.interview} ->> 'at')::timestamptz = ${applicationInterviews.at}`,
      ),
    );
  const isFree = (time: string) => {
    const at = new Date(time);
    const until = endOf({ at, minutes });
    return !taken.some(
      (other) => other.at && other.at < until && endOf({ at: other.at, minutes: other.minutes }) > at,
    );
  };
  return new Set(ahead.filter(isFree));
}

export async function presentInterview(
  db: TenantDb,
  application: Application,
  viewer: 'veteran' | 'employer',
  now: Date,
): Promise<Schemas['Interview'] | null> {
  const state = stateOf(application, now);
  if (state.interview === null) return null;
  const interview = await latestInterview(db, application.row.id);
  if (!interview) return null;
  const { id, number, sequence, minutes, mode, place, link, message, message_by } = interview;
  const panel = await panelOf(db, { interviewId: id, companyId: application.row.company_id });
  const open = state.interview === 'proposed' ? await openTimes(db, interview, now) : new Set();
  const isAgreed = state.interview === 'confirmed' || state.interview === 'held';
  return {
    ...{ id, number, sequence, minutes, mode, place, link, message, message_by },
    status: state.interview,
    times: interview.times.map((at) => ({ at, is_open: open.has(at) })),
    at: isAgreed ? (interview.at?.toISOString() ?? null) : null,
    other_zone: viewer === 'veteran' ? interview.employer_zone : interview.veteran_zone,
    panel: panel.map((member) => ({ id: viewer === 'employer' ? member.id : null, name: member.name })),
    has_calendar: interview.at !== null,
    allowed: interviewLife[viewer].allowed(state),
  };
}
