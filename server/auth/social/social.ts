// A provider sign-in works once, in the browser that started it. It never opens an existing account by
// address alone: the signed-in owner has to link it.
import { and, eq } from 'drizzle-orm';
import { type Attempts, recordOwn } from '../../audit/audit.ts';
import type { Database, TenantDb } from '../../db/database.ts';
import { type UserRow, users } from '../../db/schema/accounts.ts';
import { identities } from '../../db/schema/social.ts';
import { invalid, Problem } from '../../http/answers/problem.ts';
import { networkOf } from '../../http/answers/rateLimits.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import { originOf } from '../../mail/origin.ts';
import { presentUser } from '../../profile/interface.ts';
import { newVeteranStatus } from '../accounts/approval.ts';
import { answerOf, recordConsents } from '../accounts/consents.ts';
import { lockUser } from '../accounts/endAccess.ts';
import { type Erasure, eraseUnconfirmed, findByEmail } from '../accounts/verification.ts';
import { newToken, tokenInvalid } from '../oneTimeTokens.ts';
import { openSession, sessionLifetimes } from '../sessions.ts';
import { findSignedIn, findUserProfile } from '../signedIn.ts';
import { accountExists } from './identities.ts';
import { addIdentity } from './linkedIdentities.ts';
import type { ProviderName, ProviderProfile, Providers } from './providers.ts';
import { issueTicket, rememberDeparture, spendState, spendTicket, ticketSeconds } from './tickets.ts';

const cookie = 'social';

type Caller = Pick<
  Call<'redirectToGoogle'>,
  'tenant' | 'host' | 'clientIp' | 'now' | 'cookies' | 'limit' | 'transaction'
>;

interface Services {
  database: Database;
  providers: Providers;
  attempts: Attempts;
  erasure: Erasure;
}

async function redirect(call: Caller, providers: Providers, provider: ProviderName) {
  const { tenant, host, clientIp, now, cookies, limit, transaction } = call;
  await limit('departOfNetwork', { whose: networkOf(clientIp) });
  const { url, departure } = await providers.depart(tenant, provider, `${originOf(host)}/redirect/social`);
  const browser = newToken();
  await transaction((db) => rememberDeparture(db, departure, { provider, browser, now }));
  cookies.write(cookie, browser, ticketSeconds, 'lax');
  return { data: { url } };
}

async function signIn(
  database: Database,
  call: Pick<Caller, 'tenant' | 'now'>,
  session: Awaited<ReturnType<typeof openSession>>,
) {
  const signedIn = await findSignedIn(database, call.tenant.id, session.token, call.now);
  if (!signedIn) throw tokenInvalid();
  return { ...session, user: presentUser(signedIn, call.now) };
}

export const redirectToGoogle: Operation<'redirectToGoogle', { providers: Providers }> = (
  call,
  { providers },
) => redirect(call, providers, 'google');

export const redirectToLinkedin: Operation<'redirectToLinkedin', { providers: Providers }> = (
  call,
  { providers },
) => redirect(call, providers, 'linkedin');

export const exchangeSocialCode: Operation<'exchangeSocialCode', Omit<Services, 'erasure'>> = async (
  call,
  { database, providers, attempts },
) => {
  const { body, tenant, now, cookies, transaction } = call;
  const { provider, code, state } = body;
  const browser = cookies.read(cookie) ?? '';
  const departure = await transaction((db) => spendState(db, state, { provider, browser, now }));
  const vouched = await providers.arrive(tenant, provider, code, departure);
  const attempt = { action: `${provider}_sign_in.refused`, email: vouched.email.toLowerCase() };
  const outcome = await attempts.refusalsOf(call, attempt, async () => {
    const recognised = await transaction((db) => recognise(db, provider, vouched, call));
    if (recognised.isTaken) throw accountExists({ social_ticket: recognised.ticket });
    return recognised;
  });
  if (outcome.session) return { data: await signIn(database, call, outcome.session) };
  const { subject: _, ...profile } = vouched;
  return { data: { signup_required: true, social_ticket: outcome.ticket, profile } };
};

export const socialSignUp: Operation<'socialSignUp', Pick<Services, 'erasure'>> = async (
  call,
  { erasure },
) => {
  const { form, tenant, now, transaction, conclude } = call;
  checkForm(form, tenant);
  const { answer, erased } = await transaction(async (db) => {
    const { userId, session, erased } = await addVeteran(db, call, erasure);
    const user = presentUser(await findUserProfile(db, userId, now), now);
    return { answer: await conclude(db, { data: { ...session, user } }), erased };
  });
  if (erased !== null) erasure.log(tenant.id, erased, now);
  return answer;
};

