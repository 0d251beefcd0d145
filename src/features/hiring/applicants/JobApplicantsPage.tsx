import styled from '@emotion/styled';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { jobApplicationsQuery } from '../../../api/applicants.ts';
import { jobQuery } from '../../../api/jobs.ts';
import { isHiringManager, type User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { addressId } from '../../../ui/addressId.ts';
import { later } from '../../../ui/later.tsx';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { isAbsent, Unready } from '../../../ui/layout/Unready.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { RouteLine } from '../../../ui/route/RouteLine.tsx';
import { token } from '../../../ui/theme/token.ts';
import { applicantsText } from '../jobs/postedJobText.ts';
import { Applicants } from './Applicants.tsx';
import { stagePoints } from './applicantText.ts';
import { parseApplicantSearch, toApplicantFilter } from './filter.ts';
import { JobHead } from './JobHead.tsx';

const HiringTeam = later(async () => (await import('./HiringTeam.tsx')).HiringTeam);

const Stages = styled('div')({ marginBottom: 40 });
const Applied = styled('p')({
  marginTop: 16,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  color: token.second,
});

// On a board, its first column is read.
function pageFilter(query: URLSearchParams) {
  const { page, ...search } = parseApplicantSearch(query);
  return search.isBoard
    ? toApplicantFilter({ ...search, stage: 'submitted', page: 1 })
    : toApplicantFilter({ ...search, page });
}

export function JobApplicantsPage({ tenant, user }: { tenant: Tenant; user: User }) {
  const { jobId = '' } = useParams();
  const id = addressId(jobId);
  const [search] = useSearchParams();
  const job = useQuery({ ...jobQuery(id), enabled: id > 0 });
  const list = useQuery({
    ...jobApplicationsQuery(id, pageFilter(search)),
    enabled: id > 0,
  });
  const queries = useQueryClient();
  const { dataUpdatedAt } = list;
  // Whoever opens an applicant from here goes through them in the order that is shown now.
  useEffect(() => {
    if (dataUpdatedAt > 0) queries.removeQueries({ queryKey: ['listApplicantOrder', id] });
  }, [queries, id, dataUpdatedAt]);
  const recruiter = job.data?.recruiter;
  const isManager = isHiringManager(user);
  usePageTitle(job.data ? `Applicants · ${job.data.title}` : 'Applicants');
  const meta = list.data?.meta;
  const query = list.error && isAbsent(id, list) ? list : job;
  if (!job.data || !recruiter || isAbsent(id, query))
    return (
      <Unready
        id={job.data && !recruiter ? 0 : id}
        query={query}
        what="job"
        absent={{
          words: isManager
            ? 'You may no longer be on its hiring team. A recruiter of your company can add you again.'
            : 'It may have been deleted, or it belongs to another company.',
          to: '/recruiter/jobs',
          label: 'View your jobs',
        }}
      />
    );
  return (
    <PageLayout>
      <BackLink to="/recruiter/jobs">← Back to jobs</BackLink>
      <JobHead job={{ ...job.data, recruiter }} locale={tenant.locale} isHiringManager={isManager} />
      <Stages>
        <RouteLine
          shape="row"
          label="Applications by stage"
          points={stagePoints(meta?.stages ?? recruiter.counts)}
        />
        {job.data.status !== 'draft' && (
          <Applied>
            {applicantsText(meta ? { counts: meta.stages, your_turn: meta.your_turn } : recruiter)}
          </Applied>
        )}
      </Stages>
      {!isManager && (
        <Suspense fallback={null}>
          <HiringTeam jobId={id} />
        </Suspense>
      )}
      <Applicants
        isHiringManager={isManager}
        jobId={id}
        title={job.data.title}
        status={job.data.status}
        expectsAnswers={job.data.questions.some(({ expected_answers }) => expected_answers)}
        userId={user.id}
        list={list}
      />
    </PageLayout>
  );
}
