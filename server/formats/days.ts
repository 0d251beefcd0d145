// Days as YYYY-MM-DD in UTC, counted without a time zone.

const hour = 3_600_000;
const day = 24 * hour;

export const dayOf = (moment: Date, daysLater = 0) =>
  new Date(moment.getTime() + daysLater * day).toISOString().slice(0, 10);

export const addDays = (date: string, days: number) => dayOf(new Date(`${date}T00:00:00Z`), days);

/** The same day of that month, or its last one where it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last))));
}

export const monthsFrom = (moment: Date, months: number) =>
  new Date(addMonths(dayOf(moment), months) + moment.toISOString().slice(10));

/** A day counts as over once it has ended in every time zone, because the person's may be behind UTC. */
export const isOver = (date: string, now: Date) => date < dayOf(new Date(now.getTime() - 12 * hour));
/** Whether the day has not begun in any time zone. */
export const isAhead = (date: string, now: Date) => date > dayOf(new Date(now.getTime() + 14 * hour));

export const laterDate = (a: string, b: string) => (a > b ? a : b);
export const earlier = (a: string, b: string) => (a < b ? a : b);
