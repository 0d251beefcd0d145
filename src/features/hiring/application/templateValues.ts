import type { ReceivedApplication } from '../../../api/applicants.ts';
import type { Job } from '../../../api/jobs.ts';
import type { User } from '../../../api/profile.ts';
import { personName } from '../../../documents/personName.ts';
import type { TemplateValues } from '../../../machines/templateText.ts';

export type Addressee = Pick<ReceivedApplication, 'id' | 'profile' | 'job'>;

/** What the page of the application shows of them, and no more. */
export const templateValuesOf = (
  { id, profile, job }: Addressee,
  { user_details: sender }: User,
): TemplateValues => ({
  'first name': profile?.first_name || `Candidate ${id}`,
  job: job.title,
  company: job.company.name,
  'my name': personName(sender),
});

/** They all get the same words, and a list of applicants can hide their names. */
export const templateValuesOfMany = (
  { title, company }: Pick<Job, 'title' | 'company'>,
  { user_details: sender }: User,
): TemplateValues => ({
  'first name': null,
  job: title,
  company: company.name,
  'my name': personName(sender),
});
