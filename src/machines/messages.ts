import { assign, setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import { canWrite } from './conversationStatus.ts';
import { errorOf, type Failure, failureOf, remembersFailure, staysIn } from './failure.ts';
import { withEarlier, withLatest, withSent } from './loadedMessages.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

type Schemas = components['schemas'];
export type Conversation = Schemas['Conversation'];
export type Message = Schemas['Message'];

export interface Writing {
  text: string;
  /** The same for a text that is sent again, so that it arrives once. */
  key: string;
  /** Of files that are uploaded and not sent yet. */
  attachmentIds?: number[];
}

export interface MessagesInput {
  applicationId: number;
}

export interface MessagesContext extends MessagesInput {
  conversation: Conversation | null;
  writing: Writing | null;
  failure: Failure | null;
  /** Shown at its own button, also where nobody can write. */
  earlierFailure: Failure | null;
}

export type MessagesEvent =
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'conversation.changed' }
  | { type: 'earlier.requested' }
  | { type: 'message.submitted'; writing: Writing };

type Reading = MessagesInput & { before?: number };
type Following = MessagesInput & { since?: string };

const actors = {
  listMessages: placeholder<Conversation, Reading>('listMessages'),
  followMessages: placeholder<void, Following>('followMessages'),
  readMessages: placeholder<{ unread: number }, MessagesInput & { upTo: number }>('readMessages'),
  sendMessage: placeholder<Message, MessagesInput & Writing>('sendMessage'),
};

export type MessagesActors = typeof actors;

type Loaded = { conversation: Conversation };
type Failed = { error: unknown };

const nothingYet = { conversation: null, writing: null, failure: null, earlierFailure: null };

const loadedIn = ({ event }: { event: { output: Conversation } }): Loaded => ({ conversation: event.output });
const remembersLatest = { type: 'rememberLatest', params: loadedIn } as const;
const readingOf = ({ context: { applicationId } }: { context: MessagesContext }): Reading => ({
  applicationId,
});

