import { and, eq } from 'drizzle-orm';
import { recordOwn } from '../../audit/audit.ts';
import { sessions, users } from '../../db/schema/accounts.ts';
import { invalid } from '../../http/answers/problem.ts';
import type { Call } from '../../http/contract/call.ts';
import { isPassword } from '../passwords/passwordHash.ts';

type Caller = Pick<Call<'changePassword'>, 'user' | 'now' | 'transaction' | 'limit'>;

export async function checkCurrentPassword({ user, now, transaction, limit }: Caller, password: string) {
  await limit('currentPassword');
  const [row] = await transaction(({ tenantId, tx }) =>
    tx
      .select({ hash: users.password_hash })
      .from(users)
      .where(and(eq(users.tenant_id, tenantId), eq(users.id, user.id))),
  );
  if (!(await isPassword(row?.hash, password))) {
    const deed = { action: 'password.refused', result: 'refused' } as const;
    await transaction((db) => recordOwn(db, user, deed, { now }));
    throw invalid({ current_password: ['That’s not your current password'] });
  }
}

// A recent sign-in through a provider replaces the password.
const freshFor = 15 * 60_000;

const wrongPassword = (sentence: string) => invalid({ current_password: [sentence] });

export async function requireIdentityProof(call: Caller, password: string | undefined): Promise<void> {
  const { user, now, transaction, limit } = call;
  const [proof] = await transaction(({ tenantId, tx }) =>
    tx
      .select({ hash: users.password_hash, since: sessions.created_at })
      .from(users)
      .innerJoin(sessions, and(eq(sessions.tenant_id, users.tenant_id), eq(sessions.id, user.session_id)))
      .where(and(eq(users.tenant_id, tenantId), eq(users.id, user.id))),
  );
  if (proof?.hash) {
    if (!password) throw wrongPassword('Password is required');
    await checkCurrentPassword(call, password);
    return;
  }
  if (!proof || now.getTime() - proof.since.getTime() > freshFor)
    throw wrongPassword('You don’t have a password here. Log out, sign in again and retry within 15 minutes');
  // Whoever proves themselves so could otherwise repeat without end what writes to them.
  await limit('currentPassword');
}
