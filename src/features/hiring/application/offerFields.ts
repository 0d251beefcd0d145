import type { Offer, OfferTerms } from '../../../api/offers.ts';
import { lowPayProblem } from '../../../machines/leastPay.ts';
import { type ConditionKind, conditionKinds, conditionLabel } from '../../../machines/offerConditions.ts';
import { withoutBullet } from '../../../ui/bullets.ts';

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
}

export type OfferErrors = Partial<Record<'amount' | 'reply_by' | 'starts_on' | 'conditions', string>>;

export const periodLabels: Record<Pay['per'], string> = {
  year: 'Per year',
  month: 'Per month',
  day: 'Per day',
  hour: 'Per hour',
};

const maxMinor = 2_000_000_000;

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

export const offerFieldsOf = (offer: Offer | null, locale: string): OfferFields => ({
  amount: offer?.pay ? String(offer.pay.amount / 100) : '',
  currency: offer?.pay?.currency ?? (locale === 'en-US' ? 'USD' : 'GBP'),
  per: offer?.pay?.per ?? 'year',
  starts_on: offer?.starts_on ?? '',
  hours: offer?.hours ?? '',
  place: offer?.place ?? '',
  ...conditionFieldsOf(offer?.conditions ?? [], locale),
  reply_by: offer?.reply_by ?? '',
});

const linesOf = (typed: string) => typed.split('\n').map(withoutBullet).filter(Boolean);

function conditionsProblem({ kinds, otherConditions }: OfferFields): string | undefined {
  const lines = linesOf(otherConditions);
  if (lines.some((line) => line.length > maxCondition))
    return `Keep each condition to ${maxCondition} characters`;
  if (kinds.length + lines.length > maxConditions) return `Give at most ${maxConditions} conditions`;
  return undefined;
}

const minorOf = (amount: string) => Math.round(Number(amount.replaceAll(/[, ]/g, '')) * 100);

export function offerErrors(fields: OfferFields): OfferErrors {
  const { amount, per, reply_by } = fields;
  const conditions = conditionsProblem(fields);
  const minor = minorOf(amount);
  const isAmount = amount.trim() === '' || (minor >= 1 && minor <= maxMinor);
  const problem = isAmount ? amount.trim() && lowPayProblem(minor, per) : 'Enter an amount, such as 34,500';
  return {
    ...(problem && { amount: problem }),
    ...(conditions && { conditions }),
    ...(reply_by ? {} : { reply_by: 'Choose the last day on which they can answer' }),
  };
}

/** The days are YYYY-MM-DD. */
export const startsBeforeAnswer = ({ starts_on, reply_by }: Pick<OfferFields, 'starts_on' | 'reply_by'>) =>
  Boolean(starts_on && reply_by && starts_on < reply_by);

export function termsOf(fields: OfferFields, letterId: number | null): OfferTerms {
  const { amount, currency, per, starts_on, reply_by } = fields;
  const text = (typed: string) => typed.trim() || null;
  return {
    pay: amount.trim() ? { amount: minorOf(amount), currency, per } : null,
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
