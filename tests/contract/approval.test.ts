/** GUARD-04: a tenant that approves its veterans by hand, from the switch to the letter. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runOperator } from '../../scripts/operator/cli.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';

const server = await startTestServer();
const mailbox = mailboxOf(server);
const operator = await server.sessionOf('operator@demo.test');

const setApproval = (approve_veterans: boolean) =>
  server.request('updateTenantSettings', { token: operator, body: { approve_veterans } });

/** A seeded person as they were before they confirmed their address. */
const forgetConfirmation = (email: string) =>
  server.database.asPlatform((tx) =>
    tx.execute(sql`update users set email_verified_at = null from tenants t
      where t.id = users.tenant_id and t.slug = 'uk' and email = ${email}`),
  );

async function confirm(email: string) {
  await forgetConfirmation(email);
  const captcha_token = await server.solveCaptcha();
  await server.request('resendVerification', { body: { email, captcha_token } });
  const link = mailbox.fragmentOf(mailbox.linkIn(await mailbox.latest(email)));
  const { body } = await server.request('verifyEmail', {
    body: { ...link, password: 'four quiet otters row' },
  });
  const { api_token, user } = body.data as { api_token: string; user: { id: number; status: string } };
  const { status, body: plan } = await server.request('getOnboarding', { token: api_token });
  return { id: user.id, token: api_token, status: user.status, call: plan.code ?? status };
}

const decide = (id: number, action: 'approve' | 'reject') =>
  server.request('updateAdminUser', { token: operator, params: { id }, body: { action } });

test('GUARD-04 a new veteran waits where the tenant approves by hand, and is rejected, then approved, with a mail each', async () => {
  expect((await confirm('veteran-14@example.test')).status).toBe('active');
  const settings = await server.request('getTenantSettings', { token: operator });
  expect(settings.body.data).toEqual({ approve_veterans: false });
  expect((await setApproval(true)).body.data).toEqual({ approve_veterans: true });

  const person = await confirm('veteran-15@example.test');
  expect([person.status, person.call]).toEqual(['approval_pending', 'approval_pending']);
  const { body } = await server.request('getAdmin', { token: operator });
  const { waiting } = body.data as { waiting: { users: number } };
  await decide(person.id, 'reject');
  expect((await mailbox.latest('veteran-15@example.test')).kind).toBe('account_reject');
  const after = await server.request('getAdmin', { token: operator });
  expect((after.body.data as { waiting: { users: number } }).waiting.users).toBe(waiting.users - 1);
  await decide(person.id, 'approve');
  expect((await mailbox.latest('veteran-15@example.test')).kind).toBe('account_approve');
  expect((await server.request('getOnboarding', { token: person.token })).status).toBe(200);

  const { body: audit } = await server.request('listAudit', {
    token: operator,
    query: { subject_kind: 'tenant' },
  });
  expect((audit.data as { action: string }[]).map(({ action }) => action)).toContain(
    'tenant.approval_switched_on',
  );
});

test('whoever is in stays in: neither a sign-in nor a new password holds them back', async () => {
  await setApproval(true);
  const email = 'veteran-complete@demo.test';
  const token = await server.sessionOf(email);
  expect((await server.request('getOnboarding', { token })).status).toBe(200);
  expect(await resetPassword(email)).toEqual([200, 'active']);
});

test('an address that is proven by the link of a password reset waits as well', async () => {
  await setApproval(true);
  const email = 'veteran-16@example.test';
  await forgetConfirmation(email);
  expect(await resetPassword(email)).toEqual([200, 'approval_pending']);
});

/** The answer, and the account's status after it. */
async function resetPassword(email: string) {
  const captcha_token = await server.solveCaptcha();
  await server.request('forgotPassword', { body: { email, captcha_token } });
  const link = mailbox.fragmentOf(mailbox.linkIn(await mailbox.latest(email)));
  const password = 'slate harbour violin 81';
  const { status } = await server.request('resetPassword', {
    body: { ...link, password, password_confirmation: password },
  });
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute<{ status: string }>(sql`select status from users u join tenants t on t.id = u.tenant_id
      where t.slug = 'uk' and email = ${email}`),
  );
  return [status, rows[0]!.status];
}

test('a shell switches it, and the other tenant keeps its own way', async () => {
  const output: string[] = [];
  const run = (line: string) =>
    runOperator(line.split(' '), {
      env: {},
      open: async () => ({ ...server.database, close: async () => {} }),
      out: (text) => output.push(text),
      err: (text) => output.push(text),
      readPassword: async () => '',
    });
  const stored = async () =>
    (
      await server.database.asPlatform((tx) =>
        tx.execute<{ slug: string; approve_veterans: boolean }>(
          sql`select slug, approve_veterans from tenants where slug in ('uk', 'us') order by slug`,
        ),
      )
    ).rows.map(({ slug, approve_veterans }) => [slug, approve_veterans]);
  expect(await run('approve-veterans --tenant uk --by hand')).toBe(0);
  expect(await stored()).toEqual([
    ['uk', true],
    ['us', false],
  ]);
  expect(await run('approve-veterans --tenant uk --by itself')).toBe(0);
  expect(await stored()).toEqual([
    ['uk', false],
    ['us', false],
  ]);
  expect(await run('approve-veterans --tenant uk --by luck')).not.toBe(0);
  expect(output.at(-1)).toContain('hand');
});
