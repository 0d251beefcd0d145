// Working days of a country, as YYYY-MM-DD. The holidays are computed by date-holidays for any year.
import { createRequire } from 'node:module';
import type Holidays from 'date-holidays';
import { addDays } from './days.ts';

// In the United Kingdom a day counts as a holiday if it is one in any of its nations, because a person’s nation may be unknown.
const regions: Record<string, [string, string?][]> = {
  GB: [
    ['GB', 'ENG'],
    ['GB', 'SCT'],
    ['GB', 'NIR'],
  ],
  US: [['US']],
};
const unitedStates = 233;

let calendar: typeof Holidays | undefined;

// Loaded at the first question, because that takes as long as a tenth of the server's start.
function loadCalendar(): typeof Holidays {
  calendar ??= createRequire(import.meta.url)('date-holidays') as typeof Holidays;
  return calendar;
}

const holidays = new Map<string, Set<string>>();

function holidaysOf(countryId: number | null, year: number): Set<string> {
  const country = countryId === unitedStates ? 'US' : 'GB';
  const key = `${country} ${year}`;
  const stored = holidays.get(key);
  if (stored) return stored;
  const Calendar = loadCalendar();
  const days = (regions[country] ?? [])
    .flatMap(([code, nation]) => (nation ? new Calendar(code, nation) : new Calendar(code)).getHolidays(year))
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 10));
  const result = new Set(days);
  holidays.set(key, result);
  return result;
}

export function isWorkingDay(day: string, countryId: number | null): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidaysOf(countryId, Number(day.slice(0, 4))).has(day);
}

/** The day itself, or the next working day. */
export const workingDayFrom = (day: string, countryId: number | null): string =>
  isWorkingDay(day, countryId) ? day : workingDayFrom(addDays(day, 1), countryId);

/** The day itself, or the last working day before it. */
export const workingDayBy = (day: string, countryId: number | null): string =>
  isWorkingDay(day, countryId) ? day : workingDayBy(addDays(day, -1), countryId);

/** The day itself, the last working day before it, or, if that is before `earliest`, the first from there on. */
export function workingDayNear(day: string, countryId: number | null, earliest: string): string {
  const by = workingDayBy(day, countryId);
  return by >= earliest ? by : workingDayFrom(day > earliest ? day : earliest, countryId);
}

/** The Monday of the day's week. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
