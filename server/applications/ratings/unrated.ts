// Only whether the caller has rated counts here: that a colleague has must not show.
import { and, asc, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { openApplicationStatuses } from '../../../src/machines/applicationStages.ts';
import { isInHiringTeam } from '../../companies/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { applicationRatings } from '../../db/schema/ratings.ts';
import type { Operation } from '../../http/contract/call.ts';
import { ofSide } from '../applicationLife.ts';
import { applicantName } from '../applicationNews.ts';
import { employerSide } from '../employer.ts';

const longestList = 20;

const hasRated = ({ tenantId }: TenantDb, userId: number): SQL => sql`exists (
  select from ${applicationRatings} where ${applicationRatings.tenant_id} = ${tenantId}
    and ${applicationRatings.application_id} = ${applications.id} and ${applicationRatings.author_id} = ${userId})`;

export const listUnratedApplications: Operation<'listUnratedApplications'> = ({ user, transaction }) =>
  transaction(async (db) => {
    const where = and(
      ofSide(db, employerSide(user)),
      isInHiringTeam(db, user.id, applications.job_id),
      inArray(applications.status, [...openApplicationStatuses]),
      isNotNull(applications.user_id),
      sql`not ${hasRated(db, user.id)}`,
    );
    const rows = await db.tx
      .select({
        id: applications.id,
        profile: applications.profile,
        job_id: applications.job_id,
        job_title: applications.job_title,
        created_at: applications.created_at,
      })
      .from(applications)
      .where(where)
      .orderBy(asc(applications.created_at), asc(applications.id))
      .limit(longestList);
    return {
      data: {
        total: await db.tx.$count(applications, where),
        applications: rows.map((row) => ({
          id: row.id,
          display_name: applicantName(row),
          headline: row.profile?.headline ?? null,
          job: { id: row.job_id, title: row.job_title },
          applied_at: row.created_at.toISOString(),
        })),
      },
    };
  });
