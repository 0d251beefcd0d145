import type { JobCard } from '../../api/jobs.ts';
import { awayText } from '../../ui/distance.ts';
import { listFormat } from '../../ui/intl.ts';
import { workTypes } from './filter.ts';

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

export function whereText(job: JobCard, locale: string) {
  const away = job.distance_km === null ? '' : awayText(job.distance_km);
  return [job.company.name, jobPlaceText(job, locale), away, workText(job)].filter(Boolean).join(' · ');
}
