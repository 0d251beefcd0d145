import type { JobTerms, Offer, OfferTerms } from '../../../api/offers.ts';
import { lowPayProblem } from '../../../machines/leastPay.ts';
import { type ConditionKind, conditionKinds, conditionLabel } from '../../../machines/offerConditions.ts';
import { isPayOutside, payReasonProblem } from '../../../machines/payRange.ts';
import { linesOf } from '../../../ui/bullets.ts';
import { maxMoney } from '../../../ui/form/fieldDefinition.ts';

type Pay = NonNullable<OfferTerms['pay']>;

export type NamedKind = Exclude<ConditionKind, 'other'>;
export const namedKinds = conditionKinds.filter((kind): kind is NamedKind => kind !== 'other');

export interface OfferFields {
  amount: string;
  currency: Pay['currency'];
  per: Pay['per'];
  starts_on: string;
  hours: string;
  place: string;
  kinds: NamedKind[];
  kindTexts: Partial<Record<NamedKind, string | null>>;
  /** One per line. */
  otherConditions: string;
  reply_by: string;
  pay_reason: string;
}

export type PayRange = JobTerms['pay'];

export type OfferErrors = Partial<
  Record<'amount' | 'pay_reason' | 'reply_by' | 'starts_on' | 'conditions', string>
>;

export const periodLabels: Record<Pay['per'], string> = {
  year: 'Per year',
  month: 'Per month',
  day: 'Per day',
  hour: 'Per hour',
};

const maxConditions = 10;
const maxCondition = 300;

function conditionFieldsOf(
  conditions: Offer['conditions'],
  locale: string,
): Pick<OfferFields, 'kinds' | 'kindTexts' | 'otherConditions'> {
  const named = namedKinds.flatMap((kind) => conditions.find((condition) => condition.kind === kind) ?? []);
  const others = conditions.filter((condition) => !named.includes(condition));
  return {
    kinds: named.map(({ kind }) => kind as NamedKind),
    kindTexts: Object.fromEntries(named.map(({ kind, text }) => [kind, text])),
    otherConditions: others.map((condition) => conditionLabel(condition, locale)).join('\n'),
  };
}

const amountText = (minor: number) => String(minor / 100);

/** A new offer starts with the least that the job promises, or the most where that is all it says. */
function payFieldsOf(pay: OfferTerms['pay'], range: PayRange, locale: string) {
  const start = range?.min ?? range?.max ?? null;
  return {
    amount: pay ? amountText(pay.amount) : start === null ? '' : amountText(start),
    currency: pay?.currency ?? range?.currency ?? (locale === 'en-US' ? 'USD' : 'GBP'),
    per: pay?.per ?? range?.per ?? 'year',
  } as const;
}

/** Of the offer to be changed; a new one starts from the job. */
export function offerFieldsOf(offer: Offer | null, job: JobTerms | null, locale: string): OfferFields {
  const { starts_on, hours, place } = offer ?? job ?? { starts_on: null, hours: null, place: null };
  return {
    ...(offer ? payFieldsOf(offer.pay, null, locale) : payFieldsOf(null, job?.pay ?? null, locale)),
    starts_on: starts_on ?? '',
    hours: hours ?? '',
    place: place ?? '',
    ...conditionFieldsOf(offer?.conditions ?? [], locale),
    reply_by: offer?.reply_by ?? '',
    pay_reason: offer?.pay_reason ?? '',
  };
}

function conditionsProblem({ kinds, otherConditions }: OfferFields): string | undefined {
  const lines = linesOf(otherConditions);
  if (lines.some((line) => line.length > maxCondition))
    return `Keep each condition to ${maxCondition} characters`;
  if (kinds.length + lines.length > maxConditions) return `Give at most ${maxConditions} conditions`;
  return undefined;
}

const minorOf = (amount: string) => Math.round(Number(amount.replaceAll(/[, ]/g, '')) * 100);

/** Null where none is given, or it is not an amount. */
function payOf({ amount, currency, per }: OfferFields): Pay | null {
  const minor = minorOf(amount);
  return amount.trim() && minor >= 1 && minor <= maxMoney * 100 ? { amount: minor, currency, per } : null;
}

export function needsPayReason(fields: OfferFields, range: PayRange): boolean {
  const pay = payOf(fields);
  return pay !== null && range !== null && !lowPayProblem(pay.amount, pay.per) && isPayOutside(pay, range);
}

export function offerErrors(fields: OfferFields, range: PayRange): OfferErrors {
  const { amount, per, reply_by, pay_reason } = fields;
  const conditions = conditionsProblem(fields);
  const minor = minorOf(amount);
  const isAmount = amount.trim() === '' || payOf(fields) !== null;
  const problem = isAmount ? amount.trim() && lowPayProblem(minor, per) : 'Enter an amount, such as 34,500';
  const reason = needsPayReason(fields, range) && payReasonProblem(payOf(fields), pay_reason, range);
  return {
    ...(problem && { amount: problem }),
    ...(reason && { pay_reason: reason }),
    ...(conditions && { conditions }),
    ...(reply_by ? {} : { reply_by: 'Choose the last day on which they can answer' }),
  };
}

/** The days are YYYY-MM-DD. */
export const startsBeforeAnswer = ({ starts_on, reply_by }: Pick<OfferFields, 'starts_on' | 'reply_by'>) =>
  Boolean(starts_on && reply_by && starts_on < reply_by);

/** Whether a letter that was written for the terms before no longer has them. */
export function changesTerms(before: OfferFields, after: OfferFields): boolean {
  const written = (fields: OfferFields) => {
    const { reply_by: _, pay_reason: __, ...terms } = termsOf(fields, null, null);
    return JSON.stringify(terms);
  };
  return written(before) !== written(after);
}

export function termsOf(fields: OfferFields, letterId: number | null, range: PayRange): OfferTerms {
  const { starts_on, reply_by } = fields;
  const text = (typed: string) => typed.trim() || null;
  return {
    pay: payOf(fields),
    pay_reason: needsPayReason(fields, range) ? text(fields.pay_reason) : null,
    starts_on: starts_on || null,
    hours: text(fields.hours),
    place: text(fields.place),
    conditions: [
      ...fields.kinds.map((kind) => ({ kind, text: fields.kindTexts[kind] ?? null })),
      ...linesOf(fields.otherConditions).map((line) => ({ kind: 'other' as const, text: line })),
    ],
    reply_by,
    letter_id: letterId,
  };
}
