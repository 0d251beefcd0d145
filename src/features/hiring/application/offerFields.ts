import type { Offer, OfferTerms } from '../../../api/offers.ts';
import { lowPayProblem } from '../../../machines/leastPay.ts';

type Pay = NonNullable<OfferTerms['pay']>;

export interface OfferFields {
  amount: string;
  currency: Pay['currency'];
  per: Pay['per'];
  starts_on: string;
  hours: string;
  place: string;
  conditions: string;
  reply_by: string;
}

export type OfferErrors = Partial<Record<'amount' | 'reply_by' | 'starts_on', string>>;

export const periodLabels: Record<Pay['per'], string> = {
  year: 'Per year',
  month: 'Per month',
  day: 'Per day',
  hour: 'Per hour',
};

const maxMinor = 2_000_000_000;

export const offerFieldsOf = (offer: Offer | null, currency: Pay['currency']): OfferFields => ({
  amount: offer?.pay ? String(offer.pay.amount / 100) : '',
  currency: offer?.pay?.currency ?? currency,
  per: offer?.pay?.per ?? 'year',
  starts_on: offer?.starts_on ?? '',
  hours: offer?.hours ?? '',
  place: offer?.place ?? '',
  conditions: offer?.conditions ?? '',
  reply_by: offer?.reply_by ?? '',
});

const minorOf = (amount: string) => Math.round(Number(amount.replaceAll(/[, ]/g, '')) * 100);

export function offerErrors({ amount, per, reply_by }: OfferFields): OfferErrors {
  const minor = minorOf(amount);
  const isAmount = amount.trim() === '' || (minor >= 1 && minor <= maxMinor);
  const problem = isAmount ? amount.trim() && lowPayProblem(minor, per) : 'Enter an amount, such as 34,500';
  return {
    ...(problem && { amount: problem }),
    ...(reply_by ? {} : { reply_by: 'Choose a day to answer by' }),
  };
}

export function termsOf(fields: OfferFields, letterId: number | null): OfferTerms {
  const { amount, currency, per, starts_on, reply_by } = fields;
  const text = (typed: string) => typed.trim() || null;
  return {
    pay: amount.trim() ? { amount: minorOf(amount), currency, per } : null,
    starts_on: starts_on || null,
    hours: text(fields.hours),
    place: text(fields.place),
    conditions: text(fields.conditions),
    reply_by,
    letter_id: letterId,
  };
}
