import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JobCard, saveJob } from '../../api/jobs.ts';
import { showProblem } from '../../ui/feedback/showProblem.ts';
import { toast } from '../../ui/feedback/toast.ts';

export function useSaveJob({ id, title, is_saved }: Pick<JobCard, 'id' | 'title' | 'is_saved'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => saveJob(id, !is_saved),
    onSuccess: async (saved) => {
      await Promise.all(
        ['listJobs', 'getJob', 'listSavedJobs', 'getVeteranDashboard'].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      );
      toast.success(saved.is_saved ? `“${title}” saved` : `“${title}” removed from saved jobs`);
    },
    onError: showProblem,
  });
}
