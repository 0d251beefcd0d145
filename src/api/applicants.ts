import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi.gen.d.ts';
import { ask, askSignedIn, client, envelope, type JsonBody } from './client.ts';

type Schemas = components['schemas'];

export type Applicant = Schemas['Applicant'];
export type ReceivedApplication = Schemas['Application'];
export type Assignee = NonNullable<Applicant['assignee']>;
export type CvText = Schemas['ApplicationCvText'];
export type ApplicationStatus = Schemas['ApplicationStatus'];
export type StageCounts = Schemas['StageCounts'];
export type RejectionCode = Schemas['RejectionCode'];
export type ApplicantFilter = NonNullable<operations['listJobApplications']['parameters']['query']>;
export type ApplicantSorting = Schemas['ApplicantSorting'];
export type StageMove = JsonBody<'moveApplication'>;
export type ManyMove = JsonBody<'moveApplications'>;
export type ApplicantOrder = Schemas['ApplicantOrder'];
export type MovedApplications = Schemas['MovedApplications'];
export type SavedView = Schemas['SavedView'];
export type ViewFilter = Schemas['SavedViewFilter'];

const at = (id: number) => ({ params: { path: { id } } });

export const jobApplicationsQuery = (jobId: number, filter: ApplicantFilter) =>
  queryOptions({
    queryKey: ['listJobApplications', jobId, filter],
    queryFn: async () => {
      const { data, meta } = await envelope(() =>
        client.GET('/api/jobs/{id}/applications', { params: { path: { id: jobId }, query: filter } }),
      );
      return { data, meta };
    },
    placeholderData: keepPreviousData,
  });

/** Read once and then left as it is, so that the way through the applicants stays the same while they are decided on. */
export const applicantOrderQuery = (jobId: number, filter: Omit<ApplicantFilter, 'page'>) =>
  queryOptions({
    queryKey: ['listApplicantOrder', jobId, filter],
    queryFn: () =>
      ask(() =>
        client.GET('/api/jobs/{id}/applications/order', { params: { path: { id: jobId }, query: filter } }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Each view by a recruiter is logged. */
export const receivedApplicationQuery = (id: number) =>
  queryOptions({
    queryKey: ['getApplication', id],
    queryFn: () => ask(() => client.GET('/api/applications/{id}', at(id))),
  });

/** @throws ApiError 409 version_conflict, with the stored application in `data`; 409 invalid_transition, with `data.allowed` */
export const moveApplication = (id: number, move: StageMove): Promise<ReceivedApplication> =>
  askSignedIn(() => client.PATCH('/api/applications/{id}/stage', { ...at(id), body: move }));

/** What could not be moved is in `failed`; the others are moved. */
export const moveApplications = (jobId: number, move: ManyMove): Promise<MovedApplications> =>
  askSignedIn(() => client.PATCH('/api/jobs/{id}/applications/stage', { ...at(jobId), body: move }));

/** Of all jobs, by name. */
export const savedViewsQuery = () =>
  queryOptions({
    queryKey: ['listSavedViews'],
    queryFn: () => askSignedIn(() => client.GET('/api/saved-views')),
  });

/** @throws ApiError 409 name_in_use or limit_reached; 422 for an assignee who no longer works there */
export const createSavedView = (view: JsonBody<'createSavedView'>): Promise<SavedView> =>
  askSignedIn(() => client.POST('/api/saved-views', { body: view }));

export const deleteSavedView = (id: number): Promise<{ id: number }> =>
  askSignedIn(() => client.DELETE('/api/saved-views/{id}', at(id)));

/** To nobody with null. The list and the page show it; the version of the application stays. */
export const assignApplication = (id: number, assigneeId: number | null) =>
  askSignedIn(() =>
    client.PUT('/api/applications/{id}/assignee', { ...at(id), body: { assignee_id: assigneeId } }),
  );

export const addApplicationNote = (id: number, text: string) =>
  askSignedIn(() =>
    client.POST('/api/applications/{id}/notes', { ...at(id), body: { text, audience: 'team' } }),
  );

/** Requires that the CV has been opened. The text never changes. Each view is logged. */
export const applicationCvTextQuery = (id: number) =>
  queryOptions({
    queryKey: ['getApplicationCvText', id],
    queryFn: () => ask(() => client.GET('/api/applications/{id}/cv/text', at(id))),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The first opening by a recruiter makes the application `viewed`. */
export const readApplicationCv = (id: number): Promise<Blob> =>
  envelope<Blob>(() => client.GET('/api/applications/{id}/cv', { ...at(id), parseAs: 'blob' }));

export const exportApplications = (jobId: number): Promise<Blob> =>
  envelope<Blob>(() =>
    client.GET('/api/applications/export', { params: { query: { job_id: jobId } }, parseAs: 'blob' }),
  );
