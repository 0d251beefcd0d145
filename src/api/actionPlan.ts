import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi.gen.d.ts';
import { ask, client } from './client.ts';

export type ActionPlan = components['schemas']['ActionPlan'];
export type ActionPlanTask = components['schemas']['ActionPlanTask'];

export const getActionPlan = () => ask(() => client.GET('/api/action-plan'));

export const actionPlanQuery = () => queryOptions({ queryKey: ['getActionPlan'], queryFn: getActionPlan });

/** `version` is that of the plan which was read. */
export const acceptActionPlan = (version: number) =>
  ask(() => client.POST('/api/action-plan/accept', { body: { version } }));

type TaskChange = operations['updateActionPlanTask']['requestBody']['content']['application/json'];

/** `version` is that of the task which was read. */
export const updateActionPlanTask = (id: number, body: TaskChange): Promise<ActionPlanTask> =>
  ask(() => client.PATCH('/api/action-plan/tasks/{id}', { params: { path: { id } }, body }));
