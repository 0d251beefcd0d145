import type { components } from '../../../openapi.gen.d.ts';
import { conditionLabel, type OfferCondition } from '../../../src/machines/offerConditions.ts';
import { formatLongDate } from '../../formats/formatLongDate.ts';

type OfferPay = components['schemas']['OfferPay'];

export interface NamedTerms {
  pay: OfferPay | null;
  starts_on: string | null;
  hours: string | null;
  place: string | null;
  conditions: readonly OfferCondition[];
  reply_by: string | null;
}

export interface ComparedTerms extends NamedTerms {
  letter: { id: number; name: string } | null;
}

function payText({ amount, currency, per }: OfferPay, locale: string): string {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % 100 ? 2 : 0,
  });
  return `${money.format(amount / 100)} per ${per}`;
}

export const conditionsText = (conditions: readonly OfferCondition[], locale: string) =>
  conditions.map((condition) => conditionLabel(condition, locale)).join('; ');

// Texts of the employer may end a sentence themselves.
const unended = (text: string | null) => text?.trim().replace(/\.$/, '') || null;

const valuesOf = ({ pay, starts_on, hours, place, conditions, reply_by }: NamedTerms, locale: string) => ({
  Pay: pay && payText(pay, locale),
  Start: starts_on && formatLongDate(starts_on, locale),
  Hours: unended(hours),
  Place: unended(place),
  Conditions: unended(conditionsText(conditions, locale)),
  'Answer by': reply_by && formatLongDate(reply_by, locale),
});

export function termsText(terms: NamedTerms, locale: string): string {
  const { 'Answer by': replyBy, ...values } = valuesOf(terms, locale);
  return [
    ...Object.entries(values).map(([label, value]) => value && `${label}: ${value}.`),
    replyBy && `Please answer by ${replyBy}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A line for each term that differs, with what it was. */
export function changedTerms(before: ComparedTerms, after: ComparedTerms, locale: string): string[] {
  const [old, current] = [valuesOf(before, locale), valuesOf(after, locale)];
  const names = Object.keys(current) as (keyof typeof current)[];
  const lines = names
    .filter((name) => old[name] !== current[name])
    .map((name) => `${name}: ${current[name] ?? 'not given'} (before: ${old[name] ?? 'not given'})`);
  if (before.letter?.id === after.letter?.id) return lines;
  const letters = `Letter: ${after.letter?.name ?? 'none'} (before: ${before.letter?.name ?? 'none'})`;
  return [...lines, letters];
}
