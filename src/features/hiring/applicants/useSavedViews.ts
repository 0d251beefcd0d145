import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createSavedView,
  deleteSavedView,
  type SavedView,
  savedViewsQuery,
  type ViewFilter,
} from '../../../api/applicants.ts';
import { ApiError } from '../../../api/client.ts';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { toast } from '../../../ui/feedback/toast.ts';

export function useSavedViews() {
  const queries = useQueryClient();
  const { data, error, isPending } = useQuery(savedViewsQuery());
  const refresh = () => queries.invalidateQueries({ queryKey: ['listSavedViews'] });
  const saving = useMutation({
    mutationFn: (view: { name: string; filter: ViewFilter }) => createSavedView(view),
    onSuccess: ({ name }) => {
      toast.success(`“${name}” is saved`);
      return refresh();
    },
  });
  const deletion = useMutation({
    mutationFn: ({ id }: SavedView) => deleteSavedView(id),
    onSuccess: (_, { name }) => {
      toast.success(`“${name}” is deleted`);
      return refresh();
    },
    onError: showProblem,
  });
  return { views: data ?? [], isMissing: error !== null && !data, isPending, saving, deletion };
}

/** Next to the field of the name. */
export function savingProblem(error: Error | null): string | undefined {
  if (!error) return undefined;
  return (error instanceof ApiError && Object.values(error.errors ?? {})[0]?.[0]) || error.message;
}
