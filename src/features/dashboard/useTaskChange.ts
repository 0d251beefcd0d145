import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ActionPlanTask, type TaskChange, updateActionPlanTask } from '../../api/actionPlan.ts';
import { ApiError } from '../../api/client.ts';
import { veteranDashboardQuery } from '../../api/dashboard.ts';

type Task = Pick<ActionPlanTask, 'id' | 'version'>;
type Change = Omit<TaskChange, 'version'>;
interface ChangeRequest {
  task: Task;
  change: Change;
}

export interface TaskChanging {
  save: (task: Task, change: Change) => Promise<boolean>;
  pendingId: number | null;
  failedId: number | null;
  stored: ActionPlanTask | null;
  error: ApiError | null;
}

const storedIn = (error: unknown) =>
  error instanceof ApiError && error.code === 'version_conflict' ? (error.data as ActionPlanTask) : null;

export function useTaskChange(): TaskChanging {
  const queryClient = useQueryClient();
  const { queryKey } = veteranDashboardQuery();
  const show = (changed: ActionPlanTask) => {
    queryClient.setQueryData(queryKey, (dashboard) =>
      dashboard?.action_plan
        ? {
            ...dashboard,
            action_plan: {
              ...dashboard.action_plan,
              tasks: dashboard.action_plan.tasks.map((task) => (task.id === changed.id ? changed : task)),
            },
          }
        : dashboard,
    );
    for (const name of ['getTimeline', 'getActionPlan', 'getTransitionPlan', 'listTransitionPlans'])
      void queryClient.invalidateQueries({ queryKey: [name] });
    return queryClient.invalidateQueries({ queryKey });
  };
  const { mutateAsync, isPending, error, variables } = useMutation({
    mutationFn: ({ task, change }: ChangeRequest) =>
      updateActionPlanTask(task.id, { ...change, version: task.version }),
    onSuccess: show,
    onError: (failure) => {
      const stored = storedIn(failure);
      return stored ? show(stored) : queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    save: (task, change) =>
      mutateAsync({ task, change }).then(
        () => true,
        () => false,
      ),
    pendingId: isPending ? variables.task.id : null,
    failedId: error ? variables!.task.id : null,
    stored: storedIn(error),
    error: error as ApiError | null,
  };
}
