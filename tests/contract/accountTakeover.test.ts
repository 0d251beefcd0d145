/** Somebody who knew the password once, and the owner who takes the account back. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { endAccess } from '../../server/auth/accounts/endAccess.ts';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { identities } from '../../server/db/schema/social.ts';
import { invitations } from '../../server/db/schema/teams.ts';
import { defaultLimits } from '../../server/http/answers/rateLimits.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { startTestServer, type TenantSlug, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';

let now = testNow;
const server = await startTestServer({ clock: () => now });
const mailbox = mailboxOf(server);
const people = peopleOf(server);
const passwords = ['nine brave wrens sing', 'four calm otters row', 'six tall herons wade'] as const;
const day = 24 * 3_600_000;

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => body.code ?? status;
const statusOf = async (token: string) => (await server.request('getUserProfile', { token })).status;

const login = async (email: string, password: string, cookie?: string) =>
  server.request('login', {
    body: { email, password, role: 'veteran', captcha_token: await server.solveCaptcha() },
    ...(cookie ? { headers: { cookie } } : {}),
  });

async function signIn(email: string, password: string = demoPassword) {
  const { body, headers } = await login(email, password);
  return {
    token: (body.data as { token: string }).token,
    cookie: String(headers['set-cookie']).split(';')[0]!,
  };
}

const askForAddress = (token: string, new_email: string, current_password: string = demoPassword) =>
  server.request('changeEmail', { token, body: { new_email, current_password } });
const confirm = (token: string) => server.request('confirmEmailChange', { body: { token } });
const secure = (token: string, tenant: TenantSlug = 'uk') =>
  server.request('secureAccount', { tenant, body: { token } });

/** The links of the newest mails of this kind, the newest first. */
const tokensTo = async (address: string, kind: string) =>
  (await mailbox.all(address))
    .filter((mail) => mail.kind === kind)
    .map((mail) => mailbox.fragmentOf(mailbox.linkIn(mail)).token);
const tokenTo = async (address: string, kind: string) => (await tokensTo(address, kind))[0]!;

async function reset(email: string, password: string) {
  const captcha_token = await server.solveCaptcha();
  await server.request('forgotPassword', { body: { email, captcha_token } });
  const token = await tokenTo(email, 'reset_password');
  return server.request('resetPassword', {
    body: { email, token, password, password_confirmation: password },
  });
}

const changePassword = (token: string, current_password: string, password: string) =>
  server.request('changePassword', {
    token,
    body: { current_password, password, password_confirmation: password },
  });

/** Takes the account as far as the new address, and gives the thief's session. */
async function steal(owner: string, thief: string) {
  const { token } = await signIn(owner);
  await askForAddress(token, thief);
  expect((await confirm(await tokenTo(thief, 'change_email'))).status).toBe(200);
}

