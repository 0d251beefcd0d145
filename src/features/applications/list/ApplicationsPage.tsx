import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownApplicationsQuery } from '../../../api/ownApplications.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { applicationStatuses, stageWords } from '../../../machines/applicationStages.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { JobTabs } from '../../../ui/layout/JobTabs.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { Invitations } from '../invitations/Invitations.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: 16,
  '& > h2': typography.h2,
});
const Filter = styled('div')({ width: 208 });
const List = styled('ul')({ listStyle: 'none', borderTop: `1px solid ${token.line}` });

const pageIn = (query: URLSearchParams, name: string) => {
  const page = Number(query.get(name));
  return Number.isInteger(page) && page > 0 ? Math.min(page, 500) : 1;
};

const withPage = (query: URLSearchParams, name: string, page: number) => {
  const next = new URLSearchParams(query);
  next.set(name, String(page));
  return `?${next}`;
};

export function ApplicationsPage({ tenant }: { tenant: Tenant }) {
  usePageTitle('Applications');
  const [query, setQuery] = useSearchParams();
  const [now] = useState(() => new Date());
  const status = applicationStatuses.find((value) => value === query.get('status'));
  const page = pageIn(query, 'page');
  const { data, error, refetch, isPlaceholderData } = useQuery(
    ownApplicationsQuery({ ...(status && { status }), page }),
  );
  const isFiltered = status !== undefined || (data?.meta.total ?? 0) > 0;
  const choose = (selected: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (selected) next.set('status', selected);
        else next.delete('status');
        return next;
      },
      { replace: true },
    );
  return (
    <PageLayout title="Applications">
      <JobTabs current="applications" />
      <Invitations
        locale={tenant.locale}
        page={pageIn(query, 'invited')}
        addressOf={(to) => withPage(query, 'invited', to)}
      />
      <section aria-labelledby="own-applications">
        <Head>
          <h2 id="own-applications">Your applications</h2>
          {isFiltered && (
            <Filter>
              <SelectField
                name="status"
                label="Status"
                value={status ?? ''}
                placeholder="All"
                options={applicationStatuses.map((value) => ({ value, label: stageWords.veteran[value] }))}
                onChange={({ target }) => choose(target.value)}
              />
            </Filter>
          )}
        </Head>
        {error && !data && (
          <NotLoaded what="Your applications" level={3} onRetry={refetch}>
            {error.message}
          </NotLoaded>
        )}
        {error && data && (
          <InlineAlert kind="error">{`We couldn’t update this list. ${error.message}`}</InlineAlert>
        )}
        {!data && !error && (
          <Waiting label="Loading your applications">
            <SkeletonRows count={4} />
          </Waiting>
        )}
        {data && data.meta.total === 0 && (
          <Notice
            kind={status ? 'emptyFilters' : 'emptyFirst'}
            level={3}
            title={status ? 'No applications with this status' : 'You haven’t applied for any jobs yet'}
            actions={
              status ? (
                <ButtonLink look="outlined" small to="/veteran/applications">
                  See all
                </ButtonLink>
              ) : (
                <ButtonLink to="/veteran/jobs?jobType=jobs">Find a job</ButtonLink>
              )
            }
          >
            {status
              ? 'Choose another status, or view them all.'
              : 'When you apply, you can follow each application here.'}
          </Notice>
        )}
        {data && data.data.length > 0 && (
          <List aria-label="Applications" aria-busy={isPlaceholderData}>
            {data.data.map((application) => (
              <ApplicationRow
                key={application.id}
                application={application}
                locale={tenant.locale}
                now={now}
              />
            ))}
          </List>
        )}
        {data && <Pager meta={data.meta} addressOf={(to) => withPage(query, 'page', to)} />}
      </section>
    </PageLayout>
  );
}
