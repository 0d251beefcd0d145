import { and, desc, eq, sql } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import type { TenantDb } from '../../db/database.ts';
import { applicationEvents, applicationInterviews, type InterviewRow } from '../../db/schema/applications.ts';
import { isWebAddress } from '../../formats/webAddress.ts';
import { invalid } from '../../http/answers/problem.ts';
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

/** The latest time that an interview of the application was proposed, or confirmed: then its calendar entry was sent. */
export async function lastInterviewStep(
  { tenantId, tx }: TenantDb,
  applicationId: number,
  move: 'proposed' | 'confirmed',
): Promise<{ at: Date; note: string | null } | undefined> {
  const [step] = await tx
    .select({ at: applicationEvents.at, note: applicationEvents.public_note })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.tenant_id, tenantId),
        eq(applicationEvents.application_id, applicationId),
        eq(applicationEvents.interview, move),
      ),
    )
    .orderBy(desc(applicationEvents.id))
    .limit(1);
  return step;
}

export function checkedTimes({ times, link, time_zone }: InterviewProposal, now: Date): string[] {
  const errors: Record<string, string[]> = {};
  const moments = [...new Set(times.map((time) => Date.parse(time)))].sort((a, b) => a - b);
  if (moments.some((moment) => moment <= now.getTime()))
    errors['interview.times'] = ['Choose times in the future'];
  if (moments.some((moment) => moment > now.getTime() + longestAhead * day))
    errors['interview.times'] = [`Choose times within the next ${longestAhead} days`];
  if (link && !isWebAddress(link)) errors['interview.link'] = ['Enter an address that begins with https://'];
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