describe('a thief’s pending address change', () => {
  test('SEC-01 ends when the owner resets the password, changes it and signs out everywhere', async () => {
    const [owner, thief] = ['veteran-cv@demo.test', 'thief-1@example.test'];
    const stolen = await signIn(owner);
    await askForAddress(stolen.token, thief);
    const link = await tokenTo(thief, 'change_email');

    expect((await reset(owner, passwords[0])).status).toBe(200);
    const mine = await signIn(owner, passwords[0]);
    expect((await changePassword(mine.token, passwords[0], passwords[1])).status).toBe(200);
    expect((await server.request('logoutEverywhere', { token: mine.token })).status).toBe(200);

    expect(codeOf(await confirm(link))).toBe('token_expired');
    expect([await statusOf(stolen.token), await statusOf(mine.token)]).toEqual([401, 401]);
    expect((await login(owner, passwords[1])).status).toBe(200);
  });

  test.each<[string, string, (owner: string, token: string) => Promise<unknown>]>([
    ['a reset', 'veteran-plan@demo.test', (owner) => reset(owner, passwords[0])],
    [
      'a new password',
      'veteran-services@demo.test',
      (_, token) => changePassword(token, demoPassword, passwords[0]),
    ],
    [
      'signing out everywhere',
      'veteran-no-cv@demo.test',
      (_, token) => server.request('logoutEverywhere', { token }),
    ],
  ])('ends with %s alone, and so do reset links and other sessions', async (_, owner, end) => {
    const thief = `thief-of-${owner}`;
    const [stolen, mine] = [await signIn(owner), await signIn(owner)];
    const captcha_token = await server.solveCaptcha();
    await server.request('forgotPassword', { body: { email: owner, captcha_token } });
    const earlier = await tokenTo(owner, 'reset_password');
    await askForAddress(stolen.token, thief);
    await end(owner, mine.token);
    expect(codeOf(await confirm(await tokenTo(thief, 'change_email')))).toBe('token_expired');
    expect(codeOf(await server.request('checkPasswordReset', { body: { token: earlier } }))).toBe(
      'token_expired',
    );
    expect(await statusOf(stolen.token)).toBe(401);
  });

  test('is not asked for by a call that began before the access ended', async () => {
    const [owner, thief] = ['veteran-direction@demo.test', 'thief-of-the-moment@example.test'];
    const { token } = await signIn(owner);
    const { id: tenantId } = await tenantOf(server.database, 'uk');
    const { asTenant } = server.database;
    // While the password is checked the owner signs out everywhere; what the call does after it comes later.
    const end = () => {
      unsubscribe('valour.hashing', end);
      const ending = asTenant(tenantId, async (db) => {
        const [user] = await db.tx
          .select()
          .from(users)
          .where(and(eq(users.tenant_id, tenantId), eq(users.email, owner)));
        await endAccess(db, { userId: user!.id, now });
      });
      server.database.asTenant = async (id, run) => {
        await ending;
        return asTenant(id, run);
      };
    };
    subscribe('valour.hashing', end);
    const answer = await askForAddress(token, thief);
    server.database.asTenant = asTenant;
    expect(codeOf(answer)).toBe('unauthenticated');
    expect(await mailbox.all(thief)).toEqual([]);
  });
});

describe('a remembered browser', () => {
  test('SEC-01 is one like any other after the access ended', async () => {
    const few = await startTestServer({
      database: server.database,
      clock: () => now,
      limits: { loginOfAccount: { ...defaultLimits.loginOfAccount, attempts: 1 } },
    });
    const email = 'veteran-questionnaire@demo.test';
    const { token, cookie } = await signIn(email);
    const guess = async (sentCookie?: string) =>
      codeOf(
        await few.request('login', {
          body: {
            email,
            password: 'not-the-password',
            role: 'veteran',
            captcha_token: await few.solveCaptcha(),
          },
          ...(sentCookie ? { headers: { cookie: sentCookie } } : {}),
        }),
      );
    expect([await guess(), await guess(), await guess(cookie)]).toEqual([
      'invalid_credentials',
      'rate_limited',
      'invalid_credentials',
    ]);
    await server.request('logoutEverywhere', { token });
    expect(await guess(cookie)).toBe('rate_limited');
  });
});

/** Signs in to the account through these providers, each with the address that it has there. */
async function linkProviders(email: string, addresses: Record<string, string>) {
  const { id: tenantId } = await tenantOf(server.database, 'uk');
  await server.database.asTenant(tenantId, async ({ tx }) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenant_id, tenantId), eq(users.email, email)));
    for (const [provider, address] of Object.entries(addresses)) {
      await tx.insert(identities).values({
        tenant_id: tenantId,
        user_id: user!.id,
        provider: provider as 'google' | 'linkedin',
        subject: `subject of ${address}`,
        email: address,
        linked_at: now,
      });
    }
  });
}

async function providersOf(email: string) {
  const { id: tenantId } = await tenantOf(server.database, 'uk');
  const rows = await server.database.asTenant(tenantId, ({ tx }) =>
    tx
      .select({ provider: identities.provider })
      .from(identities)
      .innerJoin(users, and(eq(users.tenant_id, identities.tenant_id), eq(users.id, identities.user_id)))
      .where(and(eq(identities.tenant_id, tenantId), eq(users.email, email))),
  );
  return rows.map(({ provider }) => provider);
}

async function requestDeletion(token: string) {
  const body = { current_password: demoPassword };
  expect((await server.request('deleteAccount', { token, body })).status).toBe(202);
}

