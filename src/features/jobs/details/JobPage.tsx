import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { type Job, jobQuery } from '../../../api/jobs.ts';
import { documentName, type User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { addressId } from '../../../ui/addressId.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { later } from '../../../ui/later.tsx';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { isAbsent, Unready } from '../../../ui/layout/Unready.tsx';
import { usePublicPage } from '../../../ui/layout/usePublicPage.ts';
import { closedNotice, jobPlaceText } from '../jobText.ts';
import { useJobFilter } from '../useJobFilter.ts';
import { ApplyBar } from './ApplyBar.tsx';
import { ApplySide } from './ApplySide.tsx';
import { JobPosting } from './JobPosting.tsx';
import { SimilarJobs } from './SimilarJobs.tsx';
import { useWrittenHead } from './useWrittenHead.ts';

const OwnMatch = later(async () => (await import('./OwnMatch.tsx')).OwnMatch);

const Columns = styled('div')({
  display: 'grid',
  gap: '40px 72px',
  alignItems: 'start',
  '@media (min-width:1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
});
const Above = styled('div')({ marginBottom: 32 });

const isClosed = ({ status }: Job) => status === 'closed' || status === 'expired' || status === 'paused';

function Closed({ job }: { job: Job }) {
  const { title, text } = closedNotice(job);
  return (
    <Notice kind="inactive" title={title}>
      {text}
    </Notice>
  );
}

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
      <Columns>
        <div>
          {isClosed(job) && (
            <Above>
              <Closed job={job} />
            </Above>
          )}
          <JobPosting job={job} locale={tenant.locale} />
          {job.match && user && (
            <Suspense>
              <OwnMatch jobId={job.id} documentName={documentName(user)} />
            </Suspense>
          )}
        </div>
        <ApplySide job={job} locale={tenant.locale} user={user} shared={shared} />
      </Columns>
      {job.status === 'published' && (
        <SimilarJobs id={job.id} tenant={tenant} canSave={user?.role === 'veteran'} shared={shared} />
      )}
      <ApplyBar job={job} locale={tenant.locale} user={user} shared={shared} />
    </PageLayout>
  );
}
