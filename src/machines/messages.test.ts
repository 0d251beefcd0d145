import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { type Conversation, type Message, type MessagesInput, messagesMachine } from './messages.ts';

const message = (id: number, from: Message['from'] = 'them'): Message => ({
  id,
  from,
  sender: 'Robin Ash',
  text: `Message ${id}`,
  created_at: '2026-11-20T09:00:00Z',
  is_read: false,
  is_reported: false,
});

const conversation = (ids: number[], change: Partial<Conversation> = {}): Conversation => ({
  status: 'open',
  name: 'Northgate Logistics',
  unread: 0,
  has_earlier: false,
  messages: ids.map((id) => message(id)),
  ...change,
});

const refusal = {
  status: 409,
  code: 'person_unavailable',
  message: 'This person can no longer be messaged.',
};

const noStream = async () => {
  throw { status: 503, code: 'overloaded', message: 'We are very busy right now.' };
};

function open(
  answers: (Conversation | object)[],
  sending: (Message | object)[] = [],
  follow: (since: string | undefined, signal: AbortSignal) => Promise<void> = noStream,
) {
  const clock = new SimulatedClock();
  const calls: unknown[] = [];
  const next = <Answer extends object>(from: (Answer | object)[]): Answer => {
    const answer = from.shift();
    if (!answer || 'code' in answer) throw answer ?? { status: 500, code: 'server_error', message: 'No' };
    return answer as Answer;
  };
  const actor = createActor(
    messagesMachine.provide({
      actors: {
        listMessages: fromPromise<Conversation, MessagesInput & { before?: number }>(async ({ input }) => {
          calls.push(['list', input.before]);
          return next<Conversation>(answers);
        }),
        followMessages: fromPromise<void, MessagesInput & { since?: string }>(({ input, signal }) =>
          follow(input.since, signal),
        ),
        readMessages: fromPromise<{ unread: number }, MessagesInput & { upTo: number }>(async ({ input }) => {
          calls.push(['read', input.upTo]);
          return { unread: 0 };
        }),
        sendMessage: fromPromise<Message, MessagesInput & { text: string; key: string }>(
          async ({ input }) => {
            calls.push(['send', input.text, input.key]);
            return next<Message>(sending);
          },
        ),
      },
    }),
    { clock, input: { applicationId: 8 } },
  ).start();
  return {
    actor,
    clock,
    calls,
    is: (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      waitFor(actor, (state) => state.matches(value)),
    ids: () => actor.getSnapshot().context.conversation?.messages.map(({ id }) => id),
  };
}

test('messages count as read once they are on the screen, and without a stream new ones are fetched every 15 seconds', async () => {
  const unread = conversation([4], { unread: 1 });
  const { actor, clock, calls, is, ids } = open([unread, unread, conversation([4, 5], { unread: 1 })]);
  await is({ reading: 'offScreen' });
  clock.increment(60_000);
  expect(calls).toEqual([['list', undefined]]);
  actor.send({ type: 'page.shown' });
  await is({ reading: 'waiting' });
  expect(calls.slice(1)).toEqual([
    ['list', undefined],
    ['read', 4],
  ]);
  clock.increment(14_999);
  expect(calls).toHaveLength(3);
  clock.increment(1);
  await waitFor(actor, (state) => state.matches({ reading: 'waiting' }) && calls.length === 5);
  expect(calls.slice(3)).toEqual([
    ['list', undefined],
    ['read', 5],
  ]);
  expect(ids()).toEqual([4, 5]);
});

test('off the screen nothing is fetched', async () => {
  const { actor, clock, calls, is } = open([conversation([4]), conversation([4])]);
  await is('reading');
  actor.send({ type: 'page.shown' });
  await is({ reading: 'waiting' });
  actor.send({ type: 'page.hidden' });
  clock.increment(60_000);
  expect(calls).toHaveLength(2);
});

test('earlier messages come before those that are shown, and stay when new ones arrive', async () => {
  const { actor, clock, calls, is, ids } = open([
    conversation([4, 5], { has_earlier: true }),
    conversation([4, 5], { has_earlier: true }),
    conversation([2, 3], { has_earlier: true }),
    conversation([5, 6], { has_earlier: true }),
    conversation([61, 62], { has_earlier: true }),
  ]);
  await is('reading');
  actor.send({ type: 'page.shown' });
  await is({ reading: 'waiting' });
  actor.send({ type: 'earlier.requested' });
  await is({ reading: 'waiting' });
  expect(calls.at(-1)).toEqual(['list', 4]);
  expect(ids()).toEqual([2, 3, 4, 5]);
  clock.increment(15_000);
  await waitFor(actor, () => ids()?.includes(6) ?? false);
  expect(ids()).toEqual([2, 3, 4, 5, 6]);
  await is({ reading: 'waiting' });
  clock.increment(15_000);
  await waitFor(actor, () => ids()?.includes(62) ?? false);
  // What came in between is not shown as if it did not exist.
  expect(ids()).toEqual([61, 62]);
});

test('a failure to load earlier messages is apart from that of sending, and gone once they are requested again', async () => {
  const closed = conversation([4], { status: 'closed', has_earlier: true });
  const noAnswer = { status: 0, code: 'no_answer', message: 'No' };
  const { actor, is, ids } = open([closed, closed, noAnswer, conversation([3])]);
  await is('reading');
  actor.send({ type: 'page.shown' });
  await is({ reading: 'resting' });
  actor.send({ type: 'earlier.requested' });
  const failed = await is({ reading: 'resting' });
  expect([failed.context.failure, failed.context.earlierFailure?.code]).toEqual([null, 'no_answer']);
  actor.send({ type: 'earlier.requested' });
  const loaded = await is({ reading: 'resting' });
  expect([loaded.context.earlierFailure, ids()]).toEqual([null, [3, 4]]);
});

test('a message that did not get through is sent again with the same key, and a closed conversation is read anew', async () => {
  const { actor, calls, is, ids } = open(
    [conversation([4]), conversation([4], { status: 'unavailable' })],
    [{ status: 0, code: 'no_answer', message: 'No' }, message(5, 'you'), refusal],
  );
  await is('reading');
  const submitted = { type: 'message.submitted', writing: { text: 'Yes', key: 'k1' } } as const;
  actor.send(submitted);
  const failed = await is({ reading: 'waiting' });
  expect(failed.context.failure?.code).toBe('no_answer');
  actor.send(submitted);
  const sent = await is({ reading: 'waiting' });
  expect([sent.context.failure, sent.context.writing, ids()]).toEqual([null, null, [4, 5]]);
  actor.send({ type: 'message.submitted', writing: { text: 'Still there?', key: 'k2' } });
  const refused = await waitFor(actor, ({ context }) => context.conversation?.status === 'unavailable');
  expect(refused.context.failure?.message).toBe('This person can no longer be messaged.');
  expect(calls.filter((call) => (call as unknown[])[0] === 'send')).toEqual([
    ['send', 'Yes', 'k1'],
    ['send', 'Yes', 'k1'],
    ['send', 'Still there?', 'k2'],
  ]);
  await is({ reading: 'waiting' });
  actor.send({ type: 'message.submitted', writing: { text: 'Hello?', key: 'k3' } });
  expect(actor.getSnapshot().matches('sending')).toBe(false);
});

/** A stream that says something has changed whenever the test says so. */
function stream() {
  const sinces: (string | undefined)[] = [];
  let change = () => {};
  let isOpen = false;
  const follow = (since: string | undefined, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      sinces.push(since);
      isOpen = true;
      change = resolve;
      signal.addEventListener('abort', () => {
        isOpen = false;
      });
    });
  return { follow, sinces, change: () => change(), isOpen: () => isOpen };
}

