import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client, envelope, type JsonBody } from './client.ts';

type Schemas = components['schemas'];
type Application = Schemas['Application'];

export type Interview = Schemas['Interview'];
export type InterviewProposal = Schemas['InterviewProposal'];
export type BusyTime = Schemas['BusyTime'];
export type InterviewAnswer = JsonBody<'answerInterview'>;

const at = (id: number) => ({ params: { path: { id } } });

export const busyTimesQuery = (id: number) =>
  queryOptions({
    queryKey: ['listBusyTimes', id],
    queryFn: () => askSignedIn(() => client.GET('/api/applications/{id}/interview/busy-times', at(id))),
  });

/** @throws ApiError 409 version_conflict, with the current application in `data`; 409 invalid_transition */
export const proposeInterview = (id: number, body: JsonBody<'proposeInterview'>): Promise<Application> =>
  askSignedIn(() => client.PUT('/api/applications/{id}/interview', { ...at(id), body }));

/** @throws ApiError 409 version_conflict when the interview has changed; 409 time_taken; 409 invalid_transition */
export const answerInterview = (id: number, body: InterviewAnswer): Promise<Application> =>
  askSignedIn(() => client.POST('/api/applications/{id}/interview/answer', { ...at(id), body }));

/** @throws ApiError 409 version_conflict, with the current application in `data`; 409 invalid_transition */
export const cancelInterview = (id: number, body: JsonBody<'cancelInterview'>): Promise<Application> =>
  askSignedIn(() => client.POST('/api/applications/{id}/interview/cancel', { ...at(id), body }));

export const getInterviewCalendar = (id: number): Promise<Blob> =>
  envelope<Blob>(() =>
    client.GET('/api/applications/{id}/interview/calendar', { ...at(id), parseAs: 'blob' }),
  );
