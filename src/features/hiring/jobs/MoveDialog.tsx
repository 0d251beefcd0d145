import { useState } from 'react';
import { ApiError } from '../../../api/client.ts';
import { closeJob, deleteJob, pauseJob, publishJob, reopenJob } from '../../../api/jobs.ts';
import { localDay } from '../../../ui/calendar.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { type JobAction, jobActionLabels } from './jobActions.ts';
import { useJobAction } from './useJobAction.ts';

type Closing = Required<Parameters<typeof closeJob>[1]>;

const reasons: { value: Closing['reason']; label: string }[] = [
  { value: 'filled', label: 'The position has been filled' },
  { value: 'cancelled', label: 'We no longer need to fill it' },
  { value: 'other', label: 'Another reason' },
];

const dayIn = (days: number) => localDay(new Date(Date.now() + days * 86_400_000));
const lastDay = 90;

type MoveDialogProps = { job: { id: number; title: string }; move: JobAction; onClose: () => void };

export function MoveDialog({ job, move, onClose }: MoveDialogProps) {
  const [closing, setClosing] = useState<Closing>({ reason: 'filled', notify_applicants: true });
  const [closesOn, setClosesOn] = useState(() => dayIn(30));
  const words = jobActionLabels[move];
  const send: Record<JobAction, () => Promise<unknown>> = {
    publish: () => publishJob(job.id),
    pause: () => pauseJob(job.id),
    close: () => closeJob(job.id, closing),
    reopen: () => reopenJob(job.id, closesOn),
    delete: () => deleteJob(job.id),
  };
  const { mutate, isPending, error } = useJobAction(job, move, { send: send[move], onDone: onClose });
  return (
    <ConfirmDialog
      open
      title={words.title(job.title || 'Untitled job')}
      safeLabel="Cancel"
      actLabel={words.label}
      actColor={words.colour ?? 'primary'}
      busy={isPending}
      error={isPending ? undefined : error?.message}
      onSafe={onClose}
      onAct={() => mutate()}
    >
      {words.text}
      {move === 'close' && <ClosingFields closing={closing} onChange={setClosing} />}
      {move === 'reopen' && (
        <div style={{ marginTop: 16 }}>
          <TextField
            name="closes_on"
            type="date"
            label="Closing date"
            hint="Up to 90 days from now"
            min={dayIn(1)}
            max={dayIn(lastDay)}
            value={closesOn}
            error={error instanceof ApiError ? error.errors?.closes_on?.[0] : undefined}
            onChange={({ target }) => setClosesOn(target.value)}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}

type ClosingFieldsProps = { closing: Closing; onChange: (closing: Closing) => void };

const ClosingFields = ({ closing, onChange }: ClosingFieldsProps) => (
  <div style={{ display: 'grid', gap: 16, marginTop: 16 }}>
    <RadioField
      name="reason"
      label="Why are you closing it?"
      value={closing.reason}
      options={reasons}
      onChange={({ target }) => onChange({ ...closing, reason: target.value as Closing['reason'] })}
    />
    <CheckboxField
      name="notify"
      label="Tell applicants"
      checked={closing.notify_applicants}
      onChange={({ target }) => onChange({ ...closing, notify_applicants: target.checked })}
    />
  </div>
);
