import { dateTimeFormat, relativeTimeFormat } from './intl.ts';

const day = 24 * 60 * 60 * 1000;

/** Whole calendar days from today to a date (YYYY-MM-DD); negative when it has passed. */
export const daysUntil = (date: string, today: Date): number =>
  Math.round(
    (Date.parse(`${date}T00:00:00Z`) - Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())) /
      day,
  );

export function agoText(moment: string, now: Date, locale: string): string {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / day));
  const words = relativeTimeFormat(locale, { numeric: 'auto' });
  if (days < 7) return words.format(-days, 'day');
  if (days < 31) return words.format(-Math.floor(days / 7), 'week');
  return words.format(-Math.floor(days / 30), 'month');
}

/** Formats a day (YYYY-MM-DD) or month (YYYY-MM), which is the same in every time zone. */
export const dateText = (date: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  dateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date));

export const dayText = (date: string, locale: string) =>
  dateText(date, locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

export const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

/** A month (YYYY-MM), or a year alone (YYYY) when the month is unknown. */
export const isMonthOrYear = (value: unknown): value is string =>
  isMonth(value) || (typeof value === 'string' && /^\d{4}$/.test(value));

/** “week of 16 Nov”. */
export const weekText = (from: string, locale: string) =>
  `week of ${dateText(from, locale, { day: 'numeric', month: 'short' })}`;

export const monthText = (date: string, locale: string) =>
  isMonth(date) ? dateText(date, locale, { month: 'short', year: 'numeric' }) : date;

/** “on 26 February 2027”, or “in February 2027” where only the month is known. */
export const onDateText = (date: string, locale: string) =>
  isMonth(date)
    ? `in ${dateText(date, locale, { month: 'long', year: 'numeric' })}`
    : `on ${dateText(date, locale, { dateStyle: 'long' })}`;

/** Compares by year when either has no month, so that a year is never before a month in it. */
export function isMonthBefore(first: string, second: string): boolean {
  const length = Math.min(first.length, second.length);
  return first.slice(0, length) < second.slice(0, length);
}

/** Of a text in the form YYYY-MM-DD. */
export function isRealDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const localDay = (moment: Date) =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
