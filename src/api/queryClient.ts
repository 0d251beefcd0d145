import {
  type DehydratedState,
  hydrate,
  QueryClient,
  type QueryKey,
  type SetDataOptions,
} from '@tanstack/react-query';

/** Setting data ends a call for the same data that is under way: it began before the change, so its answer may be older. */
function preferSetData(client: QueryClient) {
  const setQueryData = client.setQueryData.bind(client);
  const set = (queryKey: QueryKey, updater: unknown, options?: SetDataOptions) => {
    const isFirst = typeof updater === 'function' && client.getQueryData(queryKey) === undefined;
    if (!isFirst) void client.cancelQueries({ queryKey, exact: true });
    return setQueryData(queryKey, updater, options);
  };
  client.setQueryData = set as QueryClient['setQueryData'];
  return client;
}

export const createQueryClient = () =>
  preferSetData(
    new QueryClient({
      defaultOptions: {
        queries: { retry: 0, refetchOnWindowFocus: true, refetchOnMount: true, networkMode: 'always' },
        mutations: { retry: 0, networkMode: 'always' },
      },
    }),
  );

const aMoment = 5_000;

/** Treats server-rendered data as fresh when the page starts, whatever the clocks of server and browser say. */
export function hydrateQueries(queryClient: QueryClient, dehydrated: DehydratedState): void {
  const queries = dehydrated.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: Date.now() },
  }));
  for (const { queryKey } of queries) queryClient.setQueryDefaults(queryKey, { staleTime: aMoment });
  hydrate(queryClient, { ...dehydrated, queries });
}

const fiveMinutes = 5 * 60 * 1000;

export const referenceData = { retry: 3, staleTime: fiveMinutes, gcTime: fiveMinutes } as const;
