import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type TimelineStep, updateMilestone } from '../../api/transitionPlans.ts';

type StoredMilestone = TimelineStep['milestones'][number];

export function useMilestoneChange() {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ plan_id, milestone, status }: StoredMilestone & { status: 'open' | 'done' }) =>
      updateMilestone(plan_id, milestone.id, { status, version: milestone.version }),
    onSettled: () =>
      Promise.all(
        ['getTimeline', 'getTransitionPlan', 'listTransitionPlans'].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  });
  return {
    save: (stored: StoredMilestone, status: 'open' | 'done') => mutate({ ...stored, status }),
    isPending,
    error,
  };
}
