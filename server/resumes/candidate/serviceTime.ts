// Time served as stored: completed months, and the period that still runs, so that no row changes with the calendar.
import { type SQL, sql } from 'drizzle-orm';
import type { Service } from '../../db/schema/matchFeatures.ts';
import { earliestMonth } from '../../formats/months.ts';

interface Period {
  from: string;
  to: string | null;
}

const monthNow = (now: Date) => earliestMonth(now.toISOString());

// The last month of work: a year without a month counts to its start, as in `countMonths`.
const lastMonth = ({ from, to }: Period & { to: string }) =>
  to.length === 4 ? Math.max(earliestMonth(from), earliestMonth(to) - 1) : earliestMonth(to);

/** Null without any period; overlapping months count once. */
export function serviceIn(periods: Period[], now: Date): Service | null {
  if (periods.length === 0) return null;
  const spans = periods.map((period) => ({
    first: earliestMonth(period.from),
    last: period.to === null ? null : lastMonth({ ...period, to: period.to }),
  }));
  const running = spans.filter(({ last }) => last === null || last > monthNow(now));
  const since = running.length > 0 ? Math.min(...running.map(({ first }) => first)) : null;
  const until = running.some(({ last }) => last === null)
    ? null
    : Math.max(...running.map(({ last }) => last!));
  const served = new Set<number>();
  for (const { first, last } of spans) {
    if (last === null || last > monthNow(now)) continue;
    for (let month = first; month <= last; month += 1) if (since === null || month < since) served.add(month);
  }
  return { months: served.size, since, until: since === null ? null : until };
}

export function yearsIn(service: Service | null, now: Date): number | null {
  if (!service) return null;
  const { months, since, until } = service;
  const running =
    since === null ? 0 : Math.max(0, Math.min(until ?? monthNow(now), monthNow(now)) - since + 1);
  return Math.floor((months + running) / 12);
}

/** SQL of `yearsIn` for a row of `candidate_facts`. */
export const yearsServedOf = (row: SQL, now: Date): SQL => sql`((${row}.served_months + case
  when ${row}.serving_since is null then 0
  else greatest(0, least(coalesce(${row}.serving_until, ${monthNow(now)}::integer), ${monthNow(now)}::integer) - ${row}.serving_since + 1)
  end) / 12)`;
