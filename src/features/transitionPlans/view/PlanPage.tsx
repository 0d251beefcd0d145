import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Download, Plus } from 'lucide-react';
import { useState } from 'react';
import type { User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import {
  archiveTransitionPlan,
  getTransitionPlanCalendar,
  getTransitionPlanPdf,
  type Milestone,
  type TransitionPlan,
  transitionPlanQuery,
} from '../../../api/transitionPlans.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { daysUntil } from '../../../ui/calendar.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Lead, PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { typography } from '../../../ui/theme/typeScale.ts';
import { plansPath, wizardPath } from '../paths.ts';
import { MilestoneDialog } from './MilestoneDialog.tsx';
import { MilestoneLine } from './MilestoneLine.tsx';
import { isSettled, milestonesLead, nextMilestone } from './milestone.ts';
import { PlanSide } from './PlanSide.tsx';
import { ReplanDialog } from './ReplanDialog.tsx';
import { TimeScale } from './TimeScale.tsx';
import { usePlanChange } from './usePlanChange.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 48,
  marginTop: 40,
  '@media (min-width:1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 296px' },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  marginBottom: 24,
});
const Title = styled('h2')(typography.h2);
const Rows = styled('ol')({ listStyle: 'none' });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Crumb = styled('p')({ marginBottom: 16, fontSize: '0.9375rem' });

type Dialog = { kind: 'replan' | 'archive' | 'add' } | { kind: 'edit'; milestone: Milestone };

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
  const { id, milestones, version } = plan;
  const { locale } = tenant;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [showsDone, setShowsDone] = useState(plan.status !== 'active');
  const changing = usePlanChange(id);
  const close = () => setDialog(null);
  const today = new Date();
  const reference = plan.leaving_date ?? plan.sections.where_you_are?.left_on ?? null;
  const isOpen = plan.status === 'active';
  const settled = milestones.filter(isSettled);
  const shown = showsDone ? milestones : milestones.filter((one) => !isSettled(one));
  const next = nextMilestone(milestones);
  const download = (work: (id: number) => Promise<Blob>, name: string) =>
    work(id).then(
      (blob) => saveFile(blob, name),
      ({ message }: Error) => toast.error(message),
    );
  const { first_name, last_name } = user.user_details;
  const file = `${last_name || first_name}_Transition_Plan`.replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '_');

  return (
    <PageLayout>
      <Crumb>
        <TextLink to={plansPath}>Transition Plans</TextLink>
      </Crumb>
      <PageHead
        plan={plan}
        onCalendar={() => void download(getTransitionPlanCalendar, `${file}.ics`)}
        onPdf={() => void download(getTransitionPlanPdf, `${file}.pdf`)}
      />
      {plan.status === 'draft' && (
        <InlineAlert kind="info" live={false}>
          You haven’t started this plan.{' '}
          <TextLink to={`${wizardPath}?plan=${id}`}>Pick up where you left off</TextLink>
        </InlineAlert>
      )}
      {changing.error && <InlineAlert kind="error">{changing.error.message}</InlineAlert>}
      {reference && (
        <TimeScale leavingDate={reference} milestones={milestones} today={today} locale={locale} />
      )}
      <Columns>
        <section aria-labelledby="dates">
          <Head>
            <Title id="dates">Your dates</Title>
            {settled.length > 0 && (
              <PressButton
                look="outlined"
                small
                aria-pressed={showsDone}
                onClick={() => setShowsDone(!showsDone)}
              >
                {`Show ${settled.length} done`}
              </PressButton>
            )}
          </Head>
          <Rows>
            {shown.map((milestone) => (
              <MilestoneLine
                key={milestone.id}
                planId={id}
                milestone={milestone}
                days={reference ? daysUntil(reference, new Date(`${milestone.due_on}T12:00:00`)) : 0}
                locale={locale}
                isNext={milestone.id === next?.id}
                isOpen={isOpen}
                changing={changing}
                onEdit={() => setDialog({ kind: 'edit', milestone })}
              />
            ))}
          </Rows>
          {isOpen && (
            <Row>
              <Button
                variant="outlined"
                color="neutral"
                startDecorator={<Plus size={18} aria-hidden="true" />}
                onClick={() => setDialog({ kind: 'add' })}
              >
                Add your own date
              </Button>
            </Row>
          )}
        </section>
        <PlanSide
          plan={plan}
          locale={locale}
          onReplan={plan.allowed.includes('replan') ? () => setDialog({ kind: 'replan' }) : undefined}
          onArchive={plan.allowed.includes('archive') ? () => setDialog({ kind: 'archive' }) : undefined}
        />
      </Columns>
      {dialog?.kind === 'replan' && <ReplanDialog plan={plan} locale={locale} onClose={close} />}
      {dialog?.kind === 'add' && <MilestoneDialog planId={id} milestone={null} onClose={close} />}
      {dialog?.kind === 'edit' && (
        <MilestoneDialog planId={id} milestone={dialog.milestone} onClose={close} />
      )}
      <ConfirmDialog
        open={dialog?.kind === 'archive'}
        title="Archive this plan?"
        safeLabel="Keep it"
        actLabel="Archive"
        actColor="danger"
        busy={changing.isPending}
        error={dialog?.kind === 'archive' ? changing.error?.message : undefined}
        onSafe={close}
        onAct={() => changing.run(() => archiveTransitionPlan(id, version), 'Plan archived', close)}
      >
        You’ll still find it in your earlier plans. We’ll stop reminding you of its dates, and you can start a
        new one.
      </ConfirmDialog>
    </PageLayout>
  );
}

const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 24,
});

type PageHeadProps = { plan: TransitionPlan; onCalendar: () => void; onPdf: () => void };

function PageHead({ plan, onCalendar, onPdf }: PageHeadProps) {
  const lead =
    plan.status === 'completed'
      ? 'You’ve dealt with every date. This plan is complete.'
      : plan.status === 'archived'
        ? 'Archived. You can still read it here.'
        : milestonesLead(plan.milestones);
  return (
    <Top>
      <div>
        <PageHeading>{plan.title}</PageHeading>
        <Lead>{lead}</Lead>
      </div>
      {plan.status !== 'draft' && (
        <Row>
          <Button
            variant="outlined"
            color="neutral"
            startDecorator={<CalendarPlus size={20} aria-hidden="true" />}
            onClick={onCalendar}
          >
            Calendar
          </Button>
          <Button
            variant="outlined"
            color="neutral"
            startDecorator={<Download size={20} aria-hidden="true" />}
            onClick={onPdf}
          >
            Download PDF
          </Button>
        </Row>
      )}
    </Top>
  );
}
