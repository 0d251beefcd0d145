import { and, asc, eq } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { bandText } from '../../src/machines/matchBand.ts';
import type { ReadProfiles } from '../companies/interface.ts';
import { applications } from '../db/schema/applications.ts';
import { csvOf } from '../formats/csv.ts';
import { dayOf } from '../formats/days.ts';
import { attachmentHeader } from '../http/answers/attachment.ts';
import type { Operation } from '../http/contract/call.ts';
import { logExport } from './accessLog.ts';
import { demandJob } from './applicants/applicantList.ts';
import { type Application, isSharedWithCompany, ofSide, selectApplications } from './applicationLife.ts';
import { companyOf, employerSide } from './employer.ts';
import { interviewStatus, statusLabel } from './presentApplication.ts';
import { waitingDays } from './waits.ts';

const mostRows = 10_000;

const heads = [
  'Application',
  'Job',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Headline',
  'Place',
  'Service',
  'Years served',
  'Status',
  'Applied on',
  'Last change',
  'Waiting (days)',
  'Match',
];

/** With its country: a spreadsheet would drop the first zero of a number without spaces. */
const phoneOf = (phone: string | null, countryId: number | null) =>
  phone &&
  (parsePhoneNumberFromString(phone, countryId === 233 ? 'US' : 'GB')?.formatInternational() ?? phone);

function lineOf(application: Application, now: Date) {
  const { row } = application;
  const { profile } = row;
  const reach = isSharedWithCompany(application, now) ? profile : null;
  return [
    row.id,
    row.job_title,
    profile?.first_name ?? null,
    profile?.last_name ?? null,
    reach?.email ?? null,
    phoneOf(reach?.phone ?? null, application.job.country_id),
    profile?.headline ?? null,
    profile?.place ?? null,
    profile?.service ?? null,
    profile?.years_served ?? null,
    statusLabel(
      'employer',
      { ...row, interview_status: interviewStatus(row, now) },
      application.job.country_id,
    ),
    dayOf(row.created_at),
    dayOf(row.status_changed_at),
    waitingDays(application, now),
    row.match && bandText(row.match.employer.band),
  ];
}

export const exportApplications: Operation<'exportApplications', { reading: ReadProfiles }> = async (
  call,
  { reading },
) => {
  await call.limit('exportApplications');
  return reading(call, async (db, open) => {
    const { query, user, now } = call;
    const company = companyOf(user);
    if (query.job_id !== undefined) await demandJob(db, employerSide(user), query.job_id);
    const rows = await selectApplications(db)
      .where(
        and(
          ofSide(db, employerSide(user)),
          query.job_id === undefined ? undefined : eq(applications.job_id, query.job_id),
        ),
      )
      .orderBy(asc(applications.id))
      .limit(mostRows);
    await open(
      rows.map(({ row }) => ({ userId: row.user_id })),
      'exported',
    );
    await logExport(
      db,
      { id: user.id, company },
      rows.map(({ row }) => row),
      now,
    );
    return {
      file: csvOf(
        heads,
        rows.map((row) => lineOf(row, now)),
      ),
      type: 'text/csv',
      headers: { 'content-disposition': attachmentHeader(`applications-${dayOf(now)}.csv`) },
    };
  });
};
