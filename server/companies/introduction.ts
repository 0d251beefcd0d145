import { and, eq, ne, sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { jobInvitations } from '../db/schema/candidates.ts';
import { renewCard } from '../profile/interface.ts';

interface Introduction {
  userId: number;
  companyId: number;
  /** Of the invitation that the veteran takes up by it; 0 without one to a card. */
  cardId: number;
}

/**
 * A veteran shows a company who they are: it reads under the name what it sent to this card, and nothing about other cards of theirs.
 * The card is spent.
 */
export async function introduceVeteran(
  db: TenantDb,
  { userId, companyId, cardId }: Introduction,
): Promise<void> {
  const { tenant_id, user_id, company_id, card_id, job_id } = jobInvitations;
  const byName = sql`(select o.job_id from ${jobInvitations} o
    where o.tenant_id = ${db.tenantId} and o.user_id = ${userId} and o.card_id = 0)`;
  await db.tx
    .update(jobInvitations)
    .set({ card_id: 0 })
    .where(
      and(
        eq(tenant_id, db.tenantId),
        eq(user_id, userId),
        eq(company_id, companyId),
        eq(card_id, cardId),
        ne(card_id, 0),
        sql`${job_id} not in ${byName}`,
      ),
    );
  await renewCard(db, userId, companyId);
}