test('with a stream nothing is fetched until something changes, and then the stream goes on from there', async () => {
  const { follow, sinces, change } = stream();
  const { actor, clock, calls, is, ids } = open(
    [
      conversation([4], { version: 'a' }),
      conversation([4], { version: 'a' }),
      conversation([4, 5], { version: 'b' }),
    ],
    [],
    follow,
  );
  await is('reading');
  actor.send({ type: 'page.shown' });
  await is({ reading: 'resting' });
  clock.increment(600_000);
  expect([calls.length, sinces]).toEqual([2, ['a']]);
  change();
  await waitFor(actor, () => sinces.length === 2);
  expect([ids(), calls.length, sinces]).toEqual([[4, 5], 3, ['a', 'b']]);
});

test('the stream is closed off the screen, and while a message is on its way', async () => {
  const { follow, sinces, isOpen } = stream();
  const { actor, is } = open(
    [conversation([4]), conversation([4]), conversation([4])],
    [message(5, 'you')],
    follow,
  );
  await is('reading');
  actor.send({ type: 'page.shown' });
  await is({ reading: 'resting' });
  expect(isOpen()).toBe(true);
  actor.send({ type: 'page.hidden' });
  expect(isOpen()).toBe(false);
  actor.send({ type: 'page.shown' });
  await is({ reading: 'resting' });
  actor.send({ type: 'message.submitted', writing: { text: 'Yes', key: 'k1' } });
  expect(isOpen()).toBe(false);
  await is({ reading: 'resting' });
  expect([isOpen(), sinces.length]).toEqual([true, 3]);
});
