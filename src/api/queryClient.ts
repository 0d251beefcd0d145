import { QueryClient, type QueryKey } from '@tanstack/react-query';

/** The app shell's defaults: no retry; fresh data on focus and on mount; a call without a network fails at once. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: 0, refetchOnWindowFocus: true, refetchOnMount: true, networkMode: 'always' },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });

const aMoment = 5_000;

/** Answers that have come with the page are as fresh as the page itself. */
export function beginWith(queryClient: QueryClient, answers: [QueryKey, unknown][]): void {
  for (const [key, data] of answers) {
    queryClient.setQueryDefaults(key, { staleTime: aMoment });
    queryClient.setQueryData(key, data);
  }
}

const fiveMinutes = 5 * 60 * 1000;

/** The lower layer for reference data (countries, services, ranks …): 3 retries and a 5 minute cache. */
export const referenceData = { retry: 3, staleTime: fiveMinutes, gcTime: fiveMinutes } as const;
