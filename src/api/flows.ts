import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { attempt, clientWith } from './client.ts';
import { readOperatorSession } from './operatorSession.ts';

export type FlowEvent = components['schemas']['FlowEvent'];
export type Funnel = components['schemas']['Funnel'];

// Neither client sends the user's session: events are anonymous, and the counts belong to the operator.
const nobody = clientWith({ onRequest: () => undefined });
const operator = clientWith({
  onRequest({ request }) {
    const session = readOperatorSession();
    if (session) request.headers.set('Authorization', `Bearer ${session.token}`);
    return request;
  },
});

/** Sends at most 50 events, even while the page closes. */
export const addFlowEvents = (events: FlowEvent[]) =>
  attempt(() => nobody.POST('/api/flow-events', { body: { events }, keepalive: true }));

export interface Days {
  /** A date such as `2026-11-20`; both days are included. */
  from: string;
  to: string;
}

export const funnelQuery = (id: string, days: Days) =>
  queryOptions({
    queryKey: ['getFunnel', id, days],
    queryFn: async () =>
      (
        await attempt(() =>
          operator.GET('/api/flows/{id}/funnel', { params: { path: { id }, query: { ...days } } }),
        )
      ).data,
    placeholderData: (before: Funnel | undefined) => (before?.flow_id === id ? before : undefined),
    staleTime: 60_000,
    retry: false,
  });
