import type { PlanType } from '../../../api/transitionPlans.ts';
import { Country } from '../../../machines/country.ts';
import { dayText } from '../../../ui/calendar.ts';
import { actionKinds, type PlanField } from './steps.ts';
import { isDate, splitLines, type Typed, type TypedAction } from './typed.ts';

export interface Format {
  locale: string;
  currency: string;
}

export const currencyOf = (countryId: number) => (countryId === Country.UnitedStates ? '$' : '£');

const amountText = (text: string, locale: string) => {
  const amount = Number(text.replace(/[\s,£$]/g, ''));
  return Number.isFinite(amount) ? amount.toLocaleString(locale) : text;
};

/** An answer as people read it, by line. */
export function answerWords(
  { name, kind, choices }: PlanField,
  { texts }: Pick<Typed, 'texts'>,
  { locale, currency }: Format,
): string[] {
  const labelOf = (value: string) => choices?.find((choice) => choice.value === value)?.label;
  const text = texts[name] ?? '';
  if (kind === 'several') return splitLines(text).map((value) => labelOf(value) ?? value);
  if (kind === 'choice') return [labelOf(text) ?? ''];
  if (kind === 'date') return isDate(text) ? [dayText(text, locale)] : [''];
  if (kind === 'money' && text) return [`${currency}${amountText(text, locale)}`];
  return kind === 'lines' ? splitLines(text) : [text.trim()];
}

/** The kind of an action, and the action. */
export const actionWords = (
  type: PlanType,
  { kind, title, due_on }: TypedAction,
  { locale }: Pick<Format, 'locale'>,
): [string, string] => [
  actionKinds[type][kind] ?? 'To do',
  [title, isDate(due_on) ? `by ${dayText(due_on, locale)}` : ''].filter(Boolean).join(', '),
];
