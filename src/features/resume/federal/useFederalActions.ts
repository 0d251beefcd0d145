import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FederalResumeSummary, federalResumesQuery } from '../../../api/federalResumes.ts';
import { deleteResume, duplicateResume, restoreResume, resumesQuery } from '../../../api/resumes.ts';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { toast } from '../../../ui/feedback/toast.ts';

export function useFederalActions() {
  const queries = useQueryClient();
  const [deleted, setDeleted] = useState<FederalResumeSummary | null>(null);
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: federalResumesQuery().queryKey }),
      queries.invalidateQueries({ queryKey: resumesQuery().queryKey.slice(0, 1) }),
    ]);
  const remove = useMutation({
    mutationFn: ({ id }: FederalResumeSummary) => deleteResume(id),
    onSuccess: async (_, resume) => {
      await refresh();
      setDeleted(resume);
    },
    onError: showProblem,
  });
  const restore = useMutation({
    mutationFn: restoreResume,
    onSuccess: async ({ title }) => {
      setDeleted(null);
      await refresh();
      toast.success(`“${title}” restored`);
    },
    onError: showProblem,
  });
  const duplicate = useMutation({
    mutationFn: duplicateResume,
    onSuccess: async ({ title }) => {
      await refresh();
      toast.success(`“${title}” created`);
    },
    onError: showProblem,
  });
  return { deleted, remove: remove.mutate, restore: restore.mutate, duplicate: duplicate.mutate };
}

export type FederalActions = ReturnType<typeof useFederalActions>;
