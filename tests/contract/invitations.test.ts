import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { invitations } from '../../server/db/schema/teams.ts';
import { defaultLimits } from '../../server/http/answers/rateLimits.ts';
import { companyForm, peopleOf, type Recruiter } from '../support/contract/companyPeople.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];

let now = testNow;
const server = await startTestServer({ clock: () => now, limits: { invite: defaultLimits.invite } });
const people = peopleOf(server);
const mailbox = mailboxOf(server);

const day = 24 * 3_600_000;

type Founder = Awaited<ReturnType<typeof people.founder>>;

async function invite(admin: Founder, emails: string[], more: Record<string, unknown> = {}) {
  const answer = await admin.call('inviteCompanyUsers', { body: { emails, ...more } });
  return { ...answer, results: answer.body.data as { email: string; result: string }[] };
}

const tokenFor = async (email: string) =>
  mailbox.fragmentOf(mailbox.linkIn(await mailbox.latest(email))).token;

const accept = (person: Recruiter, token: string) => person.call('acceptInvitation', { body: { token } });
const check = (token: string) => server.request('checkInvitation', { body: { token } });
const stateOf = async (token: string) => ((await check(token)).body.data as { state: string }).state;

const password = 'four quiet otters row';

async function signUpWith(token: string, email: string) {
  const form = new FormData();
  const fields = {
    role: 'recruiter',
    first_name: 'Noor',
    last_name: 'Ellis',
    email,
    password,
    password_confirmation: password,
    country_id: '232',
    terms_accepted: 'true',
    privacy_version: '2026-11',
    job_title: 'Recruiter',
    invite_token: token,
    captcha_token: await server.solveCaptcha(),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return server.request('signUp', { form });
}

test('who is invited signs up by the mail and lands in that company', async () => {
  const admin = await people.founder();
  const email = `noor@${admin.domain}`;
  const { results } = await invite(admin, [email], { message: 'Join us for the spring jobs.' });
  expect(results).toEqual([{ email, result: 'sent' }]);
  const mail = await mailbox.latest(email);
  const link = mailbox.linkIn(mail);
  expect([mail.kind, link.pathname, link.search]).toEqual(['company_invitation', '/auth/signup-invite', '']);
  expect(mail.text).toContain('Join us for the spring jobs.');

  const { token } = mailbox.fragmentOf(link);
  expect((await check(token)).body.data).toEqual({
    email_masked: `n•••@${admin.domain}`,
    company: { name: 'Wexcombe Signals', logo_url: null },
    inviter: 'Robin Ash',
    member_role: 'recruiter',
    expires_at: expect.any(String),
    account_exists: false,
    state: 'valid',
  });

  const signedUp = await signUpWith(token, email);
  const { verification_token } = signedUp.body.data as { verification_token: string };
  const { body } = await server.request('verifyEmail', { body: { email, token: verification_token } });
  const { user } = body.data as { user: { status: string; user_details: Record<string, unknown> } };
  expect([user.status, user.user_details.company, user.user_details.is_admin]).toEqual([
    'active',
    { id: admin.company.id, name: 'Wexcombe Signals', status: 'active' },
    0,
  ]);
  expect(await stateOf(token)).toBe('used');
});

test('who has an account accepts it signed in, as admin where that was meant', async () => {
  const admin = await people.founder();
  const person = await people.recruiter();
  await invite(admin, [person.email.toUpperCase()], { is_admin: true });
  const { status, body } = await accept(person, await tokenFor(person.email));
  const user = body.data as { id: number; user_details: { company: unknown; is_admin: number } };
  expect([status, user.id, user.user_details.company, user.user_details.is_admin]).toEqual([
    200,
    person.id,
    { id: admin.company.id, name: 'Wexcombe Signals', status: 'active' },
    1,
  ]);
  expect(await people.stored(person)).toMatchObject({
    company_id: admin.company.id,
    is_admin: true,
    status: 'active',
  });
});

test('who invited hears that it was accepted, as they want it, unless they have left', async () => {
  const admin = await people.founder();
  const [guest, late] = [await people.recruiter(), await people.recruiter()];
  const newcomer = `noor@${admin.domain}`;
  await invite(admin, [guest.email, newcomer, late.email]);
  const accepted = async () => {
    const list = (await admin.call('listNotifications')).body.data as Record<'type' | 'title', string>[];
    const mails = await mailbox.all(admin.email);
    return [list, mails.map(({ kind, subject }) => ({ type: kind, title: subject }))].map((messages) =>
      messages
        .filter(({ type }) => type === 'invitation_accepted')
        .map(({ title }) => title)
        .reverse(),
    );
  };
  await accept(guest, await tokenFor(guest.email));
  const both = ['Robin Ash joined Wexcombe Signals'];
  expect(await accepted()).toEqual([both, both]);
  const usual = (await admin.call('getNotificationPreferences')).body.data as Record<string, unknown>;
  await admin.call('saveNotificationPreferences', {
    body: { ...usual, company_updates: { in_app: true, email: false } },
  });
  await signUpWith(await tokenFor(newcomer), newcomer);
  expect(await accepted()).toEqual([[...both, 'Noor Ellis joined Wexcombe Signals'], both]);
  const lastToken = await tokenFor(late.email);
  // Another admin has approved it.
  const other = await people.recruiter();
  await people.putUser(other, { company_id: admin.company.id, is_admin: true });
  await server.database.asPlatform((tx) =>
    tx.update(invitations).set({ approved_by_id: other.id }).where(eq(invitations.email, late.email)),
  );
  await people.putUser(admin, { company_id: null });
  expect((await accept(late, lastToken)).status).toBe(200);
  expect(await accepted()).toEqual([[...both, 'Noor Ellis joined Wexcombe Signals'], both]);
});

describe('an admin who is kept out', () => {
  async function team() {
    const [owner, leaver, second] = [
      await people.founder(),
      await people.recruiter(),
      await people.recruiter(),
    ];
    const { company } = owner;
    await people.putUser(leaver, { company_id: company.id, is_admin: true });
    const operator = await server.sessionOf('operator@demo.test');
    const decide = (action: string) =>
      owner.call('updateCompanyUser', { params: { id: leaver.id }, body: { action, reason: 'Left' } });
    return { owner, leaver, second, company, operator, decide };
  }
  type Team = Awaited<ReturnType<typeof team>>;
  const statuses = async ({ owner }: Team) =>
    ((await owner.call('listCompanyInvitations')).body.data as Schemas['CompanyInvitation'][]).map(
      ({ status }) => status,
    );

  test.each<[string, (of: Team) => Promise<unknown>]>([
    ['is switched off', ({ decide }) => decide('deactivate')],
    ['runs the team no more', ({ decide }) => decide('remove_admin')],
    ['has left', ({ leaver }) => leaver.call('leaveCompany')],
    [
      'was switched off by the operator',
      ({ leaver, operator }) =>
        server.request('updateAdminUser', {
          token: operator,
          params: { id: leaver.id },
          body: { action: 'deactivate', reason: 'Seen with a false name' },
        }),
    ],
  ])('lets nobody in by an earlier invitation once the admin %s', async (_, end) => {
    const they = await team();
    const { owner, leaver, second } = they;
    await leaver.call('inviteCompanyUsers', { body: { emails: [second.email], is_admin: true } });
    const token = await tokenFor(second.email);
    expect([await stateOf(token), await statuses(they)]).toEqual(['valid', ['pending']]);
    expect(((await end(they)) as { status: number }).status).toBe(200);

    const { status, body } = await accept(second, token);
    expect([status, body.code]).toEqual([422, 'token_invalid']);
    expect(await people.stored(second)).toMatchObject({ company_id: null, is_admin: false });
    expect([await stateOf(token), await statuses(they)]).toEqual(['revoked', ['approval_pending']]);

    const [{ id }] = (await owner.call('listCompanyInvitations')).body.data as [{ id: number }];
    const again = await owner.call('resendCompanyInvitation', { params: { id } });
    expect(again.body.data).toMatchObject({ status: 'pending', invited_by: { id: owner.id } });
    expect((await accept(second, await tokenFor(second.email))).status).toBe(200);
  });

  test('hears nothing of who asks for another invitation, and the admins do', async () => {
    const they = await team();
    const { owner, leaver, second } = they;
    await leaver.call('inviteCompanyUsers', { body: { emails: [second.email] } });
    const token = await tokenFor(second.email);
    await they.decide('deactivate');
    await server.request('requestNewInvitation', { body: { token } });
    const requestsTo = async ({ email }: { email: string }) =>
      (await mailbox.all(email)).filter(({ kind }) => kind === 'invitation_wanted').length;
    expect([await requestsTo(leaver), await requestsTo(owner)]).toEqual([0, 1]);
  });

  test('who was turned down comes in by no earlier invitation', async () => {
    const owner = await people.founder();
    const guest = await people.recruiter(owner.domain);
    await invite(owner, [guest.email]);
    const token = await tokenFor(guest.email);
    await guest.call('joinCompany', { params: { id: owner.company.id }, body: {} });
    const turnedDown = await owner.call('updateCompanyUser', {
      params: { id: guest.id },
      body: { action: 'reject', reason: 'Not one of us' },
    });
    expect(turnedDown.status).toBe(200);
    const { status, body } = await accept(guest, token);
    expect([status, body.code, await stateOf(token)]).toEqual([422, 'token_invalid', 'revoked']);
    await invite(owner, [guest.email]);
    expect((await accept(guest, await tokenFor(guest.email))).status).toBe(200);
  });
});

test('who is an admin no more becomes one by no earlier invitation', async () => {
  const owner = await people.founder();
  const guest = await people.recruiter(owner.domain);
  await invite(owner, [guest.email], { is_admin: true });
  const token = await tokenFor(guest.email);
  await guest.call('joinCompany', { params: { id: owner.company.id }, body: {} });
  for (const action of ['approve', 'make_admin', 'remove_admin']) {
    const decided = await owner.call('updateCompanyUser', { params: { id: guest.id }, body: { action } });
    expect(decided.status).toBe(200);
  }
  expect((await guest.call('leaveCompany')).status).toBe(200);
  const { status, body } = await accept(guest, token);
  expect([status, body.code]).toEqual([422, 'token_invalid']);
});

describe('the invitation of a recruiter who is no admin', () => {
  async function memberInvites() {
    const admin = await people.founder();
    const member = await people.recruiter();
    await people.putUser(member, { company_id: admin.company.id });
    const email = `guest@${admin.domain}`;
    const invited = await member.call('inviteCompanyUsers', { body: { emails: [email], message: 'Come.' } });
    const [invitation] = (await admin.call('listCompanyInvitations')).body
      .data as Schemas['CompanyInvitation'][];
    return { admin, member, email, invited, invitation: invitation!, at: { params: { id: invitation!.id } } };
  }

  test('waits until an admin approves it, and only then the mail goes out', async () => {
    const { admin, member, email, invited, invitation, at } = await memberInvites();
    expect([invited.status, invited.body.data]).toEqual([200, [{ email, result: 'approval_pending' }]]);
    expect([invitation.status, invitation.invited_by.id]).toEqual(['approval_pending', member.id]);
    expect(await mailbox.all(email)).toEqual([]);
    const notice = await mailbox.latest(admin.email);
    expect([notice.kind, notice.subject]).toEqual([
      'invitation_wanted',
      `Robin Ash would like to invite ${email}`,
    ]);
    for (const operation of ['resendCompanyInvitation', 'revokeCompanyInvitation'])
      expect((await member.call(operation, at)).status).toBe(403);
    expect(await mailbox.all(email)).toEqual([]);

    const approved = await admin.call('resendCompanyInvitation', at);
    expect([approved.status, approved.body.data]).toMatchObject([
      200,
      { status: 'pending', invited_by: { id: member.id } },
    ]);
    const mail = await mailbox.latest(email);
    expect([mail.kind, mail.text.includes('They write: Come.')]).toEqual(['company_invitation', true]);
    expect(await stateOf(await tokenFor(email))).toBe('valid');
  });

  test('is declined by an admin, and never goes out', async () => {
    const { admin, member, email, at } = await memberInvites();
    expect((await admin.call('revokeCompanyInvitation', at)).body.data).toMatchObject({ status: 'revoked' });
    expect((await admin.call('resendCompanyInvitation', at)).status).toBe(409);
    expect(await mailbox.all(email)).toEqual([]);
    const again = await member.call('inviteCompanyUsers', { body: { emails: [email] } });
    expect(again.body.data).toEqual([{ email, result: 'approval_pending' }]);
  });

  test('is replaced by the admin’s own, makes nobody an admin, and is seen by the two', async () => {
    const { admin, member, email } = await memberInvites();
    const colleague = await people.recruiter();
    await people.putUser(colleague, { company_id: admin.company.id });
    const body = { emails: ['boss@example.test'], is_admin: true };
    expect((await member.call('inviteCompanyUsers', { body })).body.errors).toEqual({
      is_admin: ['Only an admin can invite an admin'],
    });
    const invitationCount = async ({ call }: Recruiter) =>
      ((await call('listCompanyInvitations')).body.data as unknown[]).length;
    expect([
      await invitationCount(member),
      await invitationCount(admin),
      await invitationCount(colleague),
    ]).toEqual([1, 1, 0]);
    expect((await invite(admin, [email])).results).toEqual([{ email, result: 'sent' }]);
  });

  test('counts as an invitation of the company', async () => {
    const { member } = await memberInvites();
    const emails = (count: number, from: number) =>
      Array.from({ length: count }, (_, at) => `guest-${from + at}@example.test`);
    const ask = (count: number, from: number) =>
      member.call('inviteCompanyUsers', { body: { emails: emails(count, from) } });
    expect([(await ask(20, 0)).status, (await ask(20, 20)).status, (await ask(10, 40)).status]).toEqual([
      200, 200, 429,
    ]);
  });
});

test('an invitation immediately admits a recruiter who waits for approval', async () => {
  const admin = await people.founder();
  const person = await people.recruiter(admin.domain);
  await person.call('joinCompany', { params: { id: admin.company.id }, body: {} });
  await invite(admin, [person.email]);
  expect((await accept(person, await tokenFor(person.email))).status).toBe(200);
  expect(await people.stored(person)).toMatchObject({ status: 'active', is_admin: false });
});

test('of a hundred uses at the same moment one gets in', async () => {
  const admin = await people.founder();
  const person = await people.recruiter();
  await invite(admin, [person.email]);
  const token = await tokenFor(person.email);
  const answers = await Promise.all(Array.from({ length: 100 }, () => accept(person, token)));
  const outcomes = answers.map(({ status, body }) => body.code ?? status);
  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1);
  // More than 48 concurrent calls are rejected.
  expect(new Set(outcomes)).toEqual(
    new Set([200, 'token_invalid', ...outcomes.filter((outcome) => outcome === 'overloaded')]),
  );
});

