/** Sign-ins, refused ones, changes of accounts and operators’ reads of people are all in the audit. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { attemptsOn } from '../../server/audit/audit.ts';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { startLocalProvider } from '../../server/auth/social/localProvider.ts';
import { defaultLimits } from '../../server/http/answers/rateLimits.ts';
import { sweep } from '../../server/privacy/sweep.ts';
import { accessTable } from '../support/contract/accessTable.ts';
import { candidatesOf } from '../support/contract/candidatePeople.ts';
import { operation } from '../support/contract/described.ts';
import { type RequestOptions, startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { socialOf } from '../support/contract/socialSteps.ts';

type Entry = components['schemas']['AuditEntry'];

const provider = await startLocalProvider();
afterAll(() => provider.close());

let now = new Date('2026-11-20T10:05:00Z');
const clock = () => now;
const server = await startTestServer({
  clock,
  social: { local: async () => provider.settings },
  limits: { loginOfAccount: defaultLimits.loginOfAccount },
});
const mailbox = mailboxOf(server);
const candidates = candidatesOf(server);
const { comeBack, finish } = socialOf(server);
const tenant = await tenantOf(server.database, 'uk');
// A captcha goes by the true time.
await server.database.asPlatform((tx) => tx.execute(sql`update tenants set captcha_required = false`));
const operator = await server.sessionOf('operator@demo.test');

/** Somebody's phone at home; an IPv6 address is known by the half of it that names a network. */
const from = {
  clientIp: '2001:db8:7:9:ab::1',
  headers: { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0' },
};
const there = { network: '2001:db8:7:9::/64', device: 'Firefox on Android', place: null };
const newPassword = 'nine brave wrens sing';

let lastEntryId = 0;

async function entries(query: Record<string, string | number> = {}): Promise<Entry[]> {
  const { status, body } = await server.request('listAudit', { token: operator, query });
  expect(status).toBe(200);
  return (body.data as Entry[]).reverse();
}

/** What came since the test began, without the reading of it. */
const added = async () =>
  (await entries())
    .filter(({ id, action }) => id > lastEntryId && action !== 'audit.read')
    .map(({ action, result, category }) => [category, action, result].join(' '));

const newest = async (category: Entry['category']) => (await entries({ category })).at(-1)!;

const rows = async (query: ReturnType<typeof sql>) =>
  (await server.database.asPlatform((tx) => tx.execute<Record<string, unknown>>(query))).rows;

beforeEach(async () => {
  lastEntryId = Number((await rows(sql`select coalesce(max(id), 0) as id from audit_entries`))[0]!.id);
});

/** With the password of the demo, and an address that is confirmed. */
async function somebody() {
  const person = await candidates.veteran();
  await rows(sql`update users set email_verified_at = ${now.toISOString()}::timestamptz,
      password_hash = (select password_hash from users where email = 'veteran-cv@demo.test' limit 1)
    where id = ${person.id} returning id`);
  return person;
}

const login = async (body: Record<string, unknown>, options: RequestOptions = from) =>
  server.request('login', {
    ...options,
    body: { password: demoPassword, role: 'veteran', ...body },
  });

const adminLogin = async (email: string, password = demoPassword) =>
  server.request('adminLogin', {
    ...from,
    body: { email, password },
  });

const tokenOf = ({ body }: Awaited<ReturnType<typeof login>>) => (body.data as { token: string }).token;

const linkTo = async (address: string) => mailbox.fragmentOf(mailbox.linkIn(await mailbox.latest(address)));

describe('SEC-06 a sign-in', () => {
  test('by password, in a browser that is known and one that is not', async () => {
    const { email, id, first_name, last_name } = await somebody();
    const first = await login({ email, remember_me: true });
    const entry = await newest('sign_in');
    expect(entry).toEqual({
      ...{ id: entry.id, at: now.toISOString(), category: 'sign_in', result: 'done', action: 'signed_in' },
      ...{ actor_kind: 'veteran', actor: `${first_name} ${last_name} (${email})` },
      ...{ subject_kind: 'user', subject_id: id, subject: `${first_name} ${last_name} (${email})` },
      ...{ details: { by: 'password', known_browser: false, remembered: true } },
      ...{ ...there, times: 1, last_at: now.toISOString() },
    });
    const cookie = String(first.headers['set-cookie']).split(';')[0]!;
    await login({ email }, { ...from, headers: { ...from.headers, cookie } });
    const logged = await newest('sign_in');
    expect([logged.subject_id, logged.details]).toEqual([
      id,
      { by: 'password', known_browser: true, remembered: false },
    ]);
  });

  test('of an operator', async () => {
    await adminLogin('operator@demo.test');
    expect(await newest('sign_in')).toMatchObject({
      ...{ action: 'signed_in', actor_kind: 'operator', details: { by: 'operator', known_browser: false } },
      ...there,
    });
  });

  test.each(['google', 'linkedin'] as const)('by way of %s', async (name) => {
    const person = { email: `audited.${name}@example.test`, first_name: 'Sam', last_name: 'Reid' };
    const first = await comeBack(name, person);
    await finish((first.body.data as { social_ticket: string }).social_ticket);
    await comeBack(name, person);
    expect(await added()).toEqual(['account account.confirmed done', 'sign_in signed_in done']);
    expect(await newest('sign_in')).toMatchObject({
      ...{ subject: `Sam Reid (${person.email})`, details: { by: name } },
      ...{ network: '127.0.0.1', times: 2 },
    });
  });

  test('by the link that confirms an address', async () => {
    const { email, id } = await somebody();
    await rows(sql`update users set email_verified_at = null where id = ${id} returning id`);
    await server.request('resendVerification', { body: { email } });
    const link = await linkTo(email);
    await server.request('verifyEmail', { ...from, body: { ...link, password: newPassword } });
    expect(await added()).toEqual(['account account.confirmed done', 'sign_in signed_in done']);
    expect(await newest('sign_in')).toMatchObject({
      subject_id: id,
      details: { by: 'confirmation' },
      ...there,
    });
  });

  test('that is extended or ended', async () => {
    const { email } = await somebody();
    const token = tokenOf(await login({ email }));
    const { body } = await server.request('extendSession', { token });
    await server.request('logout', { token: (body.data as { token: string }).token });
    expect(await added()).toEqual([
      'sign_in signed_in done',
      'sign_in session.extended done',
      'sign_in signed_out done',
    ]);
  });
});

describe('SEC-06 a sign-in that is refused', () => {
  test.each<[string, (email: string) => Promise<unknown>, string]>([
    ['for its password', (email) => login({ email, password: 'wrong' }), 'invalid_credentials'],
    ['for its tab', (email) => login({ email, role: 'recruiter' }), 'wrong_login_tab'],
    [
      'as its address is not confirmed',
      async (email) => {
        await rows(sql`update users set email_verified_at = null where email = ${email} returning id`);
        await login({ email });
      },
      'email_not_verified',
    ],
    [
      'as the account is switched off',
      async (email) => {
        await rows(sql`update users set status = 'inactive' where email = ${email} returning id`);
        await login({ email });
      },
      'user_inactive',
    ],
  ])('%s is kept with its reason', async (_, attempt, reason) => {
    const { email, id } = await somebody();
    await attempt(email);
    expect(await newest('sign_in')).toMatchObject({
      ...{ action: 'sign_in.refused', result: 'refused', subject_kind: 'user', subject_id: id },
      ...{ actor_kind: 'visitor', actor: 'Somebody not signed in', details: { reason }, times: 1, ...there },
    });
  });

  test('at the operators’ door', async () => {
    await adminLogin('operator@demo.test', 'wrong');
    expect(await newest('sign_in')).toMatchObject({
      action: 'operator_sign_in.refused',
      result: 'refused',
      subject_kind: 'user',
    });
    await adminLogin('veteran-cv@demo.test');
    expect((await newest('sign_in')).subject).toContain('veteran-cv@demo.test');
  });

  test('by a provider whose account is not linked', async () => {
    const { email, id } = await somebody();
    await comeBack('google', { email, first_name: 'Any', last_name: 'Body' });
    expect(await newest('sign_in')).toMatchObject({
      ...{ action: 'google_sign_in.refused', result: 'refused', subject_id: id },
      details: { reason: 'account_exists' },
    });
  });

  test('is counted onto one entry of the hour, however often, and those rejected by the count too', async () => {
    const { email, id } = await somebody();
    for (let attempt = 0; attempt < 12; attempt += 1) await login({ email, password: 'wrong' });
    now = new Date('2026-11-20T10:20:00Z');
    await login({ email, password: 'wrong' });
    const counted = await entries({ category: 'sign_in', subject_kind: 'user', subject_id: id });
    expect(counted.map(({ details, times, last_at }) => [details.reason, times, last_at])).toEqual([
      ['invalid_credentials', 11, '2026-11-20T10:20:00.000Z'],
      ['rate_limited', 2, '2026-11-20T10:05:00.000Z'],
    ]);
    now = new Date('2026-11-20T11:05:00Z');
    await login({ email, password: 'wrong' });
    expect(await entries({ category: 'sign_in', subject_kind: 'user', subject_id: id })).toHaveLength(3);
  });

  test('of an address that nobody has is kept as a digest, which tells it from others and not which it is', async () => {
    const addresses = ['nobody.of.kestrel@example.test', 'somebody.of.kestrel@example.test'];
    for (const email of [...addresses, addresses[0]]) await login({ email });
    const stored = await entries({ category: 'sign_in', subject_kind: 'address' });
    expect(stored.map(({ subject_id, times, subject }) => [subject_id, times, subject])).toEqual([
      [0, 2, expect.stringMatching(/^An address without an account \([\w-]{12}\)$/)],
      [0, 1, expect.stringMatching(/^An address without an account \([\w-]{12}\)$/)],
    ]);
    expect(stored[0]!.subject).not.toBe(stored[1]!.subject);
    expect(await rows(sql`select 1 from audit_entries t where lower(t::text) like '%of.kestrel%'`)).toEqual(
      [],
    );
  });

  test('of more addresses than anybody mistypes fills nothing: the rest is counted together', async () => {
    const { recordAudit: record } = attemptsOn(server.database);
    now = new Date('2026-11-20T13:05:00Z');
    const client = { network: '198.51.100.7', device: null, place: null };
    const attempt = { action: 'sign_in.refused', category: 'sign_in', result: 'refused' } as const;
    await server.database.asTenant(tenant.id, async (db) => {
      for (let index = 0; index < 520; index += 1)
        await record(db, { client, now }, { ...attempt, email: `guess-${index}@example.test` });
    });
    const { email, id } = await somebody();
    await login({ email, password: 'wrong' });
    expect(
      await rows(sql`select subject_kind, count(*)::integer as entries, sum(times)::integer as attempts,
        max(subject) filter (where subject like 'Further%') as rest
        from audit_entries where at >= ${now.toISOString()}::timestamptz and action = 'sign_in.refused' group by 1 order by 1`),
    ).toEqual([
      { subject_kind: 'address', entries: 501, attempts: 520, rest: 'Further addresses' },
      { subject_kind: 'user', entries: 1, attempts: 1, rest: null },
    ]);
    expect((await newest('sign_in')).subject_id).toBe(id);
  });
});

describe('SEC-06 a change of an account', () => {
  const security = {
    async reset(email: string) {
      await server.request('forgotPassword', { ...from, body: { email } });
      const { token } = await linkTo(email);
      const password = { password: newPassword, password_confirmation: newPassword };
      await server.request('resetPassword', { ...from, body: { email, token, ...password } });
    },
    changePassword: (token: string, current_password: string) =>
      server.request('changePassword', {
        ...{ token, ...from },
        body: { current_password, password: newPassword, password_confirmation: newPassword },
      }),
    changeEmail: (token: string, new_email: string) =>
      server.request('changeEmail', {
        ...{ token, ...from },
        body: { new_email, current_password: demoPassword },
      }),
  };

  test.each<[string, (email: string, token: string) => Promise<unknown>, string[]]>([
    ['a reset', (email) => security.reset(email), ['password.reset_asked done', 'password.reset done']],
    [
      'a new password, after a wrong one',
      async (_, token) => {
        await security.changePassword(token, 'wrong');
        await security.changePassword(token, demoPassword);
      },
      ['password.refused refused', 'password.changed done'],
    ],
    [
      'a new address that is confirmed',
      async (email, token) => {
        await security.changeEmail(token, `new-${email}`);
        const link = await linkTo(`new-${email}`);
        await server.request('confirmEmailChange', { ...from, body: { token: link.token } });
      },
      ['email.change_asked done', 'email.changed done'],
    ],
    [
      'a new address that was not theirs',
      async (email, token) => {
        await security.changeEmail(token, `new-${email}`);
        await server.request('secureAccount', { ...from, body: { token: (await linkTo(email)).token } });
      },
      ['email.change_asked done', 'account.secured done'],
    ],
    [
      'a session that is ended, and all of them',
      async (email, token) => {
        const other = await server.sessionOf(email);
        const { body } = await server.request('listSessions', { token: other });
        const { id } = (body.data as { id: number; current: boolean }[]).find(({ current }) => current)!;
        await server.request('endSession', { ...{ token, ...from }, params: { id } });
        await server.request('logoutEverywhere', { token, ...from });
      },
      ['session.ended done', 'sessions.ended done'],
    ],
    [
      'a deletion asked for and taken back',
      async (_, token) => {
        await server.request('deleteAccount', {
          ...{ token, ...from },
          body: { current_password: demoPassword },
        });
        await server.request('cancelAccountDeletion', { token, ...from });
      },
      ['deletion.asked done', 'deletion.cancelled done'],
    ],
  ])('%s', async (_, change, actions) => {
    const { email, id } = await somebody();
    const token = await server.sessionOf(email);
    await change(email, token);
    const logged = await entries({ category: 'account', subject_kind: 'user', subject_id: id });
    expect(logged.map(({ action, result }) => `${action} ${result}`)).toEqual(actions);
    expect(logged).toEqual(logged.map((entry) => expect.objectContaining({ ...entry, ...there })));
  });

  test('a provider linked and taken away', async () => {
    const { email, id } = await somebody();
    const token = await server.sessionOf(email);
    const { body } = await comeBack('google', { email, first_name: 'Any', last_name: 'Body' });
    const { social_ticket } = body.data as { social_ticket: string };
    const proof = { current_password: demoPassword };
    await server.request('linkIdentity', { token, ...from, body: { social_ticket, ...proof } });
    for (const _ of [1, 2]) {
      await server.request('unlinkIdentity', {
        ...{ token, ...from },
        params: { provider: 'google' },
        body: proof,
      });
    }
    const logged = await entries({ category: 'account', subject_kind: 'user', subject_id: id });
    expect(logged.map(({ action, details, network }) => [action, details.provider, network])).toEqual([
      ['provider.linked', 'google', there.network],
      ['provider.unlinked', 'google', there.network],
    ]);
  });

  test('asked for an address that nobody has leaves its digest', async () => {
    await server.request('forgotPassword', { body: { email: 'no.kestrel@example.test' } });
    expect(await newest('account')).toMatchObject({
      action: 'password.reset_asked',
      subject_kind: 'address',
      subject: expect.stringMatching(/^An address without an account/),
    });
  });
});

/** What a desk call shows of people; null where it shows nobody. */
const readings: Record<string, string | null> = {
  getAdmin: null,
  getTenantSettings: null,
  listAdminCompanies: 'companies.read',
  getAdminCompany: 'company.read',
  checkCompanyWebsite: null,
  listAdminUsers: 'people.read',
  listAudit: 'audit.read',
  listJobReports: 'reports.read',
  listMessageReports: 'messageReports.read',
  listOutbox: 'mails.read',
  listReferenceLists: null,
  listReference: null,
  exportReference: null,
  getReference: null,
  listContent: null,
  exportContent: null,
  getContent: null,
  getIndexingProgress: null,
};

describe('SEC-06 what an operator reads of people', () => {
  test('is known of every call of the operator console', () => {
    const reads = accessTable.tenant_admin.filter((id) => operation(id).method.toLowerCase() === 'get');
    expect(Object.keys(readings).sort()).toEqual([...reads].sort());
  });

  test.each(Object.entries(readings).flatMap(([id, action]) => (action ? [[id, action] as const] : [])))(
    'by %s leaves an entry',
    async (id, action) => {
      const token = await server.sessionOf('operator@demo.test');
      const [company] = await rows(sql`select id from companies where tenant_id = ${tenant.id} limit 1`);
      now = new Date(now.getTime() + 3_600_000);
      for (const _ of [1, 2]) {
        const { status } = await server.request(id, {
          ...{ token, ...from },
          ...(id === 'getAdminCompany' ? { params: { id: Number(company!.id) } } : {}),
        });
        expect(status).toBe(200);
      }
      const [entry] = await rows(sql`select actor, action, category, network, device, times from audit_entries
        where action = ${action} and at = ${now.toISOString()}::timestamptz`);
      expect(entry).toEqual({
        ...{ actor: 'Simon Achebe (operator@demo.test)', action, category: 'reading', times: 2 },
        ...{ network: there.network, device: there.device },
      });
    },
  );
});

test('SEC-06 an operator’s decision says from where', async () => {
  const { id } = await somebody();
  await server.request('updateAdminUser', {
    ...{ token: operator, ...from, params: { id } },
    body: { action: 'deactivate', reason: 'Asked by phone' },
  });
  expect(await newest('decision')).toMatchObject({ action: 'account.deactivated', subject_id: id, ...there });
});

test('SEC-06 who signed in, and from where anything was done, goes after twelve months; decisions stay', async () => {
  const old = (category: string, at: string) =>
    rows(sql`insert into audit_entries (tenant_id, at, last_at, category, actor_kind, actor, action, subject_kind, subject_id, subject,
        details, network, device, place)
      values (${tenant.id}, ${at}::timestamptz, ${at}::timestamptz, ${category}, 'operator', 'Op', 'aged', 'tenant', 1, 'Valour', '{}',
        '203.0.113.9', 'Firefox', 'GB')`);
  const today = new Date('2026-11-20T10:05:00Z');
  for (const category of ['decision', 'sign_in', 'account', 'reading'])
    for (const at of ['2025-11-20T10:04:00Z', '2025-11-20T10:06:00Z']) await old(category, at);
  await sweep(server.database, today);
  expect(
    await rows(sql`select category, at < '2025-11-20T10:05:00Z'::timestamptz as "isOld", concat(network, device, place) as place
      from audit_entries where action = 'aged' order by 1, 2 desc`),
  ).toEqual([
    { category: 'account', isOld: false, place: '203.0.113.9FirefoxGB' },
    { category: 'decision', isOld: true, place: '' },
    { category: 'decision', isOld: false, place: '203.0.113.9FirefoxGB' },
    { category: 'reading', isOld: false, place: '203.0.113.9FirefoxGB' },
    { category: 'sign_in', isOld: false, place: '203.0.113.9FirefoxGB' },
  ]);
});
