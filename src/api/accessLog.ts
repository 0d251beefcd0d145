import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { client, envelope } from './client.ts';

export type AccessLogEntry = components['schemas']['AccessLogEntry'];

export const accessLogQuery = (page: number) =>
  queryOptions({
    queryKey: ['listAccessLog', page],
    queryFn: () => envelope(() => client.GET('/api/access-log', { params: { query: { page } } })),
    placeholderData: keepPreviousData,
  });
