/** Days as YYYY-MM-DD in UTC, counted without a time zone. */

const day = 86_400_000;

export const dayOf = (moment: Date, daysLater = 0) =>
  new Date(moment.getTime() + daysLater * day).toISOString().slice(0, 10);

export const addDays = (date: string, days: number) => dayOf(new Date(`${date}T00:00:00Z`), days);

/** The same day of that month, or its last one where it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last))));
}

/** The same time of the day that `addMonths` gives. */
export const monthsFrom = (moment: Date, months: number) =>
  new Date(addMonths(dayOf(moment), months) + moment.toISOString().slice(10));

export const later = (one: string, other: string) => (one > other ? one : other);
export const earlier = (one: string, other: string) => (one < other ? one : other);
