/** A company's applications as a table; every person in it can see that they were exported. */
import { and, asc, eq } from 'drizzle-orm';
import type { Handlers } from '../call.ts';
import { csvOf } from '../csv.ts';
import { dayOf } from '../days.ts';
import { applications } from '../db/schema/applications.ts';
import { attachment } from '../resumes/export/export.ts';
import { logExport } from './accessLog.ts';
import { type Application, ofSide, selectApplications, stands } from './applicationLife.ts';
import { companyOf, demandJob } from './employer.ts';
import { statusLabels } from './words.ts';

const mostRows = 10_000;

const heads = [
  'Application',
  'Job',
  'First name',
  'Last name',
  'E-mail',
  'Phone',
  'Headline',
  'Place',
  'Service',
  'Years served',
  'Status',
  'Applied on',
  'Last change',
  'Match',
];

function lineOf(application: Application, now: Date) {
  const { row } = application;
  const { profile } = row;
  const reach = stands(application, now) ? profile : null;
  return [
    row.id,
    row.job_title,
    profile?.first_name ?? null,
    profile?.last_name ?? null,
    reach?.email ?? null,
    reach?.phone ?? null,
    profile?.headline ?? null,
    profile?.place ?? null,
    profile?.service ?? null,
    profile?.years_served ?? null,
    statusLabels[row.status],
    dayOf(row.created_at),
    dayOf(row.status_changed_at),
    row.match_score,
  ];
}

export const exportHandlers = {
  exportApplications: ({ query, user, now, transaction }) =>
    transaction(async (db) => {
      const company = companyOf(user);
      if (query.job_id !== undefined) await demandJob(db, company.id, query.job_id);
      const rows = await selectApplications(db)
        .where(
          and(
            ofSide(db, { companyId: company.id }),
            query.job_id === undefined ? undefined : eq(applications.job_id, query.job_id),
          ),
        )
        .orderBy(asc(applications.id))
        .limit(mostRows);
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
        headers: { 'content-disposition': attachment(`applications-${dayOf(now)}.csv`) },
      };
    }),
} satisfies Handlers<'exportApplications'>;
