import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi.gen.d.ts';
import { consoleKey, fresh, operatorClient, signedIn } from './admin.ts';
import type { JsonBody } from './client.ts';

export type ReportedMessage = components['schemas']['ReportedMessage'];
export type MessageDecision = JsonBody<'decideMessageReports'>;
type ReportsQuery = NonNullable<operations['listMessageReports']['parameters']['query']>;

export const messageReportsQuery = (query: ReportsQuery) =>
  queryOptions({
    queryKey: [...consoleKey, 'listMessageReports', query],
    queryFn: () => signedIn(() => operatorClient.GET('/api/admin/message-reports', { params: { query } })),
    ...fresh,
  });

/** @throws ApiError 409 invalid_transition */
export const decideMessageReports = async (id: number, body: MessageDecision) =>
  (
    await signedIn(() =>
      operatorClient.POST('/api/admin/message-reports/{id}/decision', { params: { path: { id } }, body }),
    )
  ).data;
