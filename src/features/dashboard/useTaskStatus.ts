import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ActionPlanTask, actionPlanQuery, updateActionPlanTask } from '../../api/actionPlan.ts';

type Change = { task: ActionPlanTask; status: ActionPlanTask['status'] };

export interface TaskChange {
  setStatus: (task: ActionPlanTask, status: ActionPlanTask['status']) => void;
  pendingId: number | null;
  failedId: number | null;
  message: string;
}

/** Changes a task on the server, then on the page; a refusal says why and shows what the server has. */
export function useTaskStatus(): TaskChange {
  const queryClient = useQueryClient();
  const key = actionPlanQuery().queryKey;
  const { mutate, isPending, isError, error, variables } = useMutation({
    mutationFn: ({ task, status }: Change) =>
      updateActionPlanTask(task.id, { status, version: task.version }),
    onSuccess: (changed) =>
      queryClient.setQueryData(key, (plan) =>
        plan ? { ...plan, tasks: plan.tasks.map((task) => (task.id === changed.id ? changed : task)) } : plan,
      ),
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  return {
    setStatus: (task, status) => mutate({ task, status }),
    pendingId: isPending ? variables.task.id : null,
    failedId: isError ? variables.task.id : null,
    message: error?.message ?? '',
  };
}
