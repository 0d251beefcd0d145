import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi.gen.d.ts';
import { ask, askSignedIn, client, envelope, type JsonBody } from './client.ts';

type Schemas = components['schemas'];

export type Job = Schemas['Job'];
export type JobCard = Schemas['JobCard'];
export type JobFacets = Schemas['JobFacets'];
export type JobContent = Schemas['JobContent'];
export type JobSuggestion = Schemas['JobSuggestion'];
export type JobFilter = NonNullable<operations['listJobs']['parameters']['query']>;
export type JobSearchMeta = operations['listJobs']['responses'][200]['content']['application/json']['meta'];
export type JobReport = operations['reportJob']['requestBody']['content']['application/json'];

export const jobsQuery = (filter: JobFilter) =>
  queryOptions({
    queryKey: ['listJobs', filter],
    queryFn: async () => {
      const { data, meta } = await envelope(() => client.GET('/api/jobs', { params: { query: filter } }));
      return { data, meta };
    },
    placeholderData: keepPreviousData,
  });

export const newestJobsQuery = (countryId: number) => jobsQuery({ country_id: countryId, sorted_by: 'date' });

const aMinute = 60_000;

export const jobSuggestionsQuery = (countryId: number, search: string) =>
  queryOptions({
    queryKey: ['suggestJobSearches', countryId, search],
    queryFn: () =>
      ask(() => client.GET('/api/job-suggestions', { params: { query: { country_id: countryId, search } } })),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: aMinute,
  });

/** @throws ApiError 404 for a job that this person cannot see */
export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: ['getJob', id],
    queryFn: () => ask(() => client.GET('/api/jobs/{id}', { params: { path: { id } } })),
  });

export const similarJobsQuery = (id: number) =>
  queryOptions({
    queryKey: ['listSimilarJobs', id],
    queryFn: () => ask(() => client.GET('/api/jobs/{id}/similar', { params: { path: { id } } })),
  });

export const appliedJobQuery = (applicationId: number) =>
  queryOptions({
    queryKey: ['getAppliedJob', applicationId],
    queryFn: () =>
      askSignedIn(() =>
        client.GET('/api/applications/{id}/job', { params: { path: { id: applicationId } } }),
      ),
    staleTime: aMinute,
  });

export const savedJobsQuery = (page: number) =>
  queryOptions({
    queryKey: ['listSavedJobs', page],
    queryFn: () => envelope(() => client.GET('/api/saved-jobs', { params: { query: { page } } })),
    placeholderData: keepPreviousData,
  });

export const saveJob = (id: number, isSaved: boolean): Promise<{ is_saved: boolean }> =>
  askSignedIn(() =>
    isSaved
      ? client.POST('/api/jobs/{id}/save', { params: { path: { id } } })
      : client.DELETE('/api/jobs/{id}/save', { params: { path: { id } } }),
  );

export const dismissJob = (id: number, isDismissed: boolean): Promise<{ is_dismissed: boolean }> =>
  askSignedIn(() =>
    isDismissed
      ? client.POST('/api/jobs/{id}/dismiss', { params: { path: { id } } })
      : client.DELETE('/api/jobs/{id}/dismiss', { params: { path: { id } } }),
  );

export const reportJob = (id: number, report: JobReport) =>
  askSignedIn(() => client.POST('/api/jobs/{id}/report', { params: { path: { id } }, body: report }));

export type JobFields = JsonBody<'createJob'>;
export type JobStatus = Schemas['JobStatus'];
export type RecruiterJob = Schemas['RecruiterJob'];
type RecruiterJobFilter = NonNullable<operations['listRecruiterJobs']['parameters']['query']>;

const once = () => ({ 'Idempotency-Key': crypto.randomUUID() });
const at = (id: number) => ({ params: { path: { id } } });
const onceAt = (id: number) => ({ params: { path: { id }, header: once() } });

export const recruiterJobsQuery = (filter: RecruiterJobFilter) =>
  queryOptions({
    queryKey: ['listRecruiterJobs', filter],
    queryFn: async () => {
      const { data, meta } = await envelope(() =>
        client.GET('/api/recruiter/jobs', { params: { query: filter } }),
      );
      return { data, meta };
    },
    placeholderData: keepPreviousData,
  });

