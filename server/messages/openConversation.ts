import { and, eq, inArray } from 'drizzle-orm';
import type { ConversationStatus } from '../../src/machines/conversationStatus.ts';
import type { Application } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { companyBlocks } from '../db/schema/candidates.ts';
import { notFound, Problem } from '../http/answers/problem.ts';
import { hasBlock, type Reader, statusFor } from './conversation.ts';

const refusals: Record<Exclude<ConversationStatus, 'open'>, [code: string, message: string]> = {
  closed: ['conversation_closed', 'This conversation is closed.'],
  on_hold: ['on_hold', 'This company can’t be messaged at the moment.'],
  blocked: ['company_blocked', 'You’ve blocked this company. Unblock it to write to them.'],
  unavailable: ['person_unavailable', 'This person can no longer be messaged.'],
};

/** Why a side cannot write: 409, or 404 once the veteran is erased. */
export function refusalOf({ row }: Pick<Application, 'row'>, status: ConversationStatus): Problem | null {
  if (row.user_id === null) return notFound();
  return status === 'open' ? null : new Problem(409, ...refusals[status]);
}

/** @throws Problem 409 unless this side can write, 404 once the veteran is erased */
export async function requireOpen(
  db: TenantDb,
  application: Application,
  { reader, now }: { reader: Reader; now: Date },
): Promise<void> {
  const status = statusFor(reader, application, { isBlocked: await hasBlock(db, application), now });
  const refusal = refusalOf(application, status);
  if (refusal) throw refusal;
}

/** Of each of these applications to a company, as its recruiters may know it. */
export async function statusesForCompany(
  { tenantId, tx }: TenantDb,
  companyId: number,
  { applications, now }: { applications: readonly Application[]; now: Date },
): Promise<(application: Application) => ConversationStatus> {
  const people = applications.flatMap(({ row }) => (row.user_id === null ? [] : [row.user_id]));
  const blocks =
    people.length === 0
      ? []
      : await tx
          .select({ userId: companyBlocks.user_id })
          .from(companyBlocks)
          .where(
            and(
              eq(companyBlocks.tenant_id, tenantId),
              eq(companyBlocks.company_id, companyId),
              inArray(companyBlocks.user_id, people),
            ),
          );
  const blockedBy = new Set(blocks.map(({ userId }) => userId));
  return (application) => {
    const { user_id: userId } = application.row;
    const isBlocked = userId !== null && blockedBy.has(userId);
    return statusFor('employer', application, { isBlocked, now });
  };
}
