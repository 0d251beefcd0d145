import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type VeteranDashboard as Dashboard, veteranDashboardQuery } from '../../api/dashboard.ts';
import { documentName, type User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { RouteLine } from '../../ui/route/RouteLine.tsx';
import { greeting } from './greeting.ts';
import { NextStepCard } from './NextStepCard.tsx';
import { dashboardLead, veteranNextStep } from './nextStep.ts';
import { PlanPart } from './PlanPart.tsx';
import { ProgressRing } from './ProgressRing.tsx';
import { AlsoNext, Courses, CvHealth, Support } from './SideColumn.tsx';
import { journeyPoints } from './stages.ts';
import { useTaskChange } from './useTaskChange.ts';
import { wayIntoWork } from './wayIntoWork.ts';

// On a phone the next step comes before the progress.
const Areas = styled('div')({
  display: 'grid',
  gap: 40,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"next" "way" "work" "side"',
  '@media (min-width:900px)': { gridTemplateAreas: '"way" "next" "work" "side"' },
  '@media (min-width:1200px)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(260px, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"way way" "next side" "work side"',
    columnGap: 56,
  },
});
const Area = styled('div')<{ area: string }>(({ area }) => ({ gridArea: area, minWidth: 0 }));
const Stack = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 40,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export type Work = (dashboard: Dashboard) => ReactNode;

interface ForYouProps {
  tenant: Tenant;
  user: User;
  tabs: ReactNode;
  work: Work;
}

export function ForYou({ tenant, user, tabs, work }: ForYouProps) {
  const { data, error, refetch } = useQuery(veteranDashboardQuery());
  const changing = useTaskChange();
  const { locale } = tenant;
  const document = documentName(user);
  const actions = data?.next_actions ?? [];
  const step =
    data && veteranNextStep({ actions, isNew: user.onboarding_steps === null, document, changing, locale });
  return (
    <PageLayout
      title={`${greeting(new Date())}, ${user.user_details.first_name}`}
      lead={dashboardLead(actions, locale)}
      actions={data && <Ring progress={data.progress} />}
      above={tabs}
    >
      {!data && <NotYet error={error} onRetry={refetch} />}
      {data && (
        <Areas>
          <Area area="way">
            {error && (
              <InlineAlert kind="error">{`We couldn’t update this page. ${error.message}`}</InlineAlert>
            )}
            <Progress dashboard={data} document={document} locale={locale} />
          </Area>
          <Area area="next">
            {step ? (
              <NextStepCard step={step} locale={locale} />
            ) : (
              <Notice kind="success" title="You’re all caught up">
                You’ve finished every task in your action plan.
              </Notice>
            )}
          </Area>
          <Area area="work">
            <Stack>
              {data.progress.is_completed && work(data)}
              {data.action_plan && (
                <PlanPart
                  plan={data.action_plan}
                  direction={data.progress.career_direction?.title ?? null}
                  locale={locale}
                  changing={changing}
                />
              )}
            </Stack>
          </Area>
          <Area area="side">
            <Suggestions dashboard={data} document={document} locale={locale} />
          </Area>
        </Areas>
      )}
    </PageLayout>
  );
}

const NotYet = ({ error, onRetry }: { error: Error | null; onRetry: () => void }) =>
  error ? (
    <NotLoaded what="Your dashboard" onRetry={onRetry}>
      {error.message}
    </NotLoaded>
  ) : (
    <Waiting label="Loading your dashboard">
      <SkeletonRows count={5} />
    </Waiting>
  );

type PartProps = { document: string; locale: string };

/** The stages of onboarding until they are done, and from then on the way into work. */
function Progress({ dashboard, document, locale }: PartProps & { dashboard: Dashboard }) {
  const { progress, applications } = dashboard;
  const { stages, leaving_on: leavingOn } = progress;
  const points = progress.is_completed
    ? wayIntoWork(applications, { leavingOn, locale })
    : journeyPoints(stages, { document, leavingOn, locale });
  return <RouteLine shape="row" label="Your progress" points={points} />;
}

const Suggestions = ({ dashboard, document, locale }: PartProps & { dashboard: Dashboard }) => (
  <Stack>
    {dashboard.cv_health && <CvHealth health={dashboard.cv_health} name={document} />}
    <AlsoNext actions={dashboard.next_actions.slice(1)} locale={locale} />
    <Courses courses={dashboard.courses} locale={locale} />
    {dashboard.progress.percentage >= 80 && <Support services={dashboard.services} />}
  </Stack>
);

function Ring({ progress }: Pick<Dashboard, 'progress'>) {
  const { is_completed, percentage } = progress;
  return is_completed ? null : <ProgressRing done={percentage} of={100} words="of onboarding" />;
}
