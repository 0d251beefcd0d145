import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveCourse, saveServiceProvider } from '../../api/services.ts';
import { showProblem } from '../../ui/feedback/showProblem.ts';
import { toast } from '../../ui/feedback/toast.ts';

export type SavedKind = 'courses' | 'services';

const of = {
  courses: { save: saveCourse, queries: ['listCourses', 'getCourse', 'listSavedCourses'] },
  services: {
    save: saveServiceProvider,
    queries: ['listServiceProviders', 'getServiceProvider', 'listSavedServiceProviders'],
  },
};

export function useSave(
  kind: SavedKind,
  { id, title, isSaved }: { id: number; title: string; isSaved: boolean },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => of[kind].save(id, !isSaved),
    onSuccess: async (saved) => {
      await Promise.all(of[kind].queries.map((name) => queries.invalidateQueries({ queryKey: [name] })));
      toast.success(saved.is_saved ? `“${title}” saved` : `“${title}” removed from your saved list`);
    },
    onError: showProblem,
  });
}
