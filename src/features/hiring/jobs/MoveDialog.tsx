import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../api/client.ts';
import { closeJob, deleteJob, pauseJob, publishJob, reopenJob } from '../../../api/jobs.ts';
import { localDay } from '../../../ui/calendar.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';

export type JobAction = 'publish' | 'pause' | 'close' | 'reopen' | 'delete';
type Reason = Parameters<typeof closeJob>[1]['reason'];

interface Words {
  label: string;
  title: (job: string) => string;
  text: string;
  done: (job: string) => string;
  colour?: 'danger' | 'secondary';
}

export const jobActionLabels: Record<JobAction, Words> = {
  publish: {
    label: 'Publish',
    title: (job) => `Publish “${job}”?`,
    text: 'Everyone will be able to find it, and veterans can apply straight away.',
    done: (job) => `“${job}” published`,
  },
  pause: {
    label: 'Pause',
    title: (job) => `Pause “${job}”?`,
    text: 'Nobody can find it or apply until you publish it again. Existing applications aren’t affected.',
    done: (job) => `“${job}” paused`,
    colour: 'secondary',
  },
  close: {
    label: 'Close',
    title: (job) => `Close “${job}”?`,
    text: 'It will stop accepting applications. Applications you don’t decide on will expire after 30 days.',
    done: (job) => `“${job}” closed`,
    colour: 'danger',
  },
  reopen: {
    label: 'Reopen',
    title: (job) => `Reopen “${job}”?`,
    text: 'We’ll publish it with a new closing date.',
    done: (job) => `“${job}” reopened`,
  },
  delete: {
    label: 'Delete',
    title: (job) => `Delete “${job}”?`,
    text: 'The draft will be permanently deleted.',
    done: (job) => `“${job}” deleted`,
    colour: 'danger',
  },
};

const reasons: { value: Reason; label: string }[] = [
  { value: 'filled', label: 'The position has been filled' },
  { value: 'cancelled', label: 'We no longer need to fill it' },
  { value: 'other', label: 'Another reason' },
];

const dayIn = (days: number) => localDay(new Date(Date.now() + days * 86_400_000));
const lastDay = 90;

type MoveDialogProps = { job: { id: number; title: string }; move: JobAction; onClose: () => void };

export function MoveDialog({ job, move, onClose }: MoveDialogProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [reason, setReason] = useState<Reason>('filled');
  const [notify, setNotify] = useState(true);
  const [closesOn, setClosesOn] = useState(() => dayIn(30));
  const words = jobActionLabels[move];
  const send: Record<JobAction, () => Promise<unknown>> = {
    publish: () => publishJob(job.id),
    pause: () => pauseJob(job.id),
    close: () => closeJob(job.id, { reason, notify_applicants: notify }),
    reopen: () => reopenJob(job.id, closesOn),
    delete: () => deleteJob(job.id),
  };
  const refresh = (...names: string[]) =>
    Promise.all(
      ['listRecruiterJobs', 'getRecruiterDashboard', ...names].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send[move](),
    onSuccess: async () => {
      onClose();
      toast.success(words.done(job.title));
      if (move !== 'delete') return void (await refresh('getJob'));
      await navigate('/recruiter/jobs?tab=drafts');
      // The deleted job itself is not loaded again.
      await refresh();
    },
    onError: async (refusal) => {
      const isUnfinished = refusal instanceof ApiError && refusal.status === 422 && move === 'publish';
      if (isUnfinished) await navigate(`/recruiter/job/edit-job-new/${job.id}?check=1`);
      else await refresh('getJob');
    },
  });
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
      {move === 'close' && (
        <div style={{ display: 'grid', gap: 16, marginTop: 16 }}>
          <RadioField
            name="reason"
            label="Why are you closing it?"
            value={reason}
            options={reasons}
            onChange={({ target }) => setReason(target.value as Reason)}
          />
          <CheckboxField
            name="notify"
            label="Tell applicants"
            checked={notify}
            onChange={({ target }) => setNotify(target.checked)}
          />
        </div>
      )}
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
