import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi.gen.d.ts';
import { ask, askSignedIn, client, envelope } from './client.ts';

type Schemas = components['schemas'];

/** At most twelve, without names, with rounded numbers in `meta`. */
export const publicCandidatesQuery = () =>
  queryOptions({
    queryKey: ['listPublicCandidates'],
    queryFn: async () => {
      const { data, meta } = await envelope(() => client.GET('/api/public/candidates'));
      return { data, meta };
    },
  });

export type Candidate = Schemas['Candidate'];
export type CandidateDetails = Schemas['CandidateDetail'];
export type CandidateMatch = Schemas['Match'];
export type CandidateFilter = NonNullable<operations['listCandidates']['parameters']['query']>;

export const candidatesQuery = (filter: CandidateFilter) =>
  queryOptions({
    queryKey: ['listCandidates', filter],
    queryFn: async () => {
      const { data, meta } = await envelope(() =>
        client.GET('/api/candidates', { params: { query: filter } }),
      );
      return { data, meta };
    },
    placeholderData: keepPreviousData,
  });

/** Each view is logged and shown to the veteran, so it is fetched only when the page opens. */
export const candidateQuery = (id: number, jobId?: number) =>
  queryOptions({
    queryKey: ['getCandidate', id, jobId ?? null],
    queryFn: () =>
      ask(() =>
        client.GET('/api/candidates/{id}', {
          params: { path: { id }, query: jobId ? { job_id: jobId } : {} },
        }),
      ),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** A recruiter’s view of a candidate is logged; a veteran omits `candidateId`. */
export const matchQuery = (jobId: number, candidateId?: number) =>
  queryOptions({
    queryKey: ['getMatch', jobId, candidateId ?? null],
    queryFn: () =>
      ask(() =>
        client.GET('/api/match', {
          params: { query: { job_id: jobId, ...(candidateId ? { candidate_id: candidateId } : {}) } },
        }),
      ),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** @throws ApiError 409 already_sent, already_applied, already_hired or job_closed */
export const inviteToApply = (candidateId: number, jobId: number, message: string) =>
  askSignedIn(() =>
    client.POST('/api/candidates/{id}/invite-to-apply', {
      params: { path: { id: candidateId }, header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { job_id: jobId, message: message || null },
    }),
  );