export const messagesMachine = setup({
  types: {
    context: {} as MessagesContext,
    events: {} as MessagesEvent,
    input: {} as MessagesInput,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors,
  delays: { untilNextCheck: 15_000 },
  guards: {
    messagesAreUnread: ({ context: { conversation } }) =>
      conversation !== null && conversation.unread > 0 && conversation.messages.length > 0,
    conversationIsOpen: ({ context: { conversation } }) =>
      conversation !== null && canWrite(conversation.status),
    earlierMessagesExist: ({ context: { conversation } }) => conversation?.has_earlier === true,
    conversationHasEnded: (_, { error }: Failed) => failureOf(error).status === 409,
  },
  actions: {
    rememberLatest: assign(({ context }, { conversation }: Loaded) => ({
      conversation: withLatest(context.conversation, conversation),
    })),
    rememberEarlier: assign(({ context }, { conversation }: Loaded) => ({
      conversation: withEarlier(context.conversation, conversation),
    })),
    rememberRead: assign(({ context }) => ({
      conversation: context.conversation && { ...context.conversation, unread: 0 },
    })),
    rememberWriting: assign((_, { writing }: { writing: Writing }) => ({ writing })),
    rememberSent: assign(({ context }, { message }: { message: Message }) => ({
      conversation: withSent(context.conversation, message),
      writing: null,
    })),
    rememberFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    rememberEarlierFailure: assign((_, { error }: Failed) => ({ earlierFailure: failureOf(error) })),
    forgetEarlierFailure: assign({ earlierFailure: null }),
    eraseDraft: () => {},
    refreshCounts: () => {},
  },
}).createMachine({
  id: 'messages',
  description: 'A veteran and a company write to each other about an application.',
  context: ({ input }) => ({ ...input, ...nothingYet }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The latest messages are loading.',
      tags: 'busy',
      invoke: {
        id: 'listMessages',
        src: 'listMessages',
        input: readingOf,
        onDone: { target: 'reading', actions: remembersLatest },
        onError: staysIn('failed'),
      },
    },
    failed: {
      description: 'The messages didn’t load.',
      on: { 'retry.requested': { target: 'loading', actions: 'forgetFailure' } },
    },
    reading: {
      description: 'The messages are shown; while the conversation is open, either side can write.',
      initial: 'offScreen',
      on: {
        'message.submitted': {
          guard: 'conversationIsOpen',
          target: 'sending',
          actions: [{ type: 'rememberWriting', params: ({ event }) => event }, 'forgetFailure'],
        },
        'earlier.requested': {
          guard: 'earlierMessagesExist',
          target: '.loadingEarlier',
          actions: 'forgetEarlierFailure',
        },
        'conversation.changed': {
          target: '.checking',
          actions: 'forgetFailure',
          description: 'The veteran has blocked or unblocked the company.',
        },
        'page.hidden': '.offScreen',
      },
      states: {
        offScreen: {
          description: 'The messages are off the screen: none counts as read, and none is fetched.',
          on: { 'page.shown': 'checking' },
        },
        deciding: {
          description: 'Are there messages that this side has not read?',
          always: [{ guard: 'messagesAreUnread', target: 'marking' }, { target: 'resting' }],
        },
        marking: {
          description: 'What is on the screen is marked as read, which the other side can see.',
          invoke: {
            id: 'readMessages',
            src: 'readMessages',
            input: ({ context: { applicationId, conversation } }) => ({
              applicationId,
              upTo: conversation?.messages.at(-1)?.id ?? 0,
            }),
            onDone: { target: 'resting', actions: ['rememberRead', 'refreshCounts'] },
            onError: { target: 'outdated', description: 'fails: they stay unread until the next check' },
          },
        },
        resting: {
          description: 'Everything is up to date, and the page hears of the next change.',
          invoke: {
            id: 'followMessages',
            src: 'followMessages',
            input: ({ context: { applicationId, conversation } }) => {
              const since = conversation?.version;
              return { applicationId, ...(since !== undefined && { since }) };
            },
            onDone: { target: 'checking', description: 'something has changed' },
            onError: { target: 'waiting', description: 'fails: the page asks again after a while' },
          },
        },
        waiting: {
          description: 'Everything was up to date, until the next check.',
          after: { untilNextCheck: 'checking' },
        },
        checking: {
          description: 'The page asks for new messages, and if the conversation is still open.',
          invoke: {
            id: 'checkMessages',
            src: 'listMessages',
            input: readingOf,
            onDone: { target: 'deciding', actions: remembersLatest },
            onError: { target: 'outdated', description: 'fails: what is shown may be old' },
          },
        },
        outdated: {
          description: 'The last call failed; the next may not.',
          after: { untilNextCheck: 'checking' },
        },
        loadingEarlier: {
          description: 'Earlier messages are loading.',
          tags: 'busy',
          invoke: {
            id: 'listEarlierMessages',
            src: 'listMessages',
            input: ({ context: { applicationId, conversation } }) => {
              const before = conversation?.messages[0]?.id;
              return { applicationId, ...(before !== undefined && { before }) };
            },
            onDone: { target: 'deciding', actions: { type: 'rememberEarlier', params: loadedIn } },
            onError: {
              target: 'resting',
              actions: { type: 'rememberEarlierFailure', params: errorOf },
              description: 'fails: stays here with a message',
            },
          },
        },
      },
    },
    sending: {
      description: 'The message is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { applicationId, writing } }) => {
          if (!writing) throw new Error('Nothing is to be sent');
          return { applicationId, ...writing };
        },
        onDone: {
          target: 'reading.deciding',
          actions: [
            { type: 'rememberSent', params: ({ event }) => ({ message: event.output }) },
            'eraseDraft',
            'refreshCounts',
          ],
        },
        onError: [
          {
            guard: { type: 'conversationHasEnded', params: errorOf },
            target: 'reading.checking',
            actions: remembersFailure,
            description: 'The conversation was closed meanwhile; the text stays.',
          },
          staysIn('reading.resting'),
        ],
      },
    },
  },
});
