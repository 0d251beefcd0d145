// A notification that asks for something counts as read once that is done, or can no longer be done, whoever did it.
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { notifications } from '../db/schema/notifications.ts';

type NotificationType = components['schemas']['NotificationType'];

interface HandledRequest {
  types: readonly NotificationType[];
  /** Whom it asked: a person, everyone in a company, or both. */
  userId?: number | null;
  companyId?: number;
  /** What it was about, as far as that narrows it down. */
  applicationId?: number;
  aboutId?: number;
  invitationId?: number;
  path?: string;
  now: Date;
}

export async function markHandled(db: TenantDb, request: HandledRequest): Promise<void> {
  const { types, userId, companyId, applicationId, aboutId, invitationId, path, now } = request;
  if (types.length === 0) return;
  const { tenantId, tx } = db;
  const readers = tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.tenant_id, tenantId),
        or(
          userId ? eq(users.id, userId) : undefined,
          companyId ? eq(users.company_id, companyId) : undefined,
        ) ?? sql`false`,
      ),
    );
  await tx
    .update(notifications)
    .set({ read_at: now })
    .where(
      and(
        eq(notifications.tenant_id, tenantId),
        inArray(notifications.user_id, readers),
        isNull(notifications.read_at),
        lte(notifications.created_at, now),
        inArray(notifications.type, [...types]),
        applicationId ? eq(notifications.application_id, applicationId) : undefined,
        aboutId ? eq(notifications.about_user_id, aboutId) : undefined,
        invitationId ? sql`${invitationId} = any(${notifications.invitation_ids})` : undefined,
        path ? eq(notifications.link, path) : undefined,
      ),
    );
}