async function deletionDueAt(token: string) {
  const { body } = await server.request('getUserProfile', { token });
  return (body.data as { deletion_due_at: string | null }).deletion_due_at;
}

describe('a deletion that a thief requests', () => {
  test.each<[string, string, (owner: string, token: string) => Promise<string>]>([
    [
      'a reset',
      'veteran-13@example.test',
      async (owner) => {
        expect((await reset(owner, passwords[0])).status).toBe(200);
        return passwords[0];
      },
    ],
    [
      'a new password',
      'veteran-14@example.test',
      async (_, token) => {
        expect((await changePassword(token, demoPassword, passwords[0])).status).toBe(200);
        return passwords[0];
      },
    ],
    [
      'signing out everywhere',
      'veteran-15@example.test',
      async (_, token) => {
        expect((await server.request('logoutEverywhere', { token })).status).toBe(200);
        return demoPassword;
      },
    ],
  ])('SEC-01 is cancelled by %s alone, and the owner is notified', async (_, owner, end) => {
    await requestDeletion((await signIn(owner)).token);
    const mine = await signIn(owner);
    expect(await deletionDueAt(mine.token)).not.toBe(null);
    const password = await end(owner, mine.token);
    expect(await deletionDueAt((await signIn(owner, password)).token)).toBe(null);
    const mails = await mailbox.all(owner);
    expect(mails.slice(0, 3).map(({ kind }) => kind)).toContain('deletion_ended');
  });

  test('SEC-01 is cancelled when the owner moves the address back and chooses another password', async () => {
    const [owner, thief] = ['veteran-20@example.test', 'thief-20@example.test'];
    await steal(owner, thief);
    await requestDeletion((await signIn(thief)).token);
    await askForAddress((await signIn(thief)).token, owner);
    expect((await confirm(await tokenTo(owner, 'change_email'))).status).toBe(200);
    const { token } = await signIn(owner);
    expect((await changePassword(token, demoPassword, passwords[0])).status).toBe(200);
    expect(await deletionDueAt(token)).toBe(null);
  });

  test('SEC-01 is mailed to the former address, where “This wasn’t me” cancels it', async () => {
    const [owner, thief] = ['veteran-19@example.test', 'thief-19@example.test'];
    await steal(owner, thief);
    await requestDeletion((await signIn(thief)).token);
    expect((await secure(await tokenTo(owner, 'deletion_notice'))).body.data).toEqual({ email: owner });
    expect((await reset(owner, passwords[0])).status).toBe(200);
    expect(await deletionDueAt((await signIn(owner, passwords[0])).token)).toBe(null);
    const kinds = async (address: string) => (await mailbox.all(address)).map(({ kind }) => kind);
    expect(await kinds(owner)).toContain('deletion_ended');
    expect(await kinds(thief)).not.toContain('deletion_ended');
  });
});

describe('a copy of the data that a thief requests', () => {
  test('SEC-01 is mailed to the address in force and to the former one, where “This wasn’t me” gives the account back', async () => {
    const [owner, thief] = ['veteran-22@example.test', 'thief-22@example.test'];
    await steal(owner, thief);
    const { token } = await signIn(thief);
    const body = { current_password: demoPassword, sections: ['consents'] };
    expect((await server.request('createGdprPdf', { token, body })).status).toBe(202);
    expect((await mailbox.latest(thief)).kind).toBe('data_asked');
    expect((await secure(await tokenTo(owner, 'data_asked'))).body.data).toEqual({ email: owner });
    expect(await statusOf(token)).toBe(401);
  });
});

