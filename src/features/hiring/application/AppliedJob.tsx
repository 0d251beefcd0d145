import { useQuery } from '@tanstack/react-query';
import { appliedJobQuery } from '../../../api/jobs.ts';
import { JobAsApplied } from '../../../ui/appliedJob/JobAsApplied.tsx';

type AppliedJobProps = { applicationId: number; locale: string };

/** Nothing while it loads, and for an application from before jobs were kept. */
export function AppliedJob({ applicationId, locale }: AppliedJobProps) {
  const { data } = useQuery(appliedJobQuery(applicationId));
  if (!data?.job) return null;
  return (
    <JobAsApplied
      job={data.job}
      title="The job as it was when they applied"
      note={
        data.is_changed
          ? 'You’ve changed this job since. They applied for what is shown here, and still read it like this.'
          : 'The job hasn’t changed since. If it does, they still read it like this.'
      }
      locale={locale}
    />
  );
}
