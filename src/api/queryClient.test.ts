import { dehydrate, focusManager, onlineManager, QueryObserver, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { militaryServicesQuery } from './military.ts';
import { createQueryClient, hydrateQueries, referenceData } from './queryClient.ts';
import {
  citiesNamedQuery,
  citySearchQuery,
  countriesQuery,
  experienceLevelsQuery,
  industriesQuery,
  jobRolesQuery,
  militaryRolesQuery,
  statesQuery,
} from './reference.ts';
import { serviceCategoriesQuery } from './services.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

function started() {
  const client = createQueryClient();
  client.mount();
  return client;
}

test('HTTP-17 the app shell asks once, and again on window focus and on mount', async () => {
  const client = started();
  const ask = vi.fn(async () => Promise.reject(new Error('500')));
  const query = queryOptions({ queryKey: ['list'], queryFn: ask });
  const leave = new QueryObserver(client, query).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(minute);
  expect(ask).toHaveBeenCalledTimes(1);

  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(minute);
  expect(ask).toHaveBeenCalledTimes(2);

  leave();
  new QueryObserver(client, query).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(minute);
  expect(ask).toHaveBeenCalledTimes(3);
  client.unmount();
});

test('what came with the page is not asked for again immediately, and is when it is some seconds old', async () => {
  const client = started();
  const ask = vi.fn(async () => ['now']);
  const query = queryOptions({ queryKey: ['list', { page: 1 }], queryFn: ask });
  const onServer = createQueryClient();
  onServer.setQueryData(query.queryKey, ['with the page'], { updatedAt: Date.now() - minute });
  hydrateQueries(client, dehydrate(onServer));
  const look = async () => {
    const observer = new QueryObserver(client, query);
    const leave = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    leave();
    return observer.getCurrentResult().data;
  };
  expect([await look(), ask.mock.calls.length]).toEqual([['with the page'], 0]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect([await look(), ask.mock.calls.length]).toEqual([['now'], 1]);
  client.unmount();
});

test('what a change answers stays when an older answer arrives after it', async () => {
  const client = started();
  const answers: ((status: string) => void)[] = [];
  const query = queryOptions({
    queryKey: ['application', 5],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const observer = new QueryObserver(client, query);
  const leave = observer.subscribe(() => {});
  const shown = async () => {
    await vi.advanceTimersByTimeAsync(0);
    const { data, fetchStatus } = observer.getCurrentResult();
    return [data, fetchStatus];
  };
  answers[0]!('viewed');
  expect(await shown()).toEqual(['viewed', 'idle']);

  focusManager.setFocused(false);
  focusManager.setFocused(true);
  expect(await shown()).toEqual(['viewed', 'fetching']);
  const looked = client.fetchQuery(query);
  client.setQueryData(query.queryKey, (status) => status && 'shortlisted');
  answers[1]!('viewed');
  expect(await shown()).toEqual(['shortlisted', 'idle']);
  expect(await looked).toBe('shortlisted');
  leave();
  client.unmount();
});

test('a change to data that is not there yet lets its first call go on', async () => {
  const client = started();
  const query = queryOptions({ queryKey: ['application', 6], queryFn: async () => 'viewed' });
  const looked = client.fetchQuery(query);
  client.setQueryData(query.queryKey, (status) => status && 'shortlisted');
  expect(await looked).toBe('viewed');
  client.unmount();
});

test('HTTP-18 reference data is asked for three times more when it fails, and kept for five minutes', async () => {
  const client = started();
  const ask = vi.fn(async (): Promise<string[]> => Promise.reject(new Error('500')));
  const query = { queryKey: ['ranks'], queryFn: ask, ...referenceData };
  const failing = client.fetchQuery(query).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(minute);
  expect(await failing).toBe('500');
  expect(ask).toHaveBeenCalledTimes(4);

  ask.mockResolvedValue(['Sergeant']);
  const read = async () => {
    const answer = client.fetchQuery(query);
    await vi.advanceTimersByTimeAsync(0);
    return answer;
  };
  expect(await read()).toEqual(['Sergeant']);
  await vi.advanceTimersByTimeAsync(5 * minute - 1);
  await read();
  expect(ask).toHaveBeenCalledTimes(5);
  await vi.advanceTimersByTimeAsync(2);
  await read();
  expect(ask).toHaveBeenCalledTimes(6);

  client.unmount();
});

test('a call without a network fails immediately instead of waiting for it', async () => {
  const client = started();
  onlineManager.setOnline(false);
  const ask = vi.fn(async () => Promise.reject(new Error('no answer')));
  await expect(client.fetchQuery({ queryKey: ['list'], queryFn: ask })).rejects.toThrow('no answer');
  const mutation = client.getMutationCache().build(client, { mutationFn: ask });
  await expect(mutation.execute(undefined)).rejects.toThrow('no answer');
  expect(ask).toHaveBeenCalledTimes(2);
  client.unmount();
});

test.each([
  ['countries', countriesQuery()],
  ['states', statesQuery(232)],
  ['cities by name', citySearchQuery(232, 'Leeds')],
  ['cities by number', citiesNamedQuery([1])],
  ['industries', industriesQuery()],
  ['job roles', jobRolesQuery()],
  ['experience levels', experienceLevelsQuery()],
  ['military services', militaryServicesQuery(232)],
  ['military roles', militaryRolesQuery(232, 'signaller')],
  ['service categories', serviceCategoriesQuery()],
])(
  'HTTP-18 the list of %s is read with three retries and kept for five minutes',
  (_, { retry, staleTime }) => {
    expect({ retry, staleTime }).toEqual({ retry: 3, staleTime: 5 * minute });
  },
);
