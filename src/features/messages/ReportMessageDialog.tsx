import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ApiError } from '../../api/client.ts';
import { type Message, type MessageReport, reportMessage } from '../../api/messages.ts';
import { DialogActions, DialogForm } from '../../ui/feedback/DialogActions.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { ModalOverlay } from '../../ui/feedback/ModalOverlay.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { PressButton } from '../../ui/PressButton.tsx';
import { Title } from '../../ui/Title.tsx';

const reasons: Record<MessageReport['reason'], string> = {
  abusive: 'It’s abusive or threatening',
  discriminatory: 'It discriminates unfairly',
  scam: 'It looks like a scam',
  spam: 'It’s spam',
  other: 'Something else',
};

const reasonIn = (form: FormData) =>
  Object.keys(reasons).find((key) => key === form.get('reason')) as MessageReport['reason'] | undefined;

type ReportMessageDialogProps = { message: Message; onReported: () => void; onClose: () => void };

export function ReportMessageDialog({ message, onReported, onClose }: ReportMessageDialogProps) {
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation<unknown, ApiError, MessageReport>({
    mutationFn: (report) => reportMessage(message.id, report),
    onSuccess() {
      toast.success('Thank you. We’ll look at this message');
      onReported();
      onClose();
    },
  });
  const leave = () => {
    if (!isPending) onClose();
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = new FormData(event.currentTarget);
    const reason = reasonIn(typed);
    setMissing(!reason);
    if (!reason) return document.getElementById('reason')?.focus();
    mutate({ reason, text: String(typed.get('text')).trim() });
  };
  return (
    <ModalOverlay open onDismiss={leave} labelledBy="report-title">
      <DialogForm noValidate onSubmit={send}>
        <Title id="report-title">Report this message</Title>
        <p>{`We’ll read the message and decide whether to hide it. We won’t tell ${message.sender} who reported it.`}</p>
        {error && <InlineAlert kind="error">{error.message}</InlineAlert>}
        <RadioField
          name="reason"
          label="What’s wrong with this message?"
          options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
          error={isMissing ? 'Choose what’s wrong' : undefined}
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
