import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client } from './client.ts';

type Schemas = components['schemas'];
export type ResumeCoverage = Schemas['ResumeCoverage'];
export type CoverageRow = Schemas['CoverageRow'];

/**
 * What of a job this version of a CV covers. Until a new version is judged, the last answer for the same job shows.
 * @throws ApiError 404 for a job that this person cannot see; 409 job_closed
 */
export const resumeCoverageQuery = (resumeId: number, jobId: number, version: number) =>
  queryOptions({
    queryKey: ['getResumeCoverage', resumeId, jobId, version],
    queryFn: () =>
      askSignedIn(() =>
        client.GET('/api/resumes/{id}/coverage', {
          params: { path: { id: resumeId }, query: { job_id: jobId } },
        }),
      ),
    placeholderData: (last: ResumeCoverage | undefined) => (last?.job.id === jobId ? last : undefined),
  });

/** @throws ApiError 409 limit_reached with ten CVs; 409 job_closed */
export const createTailoredCopy = (resumeId: number, jobId: number) =>
  askSignedIn(() =>
    client.POST('/api/resumes/{id}/tailored-copies', {
      params: { path: { id: resumeId }, header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { job_id: jobId },
    }),
  );
