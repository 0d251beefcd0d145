import type { components } from '../../openapi.gen.d.ts';

type Schemas = components['schemas'];
type Conversation = Schemas['Conversation'];
type Message = Schemas['Message'];

/** Those that were loaded before stay, unless more came in between than the latest page has. */
export function withLatest(before: Conversation | null, latest: Conversation): Conversation {
  const first = latest.messages[0]?.id ?? 0;
  const earlier = before?.messages.filter(({ id }) => id < first) ?? [];
  const isConnected = before?.messages.some(({ id }) => id >= first) ?? false;
  if (!before || !isConnected || earlier.length === 0) return latest;
  return { ...latest, has_earlier: before.has_earlier, messages: [...earlier, ...latest.messages] };
}

export const withEarlier = (before: Conversation | null, earlier: Conversation): Conversation => ({
  ...(before ?? earlier),
  has_earlier: earlier.has_earlier,
  messages: [...earlier.messages, ...(before?.messages ?? [])],
});

export const withSent = (before: Conversation | null, sent: Message): Conversation | null =>
  before && { ...before, messages: [...before.messages.filter(({ id }) => id !== sent.id), sent] };
