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
import { Arrival } from './Arrival.tsx';
import { isFirstDay } from './firstDay.ts';
import { greeting } from './greeting.ts';
import { NextStepCard } from './NextStepCard.tsx';
import { dashboardLead, furtherActions, veteranNextStep } from './nextStep.ts';
import { PlanPart } from './PlanPart.tsx';
import { Progress } from './Progress.tsx';
import { ProgressRing } from './ProgressRing.tsx';
import { AlsoNext, Courses, CvHealth, Support } from './SideColumn.tsx';
import { useTaskChange } from './useTaskChange.ts';

// On a phone the next step comes before the progress.
const Areas = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"next" "way" "work" "side"',
  '@media (min-width:600px)': { gap: 40 },
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
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width:600px)': { gap: 40 },
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
  const arrives = data !== undefined && isFirstDay(data, new Date());
  return (
    <PageLayout
      title={`${greeting(new Date())}, ${user.user_details.first_name}`}
      lead={arrives ? 'Welcome. Your plan is ready.' : dashboardLead(actions, locale)}
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
            <Stack>
              {arrives && <Arrival />}
              {step ? (
                <NextStepCard step={step} locale={locale} />
              ) : (
                <Notice kind="success" title="You’re all caught up">
                  You’ve finished every task in your action plan.
                </Notice>
              )}
            </Stack>
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
                  nextTaskId={actions[0]?.task?.id ?? null}
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

const Suggestions = ({ dashboard, document, locale }: PartProps & { dashboard: Dashboard }) => (
  <Stack>
    {dashboard.cv_health && <CvHealth health={dashboard.cv_health} name={document} />}
    <AlsoNext actions={furtherActions(dashboard)} locale={locale} />
    <Courses courses={dashboard.courses} locale={locale} />
    {dashboard.progress.percentage >= 80 && <Support services={dashboard.services} />}
  </Stack>
);

function Ring({ progress }: Pick<Dashboard, 'progress'>) {
  const { is_completed, percentage } = progress;
  return is_completed ? null : <ProgressRing done={percentage} of={100} words="of onboarding" />;
}
