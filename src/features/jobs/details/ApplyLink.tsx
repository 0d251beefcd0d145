import type { Job } from '../../../api/jobs.ts';
import type { User } from '../../../api/profile.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

export interface ApplyTarget {
  job: Job;
  user: User | undefined;
  shared: string;
}

export const canApply = ({ job, user }: ApplyTarget) =>
  job.status === 'published' && (user === undefined || user.role === 'veteran') && !job.my_application;

export function ApplyLink(applying: ApplyTarget) {
  const { job, shared } = applying;
  if (job.my_application)
    return (
      <ButtonLink to={`/veteran/applications/${job.my_application.id}`}>View your application</ButtonLink>
    );
  return canApply(applying) && <ButtonLink to={`/jobs/${job.id}/apply${shared}`}>Apply</ButtonLink>;
}