export const jobsCalledQuery = (status: readonly JobStatus[], words: string) =>
  infiniteQueryOptions({
    queryKey: ['listRecruiterJobs', 'called', status, words],
    queryFn: async ({ pageParam: page }) => {
      const query = { status: [...status], page, ...(words && { search: words.slice(0, 60) }) };
      const { data, meta } = await envelope(() => client.GET('/api/recruiter/jobs', { params: { query } }));
      return { data, meta };
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta: { current_page, last_page } }) =>
      current_page < last_page ? current_page + 1 : undefined,
  });

export const createJob = (fields: JobFields): Promise<Job> =>
  askSignedIn(() => client.POST('/api/jobs', { params: { header: once() }, body: fields }));

/**
 * Changes of a job that is not a draft stay unpublished.
 * @throws ApiError 409 version_conflict, with the stored job in `data`
 */
export const updateJob = (id: number, change: JsonBody<'updateJob'>): Promise<Job> =>
  askSignedIn(() => client.PUT('/api/jobs/{id}', { ...at(id), body: change }));

export type JobPreview = NonNullable<Awaited<ReturnType<typeof readPreview>>>;

const readPreview = (id: number) => askSignedIn(() => client.GET('/api/jobs/{id}/preview', at(id)));

/** Never kept, because the job is edited in between. @throws ApiError 404 for a job of another company */
export const previewJobQuery = (id: number) =>
  queryOptions({ queryKey: ['previewJob', id], queryFn: () => readPreview(id), gcTime: 0 });

/** @throws ApiError 422 with the missing fields */
export const publishJob = (id: number): Promise<Job> =>
  askSignedIn(() => client.POST('/api/jobs/{id}/publish', onceAt(id)));

/** @throws ApiError 409 version_conflict, with the stored job in `data`; 422 with what has to be corrected */
export const publishJobChanges = (id: number, version: number): Promise<Job> =>
  askSignedIn(() => client.POST('/api/jobs/{id}/changes/publish', { ...onceAt(id), body: { version } }));

/** @throws ApiError 409 version_conflict, with the stored job in `data` */
export const discardJobChanges = (id: number, version: number): Promise<Job> =>
  askSignedIn(() => client.POST('/api/jobs/{id}/changes/discard', { ...onceAt(id), body: { version } }));

export const pauseJob = (id: number): Promise<Job> =>
  askSignedIn(() => client.POST('/api/jobs/{id}/pause', onceAt(id)));

export const closeJob = (id: number, body: JsonBody<'closeJob'>): Promise<Job> =>
  askSignedIn(() => client.POST('/api/jobs/{id}/close', { ...onceAt(id), body }));

export const reopenJob = (id: number, closesOn: string): Promise<Job> =>
  askSignedIn(() => client.POST('/api/jobs/{id}/reopen', { ...onceAt(id), body: { closes_on: closesOn } }));

export const duplicateJob = (id: number): Promise<Job> =>
  askSignedIn(() => client.POST('/api/jobs/{id}/duplicate', onceAt(id)));

export const deleteJob = (id: number) => askSignedIn(() => client.DELETE('/api/jobs/{id}', at(id)));

export type HiringTeam = Schemas['HiringTeam'];

export const hiringTeamQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['listHiringTeam', jobId],
    queryFn: () =>
      askSignedIn(() => client.GET('/api/jobs/{id}/hiring-team', { params: { path: { id: jobId } } })),
  });

/** @throws ApiError 409 for a full team, 422 for whoever is no active hiring manager of the company */
export const addHiringManager = (jobId: number, userId: number): Promise<HiringTeam> =>
  askSignedIn(() =>
    client.POST('/api/jobs/{id}/hiring-team', {
      params: { path: { id: jobId } },
      body: { user_id: userId },
    }),
  );

export const removeHiringManager = (jobId: number, userId: number): Promise<HiringTeam> =>
  askSignedIn(() =>
    client.DELETE('/api/jobs/{id}/hiring-team/{user_id}', {
      params: { path: { id: jobId, user_id: userId } },
    }),
  );
