import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type OwnApplicationSummary, ownApplicationsQuery } from '../../../api/ownApplications.ts';
import type { Tenant } from '../../../api/tenant.ts';
import {
  type ApplicationStatus,
  applicationStatuses,
  stageWords,
} from '../../../machines/applicationStages.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ListState } from '../../../ui/feedback/ListState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { List } from '../../../ui/List.tsx';
import { JobTabs } from '../../../ui/layout/JobTabs.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { useAddressQuery } from '../../../ui/route/useAddressQuery.ts';
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

const pageIn = (query: URLSearchParams, name: string) => {
  const page = Number(query.get(name));
  return Number.isInteger(page) && page > 0 ? Math.min(page, 500) : 1;
};

const withPage = (query: URLSearchParams, name: string, page: number) => {
  const next = new URLSearchParams(query);
  next.set(name, String(page));
  return `?${next}`;
};

const withStatus = (query: URLSearchParams, status: string) => {
  const next = new URLSearchParams(query);
  next.delete('page');
  if (status) next.set('status', status);
  else next.delete('status');
  return next;
};

export function ApplicationsPage({ tenant }: { tenant: Tenant }) {
  usePageTitle('Applications');
  const [query, setQuery] = useAddressQuery();
  const status = applicationStatuses.find((value) => value === query.get('status'));
  const list = useQuery(ownApplicationsQuery({ ...(status && { status }), page: pageIn(query, 'page') }));
  const { data, isPlaceholderData } = list;
  const isFiltered = status !== undefined || (data?.meta.total ?? 0) > 0;
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
            <StatusFilter
              status={status}
              onChoose={(value) => setQuery((before) => withStatus(before, value))}
            />
          )}
        </Head>
        <ListState list={list} what="Your applications" label="Loading your applications" level={3} />
        {data?.meta.total === 0 && <NoApplications isFiltered={status !== undefined} />}
        {data && data.data.length > 0 && (
          <Rows applications={data.data} locale={tenant.locale} isBusy={isPlaceholderData} />
        )}
        {data && <Pager meta={data.meta} addressOf={(to) => withPage(query, 'page', to)} />}
      </section>
    </PageLayout>
  );
}

type StatusFilterProps = { status: ApplicationStatus | undefined; onChoose: (status: string) => void };

const StatusFilter = ({ status, onChoose }: StatusFilterProps) => (
  <Filter>
    <SelectField
      name="status"
      label="Status"
      value={status ?? ''}
      placeholder="All"
      options={applicationStatuses.map((value) => ({ value, label: stageWords.veteran[value] }))}
      onChange={({ target }) => onChoose(target.value)}
    />
  </Filter>
);

const NoApplications = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <Notice
      kind="emptyFilters"
      level={3}
      title="No applications with this status"
      actions={
        <ButtonLink look="outlined" small to="/veteran/applications">
          See all
        </ButtonLink>
      }
    >
      Choose another status, or view them all.
    </Notice>
  ) : (
    <Notice
      kind="emptyFirst"
      level={3}
      title="You haven’t applied for any jobs yet"
      actions={<ButtonLink to="/veteran/jobs?jobType=jobs">Find a job</ButtonLink>}
    >
      When you apply, you can follow each application here.
    </Notice>
  );

type RowsProps = { applications: readonly OwnApplicationSummary[]; locale: string; isBusy: boolean };

function Rows({ applications, locale, isBusy }: RowsProps) {
  const [now] = useState(() => new Date());
  return (
    <List lines aria-label="Applications" aria-busy={isBusy}>
      {applications.map((application) => (
        <ApplicationRow key={application.id} application={application} locale={locale} now={now} />
      ))}
    </List>
  );
}
