import { Country } from '../../../machines/country.ts';
import { numberFormat } from '../../../ui/intl.ts';
import type { JobFilterState } from '../useJobFilter.ts';

/** Such as “From £14.50 per hour”. */
export function leastPayText(
  { min_pay = 0, pay_per, country_id }: JobFilterState['search'],
  locale: string,
): string {
  const currency = country_id === Country.UnitedStates ? 'USD' : 'GBP';
  const minimumFractionDigits = min_pay % 100 === 0 ? 0 : 2;
  const money = numberFormat(locale, { style: 'currency', currency, minimumFractionDigits });
  return `From ${money.format(min_pay / 100)} per ${pay_per}`;
}
