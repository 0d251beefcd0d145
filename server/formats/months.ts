// Dates of a CV: a month (YYYY-MM), or a year (YYYY) if the month is not known.

const isYear = (date: string) => date.length === 4;

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** Months since year 0. */
export const earliestMonth = (date: string) => numberOf(isYear(date) ? `${date}-01` : date.slice(0, 7));
export const latestMonth = (date: string) => numberOf(isYear(date) ? `${date}-12` : date.slice(0, 7));

/** Compares by the year if either date has no month, so that a year is never before a month in it. */
export function isBefore(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length) < b.slice(0, length);
}

/**
 * Months in any of the periods; overlapping months count once. Two years without months count as the years between them: 2014 to
 * 2016 is 24 months.
 */
export function countMonths(periods: { from: string; to: string | null }[], thisMonth: string): number {
  const worked = new Set<number>();
  for (const { from, to } of periods) {
    const first = earliestMonth(from);
    const end = to === null ? thisMonth : to;
    const last = isYear(end) ? Math.max(first, earliestMonth(end) - 1) : earliestMonth(end);
    for (let month = first; month <= Math.min(last, earliestMonth(thisMonth)); month += 1) worked.add(month);
  }
  return worked.size;
}
