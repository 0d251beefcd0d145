import type { JobCard } from '../../api/jobs.ts';
import { listFormat, numberFormat } from '../../ui/intl.ts';
import { workTypes } from './filter.ts';

type Salary = NonNullable<JobCard['salary']>;

const per: Record<Salary['per'], string> = {
  hour: 'per hour',
  day: 'per day',
  month: 'per month',
  year: 'per year',
};

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

export const salaryPeriod = ({ per: period }: Salary) => per[period];

export const salaryText = (salary: Salary | null, locale: string): string =>
  salary ? `${salaryRange(salary, locale)} ${salaryPeriod(salary)}` : 'Salary not given';

export function jobPlaceText(
  { city, state, country }: Pick<JobCard, 'city' | 'state' | 'country'>,
  locale: string,
) {
  if (city.length > 0)
    return listFormat(locale, { type: 'conjunction' }).format(city.map(({ title }) => title));
  return state?.title ?? country?.title ?? '';
}

export function closedNotice({ status, company }: Pick<JobCard, 'status'> & { company: { name: string } }) {
  return status === 'paused'
    ? {
        title: 'This job is paused',
        text: `${company.name} isn’t accepting applications at the moment. It may open the job again.`,
      }
    : { title: 'This job is closed', text: `${company.name} is no longer accepting applications.` };
}

export const workText = ({ type }: Pick<JobCard, 'type'>) =>
  type.map((workType) => workTypes[workType]).join(' or ');

export const whereText = (job: JobCard, locale: string) =>
  [job.company.name, jobPlaceText(job, locale), workText(job)].filter(Boolean).join(' · ');
