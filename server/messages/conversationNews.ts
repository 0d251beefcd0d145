import type { components } from '../../openapi.gen.d.ts';
import type { ConversationStatus } from '../../src/machines/conversationStatus.ts';
import type { ThreadRow } from '../db/schema/messages.ts';
import type { Reader } from './conversation.ts';

export type ConversationNews = components['schemas']['ConversationNews'];

export type ThreadMarks = Pick<
  ThreadRow,
  'last_message_id' | 'veteran_read_to' | 'employer_read_to' | 'hidden_messages'
>;

/**
 * What a side may learn of the state of a conversation. It has to be derived from what the side is shown: from a rejection that is
 * not sent yet, the status of a conversation does not change. Own readings change nothing either.
 */
export function conversationNews(
  thread: ThreadMarks | undefined,
  { reader, status }: { reader: Reader; status: ConversationStatus },
): ConversationNews {
  const last_message_id = thread?.last_message_id ?? 0;
  const read_to = (reader === 'veteran' ? thread?.employer_read_to : thread?.veteran_read_to) ?? 0;
  const version = [last_message_id, read_to, thread?.hidden_messages ?? 0, status].join('-');
  return { version, status, last_message_id, read_to };
}
