import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client, type JsonBody } from './client.ts';

export type ActionPlan = components['schemas']['ActionPlan'];
export type ActionPlanTask = components['schemas']['ActionPlanTask'];

export const getActionPlan = () => askSignedIn(() => client.GET('/api/action-plan'));

export const actionPlanQuery = () => queryOptions({ queryKey: ['getActionPlan'], queryFn: getActionPlan });

export const acceptActionPlan = (version: number) =>
  askSignedIn(() => client.POST('/api/action-plan/accept', { body: { version } }));

export type TaskChange = JsonBody<'updateActionPlanTask'>;

export const updateActionPlanTask = (id: number, body: TaskChange): Promise<ActionPlanTask> =>
  askSignedIn(() => client.PATCH('/api/action-plan/tasks/{id}', { params: { path: { id } }, body }));

export const getPlanRefinement = () => askSignedIn(() => client.GET('/api/action-plan/refine'));

export type RefinedPlan = Awaited<ReturnType<typeof refineActionPlan>>;

/** With `preview` nothing is stored. `version` is that of the plan as read. */
export const refineActionPlan = (body: JsonBody<'refineActionPlan'>) =>
  askSignedIn(() => client.POST('/api/action-plan/refine', { body }));
