import type { Job } from '../../../api/jobs.ts';
import type { User } from '../../../api/profile.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { PreviewButton } from './PreviewButton.tsx';

export interface ApplyTarget {
  job: Job;
  user: User | undefined;
  shared: string;
  /** As a veteran would see it, for a recruiter; nothing acts. */
  isPreview?: boolean | undefined;
}

export const canApply = ({ job, user }: ApplyTarget) =>
  job.status === 'published' && (user === undefined || user.role === 'veteran') && !job.my_application;

export function ApplyLink(applying: ApplyTarget) {
  const { job, shared, isPreview } = applying;
  if (job.my_application)
    return (
      <ButtonLink to={`/veteran/applications/${job.my_application.id}`}>View your application</ButtonLink>
    );
  if (!canApply(applying)) return null;
  return isPreview ? (
    <PreviewButton>Apply</PreviewButton>
  ) : (
    <ButtonLink to={`/jobs/${job.id}/apply${shared}`}>Apply</ButtonLink>
  );
}
