import { numberFormat } from './intl.ts';

interface Salary {
  /** In minor units. */
  min: number | null;
  max: number | null;
  currency: string;
  per: 'hour' | 'day' | 'month' | 'year';
}

export function salaryRange({ min, max, currency }: Salary, locale: string): string {
  const money = (minor: number) =>
    numberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
    }).format(minor / 100);
  if (min !== null && max !== null) return min === max ? money(min) : `${money(min)} to ${money(max)}`;
  if (min !== null) return `From ${money(min)}`;
  return max === null ? 'Salary not given' : `Up to ${money(max)}`;
}

export const salaryPeriod = ({ per }: Salary) => `per ${per}`;

export const salaryText = (salary: Salary | null, locale: string): string =>
  salary ? `${salaryRange(salary, locale)} ${salaryPeriod(salary)}` : 'Salary not given';
