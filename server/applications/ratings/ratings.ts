// What colleagues think of an applicant. Whoever has not rated reads neither what others think nor whether they have rated, so no
// other code of hiring may read the table: a count in a list, a notification or an export would tell. Only the copy of the veteran's
// own data and the deletion do.
import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import { personName } from '../../../src/documents/personName.ts';
import type { TenantDb } from '../../db/database.ts';
import { applicationRatings } from '../../db/schema/ratings.ts';
import { invalid, Problem } from '../../http/answers/problem.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import { type Application, findApplication, isSharedWithCompany } from '../applicationLife.ts';
import { employerSide, lockApplicant } from '../employer.ts';
import { criteriaFor } from './criteria.ts';

type Schemas = components['schemas'];
type RatingRow = typeof applicationRatings.$inferSelect;
type RatingContent = Pick<RatingRow, 'overall' | 'criteria' | 'reason'>;

export const getApplicationRatings: Operation<'getApplicationRatings'> = ({
  params,
  user,
  now,
  transaction,
}) =>
  transaction(async (db) => {
    const application = await findApplication(db, employerSide(user), params.id);
    return { data: await presentRatings(db, application, { userId: user.id, now }) };
  });

export const rateApplication: Operation<'rateApplication'> = ({ params, body, user, now, transaction }) =>
  transaction(async (db) => {
    const application = await lockApplicant(db, employerSide(user), params.id);
    if (!isSharedWithCompany(application, now))
      throw new Problem(
        409,
        'application_ended',
        'This application has ended, so it can no longer be rated.',
      );
    const rating = checkedRating(body, await criteriaFor(db, application));
    const author = { id: user.id, name: personName(user) };
    await storeRating(db, application.row.id, rating, { author, now });
    return { data: await presentRatings(db, application, { userId: user.id, now }) };
  });

/** In the order of the criteria. */
function checkedRating(
  { overall, criteria, reason }: Call<'rateApplication'>['body'],
  allowed: readonly string[],
): RatingContent {
  const errors = Object.fromEntries(
    criteria.flatMap(({ criterion }, at) => {
      const isFirst = criteria.findIndex((other) => other.criterion === criterion) === at;
      return allowed.includes(criterion) && isFirst
        ? []
        : [[`criteria.${at}.criterion`, ['Rate each criterion of this job once']]];
    }),
  );
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const ordered = allowed.flatMap((text) => criteria.filter(({ criterion }) => criterion === text));
  return { overall, criteria: ordered, reason: reason || null };
}

/** The application must be locked. */
async function storeRating(
  { tenantId, tx }: TenantDb,
  applicationId: number,
  rating: RatingContent,
  { author, now }: { author: { id: number; name: string }; now: Date },
): Promise<void> {
  const own = and(
    eq(applicationRatings.tenant_id, tenantId),
    eq(applicationRatings.application_id, applicationId),
    eq(applicationRatings.author_id, author.id),
  );
  const [before] = await tx.select().from(applicationRatings).where(own);
  if (!before) {
    await tx.insert(applicationRatings).values({
      tenant_id: tenantId,
      application_id: applicationId,
      author_id: author.id,
      author: author.name,
      ...rating,
      created_at: now,
    });
    return;
  }
  const { overall, criteria, reason } = before;
  // The same rating sent again is no change.
  if (isDeepStrictEqual({ overall, criteria, reason }, rating)) return;
  await tx
    .update(applicationRatings)
    .set({ ...rating, changed_at: now })
    .where(own);
}

const presentRating = (row: RatingRow): Schemas['ApplicationRating'] => ({
  author: row.author,
  overall: row.overall,
  criteria: row.criteria,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  changed_at: row.changed_at?.toISOString() ?? null,
});

async function presentRatings(
  db: TenantDb,
  application: Application,
  { userId, now }: { userId: number; now: Date },
): Promise<Schemas['ApplicationRatings']> {
  const { row } = application;
  const ratings = await db.tx
    .select()
    .from(applicationRatings)
    .where(and(eq(applicationRatings.tenant_id, db.tenantId), eq(applicationRatings.application_id, row.id)))
    .orderBy(asc(applicationRatings.created_at), asc(applicationRatings.id));
  const own = ratings.find(({ author_id }) => author_id === userId);
  return {
    criteria: await criteriaFor(db, application),
    can_rate: row.user_id !== null && isSharedWithCompany(application, now),
    own: own ? presentRating(own) : null,
    others: own ? ratings.filter((rating) => rating !== own).map(presentRating) : null,
  };
}
