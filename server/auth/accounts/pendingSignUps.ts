// Anybody can sign up with any address. Each sign-up waits with its own link, and confirming uses the
// sign-up made in the same browser; in another browser the password has to be chosen again.
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { type UserRow, users } from '../../db/schema/accounts.ts';
import { oneTimeTokens, type PendingSignUp } from '../../db/schema/mail.ts';
import { removePicture } from '../../files/pictures.ts';
import type { Call } from '../../http/contract/call.ts';
import { hashOfToken, newToken } from '../oneTimeTokens.ts';
import { answerOf, recordConsents } from './consents.ts';

type Cookies = Call<'signUp'>['cookies'];

const cookie = 'sign_up';
const week = 7 * 24 * 3600;

export function markBrowser(cookies: Cookies): string {
  const secret = cookies.read(cookie) ?? newToken();
  cookies.write(cookie, secret, week);
  return hashOfToken(secret);
}

export async function signUpOfBrowser(
  { tenantId, tx }: TenantDb,
  userId: number,
  cookies: Cookies,
): Promise<PendingSignUp | null> {
  const secret = cookies.read(cookie);
  if (!secret) return null;
  const [row] = await tx
    .select({ sign_up: oneTimeTokens.sign_up })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tenant_id, tenantId),
        eq(oneTimeTokens.user_id, userId),
        eq(oneTimeTokens.kind, 'verify_email'),
        isNull(oneTimeTokens.used_at),
        sql`${oneTimeTokens.sign_up} ->> 'browser' = ${hashOfToken(secret)}`,
      ),
    )
    .orderBy(desc(oneTimeTokens.id))
    .limit(1);
  return row?.sign_up ?? null;
}

export async function applySignUp(
  db: TenantDb,
  user: UserRow,
  { version, columns }: PendingSignUp,
  now: Date,
) {
  const isLatest = version === user.version;
  await db.tx
    .update(users)
    .set({ ...columns, ...(isLatest ? {} : { profile_picture: null }) })
    .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, user.id)));
  if (isLatest) return;
  await removePicture(db, user.profile_picture);
  await recordConsents(db, {
    userId: user.id,
    privacy_version: columns.privacy_version ?? '',
    now,
    values: {
      privacy: 'accepted',
      terms: 'accepted',
      marketing: answerOf(columns.consent_marketing ?? false),
    },
  });
}
