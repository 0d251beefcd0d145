import type { ConversationStatus } from '../../src/machines/conversationStatus.ts';
import type { Application } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { notFound, Problem } from '../http/answers/problem.ts';
import { hasBlock, type Reader, statusFor } from './conversation.ts';

const refusals: Record<Exclude<ConversationStatus, 'open'>, [code: string, message: string]> = {
  closed: ['conversation_closed', 'This conversation is closed.'],
  on_hold: ['on_hold', 'This company can’t be messaged at the moment.'],
  blocked: ['company_blocked', 'You’ve blocked this company. Unblock it to write to them.'],
  unavailable: ['person_unavailable', 'This person can no longer be messaged.'],
};

/** @throws Problem 409 unless this side can write, 404 once the veteran is erased */
export async function requireOpen(
  db: TenantDb,
  application: Application,
  { reader, now }: { reader: Reader; now: Date },
): Promise<void> {
  if (application.row.user_id === null) throw notFound();
  const status = statusFor(reader, application, { isBlocked: await hasBlock(db, application), now });
  if (status !== 'open') throw new Problem(409, ...refusals[status]);
}
