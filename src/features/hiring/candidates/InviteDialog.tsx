import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Candidate, inviteToApply } from '../../../api/candidates.ts';
import { jobQuery, jobsCalledQuery, type RecruiterJob } from '../../../api/jobs.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { JobField } from '../../../ui/form/JobField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { useDocumentName } from '../useDocumentName.ts';
import { shortName } from './candidateText.ts';

const limit = 500;

type InviteDialogProps = {
  candidate: Pick<Candidate, 'id' | 'display_name' | 'is_anonymous'>;
  jobId: number | undefined;
  onClose: () => void;
};

function useInvitation({ id }: Pick<Candidate, 'id'>, onSent: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ jobId, message }: { jobId: number; message: string }) => inviteToApply(id, jobId, message),
    onSuccess: async () => {
      onSent();
      await Promise.all(
        [['listCandidates'], ['getCandidate', id], ['getRecruiterDashboard']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}

export function InviteDialog({ candidate, jobId, onClose }: InviteDialogProps) {
  const name = shortName(candidate);
  const [typed, setTyped] = useState('');
  const openJobs = useInfiniteQuery(jobsCalledQuery(['published'], typed));
  const { data: matched } = useQuery({ ...jobQuery(jobId ?? 0), enabled: jobId !== undefined });
  const [selected, setSelected] = useState<Pick<RecruiterJob, 'id' | 'title'> | null>();
  const [message, setMessage] = useState('');
  const [isMissing, setMissing] = useState(false);
  const job = selected === undefined && matched?.status === 'published' ? matched : selected;
  const documentName = useDocumentName();
  const { mutate, isPending, error } = useInvitation(candidate, () => {
    onClose();
    toast.success(`Invitation sent to ${name}`);
  });
  const invite = () => {
    setMissing(!job);
    if (job && message.length <= limit) mutate({ jobId: job.id, message: message.trim() });
  };
  return (
    <ConfirmDialog
      open
      title={`Invite ${name} to apply`}
      safeLabel="Cancel"
      actLabel="Send invitation"
      width={500}
      busy={isPending}
      error={isPending ? undefined : error?.message}
      onSafe={onClose}
      onAct={invite}
    >
      {`It’s up to them whether to apply. If they accept, you’ll see their name, contact details and ${documentName}.`}
      <div style={{ display: 'grid', gap: 20, marginTop: 20 }}>
        <JobField
          name="job_id"
          label="Job"
          placeholder="Choose one of your open jobs"
          nothing="You have no open jobs at the moment."
          value={job ?? null}
          found={openJobs}
          typed={typed}
          onSearch={setTyped}
          error={isMissing && !job ? 'Choose a job' : undefined}
          onChange={setSelected}
        />
        <TextAreaField
          name="message"
          label={`Message to ${name}`}
          optional
          rows={4}
          limit={limit}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
