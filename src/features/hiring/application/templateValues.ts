import type { ReceivedApplication } from '../../../api/applicants.ts';
import type { User } from '../../../api/profile.ts';
import { personName } from '../../../documents/personName.ts';
import type { TemplateValues } from '../../../machines/templateText.ts';

/** What the page of the application shows of them, and no more. */
export const templateValuesOf = (
  { id, profile, job }: Pick<ReceivedApplication, 'id' | 'profile' | 'job'>,
  { user_details: sender }: User,
): TemplateValues => ({
  'first name': profile?.first_name || `Candidate ${id}`,
  job: job.title,
  company: job.company.name,
  'my name': personName(sender),
});
