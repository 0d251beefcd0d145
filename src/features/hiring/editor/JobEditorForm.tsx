import styled from '@emotion/styled';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Job } from '../../../api/jobs.ts';
import { ConflictDialog } from '../../../editing/ConflictDialog.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { SaveState } from '../../../ui/feedback/SaveState.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { Row } from '../../../ui/Row.tsx';
import { RouteLine } from '../../../ui/route/RouteLine.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { ChangeDialogs } from './ChangeDialogs.tsx';
import { EditorActions, editorStatus } from './EditorActions.tsx';
import { jobEditorSteps } from './steps.tsx';
import type { JobEditing, JobView } from './useJobEditor.ts';
import { type JobProblem, useJobSteps } from './useJobSteps.ts';
import { useUnsent } from './useUnsent.ts';

const Route = styled('div')({ maxWidth: 720, marginBottom: 24 });
const Form = styled('form')({ display: 'grid', gap: 32, maxWidth: 720, marginTop: 32 });

type JobEditorFormProps = { editing: JobEditing; view: JobView; isNew: boolean };

export function JobEditorForm({ editing, view, isNew }: JobEditorFormProps) {
  const { state, send } = editing;
  const { editor, edited, conflict } = view;
  const { document: job, content: typed } = edited;
  const { at, addressOf, goTo, problems: sent } = useJobSteps(editing, view, isNew);
  const step = jobEditorSteps[at] ?? jobEditorSteps[0];
  const { shown, tries, passes } = useUnsent(typed, at, goTo);
  const problems = [
    ...shown,
    ...sent.filter(({ field }) => !shown.some((problem) => problem.field === field)),
  ];
  const here = problems.filter((problem) => problem.step === at);
  const { publishAttempts, failure } = state.context;
  const isLast = at === jobEditorSteps.length - 1;
  const { isDraft, hasChanges } = editorStatus(view);
  const review = () => passes() && send({ type: 'review.requested' });
  return (
    <PageLayout>
      <StepRoute at={at} problems={problems} />
      <PageHeading key={at}>{step.title}</PageHeading>
      <Row gap="md" align="center">
        <SaveState id="job-saving" saving={view.saving} onRetry={editor.autosave.saveNow} />
        {hasChanges && <StatusChip mark="due" state="Unpublished changes" />}
      </Row>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLast) {
            if (!passes([at])) return;
            editor.autosave.saveNow();
            goTo(at + 1);
          } else if (isDraft && passes()) send({ type: 'publish.requested' });
          else if (hasChanges) review();
        }}
      >
        {editing.hasLostBadge && (
          <InlineAlert kind="warning">
            We removed “Covenant Gold” from this job, because your company’s gold award isn’t confirmed.
          </InlineAlert>
        )}
        {here.length > 0 && (
          <ErrorSummary key={`${at} ${publishAttempts} ${tries}`} problems={here} attempt={1} />
        )}
        <ProblemsElsewhere
          problems={problems.filter((problem) => problem.step !== at)}
          addressOf={addressOf}
        />
        {state.matches('unpublished') && <InlineAlert kind="error">{failure?.message}</InlineAlert>}
        <step.Fields
          typed={typed}
          change={editing.change}
          errorOf={(path) => problems.find(({ field }) => field === path)?.message}
        />
        <Hints job={job} />
        <EditorActions {...{ editing, view, at, review }} backTo={at > 0 ? addressOf(at - 1) : null} />
      </Form>
      {conflict && <ConflictDialog editor={editor} conflict={conflict} name="job" hasUndo={false} />}
      {job && <ChangeDialogs editing={editing} job={job} />}
    </PageLayout>
  );
}

function StepRoute({ at, problems }: { at: number; problems: readonly JobProblem[] }) {
  const statusOf = (step: number) => {
    if (step === at) return 'here';
    if (problems.some((problem) => problem.step === step)) return 'late';
    return step < at ? 'done' : 'ahead';
  };
  return (
    <Route>
      <RouteLine
        shape="row"
        label={`Step ${at + 1} of ${jobEditorSteps.length}`}
        points={jobEditorSteps.map(({ label }, step) => ({
          label,
          state: statusOf(step),
          ...(problems.some((problem) => problem.step === step) && { detail: 'Check this answer' }),
        }))}
      />
    </Route>
  );
}

interface ProblemsElsewhereProps {
  problems: readonly JobProblem[];
  addressOf: (step: number) => string;
}

function ProblemsElsewhere({ problems, addressOf }: ProblemsElsewhereProps) {
  if (problems.length === 0) return null;
  const stepsWithProblems = [...new Set(problems.map(({ step }) => step))];
  return (
    <InlineAlert kind="error">
      {`${problems.length === 1 ? 'One thing is' : `${problems.length} things are`} missing on another step: `}
      {stepsWithProblems.map((step, place) => (
        <Fragment key={step}>
          {place > 0 && ', '}
          <Link to={addressOf(step)}>{jobEditorSteps[step]?.label}</Link>
        </Fragment>
      ))}
    </InlineAlert>
  );
}

function Hints({ job }: { job: Job | null }) {
  const hints = job?.recruiter?.hints ?? [];
  if (hints.length === 0) return null;
  return (
    <InlineAlert kind="info" live={false}>
      Some words may put good candidates off:
      <ul>
        {hints.map(({ field, word, advice }) => (
          <li key={`${field} ${word}`}>
            “{word}”: {advice}
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}
