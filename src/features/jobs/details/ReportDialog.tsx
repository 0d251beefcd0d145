import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ApiError } from '../../../api/client.ts';
import { type Job, type JobReport, reportJob } from '../../../api/jobs.ts';
import { DialogActions, DialogForm } from '../../../ui/feedback/DialogActions.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { ModalOverlay } from '../../../ui/feedback/ModalOverlay.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';
import { Title } from '../../../ui/Title.tsx';

const reasons: Record<JobReport['reason'], string> = {
  scam: 'It looks like a scam',
  discriminatory: 'It discriminates unfairly',
  closed: 'It’s been filled or is no longer open',
  misleading: 'It’s inaccurate or misleading',
  other: 'Something else',
};

type ReportDialogProps = { job: Job; open: boolean; onClose: () => void };

export function ReportDialog({ job, open, onClose }: ReportDialogProps) {
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error, reset } = useMutation<unknown, ApiError, JobReport>({
    mutationFn: (report) => reportJob(job.id, report),
    onSuccess() {
      toast.success('Thank you. We’ll review this job');
      onClose();
    },
  });
  const leave = () => {
    if (isPending) return;
    reset();
    setMissing(false);
    onClose();
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = new FormData(event.currentTarget);
    const reason = Object.keys(reasons).find((key) => key === typed.get('reason')) as
      | JobReport['reason']
      | undefined;
    setMissing(!reason);
    if (!reason) return document.getElementById('reason')?.focus();
    mutate({ reason, text: String(typed.get('text')).trim() });
  };
  return (
    <ModalOverlay open={open} onDismiss={leave} labelledBy="report-title">
      <DialogForm noValidate onSubmit={send}>
        <Title id="report-title">Report this job</Title>
        {error && <InlineAlert kind="error">{error.message}</InlineAlert>}
        <RadioField
          name="reason"
          label="What’s wrong with this job?"
          options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
          error={missing ? 'Choose what’s wrong' : undefined}
        />
        <TextAreaField name="text" label="Tell us more" optional rows={3} limit={1000} />
        <DialogActions>
          <PressButton look="outlined" small disabled={isPending} onClick={leave}>
            Cancel
          </PressButton>
          <PressButton small type="submit" aria-disabled={isPending || undefined}>
            Report
          </PressButton>
        </DialogActions>
      </DialogForm>
    </ModalOverlay>
  );
}
