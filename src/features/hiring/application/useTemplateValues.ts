import { useQuery } from '@tanstack/react-query';
import { jobQuery } from '../../../api/jobs.ts';
import { userProfileQuery } from '../../../api/profile.ts';
import type { TemplateValues } from '../../../machines/templateText.ts';
import { type Addressee, templateValuesOf, templateValuesOfMany } from './templateValues.ts';

export function useTemplateValues(application: Addressee): TemplateValues | undefined {
  const { data: user } = useQuery(userProfileQuery());
  return user && templateValuesOf(application, user);
}

export function useTemplateValuesOfMany(jobId: number): TemplateValues | undefined {
  const { data: user } = useQuery(userProfileQuery());
  const { data: job } = useQuery(jobQuery(jobId));
  return user && job && templateValuesOfMany(job, user);
}
