import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client } from './client.ts';

export type CandidatePreview = components['schemas']['CandidatePreview'];
export type PreviewAudience = components['schemas']['PreviewAudience'];

export const candidatePreviewQuery = (audience: PreviewAudience) =>
  queryOptions({
    queryKey: ['getCandidatePreview', audience],
    queryFn: () =>
      askSignedIn(() => client.GET('/api/candidate-preview', { params: { query: { audience } } })),
  });

export const everyPreview = () => ({ queryKey: ['getCandidatePreview'] });