const recordSignIn = (
  db: TenantDb,
  user: UserRow,
  by: ProviderName,
  moment: { now: Date; from: Call<'exchangeSocialCode'>['client'] },
) => recordOwn(db, user, { action: 'signed_in', category: 'sign_in', details: { by } }, moment);

function refuseUnfit({ role, status, is_tenant_admin }: UserRow) {
  if (role !== 'veteran' || is_tenant_admin) {
    throw new Problem(
      403,
      'forbidden_role',
      'Only veterans can sign in this way. Use your email address and password.',
    );
  }
  if (status === 'inactive') throw new Problem(410, 'user_inactive', 'This account is no longer active.');
}

async function findLinkedUser(db: TenantDb, provider: ProviderName, subject: string) {
  const find = async () => {
    const [linked] = await db.tx
      .select({ user_id: identities.user_id })
      .from(identities)
      .where(
        and(
          eq(identities.tenant_id, db.tenantId),
          eq(identities.provider, provider),
          eq(identities.subject, subject),
        ),
      );
    return linked?.user_id;
  };
  const userId = await find();
  const user = userId === undefined ? undefined : await lockUser(db, userId);
  // The link may have ended while another transaction had the lock.
  return user && (await find()) === user.id ? user : undefined;
}

async function recognise(
  db: TenantDb,
  provider: ProviderName,
  vouched: ProviderProfile,
  { client, now }: Pick<Call<'exchangeSocialCode'>, 'client' | 'now'>,
) {
  const user = await findLinkedUser(db, provider, vouched.subject);
  if (user) {
    refuseUnfit(user);
    await recordSignIn(db, user, provider, { now, from: client });
    return {
      session: await openSession(db, {
        userId: user.id,
        now,
        life: sessionLifetimes.ordinary,
        client,
      }),
    };
  }
  const taken = await findByEmail(db, vouched.email);
  // Nobody has confirmed the address, so it belongs to whoever the provider vouches for.
  const isTaken = Boolean(taken?.email_verified_at);
  if (taken && isTaken) refuseUnfit(taken);
  return { isTaken, ticket: await issueTicket(db, vouched, { provider, now }) };
}

type Form = Call<'socialSignUp'>['form'];

function checkForm(form: Form, tenant: Call<'socialSignUp'>['tenant']) {
  const errors: Record<string, string[]> = {};
  if (form.privacy_version !== tenant.privacy_version) {
    errors.privacy_version = ['Read the current privacy notice first'];
  }
  if (!tenant.country_ids.includes(form.country_id)) errors.country_id = ['Choose a country from the list'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function addVeteran(
  db: TenantDb,
  { form, tenant, client, now }: Call<'socialSignUp'>,
  erasure: Pick<Erasure, 'erase'>,
) {
  const ticket = await spendTicket(db, form.social_ticket, now);
  const first_name = form.first_name ?? ticket.first_name;
  const last_name = form.last_name ?? ticket.last_name;
  if (!first_name) throw invalid({ first_name: ['Required'] });
  const marketing = form.marketing_opt_in ?? false;
  const erased = await eraseUnconfirmed(db, erasure, { email: ticket.email, now, from: client });
  const [user] = await db.tx
    .insert(users)
    .values({
      tenant_id: db.tenantId,
      role: 'veteran',
      email: ticket.email,
      status: newVeteranStatus(tenant),
      email_verified_at: now,
      first_name,
      last_name,
      country_id: form.country_id,
      partner: tenant.partners.find(({ slug }) => slug === form.partner)?.slug ?? null,
      privacy_version: form.privacy_version,
      consent_marketing: marketing,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!user) throw accountExists();
  const userId = user.id;
  const [added] = await addIdentity(db, userId, ticket, { now, opensAccount: true });
  if (!added) throw accountExists();
  await recordConsents(db, {
    userId,
    privacy_version: form.privacy_version,
    now,
    values: { privacy: 'accepted', terms: 'accepted', marketing: answerOf(marketing) },
  });
  const details = { provider: ticket.provider };
  await recordOwn(db, user, { action: 'account.confirmed', details }, { now, from: client });
  await recordSignIn(db, user, ticket.provider, { now, from: client });
  const session = await openSession(db, { userId, now, life: sessionLifetimes.ordinary, client });
  return { userId, session, erased };
}
