// When people who take part in an interview have others. Interviews of a recruiter who has left were handed over, so those of a
// company's colleagues are all with that company; those of a veteran are with any.
import { and, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { isAnyOf, numbers } from '../../db/arrays.ts';
import type { TenantDb } from '../../db/database.ts';
import { applicationInterviews, applications, interviewPanels } from '../../db/schema/applications.ts';
import { jobs } from '../../db/schema/jobs.ts';
import type { Application } from '../applicationLife.ts';

const minute = 60_000;
const maxInterviews = 1000;

export interface BusyTime {
  applicationId: number;
  status: 'confirmed' | 'proposed';
  at: Date;
  until: Date;
  /** The recruiter who arranged it and the panel. */
  colleagueIds: number[];
  veteranId: number | null;
}

export interface Participants {
  /** Null for all colleagues of the company. */
  colleagueIds: readonly number[] | null;
  /** With this company only, or wherever the veteran has an interview: a company must not learn of those elsewhere. */
  veteran: 'here' | 'anywhere';
}

const arrangedBy = sql<number>`coalesce(${applicationInterviews.made_by_id}, ${jobs.owner_id})`.mapWith(
  Number,
);

const onPanel = ({ tenantId }: TenantDb, condition: SQL) => sql`from ${interviewPanels}
  where ${interviewPanels.tenant_id} = ${tenantId} and ${interviewPanels.interview_id} = ${applicationInterviews.id}
    and ${condition}`;

function takesPart(db: TenantDb, { row }: Application, { colleagueIds, veteran }: Participants) {
  const isHere = eq(applications.company_id, row.company_id);
  if (!colleagueIds) return isHere;
  const isColleague = or(
    sql`${arrangedBy} = any(${numbers(colleagueIds)})`,
    sql`exists (select ${onPanel(db, isAnyOf(interviewPanels.user_id, colleagueIds))})`,
  );
  // Null once the veteran is erased.
  if (row.user_id === null) return and(isHere, isColleague);
  const isVeteran = eq(applications.user_id, row.user_id);
  return veteran === 'here'
    ? and(isHere, or(isColleague, isVeteran))
    : or(and(isHere, isColleague), isVeteran);
}

/** Ahead, at other applications. A proposed interview counts at each of its times. */
export async function busyTimes(
  db: TenantDb,
  application: Application,
  participants: Participants,
  { statuses, now }: { statuses: BusyTime['status'][]; now: Date },
): Promise<BusyTime[]> {
  const { tenant_id, application_id, number, times, at, minutes } = applicationInterviews;
  const rows = await db.tx
    .select({
      applicationId: applications.id,
      status: applications.interview_status,
      veteranId: applications.user_id,
      ...{ times, at, minutes, arrangedBy },
      panel: sql<
        number[]
      >`(select coalesce(jsonb_agg(${interviewPanels.user_id}), '[]') ${onPanel(db, sql`true`)})`,
    })
    .from(applications)
    .innerJoin(
      applicationInterviews,
      and(eq(tenant_id, applications.tenant_id), eq(application_id, applications.id)),
    )
    .innerJoin(jobs, and(eq(jobs.tenant_id, applications.tenant_id), eq(jobs.id, applications.job_id)))
    .where(
      and(
        eq(applications.tenant_id, db.tenantId),
        ne(applications.id, application.row.id),
        eq(applications.status, 'interview'),
        inArray(applications.interview_status, statuses),
        gt(applications.interview_until, now),
        sql`${number} = (select max(latest.number) from ${applicationInterviews} latest
          where latest.tenant_id = ${db.tenantId} and latest.application_id = ${applications.id})`,
        takesPart(db, application, participants),
      ),
    )
    .orderBy(applications.interview_until, applications.id)
    .limit(maxInterviews);
  return rows.flatMap((row) => {
    const status: BusyTime['status'] = row.status === 'confirmed' ? row.status : 'proposed';
    const starts = status === 'confirmed' ? [row.at] : row.times.map((time) => new Date(time));
    const others = { applicationId: row.applicationId, veteranId: row.veteranId, status };
    const colleagueIds = [row.arrangedBy, ...row.panel];
    return starts.flatMap((start) => {
      if (!start) return [];
      const until = new Date(start.getTime() + row.minutes * minute);
      return until > now ? [{ ...others, colleagueIds, at: start, until }] : [];
    });
  });
}

/** Interviews that only touch do not clash. */
export const clashWith = (busy: readonly BusyTime[], at: Date, minutes: number): BusyTime | undefined =>
  busy.find((other) => other.at.getTime() < at.getTime() + minutes * minute && other.until > at);
