import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { savedJobsQuery } from '../../../api/jobs.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ListState } from '../../../ui/feedback/ListState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { List } from '../../../ui/List.tsx';
import { JobTabs } from '../../../ui/layout/JobTabs.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { JobRow } from './JobRow.tsx';

export function SavedJobs({ tenant }: { tenant: Tenant }) {
  usePageTitle('Jobs');
  const [query] = useSearchParams();
  const [now] = useState(() => new Date());
  const requested = Number(query.get('page'));
  const page = Number.isInteger(requested) && requested > 0 ? Math.min(requested, 500) : 1;
  const list = useQuery(savedJobsQuery(page));
  const { data, isPlaceholderData } = list;
  return (
    <PageLayout title="Saved jobs">
      <JobTabs current="saved" />
      <ListState list={list} what="Your saved jobs" label="Loading your saved jobs" />
      {data && data.meta.total === 0 && (
        <Notice
          kind="emptyFirst"
          title="You haven’t saved any jobs yet"
          actions={<ButtonLink to="/veteran/jobs?jobType=jobs">Find a job</ButtonLink>}
        >
          Select the bookmark next to a job to save it here.
        </Notice>
      )}
      {data && data.data.length > 0 && (
        <List lines aria-label="Saved jobs" aria-busy={isPlaceholderData}>
          {data.data.map((job) => (
            <JobRow key={job.id} job={job} locale={tenant.locale} now={now} shared="" canSave />
          ))}
        </List>
      )}
      {data && <Pager meta={data.meta} addressOf={(to) => `?saved=1&page=${to}`} />}
    </PageLayout>
  );
}