describe('an invitation does not open the company', () => {
  test.each([['to another address', 'email_mismatch', 409, async () => people.recruiter()]])(
    '%s',
    async (_, code, status, makeRecruiter) => {
      const admin = await people.founder();
      await invite(admin, [`invited@${admin.domain}`]);
      const answer = await accept(await makeRecruiter(), await tokenFor(`invited@${admin.domain}`));
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    },
  );

  test('to one who works for another company, or founded one since', async () => {
    const admin = await people.founder();
    const person = await people.recruiter();
    await invite(admin, [person.email]);
    await person.call('createCompany', { form: companyForm({ name: 'A company of one’s own' }) });
    const { status, body } = await accept(person, await tokenFor(person.email));
    expect([status, body.code]).toEqual([409, 'other_company']);
  });

  test('to a member', async () => {
    const admin = await people.founder();
    const person = await people.recruiter(admin.domain);
    await invite(admin, [person.email]);
    await people.putUser(person, { company_id: admin.company.id, company_found_id: null });
    const { status, body } = await accept(person, await tokenFor(person.email));
    expect([status, body.code]).toEqual([409, 'invalid_transition']);
  });

  test('once it was taken back', async () => {
    const admin = await people.founder();
    const person = await people.recruiter();
    await invite(admin, [person.email]);
    const token = await tokenFor(person.email);
    const [{ id }] = (await admin.call('listCompanyInvitations')).body.data as [{ id: number }];
    const revoked = await admin.call('revokeCompanyInvitation', { params: { id } });
    expect((revoked.body.data as { status: string }).status).toBe('revoked');
    const { status, body } = await accept(person, token);
    expect([status, body.code, await stateOf(token)]).toEqual([422, 'token_invalid', 'revoked']);
    const again = await admin.call('revokeCompanyInvitation', { params: { id } });
    expect([again.status, again.body.code]).toEqual([409, 'invalid_transition']);
  });

  test('after seven days, or by its first link once it was sent again', async () => {
    const admin = await people.founder();
    const person = await people.recruiter();
    await invite(admin, [person.email]);
    const first = await tokenFor(person.email);
    const start = now;
    now = new Date(start.getTime() + 7 * day);
    const late = { ...person, token: await server.sessionOf(person.email) };
    const refused = await server.request('acceptInvitation', { token: late.token, body: { token: first } });
    expect([refused.status, refused.body.code, await stateOf(first)]).toEqual([
      422,
      'token_expired',
      'expired',
    ]);
    const renewed = { ...admin, token: await server.sessionOf(admin.email) };
    const [{ id }] = (await server.request('listCompanyInvitations', { token: renewed.token })).body.data as [
      { id: number; status: string },
    ];
    const sent = await server.request('resendCompanyInvitation', { token: renewed.token, params: { id } });
    expect((sent.body.data as { status: string }).status).toBe('pending');
    const second = await tokenFor(person.email);
    expect([(await check(first)).body.code, await stateOf(second)]).toEqual(['token_invalid', 'valid']);
    now = start;
  });

  test('of a company that became inactive', async () => {
    const admin = await people.founder();
    const person = await people.recruiter();
    await invite(admin, [person.email]);
    const token = await tokenFor(person.email);
    await people.put(admin.company.id, { status: 'inactive' });
    const { status, body } = await accept(person, token);
    expect([status, body.code, await stateOf(token)]).toEqual([422, 'token_invalid', 'revoked']);
  });

  test('in another tenant, or when it was made up', async () => {
    const admin = await people.founder();
    const email = `abroad@${admin.domain}`;
    await invite(admin, [email]);
    const token = await tokenFor(email);
    const abroad = await people.recruiter(undefined, 'us');
    const answers = [
      await accept(abroad, token),
      await check('A'.repeat(43)),
      await accept(admin, 'A'.repeat(43)),
      await accept(admin, token.slice(1)),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array(4).fill([422, 'token_invalid']),
    );
    expect(await stateOf(token)).toBe('valid');
  });

  test('to a new account of another address, or with a link that is not good', async () => {
    const admin = await people.founder();
    const email = `new@${admin.domain}`;
    await invite(admin, [email]);
    const token = await tokenFor(email);
    const answers = [
      await signUpWith(token, `other@${admin.domain}`),
      await signUpWith('A'.repeat(43), email),
      await signUpWith(await tokenOfClosedCompany(), email),
    ];
    expect(answers.map(({ status, body }) => [status, body.code, body.errors])).toEqual([
      [422, 'validation_failed', { email: ['This invitation was sent to another email address.'] }],
      [422, 'token_invalid', undefined],
      [422, 'token_invalid', undefined],
    ]);
    expect(await stateOf(token)).toBe('valid');
    expect((await signUpWith(token, email)).status).toBe(201);
    expect((await signUpWith(token, `again@${admin.domain}`)).body.code).toBe('token_invalid');
  });
});

