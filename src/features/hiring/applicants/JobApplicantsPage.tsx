import { styled } from '@mui/joy/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { jobApplicationsQuery } from '../../../api/applicants.ts';
import { jobQuery } from '../../../api/jobs.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { addressId } from '../../../ui/addressId.ts';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { isAbsent, Unready } from '../../../ui/layout/Unready.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { RouteLine } from '../../../ui/route/RouteLine.tsx';
import { Applicants } from './Applicants.tsx';
import { callOf, searchOf } from './filter.ts';
import { JobHead } from './JobHead.tsx';
import { stagePoints } from './words.ts';

const Stages = styled('section')({ marginBottom: 40 });

/** One job of the company, and everybody who applied for it. */
export function JobApplicantsPage({ tenant }: { tenant: Tenant }) {
  const { jobId = '' } = useParams();
  const id = addressId(jobId);
  const [search] = useSearchParams();
  const [now] = useState(() => new Date());
  const job = useQuery({ ...jobQuery(id), enabled: id > 0 });
  const list = useQuery({ ...jobApplicationsQuery(id, callOf(searchOf(search))), enabled: id > 0 });
  const recruiter = job.data?.recruiter;
  usePageTitle(job.data ? `Applicants · ${job.data.title}` : 'Applicants');
  const query = list.error && isAbsent(id, list) ? list : job;
  if (!job.data || !recruiter || isAbsent(id, query))
    return (
      <Unready
        id={job.data && !recruiter ? 0 : id}
        query={query}
        what="job"
        absent={{
          words: 'It was deleted, or it is not one of your company’s.',
          to: '/recruiter/jobs',
          label: 'See your jobs',
        }}
      />
    );
  return (
    <PageLayout>
      <BackLink to="/recruiter/jobs">← Back to jobs</BackLink>
      <JobHead job={{ ...job.data, recruiter }} locale={tenant.locale} />
      <Stages>
        <RouteLine
          shape="row"
          label="Where the applications stand"
          points={stagePoints(list.data?.meta.stages ?? recruiter.counts)}
        />
      </Stages>
      <Applicants jobId={id} status={job.data.status} list={list} now={now} />
    </PageLayout>
  );
}
