import { assign, setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import { errorOf, type Failure, failureOf, remembersFailure } from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

export type UploadedAttachment = components['schemas']['UploadedAttachment'];

export interface AttachmentInput {
  applicationId: number;
  file: File;
}

export interface AttachmentContext extends AttachmentInput {
  stored: UploadedAttachment | null;
  failure: Failure | null;
}

export type AttachmentEvent =
  | { type: 'retry.requested' }
  | { type: 'file.removed' }
  | { type: 'file.expired'; failure: Failure };

const actors = {
  uploadMessageAttachment: placeholder<UploadedAttachment, AttachmentInput>('uploadMessageAttachment'),
  deleteMessageAttachment: placeholder<{ id: number }, { id: number }>('deleteMessageAttachment'),
};

export type AttachmentActors = typeof actors;

type Stored = { stored: UploadedAttachment };

// With these, the same file may get through another time.
const passing = [0, 408, 429];

export const attachmentMachine = setup({
  types: {
    context: {} as AttachmentContext,
    events: {} as AttachmentEvent,
    input: {} as AttachmentInput,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    fileIsRefused: (_, { error }: { error: unknown }) => {
      const { status } = failureOf(error);
      return status < 500 && !passing.includes(status);
    },
  },
  actions: {
    rememberStored: assign((_, { stored }: Stored) => ({ stored })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'attachment',
  description: 'A file is attached to a message that is being written.',
  context: ({ input }) => ({ ...input, stored: null, failure: null }),
  initial: 'uploading',
  states: {
    uploading: {
      description: 'The file is uploaded; the server checks its type, size and content.',
      tags: 'busy',
      on: { 'file.removed': 'removed' },
      invoke: {
        id: 'uploadMessageAttachment',
        src: 'uploadMessageAttachment',
        input: ({ context: { applicationId, file } }) => ({ applicationId, file }),
        onDone: {
          target: 'attached',
          actions: { type: 'rememberStored', params: ({ event }) => ({ stored: event.output }) },
        },
        onError: [
          {
            guard: { type: 'fileIsRefused', params: errorOf },
            target: 'refused',
            actions: remembersFailure,
            description: 'fails: this file cannot be sent',
          },
          {
            target: 'interrupted',
            actions: remembersFailure,
            description: 'fails: the same file may be sent again',
          },
        ],
      },
    },
    interrupted: {
      description: 'The file didn’t get through, and can be uploaded again.',
      on: {
        'retry.requested': { target: 'uploading', actions: 'forgetFailure' },
        'file.removed': 'removed',
      },
    },
    refused: {
      description: 'The server doesn’t accept this file, and says why.',
      on: { 'file.removed': 'removed' },
    },
    attached: {
      description: 'The file is stored, and goes with the message.',
      on: {
        'file.removed': 'deleting',
        'file.expired': {
          target: 'interrupted',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.failure }) },
          description: 'The message was not sent, because the server had deleted the file after a day.',
        },
      },
    },
    deleting: {
      description: 'The server deletes the file.',
      tags: 'busy',
      invoke: {
        id: 'deleteMessageAttachment',
        src: 'deleteMessageAttachment',
        input: ({ context: { stored } }) => {
          if (!stored) throw new Error('Nothing is stored');
          return { id: stored.id };
        },
        onDone: 'removed',
        onError: { target: 'removed', description: 'fails: the server deletes it after a day' },
      },
    },
    removed: { type: 'final', description: 'The file is no longer part of the message.' },
  },
});
