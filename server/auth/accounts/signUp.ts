// Known and unknown addresses get the same response after the same work; the owner of a known one is notified by mail. Sign-ups
// for an unconfirmed address are separate, so that nobody can interfere with somebody else's.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import type { PendingSignUp } from '../../db/schema/mail.ts';
import {
  checkPicture,
  type EncodedPicture,
  makePicture,
  removePicture,
  storePicture,
} from '../../files/pictures.ts';
import { invalid } from '../../http/answers/problem.ts';
import { networkOf } from '../../http/answers/rateLimits.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { type Notify, notifier } from '../../notifications/notify.ts';
import { endTokens, issueToken, unknownUserId } from '../oneTimeTokens.ts';
import { hashPassword } from '../passwords/passwordHash.ts';
import { checkNewPassword } from '../passwords/passwordRules.ts';
import { accountExistsLetter, verifyEmailLetter } from './accountLetters.ts';
import { answerOf, recordConsents } from './consents.ts';
import { letterWriter } from './mailing.ts';
import { markBrowser } from './pendingSignUps.ts';
import type { PublicCallGuard } from './publicCallGuard.ts';

type Form = Call<'signUp'>['form'];

interface SignUpOptions {
  guard: PublicCallGuard;
  outbox: Outbox;
  /** Adds the recruiter to the company that invited them. @throws if the token is invalid */
  acceptInvitation: (
    db: TenantDb,
    invited: { token: string; email: string; userId: number; now: Date; notify: Notify },
  ) => Promise<void>;
}

export const signUp: Operation<'signUp', SignUpOptions> = async (
  call,
  { guard, outbox, acceptInvitation },
) => {
  const { form, cookies, now, transaction, conclude } = call;
  const email = form.email.toLowerCase();
  check(call);
  await guard.captcha(call, form.captcha_token);
  await checkPassword(call);
  await guard.countNetwork(call, 'signUp');
  await guard.countLetter(call, email);
  const { profile_picture } = form;
  const picture =
    profile_picture && (await makePicture(profile_picture, 'profile_picture', networkOf(call.clientIp)));
  const columns = { ...columnsOf(form, call), password_hash: await hashPassword(form.password) };
  const browser = markBrowser(cookies);
  const answer = await transaction(async (db) => {
    const concludedWith = (token: string | null) =>
      conclude(db, {
        data: { email, verification_required: token === null, verification_token: token },
      });
    const mail = letterWriter(outbox, call);
    const { id: userId, version } = await keepUser(db, call, email, columns);
    await keepBesides(db, userId, call, picture);
    const signUp = form.invite_token ? null : { browser, version, columns };
    if (!signUp) await endTokens(db, { userId, kind: 'verify_email', now });
    const issued = await issueToken(db, { userId, kind: 'verify_email', email, now, signUp });
    if (!issued) {
      await mail(db, email, accountExistsLetter());
      return concludedWith(null);
    }
    if (form.invite_token) {
      const notify = notifier(outbox, call);
      await acceptInvitation(db, { token: form.invite_token, email, userId, now, notify });
      await markVerified(db, userId, now);
      return concludedWith(issued.token);
    }
    await mail(db, email, verifyEmailLetter(email), issued);
    return concludedWith(null);
  });
  outbox.wake();
  return answer;
};

// Opening the invitation has proven the address.
const markVerified = ({ tenantId, tx }: TenantDb, userId: number, now: Date) =>
  tx
    .update(users)
    .set({ email_verified_at: now })
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, userId)));

function check({ form, tenant }: Pick<Call<'signUp'>, 'form' | 'tenant'>) {
  const errors: Record<string, string[]> = {};
  if (form.privacy_version !== tenant.privacy_version) {
    errors.privacy_version = ['Read the current privacy notice first'];
  }
  if (!tenant.country_ids.includes(form.country_id)) errors.country_id = ['Choose a country from the list'];
  if (form.role === 'recruiter' && !form.job_title) errors.job_title = ['Required'];
  if (form.invite_token && form.role !== 'recruiter') errors.role = ['Only recruiters can be invited'];
  if (Boolean(form.phone_number) !== Boolean(form.country_code)) {
    errors[form.phone_number ? 'country_code' : 'phone_number'] = ['Required'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (form.profile_picture) checkPicture(form.profile_picture, 'profile_picture');
}

// Runs after the captcha, because estimating the strength is expensive.
async function checkPassword({ form, tenant }: Pick<Call<'signUp'>, 'form' | 'tenant'>) {
  const errors = await checkNewPassword(form, form, tenant);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const columnsOf = (form: Form, call: Pick<Call<'signUp'>, 'tenant'>) => ({
  role: form.role,
  first_name: form.first_name,
  middle_name: form.middle_name || null,
  last_name: form.last_name ?? '',
  country_id: form.country_id,
  phone_number: form.phone_number ?? null,
  country_code: form.country_code ?? null,
  job_title: form.role === 'recruiter' ? (form.job_title ?? null) : null,
  partner: call.tenant.partners.find(({ slug }) => slug === form.partner)?.slug ?? null,
  privacy_version: form.privacy_version,
  consent_marketing: form.marketing_opt_in ?? false,
});

// The new user or the earlier unconfirmed one; `unknownUserId` and version 0 if the address has an account.
async function keepUser(
  { tenantId, tx }: TenantDb,
  { now }: Pick<Call<'signUp'>, 'now'>,
  email: string,
  columns: PendingSignUp['columns'],
): Promise<{ id: number; version: number }> {
  const [saved] = await tx
    .insert(users)
    .values({ ...columns, tenant_id: tenantId, email, status: 'active', created_at: now, updated_at: now })
    .onConflictDoUpdate({
      target: [users.tenant_id, users.email],
      set: { ...columns, updated_at: now, version: sql`${users.version} + 1` },
      setWhere: isNull(users.email_verified_at),
    })
    .returning({ id: users.id, version: users.version });
  return saved ?? { id: unknownUserId, version: 0 };
}

async function keepBesides(
  db: TenantDb,
  userId: number,
  { form, now }: Pick<Call<'signUp'>, 'form' | 'now'>,
  picture: EncodedPicture | undefined,
) {
  const mine = and(eq(users.tenant_id, db.tenantId), eq(users.id, userId));
  const [row] = await db.tx.select({ earlier: users.profile_picture }).from(users).where(mine);
  await removePicture(db, row?.earlier ?? null);
  const profile_picture = picture ? await storePicture(db, picture, now) : null;
  if (!row) await removePicture(db, profile_picture);
  else if (row.earlier || profile_picture) await db.tx.update(users).set({ profile_picture }).where(mine);
  await recordConsents(db, {
    userId,
    privacy_version: form.privacy_version,
    now,
    values: {
      privacy: 'accepted',
      terms: 'accepted',
      marketing: answerOf(form.marketing_opt_in ?? false),
    },
  });
}
