import { type SQL, sql } from 'drizzle-orm';
import { unitsPerYear } from '../../src/machines/payRange.ts';
import { listedJobs } from '../db/schema/jobs.ts';
import { currencyOfCountry } from '../formats/currencyOfCountry.ts';
import type { JobListFilter } from './marks.ts';

const j = listedJobs;

export const withoutPay = sql`${j.salary_yearly} is null`;

/**
 * Compares the top of a job's pay per year with the least that was asked for, in the currency of the country: no rate is known for
 * others. Null if nothing was asked for.
 */
export function paysAtLeast({ min_pay, pay_per = 'year' }: JobListFilter, countryId: number): SQL | null {
  if (min_pay === undefined) return null;
  const yearly = Math.min(Math.round((min_pay / 100) * unitsPerYear[pay_per]), 2_147_483_647);
  return sql`(${j.salary_yearly} >= ${yearly}::integer and ${j.salary_currency} = ${currencyOfCountry(countryId)})`;
}
