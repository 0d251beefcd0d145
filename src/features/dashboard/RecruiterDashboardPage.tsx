import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { companyUsersQuery } from '../../api/companies.ts';
import { type RecruiterDashboard, recruiterDashboardQuery } from '../../api/dashboard.ts';
import { documentName, isHiringManager, type User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { later } from '../../ui/later.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { greeting } from './greeting.ts';
import { NextStepCard } from './NextStepCard.tsx';
import { CompanyPart } from './recruiter/CompanyPart.tsx';
import { Dates } from './recruiter/Dates.tsx';
import { waitingSentence } from './recruiter/dashboardText.ts';
import { HiringFunnel } from './recruiter/HiringFunnel.tsx';
import { recruiterNextStep } from './recruiter/nextStep.ts';
import { Suggested } from './recruiter/Suggested.tsx';
import { Trend } from './recruiter/Trend.tsx';
import { WaitingList } from './recruiter/WaitingList.tsx';

const Parts = styled('div')({ display: 'grid', gap: 40, gridTemplateColumns: 'minmax(0, 1fr)' });
const Columns = styled(Parts)({
  '@media (min-width:1200px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(260px, 2fr)', columnGap: 56 },
});
const Column = styled(Parts)({ alignContent: 'start' });

const HiringManagerDashboard = later(
  async () => (await import('./HiringManagerDashboard.tsx')).HiringManagerDashboard,
);

type DashboardProps = { tenant: Tenant; user: User };

export function RecruiterDashboardPage({ tenant, user }: DashboardProps) {
  usePageTitle('Dashboard');
  if (!isHiringManager(user)) return <CompanyDashboard tenant={tenant} user={user} />;
  return (
    <Suspense fallback={null}>
      <HiringManagerDashboard tenant={tenant} user={user} />
    </Suspense>
  );
}

function CompanyDashboard({ tenant, user }: DashboardProps) {
  const { data, error, refetch } = useQuery(recruiterDashboardQuery());
  const isAdmin = user.user_details.is_admin === 1;
  const { data: team, isLoading } = useQuery({
    ...companyUsersQuery(1, { status: ['approval_pending'] }),
    enabled: isAdmin,
  });
  const asking = team?.meta.by_status.approval_pending ?? 0;
  const step = data && !isLoading ? recruiterNextStep({ dashboard: data, asking }) : null;
  return (
    <PageLayout
      title={`${greeting(new Date())}, ${user.user_details.first_name}`}
      lead={data && waitingSentence(data)}
      actions={
        step?.action.to !== '/recruiter/create-job' && (
          <Button
            component={Link}
            to="/recruiter/create-job"
            variant="outlined"
            color="neutral"
            startDecorator={<Plus size={20} aria-hidden="true" />}
          >
            Create a job
          </Button>
        )
      }
    >
      {error && !data && (
        <NotLoaded what="Your dashboard" onRetry={refetch}>
          {error.message}
        </NotLoaded>
      )}
      {!error && (!data || isLoading) && (
        <Waiting label="Loading your dashboard">
          <SkeletonRows count={5} />
        </Waiting>
      )}
      {data && !isLoading && (
        <Parts>
          {error && (
            <InlineAlert kind="error">{`We couldn’t update this page. ${error.message}`}</InlineAlert>
          )}
          {step ? (
            <NextStepCard step={step} locale={tenant.locale} />
          ) : (
            <Notice kind="success" title="You’re all caught up">
              New applications appear here, with how long each person has been waiting.
            </Notice>
          )}
          <HiringFunnel dashboard={data} />
          <Trend weeks={data.weeks} openJobs={data.counts.open_jobs} locale={tenant.locale} />
          <DashboardColumns dashboard={data} tenant={tenant} user={user} asking={asking} />
        </Parts>
      )}
    </PageLayout>
  );
}

type ColumnsProps = { dashboard: RecruiterDashboard; tenant: Tenant; user: User; asking: number };

const DashboardColumns = ({ dashboard, tenant, user, asking }: ColumnsProps) => (
  <Columns>
    <Column>
      <WaitingList
        waiting={dashboard.waiting}
        ages={dashboard.wait_ages}
        all={dashboard.counts.your_turn}
        documentName={documentName(user)}
      />
      <Suggested suggested={dashboard.suggested} />
    </Column>
    <Column>
      <Dates
        interviews={dashboard.interviews}
        closing_soon={dashboard.closing_soon}
        shortlisted={dashboard.funnel.find(({ stage }) => stage === 'shortlisted')?.count ?? 0}
        locale={tenant.locale}
      />
      <CompanyPart
        company={dashboard.company}
        invitations={dashboard.invitations}
        isAdmin={user.user_details.is_admin === 1}
        asking={asking}
      />
    </Column>
  </Columns>
);
