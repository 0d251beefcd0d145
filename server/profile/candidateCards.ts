/**
 * The ids of anonymous cards. A card whose holder becomes known by name is spent: whoever is shown without a name afterwards has a
 * new card, so that nothing said of the earlier one, and no number, leads from the name to it.
 */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { candidateCards } from '../db/schema/candidates.ts';

// Ids of users and of first cards are below it, in the 30 bits of a candidate's number.
const renewedFrom = 2 ** 29;

const everyCompany = 0;

/** For one company, which gets to know the name; for all of them unless one is given. */
export async function renewCard(
  { tenantId, tx }: TenantDb,
  userId: number,
  companyId = everyCompany,
): Promise<void> {
  const { tenant_id, company_id, user_id } = candidateCards;
  await tx
    .insert(candidateCards)
    .values({ tenant_id: tenantId, company_id: companyId, user_id: userId })
    .onConflictDoUpdate({ target: [tenant_id, company_id, user_id], set: { number: sql`excluded.number` } });
}

/** Of each user with a renewed card, its number. */
export const renewedCards = (tenantId: number, companyId: number): SQL => sql`(
  select c.user_id, max(c.number) as number from candidate_cards c
  where c.tenant_id = ${tenantId} and c.company_id in (${everyCompany}::bigint, ${companyId}::bigint)
  group by c.user_id)`;

export const cardIdOf = (userId: SQL, renewed: SQL): SQL =>
  sql`coalesce(${renewed} + ${renewedFrom}::bigint, ${userId})`;

/** Who holds the card, or held it until a newer one. */
export async function holderOfCard(
  { tenantId, tx }: TenantDb,
  companyId: number,
  cardId: number,
): Promise<number | null> {
  if (cardId < renewedFrom) return cardId;
  const [card] = await tx
    .select({ user_id: candidateCards.user_id })
    .from(candidateCards)
    .where(
      and(
        eq(candidateCards.tenant_id, tenantId),
        eq(candidateCards.number, cardId - renewedFrom),
        inArray(candidateCards.company_id, [everyCompany, companyId]),
      ),
    );
  return card?.user_id ?? null;
}
