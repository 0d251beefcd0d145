import { and, desc, eq, sql } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import { type ApplicationState, offerLife } from '../../../src/machines/applicationLife.ts';
import { lowPayProblem } from '../../../src/machines/leastPay.ts';
import { conditionLabel, overallStatus } from '../../../src/machines/offerConditions.ts';
import type { TenantDb } from '../../db/database.ts';
import { applicationLetters, applicationOffers, type OfferRow } from '../../db/schema/applications.ts';
import { dayOf } from '../../formats/days.ts';
import { invalid } from '../../http/answers/problem.ts';
import { type Application, stateOf } from '../applicationLife.ts';
import { lastToday } from '../closing.ts';

type Schemas = components['schemas'];
export type OfferTerms = Schemas['OfferTerms'];

const day = 86_400_000;
const longestReplyDays = 90;

const ofApplication = ({ tenantId }: TenantDb, applicationId: number) =>
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

const latestStartDays = 2 * 366;

export function startDateProblem(startsOn: string, countryId: number | null, now: Date): string | undefined {
  if (startsOn < lastToday(countryId, now)) return 'Choose today or a later day';
  return startsOn > dayOf(new Date(now.getTime() + latestStartDays * day))
    ? 'Choose a day within the next two years'
    : undefined;
}

export function checkTerms(
  { pay, reply_by, starts_on, conditions = [] }: OfferTerms,
  countryId: number | null,
  now: Date,
): void {
  const today = lastToday(countryId, now);
  const errors: Record<string, string[]> = {};
  const lowPay = pay && lowPayProblem(pay.amount, pay.per);
  if (lowPay) errors['offer.pay.amount'] = [lowPay];
  if (reply_by < today) errors['offer.reply_by'] = ['Choose today or a later day'];
  if (reply_by > dayOf(new Date(now.getTime() + longestReplyDays * day)))
    errors['offer.reply_by'] = [`Choose a day within the next ${longestReplyDays} days`];
  const startProblem = starts_on && startDateProblem(starts_on, countryId, now);
  if (startProblem) errors['offer.starts_on'] = [startProblem];
  if (conditions.some(({ kind, text }) => kind === 'other' && !text?.trim()))
    errors['offer.conditions'] = ['Say what the condition is'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

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
  { letter_id = null, conditions = [], ...terms }: OfferTerms,
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

export async function presentOffer(
  db: TenantDb,
  application: Application,
  viewer: 'veteran' | 'employer',
  now: Date,
): Promise<Schemas['Offer'] | null> {
  const { row } = application;
  if (row.offer_status === null) return null;
  const offer = await latestOffer(db, row.id);
  if (!offer) return null;
  const { id, number, pay, starts_on, hours, place, reply_by, message, moved_from, moved_because } = offer;
  const at = offer.made_at.toISOString();
  return {
    ...{ id, number, pay, starts_on, hours, place, reply_by, message },
    conditions: checksOf(offer).map((check, index) => ({ number: index + 1, ...check })),
    start_moved: moved_because ? { from: moved_from, reason: moved_because, at } : null,
    status: row.offer_status,
    letter: await letterOf(db, offer),
    made_at: at,
    ended_at: offer.ended_at?.toISOString() ?? null,
    allowed: isPastReplyBy(application, now)
      ? []
      : offerLife[viewer].allowed(stateWithOffer(application, offer, now)),
  };
}

export async function letterOf({ tenantId, tx }: TenantDb, { letter_id }: OfferRow) {
  if (letter_id === null) return null;
  const [letter] = await tx
    .select({ id: applicationLetters.id, name: applicationLetters.name })
    .from(applicationLetters)
    .where(and(eq(applicationLetters.tenant_id, tenantId), eq(applicationLetters.id, letter_id)));
  return letter ?? null;
}
