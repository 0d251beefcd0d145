/** Somebody signed up with an address that is not theirs and never confirmed it; then its owner comes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { startLocalProvider } from '../../server/auth/social/localProvider.ts';
import { openErasureLog } from '../../server/privacy/erasureLog.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { socialOf } from '../support/contract/socialSteps.ts';

const provider = await startLocalProvider();
const folder = mkdtempSync(join(tmpdir(), 'erasures-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await provider.close();
});

const erasures = openErasureLog(join(folder, 'log'));
const server = await startTestServer({ erasures, social: { local: async () => provider.settings } });
const mailbox = mailboxOf(server);
const { comeBack, finish } = socialOf(server);
const { id: tenantId } = await tenantOf(server.database, 'uk');

const rows = async (query: ReturnType<typeof sql>) =>
  (await server.database.asPlatform((tx) => tx.execute<Record<string, unknown>>(query))).rows;

const tokenTo = async (address: string, kind: string) => {
  const mail = (await mailbox.all(address)).find((candidate) => candidate.kind === kind)!;
  return mailbox.fragmentOf(mailbox.linkIn(mail)).token!;
};

async function tryToSignIn(email: string, password: string = demoPassword) {
  const captcha_token = await server.solveCaptcha();
  const { body } = await server.request('login', {
    body: { email, password, role: 'veteran', captcha_token },
  });
  return (body.data as { token: string } | undefined)?.token;
}

/** A stranger’s sign-up, with a picture, and an attempt to sign in that the audit remembers by their name. */
async function strangerOn(email: string, first_name: string) {
  const square = sharp({ create: { width: 200, height: 200, channels: 3, background: 'olive' } });
  const form = new FormData();
  const fields = {
    ...{ role: 'veteran', email, first_name, last_name: 'Featherzquill', country_id: '232' },
    ...{ password: 'four quiet otters row', password_confirmation: 'four quiet otters row' },
    ...{ terms_accepted: 'true', privacy_version: '2026-11', captcha_token: await server.solveCaptcha() },
    profile_picture: new File([new Uint8Array(await square.png().toBuffer())], 'picture.png'),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect((await server.request('signUp', { form })).status).toBe(201);
  expect(await tryToSignIn(email, 'not the password')).toBeUndefined();
  const [user] = await rows(
    sql`select id, profile_picture from users where tenant_id = ${tenantId} and email = ${email}`,
  );
  const { original_url } = user!.profile_picture as { original_url: string };
  return { id: Number(user!.id), key: original_url.split('/').at(-2)! };
}

const namesIn = (table: 'audit_entries' | 'users' | 'consents' | 'outgoing_mails', name: string) =>
  rows(sql`select * from ${sql.identifier(table)} t where lower(t::text) ~ ${name.toLowerCase()}`);

async function changeAddress(from: string, to: string) {
  const token = await tryToSignIn(from);
  await server.request('changeEmail', {
    token: token!,
    body: { new_email: to, current_password: demoPassword },
  });
  const body = { token: await tokenTo(to, 'change_email') };
  expect((await server.request('confirmEmailChange', { body })).status).toBe(200);
}

test.each<[string, (email: string, meet: () => Promise<void>) => Promise<void>]>([
  [
    'moves their account to it',
    async (email, meet) => {
      await meet();
      await changeAddress('veteran-13@example.test', email);
    },
  ],
  [
    'takes their account back to it',
    async (email, meet) => {
      await changeAddress('veteran-14@example.test', email);
      await changeAddress(email, 'thief-of-zquillon@example.test');
      await meet();
      const body = { token: await tokenTo(email, 'email_changed') };
      expect((await server.request('secureAccount', { body })).status).toBe(200);
    },
  ],
  [
    'signs up with a provider',
    async (email, meet) => {
      await meet();
      const { body } = await comeBack('google', { email, first_name: 'Own', last_name: 'Er' });
      const { social_ticket } = body.data as { social_ticket: string };
      expect((await finish(social_ticket)).status).toBe(200);
    },
  ],
])('of a stranger nothing is left once the owner of the address %s', async (how, take) => {
  const name = `Zquillon${how.length}`;
  const email = `owner-${how.length}@example.test`;
  let stranger = { id: 0, key: '' };
  await take(email, async () => {
    stranger = await strangerOn(email, name);
    expect(await namesIn('audit_entries', name)).not.toEqual([]);
  });
  const [owner] = await rows(
    sql`select id from users where tenant_id = ${tenantId} and email = ${email} and email_verified_at is not null`,
  );
  expect(Number(owner!.id)).not.toBe(stranger.id);
  for (const table of ['users', 'audit_entries', 'consents', 'outgoing_mails'] as const)
    expect([table, await namesIn(table, name)]).toEqual([table, []]);
  expect(await rows(sql`select 1 from pictures where key = ${stranger.key}`)).toEqual([]);
  const picture = await server.request('getPicture', { params: { key: stranger.key, size: 'original' } });
  expect(picture.status).toBe(404);
  const erased = await rows(sql`select actor_kind, subject from audit_entries
    where tenant_id = ${tenantId} and action = 'account.erased' and subject_id = ${stranger.id}`);
  expect(erased).toEqual([{ actor_kind: 'visitor', subject: 'A veteran' }]);
  // A backup from before brings them back, and its replay takes them out again.
  expect(erasures.all().map(({ user_id }) => user_id)).toContain(stranger.id);
});
