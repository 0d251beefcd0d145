import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { type TransitionPlan, timelineQuery, transitionPlanQuery } from '../../../api/transitionPlans.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { daysUntil } from '../../../ui/calendar.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { List } from '../../../ui/List.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { Row } from '../../../ui/Row.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Title } from '../../../ui/Title.tsx';
import { plansPath, wizardPath } from '../paths.ts';
import { MilestoneLine } from './MilestoneLine.tsx';
import { isSettled, nextMilestone } from './milestone.ts';
import { OtherStepLine } from './OtherStepLine.tsx';
import { type PlanDialog, PlanDialogs } from './PlanDialogs.tsx';
import { PlanHead } from './PlanHead.tsx';
import { PlanSide } from './PlanSide.tsx';
import { type PageStep, stepsOnPage } from './pageSteps.ts';
import { TimeScale } from './TimeScale.tsx';
import { type PlanChanging, usePlanChange } from './usePlanChange.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 48,
  marginTop: 40,
  '@media (min-width:1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 296px' },
});
const Crumb = styled('p')({
  marginBottom: 16,
  fontSize: '0.9375rem',
  '@media print': { display: 'none' },
});

type PlanPageProps = { id: number; tenant: Tenant; user: User };

export function PlanPage({ id, tenant, user }: PlanPageProps) {
  const query = useQuery({ ...transitionPlanQuery(id), enabled: id > 0 });
  const { data: plan, error } = query;
  if (plan) return <Plan plan={plan} tenant={tenant} user={user} />;
  const isMissing = id === 0 || (error as { status?: number } | null)?.status === 404;
  return (
    <PageLayout>
      {isMissing ? (
        <Notice
          kind="notFound"
          level={1}
          title="We can’t find this plan"
          actions={<ButtonLink to={plansPath}>Your transition plans</ButtonLink>}
        >
          The link may be incomplete, or the plan belongs to someone else.
        </Notice>
      ) : error && !query.isFetching ? (
        <NotLoaded what="Your plan" level={1} onRetry={query.refetch}>
          {error.message}
        </NotLoaded>
      ) : (
        <Waiting label="Loading your plan">
          <SkeletonRows count={4} />
        </Waiting>
      )}
    </PageLayout>
  );
}

function Plan({ plan, tenant, user }: { plan: TransitionPlan; tenant: Tenant; user: User }) {
  const { id } = plan;
  const { locale } = tenant;
  const [dialog, setDialog] = useState<PlanDialog | null>(null);
  const changing = usePlanChange(id);
  const timeline = useQuery({ ...timelineQuery(), enabled: plan.status === 'active' });
  const steps = stepsOnPage(plan, timeline.data?.steps);
  const reference = plan.leaving_date ?? plan.sections.where_you_are?.left_on ?? null;

  return (
    <PageLayout>
      <Crumb>
        <TextLink to={plansPath}>Transition Plans</TextLink>
      </Crumb>
      <PlanHead plan={plan} user={user} />
      {plan.status === 'draft' && (
        <InlineAlert kind="info" live={false}>
          You haven’t started this plan.{' '}
          <TextLink to={`${wizardPath}?plan=${id}`}>Pick up where you left off</TextLink>
        </InlineAlert>
      )}
      {changing.error && <InlineAlert kind="error">{changing.error.message}</InlineAlert>}
      {reference && (
        <TimeScale
          leavingDate={reference}
          leavingOn={plan.leaving_on ?? reference}
          steps={steps}
          today={new Date()}
          locale={locale}
        />
      )}
      <Columns>
        <PlanDates
          plan={plan}
          steps={steps}
          reference={reference}
          locale={locale}
          changing={changing}
          onOpen={setDialog}
        />
        <PlanSide
          plan={plan}
          locale={locale}
          onReplan={plan.allowed.includes('replan') ? () => setDialog({ kind: 'replan' }) : undefined}
          onArchive={plan.allowed.includes('archive') ? () => setDialog({ kind: 'archive' }) : undefined}
        />
      </Columns>
      <PlanDialogs
        dialog={dialog}
        plan={plan}
        locale={locale}
        changing={changing}
        onClose={() => setDialog(null)}
      />
    </PageLayout>
  );
}

type PlanDatesProps = {
  plan: TransitionPlan;
  steps: PageStep[];
  reference: string | null;
  locale: string;
  changing: PlanChanging;
  onOpen: (dialog: PlanDialog) => void;
};

function PlanDates(lines: PlanDatesProps) {
  const { plan, steps, onOpen } = lines;
  const [showsDone, setShowsDone] = useState(plan.status !== 'active');
  const isOpen = plan.status === 'active';
  const settled = steps.filter(isSettled);
  const shown = showsDone ? steps : steps.filter((step) => !isSettled(step));
  return (
    <section aria-labelledby="dates">
      <Row gap="md" mb="2xl" align="center" justify="space-between">
        <Title id="dates">Your dates</Title>
        {settled.length > 0 && (
          <Button
            variant="outlined"
            color="neutral"
            aria-pressed={showsDone}
            onClick={() => setShowsDone(!showsDone)}
          >
            {`Show ${settled.length} done`}
          </Button>
        )}
      </Row>
      <StepLines {...lines} steps={shown} />
      {isOpen && (
        <Row gap="md">
          <Button
            variant="outlined"
            color="neutral"
            startDecorator={<Plus size={18} aria-hidden="true" />}
            onClick={() => onOpen({ kind: 'add' })}
          >
            Add your own date
          </Button>
        </Row>
      )}
    </section>
  );
}

function StepLines({ plan, steps, reference, locale, changing, onOpen }: PlanDatesProps) {
  const next = nextMilestone(plan.milestones);
  const daysFrom = (due_on: string) => (reference ? daysUntil(reference, new Date(`${due_on}T12:00:00`)) : 0);
  return (
    <List as="ol">
      {steps.map((step) =>
        step.own ? (
          <MilestoneLine
            key={`milestone ${step.own.id}`}
            planId={plan.id}
            milestone={step.own}
            days={daysFrom(step.own.due_on)}
            locale={locale}
            isNext={step.own.id === next?.id}
            isOpen={plan.status === 'active'}
            changing={changing}
            onEdit={() => onOpen({ kind: 'edit', milestone: step.own! })}
          />
        ) : (
          <OtherStepLine
            key={step.key}
            step={step}
            days={step.due_on ? daysFrom(step.due_on) : null}
            locale={locale}
          />
        ),
      )}
    </List>
  );
}
