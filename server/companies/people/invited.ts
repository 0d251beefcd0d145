// What whoever has an invitation to a company does with its link.
import { and, eq } from 'drizzle-orm';
import { personName } from '../../../src/documents/personName.ts';
import { findUserProfile, lockCaller, maskedEmail } from '../../auth/interface.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { Problem } from '../../http/answers/problem.ts';
import { type Limits, limitKey, networkOf, take } from '../../http/answers/rateLimits.ts';
import type { Operation } from '../../http/contract/call.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { notifier } from '../../notifications/notify.ts';
import { presentUser } from '../../profile/interface.ts';
import { notifyOfNewInvitationRequest } from '../companyNews.ts';
import { findInvitation, joinByInvitation } from './invitationLife.ts';

interface Services {
  database: Database;
  limits: Limits;
  outbox: Outbox;
}

export const checkInvitation: Operation<'checkInvitation'> = ({ body, now, transaction }) =>
  transaction(async (db) => {
    const stored = await findInvitation(db, body.token, now);
    if (!stored) throw new Problem(422, 'token_invalid', 'This link is incomplete or was not sent by us.');
    const { invitation, company, inviter, state } = stored;
    const [account] = await db.tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenant_id, db.tenantId), eq(users.email, invitation.email)));
    return {
      data: {
        email_masked: maskedEmail(invitation.email),
        company: { name: company.name, logo_url: company.logo?.thumb_url ?? null },
        inviter: personName(inviter),
        member_role: invitation.member_role,
        expires_at: invitation.expires_at.toISOString(),
        account_exists: account !== undefined,
        state,
      },
    };
  });

export const acceptInvitation: Operation<'acceptInvitation', { outbox: Outbox }> = async (
  call,
  { outbox },
) => {
  const { body, user, now, transaction } = call;
  const data = await transaction(async (db) => {
    const notify = notifier(outbox, call);
    await joinByInvitation(db, { token: body.token, userId: user.id, now, notify });
    // After joining, because the company’s row is locked before the person’s.
    await lockCaller(db, user);
    return presentUser(await findUserProfile(db, user.id, now), now);
  });
  outbox.wake();
  return { data };
};

export const requestNewInvitation: Operation<'requestNewInvitation', Services> = async (
  call,
  { database, limits, outbox },
) => {
  const { body, tenant, clientIp, now, transaction } = call;
  await database.asPlatform(async (tx) => {
    await take(tx, limitKey('requestInvitation', tenant.id, body.token), limits.requestInvitation, now);
    await take(
      tx,
      limitKey('requestInvitationOfNetwork', networkOf(clientIp)),
      limits.requestInvitationOfNetwork,
      now,
    );
  });
  await transaction(async (db) => {
    const stored = await findInvitation(db, body.token, now);
    if (stored && stored.company.status === 'active' && ['expired', 'revoked'].includes(stored.state)) {
      await notifyOfNewInvitationRequest(db, stored, notifier(outbox, call));
    }
  });
  outbox.wake();
  return { data: null };
};