describe('an address that a thief invited to the company', () => {
  test('SEC-01 that has joined is named to the owner, with the team’s page', async () => {
    const founder = await people.founder({ name: 'Osprey Yard' });
    const accomplice = await people.recruiter(founder.domain);
    await founder.call('inviteCompanyUsers', { body: { emails: [accomplice.email], is_admin: true } });
    const body = { token: await tokenTo(accomplice.email, 'company_invitation') };
    expect((await accomplice.call('acceptInvitation', { body })).status).toBe(200);

    const joinedMails = async () =>
      (await mailbox.all(founder.email)).filter(({ kind }) => kind === 'joined_by_invitation');
    const signOut = async () =>
      server.request('logoutEverywhere', { token: await server.sessionOf(founder.email) });
    await signOut();
    const [mail] = await joinedMails();
    expect(mail!.text).toContain(accomplice.email);
    expect([mail!.subject, mail!.text.match(/this person[^:]*/)?.[0]]).toEqual([
      'Check who joined Osprey Yard',
      'this person has joined Osprey Yard by an invitation that was sent or approved by your account',
    ]);
    expect(new URL(mailbox.linkIn(mail!)).pathname).toBe('/recruiter/companies');

    await people.putUser(accomplice, { status: 'inactive' });
    await signOut();
    await people.putUser(accomplice, { status: 'active' });
    const start = now;
    now = new Date(start.getTime() + 31 * day);
    await signOut();
    now = start;
    expect(await joinedMails()).toHaveLength(1);
  });

  test('that has joined a company which the owner has left since is named with that company, and with nothing to open', async () => {
    const founder = await people.founder({ name: 'Harrier Yard' });
    const accomplice = await people.recruiter(founder.domain);
    await founder.call('inviteCompanyUsers', { body: { emails: [accomplice.email], is_admin: true } });
    const body = { token: await tokenTo(accomplice.email, 'company_invitation') };
    expect((await accomplice.call('acceptInvitation', { body })).status).toBe(200);
    const { company } = await people.founder({ name: 'Goshawk Yard' });
    await people.putUser(founder, { company_id: company.id });
    await server.request('logoutEverywhere', { token: await server.sessionOf(founder.email) });
    const { kind, subject, text } = await mailbox.latest(founder.email);
    expect([kind, subject]).toEqual(['joined_by_invitation', 'Check who joined Harrier Yard']);
    expect(text).toContain(accomplice.email);
    expect(text).not.toMatch(/Goshawk|your company|your team|recruiter\/companies/);
  });

  test('SEC-01 whose request to join was approved, or who became an admin, is counted to the owner', async () => {
    const founder = await people.founder({ name: 'Kittiwake Yard' });
    const accomplice = await people.recruiter(founder.domain);
    const body = { message: 'From the night shift' };
    await accomplice.call('joinCompany', { params: { id: founder.company.id }, body });
    for (const action of ['approve', 'make_admin'])
      expect(
        (await founder.call('updateCompanyUser', { params: { id: accomplice.id }, body: { action } })).status,
      ).toBe(200);
    const mails = async () =>
      (await mailbox.all(founder.email)).filter(({ kind }) => kind === 'access_granted');
    const signOut = async () =>
      server.request('logoutEverywhere', { token: await server.sessionOf(founder.email) });
    await signOut();
    const [mail] = await mails();
    expect(mail!.subject).toBe('Check who can act for Kittiwake Yard');
    expect(mail!.text).toContain(
      'In the last 30 days, your account approved one person who asked to join and made one person an admin at Kittiwake Yard.',
    );
    expect(new URL(mailbox.linkIn(mail!)).pathname).toBe('/recruiter/companies');

    await people.putUser(accomplice, { status: 'inactive' });
    await signOut();
    expect(await mails()).toHaveLength(1);
  });

  test('SEC-01 a hiring manager who became a recruiter is counted to the owner', async () => {
    const founder = await people.founder({ name: 'Plover Yard' });
    const accomplice = await people.recruiter(founder.domain, 'uk', {
      company_id: founder.company.id,
      member_role: 'hiring_manager',
    });
    const change = { params: { id: accomplice.id }, body: { action: 'make_recruiter' } };
    expect((await founder.call('updateCompanyUser', change)).status).toBe(200);
    await server.request('logoutEverywhere', { token: await server.sessionOf(founder.email) });
    const { kind, text } = await mailbox.latest(founder.email);
    expect(kind).toBe('access_granted');
    expect(text).toContain('your account made one hiring manager a recruiter at Plover Yard.');
  });

  test('whose request to join was approved is counted with a company that the owner has left since', async () => {
    const founder = await people.founder({ name: 'Lapwing Yard' });
    const accomplice = await people.recruiter(founder.domain);
    const message = 'From the night shift';
    await accomplice.call('joinCompany', { params: { id: founder.company.id }, body: { message } });
    const change = { params: { id: accomplice.id }, body: { action: 'approve' } };
    expect((await founder.call('updateCompanyUser', change)).status).toBe(200);
    const { company } = await people.founder({ name: 'Gannet Yard' });
    await people.putUser(founder, { company_id: company.id });
    await server.request('logoutEverywhere', { token: await server.sessionOf(founder.email) });
    const { kind, subject, text } = await mailbox.latest(founder.email);
    expect([kind, subject]).toEqual(['access_granted', 'Check who can act for Lapwing Yard']);
    expect(text).not.toMatch(/Gannet|your company|your team|recruiter\/companies/);
  });

  test('SEC-01 joins only after an admin has approved the invitation again', async () => {
    const founder = await people.founder({ name: 'Kestrel Yard' });
    const email = `second@${founder.domain}`;
    await founder.call('inviteCompanyUsers', { body: { emails: [email], is_admin: true } });
    const stateOf = async (token: string) => {
      const { body } = await server.request('checkInvitation', { body: { token } });
      return (body.data as { state: string }).state;
    };
    const link = await tokenTo(email, 'company_invitation');
    expect(await stateOf(link)).toBe('valid');
    expect((await founder.call('logoutEverywhere')).status).toBe(200);
    expect(await stateOf(link)).toBe('revoked');
    expect((await mailbox.latest(founder.email)).kind).toBe('invitations_held');

    const token = await server.sessionOf(founder.email);
    const { body } = await server.request('listCompanyInvitations', { token });
    const [invitation] = body.data as { id: number; status: string }[];
    expect(invitation!.status).toBe('approval_pending');
    await server.request('resendCompanyInvitation', { token, params: { id: invitation!.id } });
    expect(await stateOf(await tokenTo(email, 'company_invitation'))).toBe('valid');
  });

  test.each([
    ['removes the owner as an admin', { is_admin: false }],
    ['leaves the company as the owner', { is_admin: false, company_id: null }],
  ])('SEC-01 stays out where the thief then %s, who is an admin again later', async (_, change) => {
    const founder = await people.founder({ name: 'Osprey Yard' });
    const email = `second@${founder.domain}`;
    await founder.call('inviteCompanyUsers', { body: { emails: [email], is_admin: true } });
    const link = await tokenTo(email, 'company_invitation');
    await people.putUser(founder, change);
    const { status } = await server.request('logoutEverywhere', {
      token: await server.sessionOf(founder.email),
    });
    expect(status).toBe(200);
    // Nothing to approve for somebody who may not.
    expect((await mailbox.all(founder.email)).map(({ kind }) => kind)).not.toContain('invitations_held');
    await people.putUser(founder, { is_admin: true, company_id: founder.company.id });
    const { body } = await server.request('checkInvitation', { body: { token: link } });
    expect(body.data).toMatchObject({ state: 'revoked' });
  });
});