async function tokenOfClosedCompany() {
  const admin = await people.founder();
  const email = `late@${admin.domain}`;
  await invite(admin, [email]);
  await people.put(admin.company.id, { status: 'inactive' });
  return tokenFor(email);
}

test('each address gets its own answer', async () => {
  const admin = await people.founder();
  const open = `open@${admin.domain}`;
  await invite(admin, [open]);
  const { results } = await invite(admin, [
    open,
    admin.email,
    'no address',
    'new@elsewhere.test',
    'NEW@elsewhere.test',
  ]);
  expect(results).toEqual([
    { email: open, result: 'already_invited' },
    { email: admin.email, result: 'already_member' },
    { email: 'no address', result: 'invalid' },
    { email: 'new@elsewhere.test', result: 'sent' },
  ]);
});

test('an address that nobody can sign up with is refused, and so breaks no list of mails', async () => {
  const admin = await people.founder();
  const wrong = [`\u0430lex@${admin.domain}`, `alex..hale@${admin.domain}`, `alex@${admin.domain}-.test`];
  const { results } = await invite(admin, wrong);
  expect(results).toEqual(wrong.map((email) => ({ email, result: 'invalid' })));
  expect((await server.request('listDemoMails')).status).toBe(200);
});

test('a company invites fifty people a day, whoever of its admins does it', async () => {
  const admin = await people.founder();
  const addresses = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `guest-${from + at}@${admin.domain}`);
  await invite(admin, addresses(0, 20));
  await invite(admin, addresses(20, 20));
  const tooMany = await invite(admin, addresses(40, 11));
  expect([tooMany.status, tooMany.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0);
});

test('who holds a link that has run out asks for another, which the inviter hears of', async () => {
  const admin = await people.founder();
  const email = `hopeful@${admin.domain}`;
  await invite(admin, [email]);
  const token = await tokenFor(email);
  const start = now;
  now = new Date(start.getTime() + 8 * day);
  const renewed = await server.request('requestNewInvitation', { body: { token } });
  const unknown = await server.request('requestNewInvitation', { body: { token: 'B'.repeat(43) } });
  expect([renewed.status, unknown.status, renewed.body.data]).toEqual([202, 202, null]);
  const mail = await mailbox.latest(admin.email);
  expect([mail.kind, mail.subject]).toEqual(['invitation_wanted', `${email} asks for a new invitation`]);
  now = start;
});
