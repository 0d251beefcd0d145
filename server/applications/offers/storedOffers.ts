import { and, desc, eq, sql } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import type { ApplicationState } from '../../../src/machines/applicationLife.ts';
import { conditionLabel, overallStatus } from '../../../src/machines/offerConditions.ts';
import { isAnyOf } from '../../db/arrays.ts';
import type { TenantDb } from '../../db/database.ts';
import { applicationLetters, applicationOffers, type OfferRow } from '../../db/schema/applications.ts';
import { invalid } from '../../http/answers/problem.ts';
import { type Application, stateOf } from '../applicationLife.ts';
import { lastToday } from '../closing.ts';

export type OfferTerms = components['schemas']['OfferTerms'];

export const ofApplication = ({ tenantId }: TenantDb, applicationId: number) =>
  and(eq(applicationOffers.tenant_id, tenantId), eq(applicationOffers.application_id, applicationId));

export async function latestOffer(db: TenantDb, applicationId: number): Promise<OfferRow | undefined> {
  const [offer] = await db.tx
    .select()
    .from(applicationOffers)
    .where(ofApplication(db, applicationId))
    .orderBy(desc(applicationOffers.number))
    .limit(1);
  return offer;
}

export type FirstDays = ReadonlyMap<number, string>;

const isAccepted = ({ status, offer_status }: Pick<Application['row'], 'status' | 'offer_status'>) =>
  status === 'hired' ||
  (status === 'offer' && (offer_status === 'accepted' || offer_status === 'conditional'));

/** Of at most a page of applications: the start date of what was accepted here. */
export async function firstDaysOf(
  { tenantId, tx }: TenantDb,
  rows: readonly Pick<Application['row'], 'id' | 'status' | 'offer_status'>[],
): Promise<FirstDays> {
  const ids = rows.filter(isAccepted).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const offers = await tx
    .selectDistinctOn([applicationOffers.application_id], {
      id: applicationOffers.application_id,
      starts_on: applicationOffers.starts_on,
    })
    .from(applicationOffers)
    .where(and(eq(applicationOffers.tenant_id, tenantId), isAnyOf(applicationOffers.application_id, ids)))
    .orderBy(applicationOffers.application_id, desc(applicationOffers.number));
  return new Map(
    offers.flatMap(({ id, starts_on }): [number, string][] => (starts_on ? [[id, starts_on]] : [])),
  );
}

export async function replacedOffer(
  db: TenantDb,
  { application_id, number }: OfferRow,
): Promise<OfferRow | undefined> {
  const [offer] = await db.tx
    .select()
    .from(applicationOffers)
    .where(and(ofApplication(db, application_id), eq(applicationOffers.number, number - 1)));
  return offer;
}

/**
 * Whether an open offer can no longer be answered, and only has to lapse: its day has ended everywhere in the job's country. On hold,
 * that day does not pass.
 */
export const isPastReplyBy = ({ row, job }: Pick<Application, 'row' | 'job'>, now: Date): boolean =>
  row.status === 'offer' &&
  row.offer_status === 'made' &&
  job.company_is_active &&
  row.offer_reply_by !== null &&
  row.offer_reply_by < lastToday(job.country_id, now);

async function checkLetter({ tenantId, tx }: TenantDb, applicationId: number, letterId: number) {
  const [letter] = await tx
    .select({ id: applicationLetters.id })
    .from(applicationLetters)
    .where(
      and(
        eq(applicationLetters.tenant_id, tenantId),
        eq(applicationLetters.application_id, applicationId),
        eq(applicationLetters.id, letterId),
      ),
    );
  if (!letter) throw invalid({ 'offer.letter_id': ['Upload the letter again'] });
}

/** The application's row must be locked. */
export async function insertOffer(
  db: TenantDb,
  applicationId: number,
  { letter_id = null, conditions = [], pay_reason, ...terms }: OfferTerms,
  author: { by: number; at: Date },
): Promise<void> {
  if (letter_id !== null) await checkLetter(db, applicationId, letter_id);
  const before = await latestOffer(db, applicationId);
  await db.tx.insert(applicationOffers).values({
    tenant_id: db.tenantId,
    application_id: applicationId,
    number: (before?.number ?? 0) + 1,
    ...terms,
    conditions: conditions.map((condition) => conditionLabel(condition, 'en-GB')).join('\n') || null,
    checks: conditions.map(({ kind, text }) => ({
      ...{ kind, text: text?.trim() || null },
      ...{ status: 'open', checked_at: null },
    })),
    letter_id,
    pay_reason: pay_reason?.trim() || null,
    made_by_id: author.by,
    made_at: author.at,
  });
}

/** The application's row must be locked. */
export async function insertMovedStart(
  db: TenantDb,
  { id: _, ...before }: OfferRow,
  { starts_on, because, by, at }: { starts_on: string; because: string; by: number; at: Date },
): Promise<void> {
  await db.tx.insert(applicationOffers).values({
    ...before,
    number: before.number + 1,
    starts_on,
    moved_from: before.starts_on,
    moved_because: because,
    made_by_id: by,
    made_at: at,
  });
}

type Check = NonNullable<OfferRow['checks']>[number];

/** Old offers store their conditions as one text. */
export function checksOf({ checks, conditions }: Pick<OfferRow, 'checks' | 'conditions'>): Check[] {
  if (checks) return checks;
  return conditions ? [{ kind: 'other', text: conditions, status: 'open', checked_at: null }] : [];
}

export async function writeChecks(db: TenantDb, offerId: number, checks: Check[]): Promise<void> {
  await db.tx
    .update(applicationOffers)
    .set({ checks })
    .where(and(eq(applicationOffers.tenant_id, db.tenantId), eq(applicationOffers.id, offerId)));
}

export const stateWithOffer = (
  application: Application,
  offer: OfferRow | undefined,
  now: Date,
): ApplicationState => ({
  ...stateOf(application, now),
  conditions: offer ? overallStatus(checksOf(offer)) : null,
});

export async function endOffer(
  db: TenantDb,
  applicationId: number,
  change: { ended_at: Date; message: string | null },
): Promise<void> {
  const number = db.tx
    .select({ number: sql`max(${applicationOffers.number})` })
    .from(applicationOffers)
    .where(ofApplication(db, applicationId));
  await db.tx
    .update(applicationOffers)
    .set(change)
    .where(and(ofApplication(db, applicationId), eq(applicationOffers.number, number)));
}
