import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { type JobAction, jobActionLabels } from './jobActions.ts';
import { jobEditorAddress } from './postedJobView.ts';

interface Sending {
  send: () => Promise<unknown>;
  onDone: () => void;
}

/** A draft that is not complete yet opens in its editor, which marks what is missing. */
export function useJobAction(
  job: { id: number; title: string },
  action: JobAction,
  { send, onDone }: Sending,
) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const refresh = (...names: string[]) =>
    Promise.all(
      ['listRecruiterJobs', 'getRecruiterDashboard', ...names].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      onDone();
      toast.success(jobActionLabels[action].done(job.title));
      if (action !== 'delete') return void (await refresh('getJob'));
      await navigate('/recruiter/jobs?tab=drafts');
      // The deleted job itself is not loaded again.
      await refresh();
    },
    onError: async (refusal) => {
      const isUnfinished = refusal instanceof ApiError && refusal.status === 422 && action === 'publish';
      if (isUnfinished) await navigate(`${jobEditorAddress(job.id)}?check=1`);
      else await refresh('getJob');
    },
  });
}