test('of the invitations, only the open ones are held, and the owner hears of those that an admin approves', async () => {
  const founder = await people.founder({ name: 'Merlin Yard' });
  const emails = ['third', 'fourth', 'fifth'].map((name) => `${name}@${founder.domain}`);
  await founder.call('inviteCompanyUsers', { body: { emails, is_admin: false } });
  const approvedBy = async () => {
    const rows = await server.database.asPlatform((tx) =>
      tx
        .select({ by: invitations.approved_by_id })
        .from(invitations)
        .where(inArray(invitations.email, emails))
        .orderBy(invitations.email),
    );
    return rows.map(({ by }) => by);
  };
  await server.database.asPlatform((tx) =>
    tx.update(invitations).set({ expires_at: now }).where(eq(invitations.email, emails[0]!)),
  );
  await server.database.asPlatform((tx) =>
    tx.update(invitations).set({ accepted_at: now }).where(eq(invitations.email, emails[2]!)),
  );
  await server.request('logoutEverywhere', { token: await server.sessionOf(founder.email) });
  // In the order of their addresses: accepted, open, expired.
  expect(await approvedBy()).toEqual([founder.id, null, founder.id]);
  const { kind, subject } = await mailbox.latest(founder.email);
  expect([kind, subject]).toEqual(['invitations_held', 'Your invitation needs your approval']);
});

