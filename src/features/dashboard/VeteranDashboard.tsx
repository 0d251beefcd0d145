import Button from '@mui/joy/Button';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { useQuery } from '@tanstack/react-query';
import { actionPlanQuery } from '../../api/actionPlan.ts';
import type { ApiError } from '../../api/client.ts';
import { onboardingQuery } from '../../api/onboarding.ts';
import { documentName, type User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { RouteLine } from '../../ui/route/RouteLine.tsx';
import { greeting } from './greeting.ts';
import { NextStep } from './NextStep.tsx';
import { nextStepOf } from './nextStep.ts';
import { Services } from './Services.tsx';
import { journeyPoints } from './stages.ts';
import { TaskList } from './TaskList.tsx';
import { openTasks } from './tasks.ts';
import { useTaskStatus } from './useTaskStatus.ts';

// On a phone the next step comes before the way.
const Areas = styled('div')({
  display: 'grid',
  gap: 40,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"next" "way" "plan" "services"',
  '@media (min-width:900px)': { gridTemplateAreas: '"way" "next" "plan" "services"' },
  '@media (min-width:1200px)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(260px, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"way way" "next services" "plan services"',
  },
});
const Area = styled('div')<{ name: string }>(({ name }) => ({ gridArea: name, minWidth: 0 }));

const isMissing = (error: Error | null) => (error as ApiError | null)?.status === 404;

type VeteranDashboardProps = { tenant: Tenant; user: User };

/** What is next, where one stands on the way, and the plan to tick off. */
export function VeteranDashboard({ tenant, user }: VeteranDashboardProps) {
  usePageTitle('Dashboard');
  const onboarding = useQuery(onboardingQuery());
  const plan = useQuery({
    ...actionPlanQuery(),
    enabled:
      onboarding.data?.stages.some(({ key, status }) => key === 'action_plan' && status === 'done') === true,
  });
  const change = useTaskStatus();
  const today = new Date();
  const { locale } = tenant;

  // What is on the page stays there when asking for it again fails.
  const failed =
    (onboarding.data ? null : onboarding.error) ?? (plan.data || isMissing(plan.error) ? null : plan.error);
  const waiting = !onboarding.data || plan.isLoading;
  const step =
    onboarding.data && !plan.isLoading
      ? nextStepOf({ user, onboarding: onboarding.data, plan: plan.data ?? null, change })
      : null;
  const tasks = plan.data?.status === 'active' ? plan.data.tasks : [];
  const open = openTasks(tasks).length;
  const retry = () => {
    void onboarding.refetch();
    if (plan.error) void plan.refetch();
  };

  return (
    <PageLayout
      title={`${greeting(today)}, ${user.user_details.first_name}`}
      lead={step ? 'One thing at a time: the next one is below.' : undefined}
    >
      {failed ? (
        <Notice
          kind="failed"
          title="Your dashboard did not load"
          actions={<Button onClick={retry}>Try again</Button>}
        >
          {failed.message}
        </Notice>
      ) : waiting ? (
        <Waiting>
          <SkeletonRows count={5} />
        </Waiting>
      ) : (
        <Areas>
          <Area name="way">
            <RouteLine
              shape="row"
              label="Your way"
              points={journeyPoints(onboarding.data.stages, {
                document: documentName(user),
                leavingDate: user.military_summary?.leaving_date ?? plan.data?.leaving_date ?? null,
                locale,
              })}
            />
          </Area>
          <Area name="next">
            {step ? (
              <NextStep step={step} locale={locale} />
            ) : (
              <Notice kind="success" title="Nothing is waiting for you">
                Every task of your action plan is done.
              </Notice>
            )}
          </Area>
          {tasks.length > 0 && (
            <Area name="plan" as="section" aria-label="Your action plan">
              <Typography level="h2" component="h2">
                Your action plan
              </Typography>
              <Typography level="body-sm">{`${open} of ${tasks.length} still open`}</Typography>
              <TaskList tasks={tasks} today={today} locale={locale} change={change} />
            </Area>
          )}
          {user.onboarding_percentage >= 80 && (
            <Area name="services">
              <Services />
            </Area>
          )}
        </Areas>
      )}
    </PageLayout>
  );
}
