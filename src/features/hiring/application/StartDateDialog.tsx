import { useState } from 'react';
import { ApiError } from '../../../api/client.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { isOvertaken } from './useMove.ts';

const maxReason = 500;

type StartDateDialogProps = {
  startsOn: string | null;
  name: string;
  act: string;
  sending: { isPending: boolean; error: Error | null };
  onSend: (change: { starts_on: string; message: string }) => void;
  onClose: () => void;
};

export function StartDateDialog({ startsOn, name, act, sending, onSend, onClose }: StartDateDialogProps) {
  const [day, setDay] = useState(startsOn ?? '');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { isPending, error } = sending;
  const refused = error instanceof ApiError ? error.errors : undefined;
  const dayProblem = day && day !== startsOn ? undefined : 'Choose another day';
  const reasonProblem = reason.trim() ? undefined : 'Tell them why';
  return (
    <ConfirmDialog
      open
      title={`${act}?`}
      safeLabel="Cancel"
      actLabel={act}
      width={500}
      busy={isPending}
      error={isPending || isOvertaken(error) || refused ? undefined : error?.message}
      onSafe={onClose}
      onAct={() => {
        setTried(true);
        if (!dayProblem && !reasonProblem) onSend({ starts_on: day, message: reason.trim() });
      }}
    >
      {`We’ll tell ${name} straight away. They’ll see the date and your reason.`}
      <div style={{ display: 'grid', gap: 20, marginTop: 20 }}>
        <TextField
          name="starts_on"
          type="date"
          label="New start date"
          value={day}
          error={(isTried ? dayProblem : undefined) ?? refused?.starts_on?.[0]}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextAreaField
          name="reason"
          label="Reason"
          hint={`${name} will read it.`}
          rows={3}
          limit={maxReason}
          maxLength={maxReason}
          value={reason}
          error={(isTried ? reasonProblem : undefined) ?? refused?.message?.[0]}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
