import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ApiError } from '../../../api/client.ts';
import { replanTransition, type TransitionPlan } from '../../../api/transitionPlans.ts';
import { dayText, localDay } from '../../../ui/calendar.ts';
import { DialogActions, DialogForm } from '../../../ui/feedback/DialogActions.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { ModalOverlay } from '../../../ui/feedback/ModalOverlay.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { unfinishedDate } from '../../../ui/form/dateOrder.ts';
import { LeavingChanges } from '../../../ui/route/LeavingChanges.tsx';
import { token } from '../../../ui/theme/token.ts';
import { isDate } from '../wizard/typed.ts';
import { DialogTitle } from './MilestoneDialog.tsx';
import { usePlanChange } from './usePlanChange.ts';

const Lead = styled('p')({ color: token.second });

type ReplanDialogProps = { plan: TransitionPlan; locale: string; onClose: () => void };
type Replanned = Awaited<ReturnType<typeof replanTransition>>;

/** Shows what a new date changes in every plan before anything is stored. */
export function ReplanDialog({ plan, locale, onClose }: ReplanDialogProps) {
  const { run, isPending: isStoring, error: storingError } = usePlanChange(plan.id);
  const [date, setDate] = useState(plan.leaving_date ?? '');
  const [problem, setProblem] = useState<string>();
  const replan = (preview: boolean) =>
    replanTransition(plan.id, { leaving_date: date, version: plan.version, preview });
  const look = useMutation<Replanned, ApiError>({ mutationFn: () => replan(true) });
  const isBusy = look.isPending || isStoring;
  const leave = () => {
    if (!isBusy) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const problem = !isDate(date)
      ? unfinishedDate()
      : date < localDay(new Date())
        ? 'The day you leave must be today or later'
        : undefined;
    setProblem(problem);
    if (!problem) look.mutate();
  };
  const store = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    run(async () => (await replan(false)).plan, 'Your leaving date has changed', onClose);
  };
  const failure = (error: ApiError) => (
    <InlineAlert kind="error">
      {error.code === 'version_conflict'
        ? 'You changed your plan in another window. Close this, check your plan and try again.'
        : error.message}
    </InlineAlert>
  );
  if (look.data) {
    return (
      <ModalOverlay open onDismiss={leave} labelledBy="replan-title" width={600}>
        <DialogForm onSubmit={store}>
          <DialogTitle id="replan-title" tabIndex={-1}>
            {`If you leave on ${dayText(date, locale)}`}
          </DialogTitle>
          {storingError && failure(storingError)}
          <LeavingChanges milestones={look.data.changes} tasks={look.data.tasks} locale={locale} />
          <Answers keep="Keep date" go="Change date" busy={isStoring} onKeep={leave} />
        </DialogForm>
      </ModalOverlay>
    );
  }
  const { error } = look;
  return (
    <ModalOverlay open onDismiss={leave} labelledBy="replan-title">
      <DialogForm noValidate onSubmit={submit}>
        <DialogTitle id="replan-title">Change your leaving date</DialogTitle>
        <Lead>Every date that counts from it moves too, in all your plans. The ones you chose stay.</Lead>
        {error && !error.errors?.leaving_date && failure(error)}
        <DateField
          name="replan-date"
          label="New leaving date"
          value={date}
          error={problem ?? error?.errors?.leaving_date?.[0]}
          onChange={setDate}
        />
        <Answers keep="Keep date" go="See what changes" busy={look.isPending} onKeep={leave} />
      </DialogForm>
    </ModalOverlay>
  );
}

type AnswersProps = { keep: string; go: string; busy: boolean; onKeep: () => void };

const Answers = ({ keep, go, busy, onKeep }: AnswersProps) => (
  <DialogActions>
    <Button variant="outlined" color="neutral" disabled={busy} onClick={onKeep}>
      {keep}
    </Button>
    <Button type="submit" color="secondary" loading={busy}>
      {go}
    </Button>
  </DialogActions>
);
