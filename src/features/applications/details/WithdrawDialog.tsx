import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ApiError } from '../../../api/client.ts';
import {
  type OwnApplication,
  ownApplicationQuery,
  type Withdrawal,
  withdrawApplication,
} from '../../../api/ownApplications.ts';
import { isInterviewPending, isOfferPending } from '../../../machines/applicationStages.ts';
import { DialogActions, DialogForm } from '../../../ui/feedback/DialogActions.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { ModalOverlay } from '../../../ui/feedback/ModalOverlay.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';
import { withdrawals } from '../stages.ts';

const Lead = styled('p')({ marginTop: 8, color: token.second });

const longest = 500;

const isAwaited = ({ status, interview_status, offer_status }: OwnApplication) =>
  (status === 'interview' && isInterviewPending(interview_status)) ||
  (status === 'offer' && isOfferPending(offer_status));

function useWithdrawal(id: number, onWithdrawn: () => void) {
  const queries = useQueryClient();
  return useMutation<OwnApplication, ApiError, Withdrawal>({
    mutationFn: (withdrawal) => withdrawApplication(id, withdrawal),
    onSuccess(withdrawn) {
      queries.setQueryData(ownApplicationQuery(id).queryKey, withdrawn);
      for (const name of ['listApplications', 'getVeteranDashboard', 'listJobs', 'getJob'])
        void queries.invalidateQueries({ queryKey: [name] });
      toast.success('Your application is withdrawn');
      // The button that opened the dialog is gone, and the heading can take focus only once the dialog has closed.
      flushSync(onWithdrawn);
      document.querySelector('h1')?.focus();
    },
    onError({ status }) {
      if (status === 409) void queries.invalidateQueries(ownApplicationQuery(id));
    },
  });
}

type WithdrawDialogProps = {
  application: OwnApplication;
  documentName: string;
  open: boolean;
  onClose: () => void;
};

export function WithdrawDialog({ application, documentName, open, onClose }: WithdrawDialogProps) {
  const { id, job } = application;
  const { mutate, isPending, error, reset } = useWithdrawal(id, onClose);
  const leave = () => {
    if (isPending) return;
    reset();
    onClose();
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = new FormData(event.currentTarget);
    const reason = Object.keys(withdrawals).find((key) => key === typed.get('reason'));
    mutate({
      reason: (reason ?? null) as Withdrawal['reason'],
      text: String(typed.get('text')).trim().slice(0, longest) || null,
    });
  };
  return (
    <ModalOverlay open={open} onDismiss={leave} labelledBy="withdraw-title">
      <DialogForm noValidate onSubmit={send}>
        <div>
          <Title id="withdraw-title">Withdraw your application?</Title>
          <Lead>
            {`${job.company.name} will no longer see your ${documentName} or contact details, and you won’t be able to apply for ${job.title} again.`}
            {isAwaited(application) && ' We’ll let them know straight away.'}
          </Lead>
        </div>
        {error && <InlineAlert kind="error">{error.message}</InlineAlert>}
        <RadioField
          name="reason"
          label="Why are you withdrawing?"
          optional
          options={Object.entries(withdrawals).map(([value, label]) => ({ value, label }))}
        />
        <TextAreaField
          name="text"
          label="Anything you’d like to add?"
          optional
          rows={3}
          limit={longest}
          maxLength={longest}
        />
        <DialogActions>
          <Button variant="outlined" color="neutral" disabled={isPending} onClick={leave}>
            Keep application
          </Button>
          <Button type="submit" color="danger" loading={isPending}>
            Withdraw
          </Button>
        </DialogActions>
      </DialogForm>
    </ModalOverlay>
  );
}
