import type { FlowCases } from 'statechart-paths';
import type { StateValue } from 'xstate';
import type {
  Conversation,
  Message,
  MessagesContext,
  MessagesEvent,
  MessagesInput,
} from '../../src/machines/messages.ts';
import { conflict409, error500 } from './outcomes.ts';

const message = (id: number, from: Message['from']): Message => ({
  id,
  from,
  sender: from === 'you' ? 'Sam Reed' : 'Robin Ash',
  text: 'Do you hold a forklift licence?',
  created_at: '2026-11-20T09:00:00Z',
  is_read: false,
  is_reported: false,
});

/** There are earlier messages, until they are loaded. */
const conversation = (change: Partial<Conversation>): Conversation => ({
  status: 'open',
  name: 'Northgate Logistics',
  unread: 0,
  has_earlier: true,
  messages: [message(4, 'them')],
  ...change,
});

const events = {
  'tries again': { type: 'retry.requested' },
  'scrolls to the messages': { type: 'page.shown' },
  'scrolls away': { type: 'page.hidden' },
  'blocks or unblocks the company': { type: 'conversation.changed' },
  'asks for earlier messages': { type: 'earlier.requested' },
  writes: { type: 'message.submitted', writing: { text: 'Yes, since 2021.', key: 'key-of-text' } },
} satisfies Record<string, MessagesEvent>;

const latest = {
  done: {
    'all read': conversation({}),
    'a new message': conversation({ unread: 1 }),
    'the company is blocked': conversation({ status: 'blocked' }),
  },
  error: { error500 },
};

export const blocked409 = {
  ...conflict409,
  code: 'company_blocked',
  message: 'You’ve blocked this company. Unblock it to write to them.',
};

const isOffScreen = (value: StateValue) =>
  typeof value === 'object' && (value.reading as string) === 'offScreen';

export const cases = {
  inputs: { 'an application': { applicationId: 8 } satisfies MessagesInput },
  events,
  ports: {
    listMessages: latest,
    checkMessages: latest,
    listEarlierMessages: {
      done: {
        'the first of all': conversation({
          has_earlier: false,
          messages: [message(2, 'you'), message(3, 'them')],
        }),
      },
      error: { error500 },
    },
    followMessages: { done: { 'something has changed': undefined }, error: { error500 } },
    readMessages: { done: { ok: { unread: 0 } }, error: { error500 } },
    sendMessage: { done: { ok: message(5, 'you') }, error: { blocked409, error500 } },
  },
  // Nobody presses a button that is off the screen.
  possible: (value, label) => !isOffScreen(value) || label === 'scrolls to the messages',
  project: ({ conversation: shown }: MessagesContext) =>
    shown && [shown.status, shown.unread > 0, shown.has_earlier],
} satisfies FlowCases;
