/**
 * Promises: a veteran comes in through a provider only in the browser that set out, once, and never into an account that
 * somebody else's e-mail names: an existing one is linked by its owner, signed in.
 */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { answerOf, recordConsents } from '../accounts/consents.ts';
import { findByEmail } from '../accounts/verification.ts';
import type { Call, Handlers } from '../call.ts';
import type { Database, TenantDb } from '../db/database.ts';
import { type User, users } from '../db/schema/accounts.ts';
import { identities } from '../db/schema/social.ts';
import { originOf } from '../mail/origin.ts';
import { newToken, tokenInvalid } from '../oneTimeTokens.ts';
import { invalid, Problem } from '../problem.ts';
import { presentUser } from '../profile.ts';
import { findProfiled, findSignedIn, lives, openSession } from '../sessions.ts';
import { accountExists, addIdentity, identityHandlers } from './identities.ts';
import type { ProviderName, Providers, Vouched } from './providers.ts';
import { issueTicket, rememberDeparture, spendState, spendTicket, wayLasts } from './tickets.ts';

const cookie = 'social';

type Caller = Pick<
  Call<'redirectToGoogle'>,
  'tenant' | 'host' | 'clientIp' | 'now' | 'cookies' | 'limit' | 'transaction'
>;

export function socialHandlers({ database, providers }: { database: Database; providers: Providers }) {
  async function redirect(call: Caller, provider: ProviderName) {
    const { tenant, host, clientIp, now, cookies, limit, transaction } = call;
    await limit('departOfAddress', { whose: clientIp });
    const { url, departure } = await providers.depart(tenant, provider, `${originOf(host)}/redirect/social`);
    const browser = newToken();
    await transaction((db) => rememberDeparture(db, departure, { provider, browser, now }));
    cookies.write(cookie, browser, wayLasts, 'Lax');
    return { data: { url } };
  }

  async function signIn(
    call: Pick<Caller, 'tenant' | 'now'>,
    session: Awaited<ReturnType<typeof openSession>>,
  ) {
    const signedIn = await findSignedIn(database, call.tenant.id, session.token, call.now);
    if (!signedIn) throw tokenInvalid();
    return { ...session, user: presentUser(signedIn, call.now) };
  }

  return {
    ...identityHandlers,

    redirectToGoogle: (call) => redirect(call, 'google'),

    redirectToLinkedin: (call) => redirect(call, 'linkedin'),

    async exchangeSocialCode(call) {
      const { body, tenant, now, cookies, transaction } = call;
      const { provider, code, state } = body;
      const browser = cookies.read(cookie) ?? '';
      const departure = await transaction((db) => spendState(db, state, { provider, browser, now }));
      const vouched = await providers.arrive(tenant, provider, code, departure);
      const found = await transaction((db) => recognise(db, provider, vouched, now));
      if (found.session) return { data: await signIn(call, found.session) };
      if (found.isTaken) throw accountExists({ social_ticket: found.ticket });
      const { subject: _, ...profile } = vouched;
      return { data: { signup_required: true, social_ticket: found.ticket, profile } };
    },

    async socialSignUp(call) {
      const { form, tenant, now, transaction, conclude } = call;
      checkForm(form, tenant);
      return transaction(async (db) => {
        const { userId, session } = await addVeteran(db, call);
        return conclude(db, { data: { ...session, user: presentUser(await findProfiled(db, userId), now) } });
      });
    },
  } satisfies Handlers<
    | 'redirectToGoogle'
    | 'redirectToLinkedin'
    | 'exchangeSocialCode'
    | 'socialSignUp'
    | 'listIdentities'
    | 'linkIdentity'
    | 'unlinkIdentity'
  >;
}

function refuseUnfit({ role, status, is_tenant_admin }: User) {
  if (role !== 'veteran' || is_tenant_admin) {
    throw new Problem(403, 'forbidden_role', 'Only veterans sign in that way. Use your e-mail and password.');
  }
  if (status === 'inactive') throw new Problem(410, 'user_inactive', 'This account is no longer active.');
}

async function recognise(db: TenantDb, provider: ProviderName, vouched: Vouched, now: Date) {
  const [linked] = await db.tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, and(eq(users.tenant_id, identities.tenant_id), eq(users.id, identities.user_id)))
    .where(
      and(
        eq(identities.tenant_id, db.tenantId),
        eq(identities.provider, provider),
        eq(identities.subject, vouched.subject),
      ),
    );
  if (linked) {
    refuseUnfit(linked.user);
    return { session: await openSession(db, { userId: linked.user.id, now, life: lives.ordinary }) };
  }
  const taken = await findByEmail(db, vouched.email);
  // An address that nobody confirmed belongs to whom the provider names.
  const isTaken = Boolean(taken?.email_verified_at);
  if (taken && isTaken) refuseUnfit(taken);
  return { isTaken, ticket: await issueTicket(db, vouched, { provider, now }) };
}

type Form = Call<'socialSignUp'>['form'];

function checkForm(form: Form, tenant: Call<'socialSignUp'>['tenant']) {
  const errors: Record<string, string[]> = {};
  if (form.privacy_version !== tenant.privacy_version) {
    errors.privacy_version = ['Read the present privacy notice first'];
  }
  if (!tenant.country_ids.includes(form.country_id)) errors.country_id = ['Choose a country from the list'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function addVeteran(db: TenantDb, { form, tenant, now }: Call<'socialSignUp'>) {
  const ticket = await spendTicket(db, form.social_ticket, now);
  const first_name = form.first_name ?? ticket.first_name;
  const last_name = form.last_name ?? ticket.last_name;
  const missing = {
    ...(first_name ? {} : { first_name: ['Required'] }),
    ...(last_name ? {} : { last_name: ['Required'] }),
  };
  if (Object.keys(missing).length > 0) throw invalid(missing);
  const marketing = form.marketing_opt_in ?? false;
  const columns = {
    role: 'veteran',
    status: 'active',
    email_verified_at: now,
    password_hash: null,
    first_name,
    middle_name: null,
    last_name,
    phone_number: null,
    country_code: null,
    job_title: null,
    profile_picture: null,
    country_id: form.country_id,
    partner: tenant.partners.find(({ slug }) => slug === form.partner)?.slug ?? null,
    privacy_version: form.privacy_version,
    consent_marketing: marketing,
    updated_at: now,
  } as const;
  const [user] = await db.tx
    .insert(users)
    .values({ ...columns, tenant_id: db.tenantId, email: ticket.email, created_at: now })
    .onConflictDoUpdate({
      target: [users.tenant_id, users.email],
      set: { ...columns, version: sql`${users.version} + 1` },
      setWhere: isNull(users.email_verified_at),
    })
    .returning({ id: users.id });
  if (!user) throw accountExists();
  const userId = user.id;
  const [added] = await addIdentity(db, userId, ticket, now);
  if (!added) throw accountExists();
  await recordConsents(db, {
    userId,
    privacy_version: form.privacy_version,
    now,
    values: { privacy: 'accepted', terms: 'accepted', marketing: answerOf(marketing) },
  });
  return { userId, session: await openSession(db, { userId, now, life: lives.ordinary }) };
}
