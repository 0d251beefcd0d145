import { useQuery } from '@tanstack/react-query';
import { appliedJobQuery } from '../../../api/jobs.ts';
import { JobAsApplied } from '../../../ui/appliedJob/JobAsApplied.tsx';

type AppliedJobProps = { applicationId: number; employer: string; locale: string };

/** Nothing while it loads, and for an application from before jobs were kept. */
export function AppliedJob({ applicationId, employer, locale }: AppliedJobProps) {
  const { data } = useQuery(appliedJobQuery(applicationId));
  if (!data?.job) return null;
  return (
    <JobAsApplied
      job={data.job}
      title="The job you applied for"
      note={
        data.is_changed
          ? `${employer} has changed this job since. This is how it was when you applied.`
          : 'This is how it was when you applied. It stays here, even if the job changes.'
      }
      locale={locale}
    />
  );
}
