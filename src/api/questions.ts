import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi.gen.d.ts';
import { askSignedIn, client } from './client.ts';

export type Question = components['schemas']['Question'];
type Place = operations['listMasterQuestions']['parameters']['query']['visibility_place'];

export const listMasterQuestions = (place: Place) =>
  askSignedIn(() => client.GET('/api/master-questions', { params: { query: { visibility_place: place } } }));

export const masterQuestionsQuery = (place: Place) =>
  queryOptions({
    queryKey: ['listMasterQuestions', place],
    queryFn: () => listMasterQuestions(place),
    staleTime: 60_000,
  });
