import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { consoleKey, fresh, operatorClient, signedIn } from './admin.ts';
import { formData } from './formData.ts';

type Schemas = components['schemas'];
type ReferenceName = Schemas['ReferenceName'];
export type ContentName = Schemas['ContentName'] | `reference/${ReferenceName}`;
export type EditableName = Schemas['ContentName'];
export type ContentTable = Schemas['ContentTable'];
export type ContentColumn = Schemas['ContentColumn'];
export type ContentRow = Schemas['ContentRow'];
export type ContentImport = Schemas['ContentImport'];
export type Cells = Record<string, string>;

interface ContentQuery {
  search?: string;
  state?: 'offered' | 'withdrawn';
  page?: number;
}

const pathOf = (content: EditableName) => ({ content });

const listIn = (content: ContentName): { list: ReferenceName } | null =>
  content.startsWith('reference/') ? { list: content.slice('reference/'.length) as ReferenceName } : null;

export const contentQuery = (content: ContentName, query: ContentQuery) =>
  queryOptions({
    queryKey: [...consoleKey, 'listContent', content, query],
    queryFn: () =>
      signedIn(() => {
        const path = listIn(content);
        return path
          ? operatorClient.GET('/api/admin/reference/{list}', { params: { path, query } })
          : operatorClient.GET('/api/admin/{content}', {
              params: { path: pathOf(content as EditableName), query },
            });
      }),
    ...fresh,
  });

/** Fetched once, so that a refetch cannot replace what is being typed. */
export const contentRowQuery = (content: ContentName, id: number) =>
  queryOptions({
    queryKey: [...consoleKey, 'getContent', content, id],
    queryFn: async () =>
      (
        await signedIn(() => {
          const path = listIn(content);
          return path
            ? operatorClient.GET('/api/admin/reference/{list}/{id}', { params: { path: { ...path, id } } })
            : operatorClient.GET('/api/admin/{content}/{id}', {
                params: { path: { ...pathOf(content as EditableName), id } },
              });
        })
      ).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const createContent = async (content: EditableName, cells: Cells) =>
  (
    await signedIn(() =>
      operatorClient.POST('/api/admin/{content}', { params: { path: pathOf(content) }, body: { cells } }),
    )
  ).data;

export const updateContent = async (
  content: EditableName,
  { id, version, cells }: { id: number; version: string; cells: Cells },
) =>
  (
    await signedIn(() =>
      operatorClient.PUT('/api/admin/{content}/{id}', {
        params: { path: { ...pathOf(content), id } },
        body: { version, cells },
      }),
    )
  ).data;

export const deleteContent = async (content: EditableName, id: number) =>
  (
    await signedIn(() =>
      operatorClient.DELETE('/api/admin/{content}/{id}', { params: { path: { ...pathOf(content), id } } }),
    )
  ).data;

export const exportContent = (content: ContentName): Promise<Blob> =>
  signedIn<Blob>(() => {
    const path = listIn(content);
    return path
      ? operatorClient.GET('/api/admin/reference/{list}/export', { params: { path }, parseAs: 'blob' })
      : operatorClient.GET('/api/admin/{content}/export', {
          params: { path: pathOf(content as EditableName) },
          parseAs: 'blob',
        });
  });

export const referenceListsQuery = () =>
  queryOptions({
    queryKey: [...consoleKey, 'listReferenceLists'],
    queryFn: async () => (await signedIn(() => operatorClient.GET('/api/admin/reference'))).data,
  });

/** Without a digest, the file is only previewed. */
export const importContent = async (content: EditableName, file: File, digest?: string) =>
  (
    await signedIn(() =>
      operatorClient.POST('/api/admin/{content}/import', {
        params: { path: pathOf(content) },
        body: { file, ...(digest && { digest }) },
        bodySerializer: (fields) => formData(fields),
      }),
    )
  ).data;
