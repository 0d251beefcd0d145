import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { ask, client } from './client.ts';

export type DemoPeople = components['schemas']['DemoPeople'];

export const listDemoPeople = (): Promise<DemoPeople> => ask(() => client.GET('/api/demo/people'));

/** The personas of a seeded tenant; 404 on every other one. */
export const demoPeopleQuery = () =>
  queryOptions({
    queryKey: ['listDemoPeople'],
    queryFn: listDemoPeople,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The newest mails of a seeded tenant; 404 where mail really goes out. */
export const demoMailsQuery = () =>
  queryOptions({
    queryKey: ['listDemoMails'],
    queryFn: () => ask(() => client.GET('/api/demo/mails'), { quiet: true }),
    refetchInterval: 5_000,
  });
