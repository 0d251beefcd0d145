// A job takes applications until its closing day has ended in every time zone of its country.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Job } from '../db/schema/jobs.ts';
import { dayOf } from '../formats/days.ts';

const hour = 3_600_000;
const unitedStates = 233;
// Hawaii is furthest behind UTC, 10 hours; British time is never behind UTC.
const hoursBehind = (countryId: number | null) => (countryId === unitedStates ? 10 : 0);

export const lastToday = (countryId: number | null, now: Date) =>
  dayOf(new Date(now.getTime() - hoursBehind(countryId) * hour));

/** `lastToday` in a query, of each row's own country. */
export function lastTodayIn(country: SQLWrapper, now: Date): SQL {
  const [british, american] = [null, unitedStates].map((id) => lastToday(id, now));
  return sql`case when ${country} = ${unitedStates} then ${american}::date else ${british}::date end`;
}

type Closing = Pick<Job, 'closes_on' | 'country_id'>;

export const hasRunOut = ({ closes_on, country_id }: Closing, now: Date) =>
  closes_on !== null && closes_on < lastToday(country_id, now);

/** The days are literals, so that the expression is identical wherever it is used. */
export function stillOpen(of: Record<keyof Closing, SQLWrapper>, now: Date): SQL {
  const from = (day: string) => sql`${of.closes_on} >= ${sql.raw(`'${day}'::date`)}`;
  const [today, there] = [dayOf(now), lastToday(unitedStates, now)];
  if (today === there) return from(today);
  return sql`(${from(today)} or ${of.country_id} = ${sql.raw(String(unitedStates))} and ${from(there)})`;
}

/** The last moment of the closing day, as RFC 3339. */
export const lastMoment = (closesOn: string, countryId: number | null) => {
  const behind = hoursBehind(countryId);
  return `${closesOn}T23:59:59${behind ? `-${behind}:00` : 'Z'}`;
};

export const isHidden = ({ status }: Pick<Job, 'status'>) =>
  hiddenStatuses.some((hidden) => hidden === status);

/** Only its own company sees a job with one of these statuses. */
export const hiddenStatuses = ['draft', 'removed'] as const satisfies Job['status'][];
