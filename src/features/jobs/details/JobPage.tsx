import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { jobQuery } from '../../../api/jobs.ts';
import type { User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { addressId } from '../../../ui/addressId.ts';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { isAbsent, Unready } from '../../../ui/layout/Unready.tsx';
import { usePublicPage } from '../../../ui/layout/usePublicPage.ts';
import { jobPlaceText } from '../jobText.ts';
import { useJobFilter } from '../useJobFilter.ts';
import { JobView } from './JobView.tsx';
import { useWrittenHead } from './useWrittenHead.ts';

type JobPageProps = { tenant: Tenant; user?: User | undefined };

export function JobPage({ tenant, user }: JobPageProps) {
  const { jobId = '' } = useParams();
  const id = addressId(jobId);
  const { shared } = useJobFilter(tenant.default_country_id);
  const query = useQuery({ ...jobQuery(id), enabled: id > 0 });
  const job = query.data;
  const list = `${user?.role === 'veteran' ? '/veteran/jobs' : '/jobs'}${shared}`;
  useWrittenHead(jobId);
  usePublicPage({
    title: job ? `Job Details · ${job.title}, ${job.company.name}` : 'Job Details',
    path: `/jobs/${jobId}`,
    description: job
      ? `${job.title} at ${job.company.name}, ${jobPlaceText(job, tenant.locale)}: what it asks for, what it pays and how to apply.`
      : 'A job for people leaving military service.',
  });
  if (!job || isAbsent(id, query))
    return (
      <Unready
        id={id}
        query={query}
        what="job"
        absent={{
          words: 'It may have been removed, or the link is incomplete.',
          to: list,
          label: 'View all jobs',
        }}
      />
    );
  return (
    <PageLayout>
      <BackLink to={list}>← Back to jobs</BackLink>
      <JobView job={job} tenant={tenant} user={user} shared={shared} />
    </PageLayout>
  );
}
