import { and, asc, eq } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import { offerLife } from '../../../src/machines/applicationLife.ts';
import type { TenantDb } from '../../db/database.ts';
import { applicationLetters, applicationOffers, type OfferRow } from '../../db/schema/applications.ts';
import { localeOfCountry } from '../../formats/localeOfCountry.ts';
import type { Application } from '../applicationLife.ts';
import { termsChangedAt } from './letterTerms.ts';
import { changedTerms } from './offerTerms.ts';
import {
  checksOf,
  isPastReplyBy,
  latestOffer,
  ofApplication,
  replacedOffer,
  stateWithOffer,
} from './storedOffers.ts';

type Schemas = components['schemas'];

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
    letter: await attachedLetter(db, offer),
    changes: row.offer_status === 'made' ? await changesOf(db, application, offer) : [],
    pay_reason: viewer === 'employer' ? offer.pay_reason : null,
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

async function changesOf(db: TenantDb, { job }: Application, offer: OfferRow): Promise<string[]> {
  const before = await replacedOffer(db, offer);
  // A new offer after one that has ended replaces no terms.
  if (!before || before.ended_at) return [];
  const [old, current] = [await comparedTerms(db, before), await comparedTerms(db, offer)];
  return changedTerms(old, current, localeOfCountry(job.country_id));
}

export async function comparedTerms(db: TenantDb, offer: OfferRow) {
  const { pay, starts_on, hours, place, reply_by } = offer;
  return {
    pay,
    starts_on,
    hours,
    place,
    reply_by,
    conditions: checksOf(offer),
    letter: await letterOf(db, offer),
  };
}

const maxChanges = 200;

async function attachedLetter(db: TenantDb, offer: OfferRow): Promise<Schemas['AttachedLetter'] | null> {
  const letter = await letterOf(db, offer);
  if (!letter) return null;
  const rows = await db.tx
    .select()
    .from(applicationOffers)
    .where(and(ofApplication(db, offer.application_id), eq(applicationOffers.letter_id, letter.id)))
    .orderBy(asc(applicationOffers.number))
    .limit(maxChanges);
  return { ...letter, terms_changed_at: termsChangedAt([...rows, offer])?.toISOString() ?? null };
}
