import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { ApiError, askSignedIn, client, envelope, envelopeSignedIn, type JsonBody } from './client.ts';
import { formData } from './formData.ts';
import { sendWithProgress } from './sendWithProgress.ts';

type Schemas = components['schemas'];

export type Conversation = Schemas['Conversation'];
export type Message = Schemas['Message'];
export type MessageThread = Schemas['MessageThread'];
export type MessageAttachment = Schemas['MessageAttachment'];
export type UploadedAttachment = Schemas['UploadedAttachment'];
export type MessageRecipient = Schemas['MessageRecipient'];
export type SentMessages = Schemas['SentMessages'];
export type MessageReport = JsonBody<'reportMessage'>;

const threads = 'listMessageThreads';

/** Of every page of the list. */
export const messageThreadsKey = [threads];

export const messageThreadsQuery = (page: number) =>
  queryOptions({
    queryKey: [threads, page],
    queryFn: async () => {
      const { data, meta } = await envelope(() =>
        client.GET('/api/message-threads', { params: { query: page > 1 ? { page } : {} } }),
      );
      return { data, meta };
    },
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** The latest 50, or those before a message. Called every few seconds, so a failure is shown on the page alone. */
export const listMessages = (applicationId: number, before?: number): Promise<Conversation> =>
  askSignedIn(
    () =>
      client.GET('/api/applications/{id}/messages', {
        params: { path: { id: applicationId }, query: before === undefined ? {} : { before } },
      }),
    { quiet: true },
  );

/**
 * With the same key a text arrives once.
 * @throws ApiError 409 conversation_closed, on_hold, company_blocked or person_unavailable; 422 for a file that is no longer stored
 */
export const sendMessage = (
  applicationId: number,
  body: JsonBody<'sendMessage'>,
  key: string,
): Promise<Message> =>
  askSignedIn(() =>
    client.POST('/api/applications/{id}/messages', {
      params: { path: { id: applicationId }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );

interface Recipients {
  jobId: number;
  ids: readonly number[];
  /** Leaves first names out. */
  isAnonymous: boolean;
}

/** Of the same message: who can get it, and what its placeholders become for each. */
export const messageRecipientsQuery = ({ jobId, ids, isAnonymous }: Recipients) =>
  queryOptions({
    queryKey: ['listMessageRecipients', jobId, ids, isAnonymous],
    queryFn: () =>
      askSignedIn(() =>
        client.GET('/api/jobs/{id}/message-recipients', {
          params: {
            path: { id: jobId },
            query: { application_id: [...ids], ...(isAnonymous && { anonymous: 1 }) },
          },
        }),
      ),
  });

/**
 * The same text to several applicants for a job, with its placeholders filled for each. Who cannot get it is in `failed`; the others
 * have it. With the same key it arrives once.
 */
export const sendMessages = (
  jobId: number,
  body: JsonBody<'sendMessages'>,
  key: string,
): Promise<SentMessages> =>
  askSignedIn(() =>
    client.POST('/api/jobs/{id}/messages', {
      params: { path: { id: jobId }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );

// In milliseconds. The server sends a line every 15 seconds, so that longer silence means a broken connection.
const longestSilence = 40_000;

function inTime<Value>(reading: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError(0)), longestSilence);
  });
  return Promise.race([reading, silence]).finally(() => clearTimeout(timer));
}

const lineFeed = '\n'.charCodeAt(0);

/**
 * Resolves once a conversation is no longer as at `since`, and when the server ends the stream.
 * @throws where there is no stream, or the connection breaks
 */
export async function followMessages(
  applicationId: number,
  { since, signal }: { since: string | undefined; signal: AbortSignal },
): Promise<void> {
  const body = await envelopeSignedIn<ReadableStream<Uint8Array> | null>(
    () =>
      client.GET('/api/applications/{id}/messages/stream', {
        params: { path: { id: applicationId }, query: since === undefined ? {} : { since } },
        parseAs: 'stream',
        signal,
      }),
    { quiet: true },
  );
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read());
      if (done || value.some((byte) => byte !== lineFeed)) return;
    }
  } finally {
    // A broken connection has nothing to cancel.
    void reader.cancel().catch(() => {});
  }
}

interface Upload {
  applicationId: number;
  file: File;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (sent: number) => void;
}

/** @throws ApiError 409 limit_reached, or as `sendMessage`; 413, 415 or 422 for a file that cannot be sent */
export const uploadMessageAttachment = ({
  applicationId,
  file,
  signal,
  onProgress,
}: Upload): Promise<UploadedAttachment> =>
  askSignedIn(() =>
    client.POST('/api/applications/{id}/messages/attachments', {
      params: { path: { id: applicationId } },
      body: { file },
      bodySerializer: (fields) => formData(fields),
      signal,
      fetch: sendWithProgress(onProgress),
    }),
  );

/** @throws ApiError 404 once it is no longer available */
export const getMessageAttachment = (id: number): Promise<Blob> =>
  envelope<Blob>(() =>
    client.GET('/api/message-attachments/{id}', { params: { path: { id } }, parseAs: 'blob' }),
  );

/** As long as it is not sent. */
export const deleteMessageAttachment = (id: number): Promise<{ id: number }> =>
  askSignedIn(() => client.DELETE('/api/message-attachments/{id}', { params: { path: { id } } }), {
    quiet: true,
  });

/** Returns how many messages of all conversations are unread. */
export const readMessages = (applicationId: number, upTo: number): Promise<{ unread: number }> =>
  askSignedIn(
    () =>
      client.POST('/api/applications/{id}/messages/read', {
        params: { path: { id: applicationId } },
        body: { up_to: upTo },
      }),
    { quiet: true },
  );

/** @throws ApiError 404 for a message of the caller’s own side */
export const reportMessage = (id: number, body: MessageReport): Promise<{ id: number }> =>
  askSignedIn(() => client.POST('/api/messages/{id}/report', { params: { path: { id } }, body }));
