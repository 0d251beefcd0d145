import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReceivedApplication, receivedApplicationQuery } from '../../../api/applicants.ts';
import { ApiError } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { isOvertaken, lists } from './useMove.ts';

export function useApplicationChange(application: ReceivedApplication, done: string, onDone: () => void) {
  const queries = useQueryClient();
  const { queryKey } = receivedApplicationQuery(application.id);
  const refresh = () =>
    Promise.all(
      [queryKey, ...lists.map((name) => [name])].map((key) => queries.invalidateQueries({ queryKey: key })),
    );
  return useMutation({
    mutationFn: (change: () => Promise<ReceivedApplication>) => change(),
    onSuccess: async (changed) => {
      queries.setQueryData(queryKey, changed);
      toast.success(done);
      onDone();
      await refresh();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      if (isOvertaken(error)) onDone();
      await refresh();
    },
  });
}
