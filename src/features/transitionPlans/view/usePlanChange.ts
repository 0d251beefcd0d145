import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/client.ts';
import { type TransitionPlan, transitionPlanQuery } from '../../../api/transitionPlans.ts';
import { toast } from '../../../ui/feedback/toast.ts';

interface Change {
  work: () => Promise<TransitionPlan>;
  said?: string;
}

export function usePlanChange(id: number) {
  const queries = useQueryClient();
  const key = transitionPlanQuery(id).queryKey;
  const take = (plan: TransitionPlan) => {
    queries.setQueryData(key, plan);
    for (const name of [
      'getTimeline',
      'listTransitionPlans',
      'getVeteranDashboard',
      'getUserProfile',
      'getActionPlan',
    ])
      void queries.invalidateQueries({ queryKey: [name] });
  };
  const { mutate, isPending, error, reset } = useMutation<TransitionPlan, ApiError, Change>({
    mutationFn: ({ work }) => work(),
    onSuccess(plan, { said }) {
      take(plan);
      if (said) toast.success(said);
    },
    onError: () => void queries.invalidateQueries({ queryKey: key }),
  });
  return {
    run: (work: Change['work'], message?: string, onDone?: () => void) =>
      mutate({ work, ...(message && { said: message }) }, { onSuccess: () => onDone?.() }),
    take,
    isPending,
    error,
    reset,
  };
}

export type PlanChanging = ReturnType<typeof usePlanChange>;
