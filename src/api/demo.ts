import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { ask, client } from './client.ts';

export type DemoPeople = components['schemas']['DemoPeople'];

export const listDemoPeople = (): Promise<DemoPeople> => ask(() => client.GET('/api/demo/people'));

export const demoPeopleQuery = () =>
  queryOptions({
    queryKey: ['listDemoPeople'],
    queryFn: listDemoPeople,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const demoMailsQuery = () =>
  queryOptions({
    queryKey: ['listDemoMails'],
    queryFn: () => ask(() => client.GET('/api/demo/mails'), { quiet: true }),
    refetchInterval: 5_000,
  });
