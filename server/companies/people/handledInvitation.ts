import { and, eq, isNull } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { invitations } from '../../db/schema/teams.ts';
import { markHandled } from '../../notifications/notify.ts';

type Invitation = Pick<typeof invitations.$inferSelect, 'id' | 'company_id' | 'invited_by_id'>;

/** Once an invitation is sent or declined, nobody needs to decide on it, or on the request of which it was the last. */
export async function markInvitationHandled(
  db: TenantDb,
  { id, company_id: companyId, invited_by_id: invitedById }: Invitation,
  now: Date,
): Promise<void> {
  const types = ['invitation_wanted'] as const;
  await markHandled(db, { types, companyId, invitationId: id, now });
  const { tenant_id, company_id, invited_by_id, approved_at, accepted_at, revoked_at } = invitations;
  const left = await db.tx.$count(
    invitations,
    and(
      eq(tenant_id, db.tenantId),
      eq(company_id, companyId),
      eq(invited_by_id, invitedById),
      ...[isNull(approved_at), isNull(accepted_at), isNull(revoked_at)],
    ),
  );
  if (left === 0) await markHandled(db, { types, companyId, aboutId: invitedById, now });
}
