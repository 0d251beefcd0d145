import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client, envelope, type JsonBody } from './client.ts';
import { formData } from './formData.ts';

type Schemas = components['schemas'];

export type PlanType = Schemas['PlanType'];
export type TransitionPlan = Schemas['TransitionPlan'];
export type TransitionPlanCard = Schemas['TransitionPlanCard'];
export type Milestone = Schemas['Milestone'];
export type PlanChange = Schemas['PlanChange'];
export type TimelineStep = Schemas['TimelineStep'];

const at = (id: number) => ({ params: { path: { id } } });
const once = () => ({ 'Idempotency-Key': crypto.randomUUID() });

export const transitionPlansQuery = () =>
  queryOptions({
    queryKey: ['listTransitionPlans'],
    queryFn: async () => {
      const { data, meta } = await envelope(() => client.GET('/api/transition-plans'));
      return { data, meta };
    },
  });

/** Everything to do by a day, from the action plan and the transition plans in use. */
export const timelineQuery = () =>
  queryOptions({
    queryKey: ['getTimeline'],
    queryFn: () => askSignedIn(() => client.GET('/api/timeline')),
  });

/** @throws ApiError 404 for another person's plan */
export const transitionPlanQuery = (id: number) =>
  queryOptions({
    queryKey: ['getTransitionPlan', id],
    queryFn: () => askSignedIn(() => client.GET('/api/transition-plans/{id}', at(id))),
  });

/**
 * Returns the existing draft of this type, if there is one.
 * @throws ApiError 409 profile_incomplete, or plan_exists with the plan in `data`
 */
export const createTransitionPlan = (type: PlanType): Promise<TransitionPlan> =>
  askSignedIn(() => client.POST('/api/transition-plans', { params: { header: once() }, body: { type } }));

/** @throws ApiError 409 version_conflict, with the stored plan in `data` */
export const saveTransitionPlanStep = (
  id: number,
  n: number,
  body: JsonBody<'saveTransitionPlanStep'>,
): Promise<TransitionPlan> =>
  askSignedIn(
    () => client.PUT('/api/transition-plans/{id}/steps/{n}', { params: { path: { id, n } }, body }),
    { quiet: true },
  );

/** @throws ApiError 422 with what is missing */
export const activateTransitionPlan = (id: number, version: number): Promise<TransitionPlan> =>
  askSignedIn(() => client.POST('/api/transition-plans/{id}/activate', { ...at(id), body: { version } }), {
    quiet: true,
  });

export const archiveTransitionPlan = (id: number, version: number): Promise<TransitionPlan> =>
  askSignedIn(() => client.POST('/api/transition-plans/{id}/archive', { ...at(id), body: { version } }));

export const replanTransition = (id: number, body: JsonBody<'replanTransition'>) =>
  askSignedIn(() => client.POST('/api/transition-plans/{id}/replan', { ...at(id), body }));

export const createMilestone = (id: number, body: JsonBody<'createMilestone'>): Promise<TransitionPlan> =>
  askSignedIn(() => client.POST('/api/transition-plans/{id}/milestones', { ...at(id), body }));

type MilestoneChange = JsonBody<'updateMilestone'>;

export const updateMilestone = (id: number, mid: number, body: MilestoneChange): Promise<TransitionPlan> =>
  askSignedIn(() =>
    client.PATCH('/api/transition-plans/{id}/milestones/{mid}', { params: { path: { id, mid } }, body }),
  );

const evidencePath = '/api/transition-plans/{id}/milestones/{mid}/evidence';

/** A PDF, PNG or JPEG of at most 5 MB. */
export const uploadMilestoneEvidence = (id: number, mid: number, file: File): Promise<TransitionPlan> =>
  askSignedIn(() =>
    client.POST(evidencePath, {
      params: { path: { id, mid } },
      body: { file },
      bodySerializer: (fields) => formData(fields),
    }),
  );

export const getMilestoneEvidence = (id: number, mid: number): Promise<Blob> =>
  envelope<Blob>(() => client.GET(evidencePath, { params: { path: { id, mid } }, parseAs: 'blob' }));

export const deleteMilestoneEvidence = (id: number, mid: number): Promise<TransitionPlan> =>
  askSignedIn(() => client.DELETE(evidencePath, { params: { path: { id, mid } } }));

export const getTransitionPlanPdf = (id: number): Promise<Blob> =>
  envelope<Blob>(() => client.GET('/api/transition-plans/{id}/pdf', { ...at(id), parseAs: 'blob' }));

export const getTransitionPlanCalendar = (id: number): Promise<Blob> =>
  envelope<Blob>(() => client.GET('/api/transition-plans/{id}/calendar.ics', { ...at(id), parseAs: 'blob' }));

export const calendarFeedQuery = () =>
  queryOptions({
    queryKey: ['getCalendarFeed'],
    queryFn: () => askSignedIn(() => client.GET('/api/calendar-feed')),
  });

/** Its answer alone has the address. */
export const createCalendarFeed = (): Promise<Schemas['CalendarAddress']> =>
  askSignedIn(() => client.POST('/api/calendar-feed'), { quiet: true });

export const deleteCalendarFeed = (): Promise<Schemas['CalendarFeed']> =>
  askSignedIn(() => client.DELETE('/api/calendar-feed'), { quiet: true });
