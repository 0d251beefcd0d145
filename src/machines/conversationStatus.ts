export const conversationStatuses = ['open', 'on_hold', 'closed', 'blocked', 'unavailable'] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

interface ConversationFacts {
  reader: 'veteran' | 'employer';
  /** The company may see the CV and the contact details of the application. */
  isShared: boolean;
  /** By the veteran, of the company. */
  isBlocked: boolean;
  isCompanyActive: boolean;
}

/**
 * A conversation can be written in for as long as the company may see the application whole: both sides meet the same end, and a
 * rejection that is not sent yet changes nothing. The company learns no more of a block than that it can no longer write.
 */
export function conversationStatus(facts: ConversationFacts): ConversationStatus {
  if (!facts.isShared) return 'closed';
  if (facts.isBlocked) return facts.reader === 'veteran' ? 'blocked' : 'unavailable';
  return facts.isCompanyActive ? 'open' : 'on_hold';
}

export const canWrite = (status: ConversationStatus): boolean => status === 'open';
