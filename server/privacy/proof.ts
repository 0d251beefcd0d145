/** Promises: what takes or ends somebody's data is done for them alone: by their password or, where they have none, a fresh sign-in. */
import { and, eq } from 'drizzle-orm';
import { checkCurrentPassword } from '../accounts/security.ts';
import type { Call } from '../call.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { invalid } from '../problem.ts';

/** A sign-in through another provider stands for the password that there is none of. */
const freshFor = 15 * 60_000;

const refused = (sentence: string) => invalid({ current_password: [sentence] });

type Caller = Pick<Call<'createGdprPdf'>, 'user' | 'now' | 'transaction' | 'limit'>;

export async function checkItIsThem(call: Caller, password: string | undefined): Promise<void> {
  const { user, now, transaction } = call;
  const [proof] = await transaction(({ tenantId, tx }) =>
    tx
      .select({ hash: users.password_hash, since: sessions.signed_in_at })
      .from(users)
      .innerJoin(sessions, and(eq(sessions.tenant_id, users.tenant_id), eq(sessions.id, user.session_id)))
      .where(and(eq(users.tenant_id, tenantId), eq(users.id, user.id))),
  );
  if (proof?.hash) {
    if (!password) throw refused('Password is required');
    await checkCurrentPassword(call, password);
  } else if (!proof || now.getTime() - proof.since.getTime() > freshFor) {
    throw refused('You have no password here: log out, sign in again, and ask within 15 minutes');
  }
}