describe('“This wasn’t me”', () => {
  test('SEC-01 in the notice of a change that was asked for ends the change and everybody’s access', async () => {
    const [owner, thief] = ['veteran-complete@demo.test', 'thief-2@example.test'];
    const stolen = await signIn(owner);
    await askForAddress(stolen.token, thief);
    const notice = await tokenTo(owner, 'change_email_notice');
    const { status, body } = await secure(notice);
    expect([status, body.data]).toEqual([200, { email: owner }]);
    expect(codeOf(await confirm(await tokenTo(thief, 'change_email')))).toBe('token_expired');
    expect(await statusOf(stolen.token)).toBe(401);
    // The thief knows the password; it is worth nothing until the owner chooses another.
    expect(codeOf(await login(owner, demoPassword))).toBe('invalid_credentials');
    expect((await reset(owner, passwords[0])).status).toBe(200);
    expect((await login(owner, passwords[0])).status).toBe(200);
    expect(codeOf(await secure(notice))).toBe('token_expired');
  });

  test('gives the address back, also from the first notice, whatever the thief did since', async () => {
    const [owner, thief, second] = [
      'veteran-16@example.test',
      'thief-3@example.test',
      'thief-4@example.test',
    ];
    await steal(owner, thief);
    const first = await tokenTo(owner, 'change_email_notice');
    const mine = await tokenTo(owner, 'email_changed');
    const stolen = await signIn(thief);
    expect(codeOf(await login(owner, demoPassword))).toBe('invalid_credentials');
    await askForAddress(stolen.token, second);
    expect((await confirm(await tokenTo(second, 'change_email'))).status).toBe(200);
    const thiefs = [await tokenTo(thief, 'change_email_notice'), await tokenTo(thief, 'email_changed')];
    await linkProviders(second, { google: owner, linkedin: second });

    const { body } = await secure(mine);
    expect(body.data).toEqual({ email: owner });
    expect(await providersOf(owner)).toEqual([]);
    for (const token of thiefs) expect(codeOf(await secure(token))).toBe('token_expired');
    for (const address of [thief, second]) {
      expect(codeOf(await login(address, demoPassword))).toBe('invalid_credentials');
    }
    expect((await reset(owner, passwords[0])).status).toBe(200);
    expect((await login(owner, passwords[0])).status).toBe(200);
    expect((await secure(first)).body.data).toEqual({ email: owner });
  });

  test('is not kept from it by a sign-up with the address that became free', async () => {
    const [owner, thief] = ['veteran-17@example.test', 'thief-5@example.test'];
    await steal(owner, thief);
    const { id: tenantId } = await tenantOf(server.database, 'uk');
    await server.database.asTenant(tenantId, async ({ tx }) => {
      await tx.insert(users).values({
        tenant_id: tenantId,
        ...{ role: 'veteran', email: owner, status: 'active', first_name: 'Al', last_name: 'Moss' },
      });
    });
    expect((await secure(await tokenTo(owner, 'email_changed'))).body.data).toEqual({ email: owner });
    expect((await reset(owner, passwords[0])).status).toBe(200);
    expect((await login(owner, passwords[0])).status).toBe(200);
  });

  test('is good for seven days, at its own tenant, and once', async () => {
    const start = now;
    const owner = 'veteran-18@example.test';
    const { token } = await signIn(owner);
    await changePassword(token, demoPassword, passwords[0]);
    const link = await tokenTo(owner, 'password_changed');
    expect(codeOf(await secure(link, 'us'))).toBe('token_invalid');
    expect(codeOf(await secure('A'.repeat(43)))).toBe('token_invalid');
    now = new Date(start.getTime() + 7 * day);
    expect(codeOf(await secure(link))).toBe('token_expired');
    now = new Date(start.getTime() + 7 * day - 1);
    const codes = (await Promise.all(Array.from({ length: 5 }, () => secure(link)))).map(codeOf);
    expect(codes.filter((code) => code === 200).length).toBe(1);
    now = start;
  });
});
