import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { client, envelope } from './client.ts';

export type AccessLogEntry = components['schemas']['AccessLogEntry'];

/** Which companies looked at the person who is signed in, newest first. */
export const accessLogQuery = (page: number) =>
  queryOptions({
    queryKey: ['listAccessLog', page],
    queryFn: () => envelope(() => client.GET('/api/access-log', { params: { query: { page } } })),
    placeholderData: keepPreviousData,
  });
