import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Brand } from '../../../ui/Brand.tsx';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { failureText } from '../../../ui/form/problems.ts';
import { AppHeader } from '../../../ui/layout/AppHeader.tsx';
import { Lead, PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { contentId, SkipLink } from '../../../ui/layout/SkipLink.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { ProposedChanges } from './ProposedChanges.tsx';
import { RefineAnswer } from './RefineAnswer.tsx';
import { type Doors, type RefinePlan, useRefinePlan } from './useRefinePlan.ts';

const Main = styled('main')({
  width: '100%',
  maxWidth: 720,
  margin: '0 auto',
  padding: '24px 20px 72px',
  '@media (max-width:359.95px)': { paddingInline: 16 },
  '@media (min-width:600px)': { padding: '40px 32px 72px' },
});
const Head = styled('div')({ display: 'grid', gap: 8, marginBottom: 28 });

interface RefinePlanPageProps extends Doors {
  tenantName: string;
  locale: string;
}

export function RefinePlanPage({ tenantName, locale, ...doors }: RefinePlanPageProps) {
  const plan = useRefinePlan(doors);
  const { send, asksToLeave, isBusy } = plan;
  const leave = () => send({ type: 'leave.requested' });
  usePageTitle('Refine your action plan');
  return (
    <>
      <SkipLink />
      <AppHeader
        start={<Brand name={tenantName} onClick={leave} />}
        loading={isBusy}
        end={
          <Button variant="outlined" color="neutral" onClick={leave}>
            Cancel
          </Button>
        }
      />
      <Main id={contentId} tabIndex={-1}>
        <Screen plan={plan} locale={locale} />
      </Main>
      <ConfirmDialog
        open={asksToLeave}
        title="Are you sure you want to leave this page?"
        safeLabel="No"
        actLabel="Yes"
        actColor="secondary"
        onSafe={() => send({ type: 'dialog.dismissed' })}
        onAct={() => send({ type: 'leave.confirmed' })}
      >
        If you leave now, your progress will be lost. Answer all questions related to the action plan
      </ConfirmDialog>
    </>
  );
}

const Headed = ({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) => (
  <>
    <Head>
      <PageHeading key={title}>{title}</PageHeading>
      {lead && <Lead>{lead}</Lead>}
    </Head>
    {children}
  </>
);

function Screen({ plan, locale }: { plan: RefinePlan; locale: string }) {
  const { screen, send, open, look, failure } = plan;
  if (screen === 'loadFailed') {
    return (
      <NotLoaded level={1} what="The questions" onRetry={() => send({ type: 'retry.requested' })}>
        {failureText(failure)}
      </NotLoaded>
    );
  }
  if (screen === 'conflict') {
    return (
      <Notice
        kind="failed"
        level={1}
        title="Your plan was changed in another window"
        actions={<Button onClick={() => send({ type: 'questions.askedAgain' })}>Review your answers</Button>}
      >
        We’ve saved your answers. Go through them again to see how they change your current plan.
      </Notice>
    );
  }
  if ((screen === 'reviewing' || screen === 'applying') && look) {
    return (
      <Headed title="Changes to your plan" lead="Finished tasks and the dates you chose stay the same.">
        <ProposedChanges
          look={look}
          locale={locale}
          problem={failureText(failure)}
          busy={screen === 'applying'}
          onApply={() => send({ type: 'refinement.applied' })}
          onChange={() => send({ type: 'answers.reopened' })}
        />
      </Headed>
    );
  }
  if ((screen === 'answering' || screen === 'looking') && open)
    return <OpenQuestion plan={plan} question={open} />;
  return (
    <Headed title="Refine your action plan">
      <Waiting label="Loading the questions">
        <SkeletonRows />
      </Waiting>
    </Headed>
  );
}

type OpenQuestionProps = { plan: RefinePlan; question: NonNullable<RefinePlan['open']> };

function OpenQuestion({ plan, question }: OpenQuestionProps) {
  const { screen, send, position, count, questions, failure } = plan;
  const place = `Question ${position} of ${count}${question.is_required ? '' : ', optional'}`;
  return (
    <>
      {position > 1 && (
        <Button
          variant="plain"
          color="neutral"
          startDecorator={<ArrowLeft size={18} aria-hidden="true" />}
          sx={{ mb: 1, ml: -1 }}
          onClick={() => send({ type: 'back.requested' })}
        >
          Back
        </Button>
      )}
      <Headed title={question.title} lead={[place, question.help_text].filter(Boolean).join('. ')}>
        <RefineAnswer
          key={question.id}
          question={question}
          isLast={position === questions.length}
          busy={screen === 'looking'}
          failure={failure}
          onAnswer={(answer) => send({ type: 'answer.submitted', answer })}
        />
      </Headed>
    </>
  );
}
