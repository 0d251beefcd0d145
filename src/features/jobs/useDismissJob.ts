import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dismissJob } from '../../api/jobs.ts';
import { showProblem } from '../../ui/feedback/showProblem.ts';

/** The dashboard is not read again, so that its job stays where it was and can be brought back. */
export function useDismissJob(id: number, wasDismissed = false) {
  const queries = useQueryClient();
  const { mutate, isPending, data } = useMutation({
    mutationFn: (isDismissed: boolean) => dismissJob(id, isDismissed),
    onSuccess: () =>
      Promise.all(['listJobs', 'getJob'].map((name) => queries.invalidateQueries({ queryKey: [name] }))),
    onError: showProblem,
  });
  return {
    isDismissed: data?.is_dismissed ?? wasDismissed,
    dismiss: (isDismissed: boolean) => !isPending && mutate(isDismissed),
    isPending,
  };
}
