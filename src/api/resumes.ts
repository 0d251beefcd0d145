import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client, envelope, type JsonBody } from './client.ts';
import { formData } from './formData.ts';
import { sendWithProgress } from './sendWithProgress.ts';

type Schemas = components['schemas'];
export type Resume = Schemas['Resume'];
export type ResumeSummary = Schemas['ResumeSummary'];
export type ResumeSections = Schemas['ResumeSections'];
export type ResumeIssue = Schemas['ResumeIssue'];
export type SavedResumeSection = Schemas['SavedResumeSection'];
export type ResumeVersion = Schemas['ResumeVersion'];
export type ResumeRewrite = Schemas['ResumeRewrite'];
export type RewriteMode = Schemas['RewriteMode'];
export type ResumeReview = Schemas['ResumeReview'];

const at = (id: number) => ({ params: { path: { id } } });
const onceOnly = () => ({ 'Idempotency-Key': crypto.randomUUID() });

export const listResumes = (withDeleted = false) =>
  askSignedIn(() =>
    client.GET('/api/resumes', { params: { query: withDeleted ? { include_deleted: 1 as const } : {} } }),
  );

export const resumesQuery = (withDeleted = false) =>
  queryOptions({
    queryKey: ['listResumes', withDeleted],
    queryFn: () => listResumes(withDeleted),
    staleTime: 5_000,
  });

export const getResume = (id: number) => askSignedIn(() => client.GET('/api/resumes/{id}', at(id)));

export const resumeQuery = (id: number) =>
  queryOptions({ queryKey: ['getResume', id], queryFn: () => getResume(id), staleTime: 5_000 });

export const createResume = (body: JsonBody<'createResume'>) =>
  askSignedIn(() => client.POST('/api/resumes', { params: { header: onceOnly() }, body }));

/** @throws ApiError 409 version_conflict, with the stored resume in `data` */
export const updateResume = (id: number, body: JsonBody<'updateResume'>) =>
  askSignedIn(() => client.PATCH('/api/resumes/{id}', { ...at(id), body }));

/** @throws ApiError 409 primary_required when the next primary resume must be named */
export const deleteResume = (id: number, nextPrimaryId?: number) =>
  askSignedIn(() =>
    client.DELETE('/api/resumes/{id}', {
      params: {
        path: { id },
        query: nextPrimaryId === undefined ? {} : { next_primary_id: nextPrimaryId },
      },
    }),
  );

export const duplicateResume = (id: number) =>
  askSignedIn(() =>
    client.POST('/api/resumes/{id}/duplicate', { params: { path: { id }, header: onceOnly() } }),
  );

export const restoreResume = (id: number) =>
  askSignedIn(() => client.POST('/api/resumes/{id}/restore', at(id)));

/** @throws ApiError 409 version_conflict, with the stored resume in `data` */
export const saveResumeSection = (
  id: number,
  section: Schemas['SectionName'],
  body: JsonBody<'saveResumeSection'>,
  options?: { quiet?: boolean },
) =>
  askSignedIn(
    () => client.PUT('/api/resumes/{id}/sections/{section}', { params: { path: { id, section } }, body }),
    options,
  );

export const listResumeVersions = (id: number) =>
  askSignedIn(() => client.GET('/api/resumes/{id}/versions', at(id)));

export const resumeVersionsQuery = (id: number) =>
  queryOptions({ queryKey: ['listResumeVersions', id], queryFn: () => listResumeVersions(id) });

export const restoreResumeVersion = (id: number, n: number) =>
  askSignedIn(() => client.POST('/api/resumes/{id}/versions/{n}/restore', { params: { path: { id, n } } }));

export const rewriteResumeText = (id: number, body: JsonBody<'rewriteResumeText'>, signal?: AbortSignal) =>
  askSignedIn(() => client.POST('/api/resumes/{id}/rewrite', { ...at(id), body, ...(signal && { signal }) }));

export const saveTermMeaning = (body: JsonBody<'saveTermMeaning'>) =>
  askSignedIn(() => client.PUT('/api/term-meanings', { body }));

export const translateMilitary = (id: number, itemIds: string[]) =>
  askSignedIn(() =>
    client.POST('/api/resumes/{id}/translate-military', { ...at(id), body: { item_ids: itemIds } }),
  );

interface ResumeFile {
  file: File;
  intoResumeId?: number;
  signal: AbortSignal;
  // From 0 to 1.
  onProgress: (sent: number) => void;
}

export const importResume = ({ file, intoResumeId, signal, onProgress }: ResumeFile) =>
  askSignedIn(() =>
    client.POST('/api/resumes/import', {
      params: { header: onceOnly() },
      body: { file, ...(intoResumeId && { into_resume_id: intoResumeId }) },
      bodySerializer: formData,
      signal,
      fetch: sendWithProgress(onProgress),
    }),
  );

export const getResumeImport = (id: number) =>
  askSignedIn(() => client.GET('/api/resumes/{id}/import', at(id)));

export type ResumeFormat = 'txt' | 'json' | 'docx';

export const exportResume = (id: number, format: ResumeFormat): Promise<Blob> =>
  envelope<Blob>(() =>
    client.GET('/api/resumes/{id}/export', {
      params: { path: { id }, query: { format } },
      parseAs: 'blob',
    }),
  );
