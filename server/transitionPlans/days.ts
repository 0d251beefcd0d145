/** Days as YYYY-MM-DD, counted without a time zone. */

const day = 86_400_000;

const toText = (at: Date) => at.toISOString().slice(0, 10);

export const todayOf = (now: Date) => toText(now);

export const addDays = (date: string, days: number) =>
  toText(new Date(Date.parse(`${date}T00:00:00Z`) + days * day));

/** The same day of that month, or its last one where it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toText(new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last))));
}

export const later = (one: string, other: string) => (one > other ? one : other);
export const earlier = (one: string, other: string) => (one < other ? one : other);
