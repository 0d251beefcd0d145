// Days and hours of the week view, in the recruiter’s local time.
import { localDay } from '../../../ui/calendar.ts';

const daysInWeek = 7;
const [firstHour, lastHour] = [8, 18];

export const weekHours = Array.from(
  { length: lastHour - firstHour + 1 },
  (_, at) => `${String(firstHour + at).padStart(2, '0')}:00`,
);

/** Computed by calendar days, so that clock changes do not shift it. */
export function mondayOf(moment: Date, weeks = 0): Date {
  const daysSince = (moment.getDay() + 6) % daysInWeek;
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - daysSince + weeks * daysInWeek);
}

/** Seven days as YYYY-MM-DD. */
export const daysFrom = (monday: Date): string[] =>
  Array.from({ length: daysInWeek }, (_, at) =>
    localDay(new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + at)),
  );
