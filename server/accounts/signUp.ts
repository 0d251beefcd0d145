/**
 * Promises: a known and an unknown e-mail get one answer after the same work; the known one's owner learns of it by mail.
 * Until an address is confirmed, its latest sign-up is the one that counts, so that nobody can prepare another's account.
 */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Call, Handlers } from '../call.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import type { Outbox } from '../mail/outbox.ts';
import { type Tell, telling } from '../notifications/notify.ts';
import { issueToken, nobodysId } from '../oneTimeTokens.ts';
import { hashPassword } from '../passwords.ts';
import { checkPicture, type MadePicture, makePicture, removePicture, storePicture } from '../pictures.ts';
import { invalid } from '../problem.ts';
import { answerOf, recordConsents } from './consents.ts';
import type { Guard } from './guard.ts';
import { accountExistsLetter, verifyEmailLetter } from './letters.ts';
import { mailing } from './mailing.ts';
import { checkNewPassword } from './passwordRules.ts';

type Form = Call<'signUp'>['form'];

export interface SignUpOptions {
  guard: Guard;
  outbox: Outbox;
  /** Lets the new recruiter into the company that invited this address, or throws where the token is not good. */
  acceptInvitation: (
    db: TenantDb,
    invited: { token: string; email: string; userId: number; now: Date; tell: Tell },
  ) => Promise<void>;
}

export function signUpHandlers({ guard, outbox, acceptInvitation }: SignUpOptions) {
  return {
    async signUp(call) {
      const { form, now, transaction, conclude } = call;
      const email = form.email.toLowerCase();
      check(call);
      await guard.captcha(call, form.captcha_token);
      await guard.count(call, 'signUp');
      const picture = form.profile_picture
        ? await makePicture(form.profile_picture, 'profile_picture')
        : null;
      const password_hash = await hashPassword(form.password);
      const answer = await transaction(async (db) => {
        const concludedWith = (token: string | null) =>
          conclude(db, {
            data: { email, verification_required: token === null, verification_token: token },
          });
        const mail = mailing(outbox, call);
        const userId = await keepUser(db, call, { email, password_hash });
        await keepBesides(db, userId, call, picture);
        const issued = await issueToken(db, { userId, kind: 'verify_email', email, now });
        if (!issued) {
          await mail(db, email, accountExistsLetter());
          return concludedWith(null);
        }
        if (form.invite_token) {
          const tell = telling(outbox, call);
          await acceptInvitation(db, { token: form.invite_token, email, userId, now, tell });
          await markVerified(db, userId, now);
          return concludedWith(issued.token);
        }
        await mail(db, email, verifyEmailLetter(email), issued);
        return concludedWith(null);
      });
      outbox.wake();
      return answer;
    },
  } satisfies Handlers<'signUp'>;
}

/** The invitation's mail has proven the address. */
const markVerified = ({ tenantId, tx }: TenantDb, userId: number, now: Date) =>
  tx
    .update(users)
    .set({ email_verified_at: now })
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, userId)));

function check({ form, tenant }: Pick<Call<'signUp'>, 'form' | 'tenant'>) {
  const errors = checkNewPassword(form, form);
  if (form.privacy_version !== tenant.privacy_version) {
    errors.privacy_version = ['Read the present privacy notice first'];
  }
  if (!tenant.country_ids.includes(form.country_id)) errors.country_id = ['Choose a country from the list'];
  if (form.role === 'recruiter' && !form.job_title) errors.job_title = ['Required'];
  if (form.invite_token && form.role !== 'recruiter') errors.role = ['An invitation is for a recruiter'];
  if (Boolean(form.phone_number) !== Boolean(form.country_code)) {
    errors[form.phone_number ? 'country_code' : 'phone_number'] = ['Required'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (form.profile_picture) checkPicture(form.profile_picture, 'profile_picture');
}

const columnsOf = (form: Form, call: Pick<Call<'signUp'>, 'tenant' | 'now'>) => ({
  role: form.role,
  first_name: form.first_name,
  middle_name: form.middle_name || null,
  last_name: form.last_name,
  country_id: form.country_id,
  phone_number: form.phone_number ?? null,
  country_code: form.country_code ?? null,
  job_title: form.role === 'recruiter' ? (form.job_title ?? null) : null,
  partner: call.tenant.partners.find(({ slug }) => slug === form.partner)?.slug ?? null,
  privacy_version: form.privacy_version,
  consent_marketing: form.marketing_opt_in ?? false,
  updated_at: call.now,
});

/** The new user's id, or that of the same address's earlier sign-up; nobody's when the address has an account. */
async function keepUser(
  { tenantId, tx }: TenantDb,
  call: Pick<Call<'signUp'>, 'form' | 'tenant' | 'now'>,
  own: { email: string; password_hash: string },
): Promise<number> {
  const columns = { ...columnsOf(call.form, call), password_hash: own.password_hash };
  const [kept] = await tx
    .insert(users)
    .values({ ...columns, tenant_id: tenantId, email: own.email, status: 'active', created_at: call.now })
    .onConflictDoUpdate({
      target: [users.tenant_id, users.email],
      set: { ...columns, version: sql`${users.version} + 1` },
      setWhere: isNull(users.email_verified_at),
    })
    .returning({ id: users.id });
  return kept?.id ?? nobodysId;
}

async function keepBesides(
  db: TenantDb,
  userId: number,
  { form, now }: Pick<Call<'signUp'>, 'form' | 'now'>,
  picture: MadePicture | null,
) {
  const mine = and(eq(users.tenant_id, db.tenantId), eq(users.id, userId));
  const [row] = await db.tx.select({ earlier: users.profile_picture }).from(users).where(mine);
  await removePicture(db, row?.earlier ?? null);
  const profile_picture = picture && (await storePicture(db, picture, now));
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
