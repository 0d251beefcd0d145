/** Somebody who did all that can be done here leaves; then every table is looked through for their words, name and address. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { applicationRole } from '../../server/db/roles.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { endDepartures } from '../../server/privacy/departure.ts';
import { sweep } from '../../server/privacy/sweep.ts';
import { candidatesOf } from '../support/contract/candidatePeople.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { tablesOf } from '../support/contract/everything.ts';
import { type RequestOptions, startTestServer, tenantOf } from '../support/contract/harness.ts';
import { person, veteranOn } from '../support/contract/onboardingSteps.ts';

type Schemas = components['schemas'];

const day = 86_400_000;
let now = new Date('2026-11-20T09:00:00Z');
const clock = () => now;
const server = await startTestServer({ clock });
const outbox = await createOutbox({ database: server.database, clock, onError: () => {} });
const candidates = candidatesOf(server);
const people = peopleOf(server);
const { id: tenantId } = await tenantOf(server.database, 'uk');
const recruiter = 'recruiter@northgate.test';

/** The tables, the platform's too, with a row that has any of the words in any column; reference data is nobody's to write. */
async function tablesWith(words: string[]): Promise<string[]> {
  const names: string[] = [];
  const pattern = words.map((word) => word.toLowerCase()).join('|');
  const mayBeRead = sql`has_table_privilege(${applicationRole}, c.oid, 'select')`;
  const readOnly = await rows(sql`select relname as name from pg_class c where ${mayBeRead}
    and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
  for (const { name, isView, isOwned } of await tablesOf(server.database)) {
    if (isView || (!isOwned && readOnly.some((table) => table.name === name))) continue;
    const { rows } = await server.database.asPlatform((tx) =>
      tx.execute<{ count: number }>(
        sql`select count(*)::integer as count from ${sql.identifier(name)} t where lower(t::text) ~ ${pattern}`,
      ),
    );
    if (rows[0]!.count > 0) names.push(name);
  }
  return names;
}

const rows = async (query: ReturnType<typeof sql>) =>
  (await server.database.asPlatform((tx) => tx.execute<Record<string, unknown>>(query))).rows;

async function erase() {
  now = new Date(now.getTime() + 15 * day);
  await endDepartures(server.database, outbox, now);
  now = new Date(now.getTime() + 2 * day);
  await sweep(server.database, now);
}

test('of a veteran nothing is left in any table once they are erased', async () => {
  const leaver = await candidates.veteran({ candidate_visibility: 'visible', email_verified_at: now });
  const { mark } = leaver;
  const they = await veteranOn(server, leaver.email);
  const colleague = await server.sessionOf(recruiter);
  const employer = async <Data>(operation: string, options: RequestOptions = {}) => {
    const { status, body } = await server.request(operation, { token: colleague, ...options });
    if (status >= 300) throw new Error(`${operation}: ${status} ${JSON.stringify(body)}`);
    return body.data as Data;
  };
  const marked = (what: string) => `${what} of ${mark}`;
  const { version } = await they.get<Schemas['User']>('getUserProfile');
  await they.get('updateUserProfile', { body: { version, headline: marked('Headline') } });
  await they.get('savePersonalDetails', { body: person });
  const job_id = await candidates.job(recruiter, { published_at: now });
  const [resume] = await they.get<Schemas['ResumeSummary'][]>('listResumes');
  const sent = await they.get<Schemas['Application']>('applyToJob', {
    params: { id: job_id },
    body: {
      ...{ resume_id: resume!.id, consent_version: '2026-11', consent_accepted: true },
      cover_note: marked('Cover note'),
    },
  });
  await employer('addApplicationNote', {
    params: { id: sent.id },
    body: { text: `Call ${mark}`, audience: 'team' },
  });
  await employer('getApplication', { params: { id: sent.id } });
  const providers = await they.get<{ id: number; email: string | null }[]>('listServiceProviders');
  for (const { id } of providers.filter(({ email }) => email).slice(0, 1)) {
    await they.get('contactServiceProvider', {
      params: { id },
      body: {
        ...{ topic: 'other', preferred_contact: 'phone', consent_accepted: true },
        message: marked('Question'),
      },
    });
  }
  const [course] = await they.get<{ id: number }[]>('listCourses');
  await they.get('sendCourseInterest', {
    params: { id: course!.id },
    body: { consent_accepted: true, message: marked('Interest'), share_contact: true },
  });
  await they.get('reportJob', {
    params: { id: job_id },
    body: { reason: 'other', text: marked('Report') },
  });
  // An address of theirs that is no longer the one of the account.
  const { rows: addressed } = await server.database.asPlatform((tx) =>
    tx.execute(sql`insert into one_time_tokens (tenant_id, user_id, kind, email, token_hash, created_at, expires_at)
      values (${tenantId}, ${leaver.id}, 'change_email', ${`former-${mark}@example.test`}, 'hash', now(), now()) returning id`),
  );
  expect(addressed).toHaveLength(1);
  await server.database.asPlatform((tx) =>
    tx.execute(sql`insert into audit_entries
      (tenant_id, at, last_at, actor_kind, actor_id, actor, action, subject_kind, subject_id, subject, details) values
      (${tenantId}, now(), now(), 'veteran', ${leaver.id}, ${`${leaver.first_name} (${leaver.email})`}, 'signed_in', 'user', ${leaver.id},
        ${`${leaver.first_name} ${leaver.last_name}`}, ${JSON.stringify({ words: marked('Words') })}::jsonb)`),
  );
  // News for others, without an address.
  await rows(sql`insert into notifications (tenant_id, user_id, about_user_id, type, title, body, created_at)
    select ${tenantId}, u.id, ${leaver.id}, 'application_received', ${marked('News')}, 'Somebody applied.', now()
    from users u where u.tenant_id = ${tenantId} and u.email = ${recruiter}`);
  const before = await tablesWith([mark]);
  for (const table of [
    'users',
    'resumes',
    'applications',
    'notifications',
    'outgoing_mails',
    'audit_entries',
  ])
    expect(before).toContain(table);

  await they.get('deleteAccount', { body: {} });
  await erase();
  expect(await tablesWith([mark])).toEqual([]);
  expect(
    await rows(sql`select actor, subject, details from audit_entries
      where tenant_id = ${tenantId} and action = 'signed_in' and actor_id = ${leaver.id}`),
  ).toEqual([{ actor: 'A former veteran', subject: 'A former user', details: {} }]);
});

test('of a recruiter who asked, was admitted, invited and decided no name and no address is left', async () => {
  const founder = await people.founder({ name: 'Longcross Rail' });
  const names = { first_name: 'Zquillon', last_name: 'Featherzquill' };
  const joining = await people.recruiter(founder.domain, 'uk', names);
  const ok = async (answer: ReturnType<typeof joining.call>) => {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data;
  };
  await ok(founder.call('inviteCompanyUsers', { body: { emails: [joining.email] } }));
  await ok(
    joining.call('joinCompany', {
      params: { id: founder.company.id },
      body: { message: 'Zquillon would like to help' },
    }),
  );
  await ok(founder.call('updateCompanyUser', { params: { id: joining.id }, body: { action: 'approve' } }));
  await ok(founder.call('updateCompanyUser', { params: { id: joining.id }, body: { action: 'make_admin' } }));
  await ok(joining.call('inviteCompanyUsers', { body: { emails: [`guest@${founder.domain}`] } }));
  const words = ['zquillon', 'featherzquill', joining.email];
  const before = await tablesWith(words);
  for (const table of ['users', 'invitations', 'notifications', 'outgoing_mails', 'audit_entries'])
    expect(before).toContain(table);
  await ok(joining.call('deleteAccount', { body: {} }));
  await erase();
  expect(await tablesWith(words)).toEqual([]);
});

test('notifications in the app are deleted after 365 days', async () => {
  const they = await candidates.veteran();
  const addNotification = async (days: number) => {
    await rows(sql`insert into notifications (tenant_id, user_id, type, title, body, created_at)
      values (${tenantId}, ${they.id}, 'milestone_due', 'Old', 'News', ${now.toISOString()}::timestamptz - interval '1 day' * ${days})`);
  };
  await addNotification(364);
  await addNotification(366);
  await sweep(server.database, now);
  const left = await rows(sql`select created_at from notifications where user_id = ${they.id}`);
  expect(left).toHaveLength(1);
});

/** Rows of others by table, as they are before and after. */
async function everythingBut(ids: number[]) {
  const own = sql.join(ids, sql`, `);
  return {
    notifications: await rows(sql`select * from notifications where tenant_id = ${tenantId}
      and user_id not in (${own}) and coalesce(about_user_id, 0) not in (${own}) order by id`),
    mails: await rows(sql`select * from outgoing_mails where tenant_id = ${tenantId}
      and coalesce(user_id, 0) not in (${own}) and coalesce(about_user_id, 0) not in (${own}) order by id`),
    audit: await rows(sql`select * from audit_entries where tenant_id = ${tenantId}
      and coalesce(actor_id, 0) not in (${own}) and not (subject_kind = 'user' and subject_id in (${own})) order by id`),
    invitations: await rows(sql`select * from invitations where tenant_id = ${tenantId} order by id`),
  };
}

async function askForPassword(email: string) {
  const captcha_token = await server.solveCaptcha();
  const { status } = await server.request('forgotPassword', { body: { email, captcha_token } });
  expect(status).toBe(200);
}

/** Their grace period is over; nothing but the erasure happens. */
async function leave(ids: number[]) {
  await rows(sql`update users set leaves_at = ${now.toISOString()}::timestamptz,
      leaving = ${JSON.stringify({ asked_at: now.toISOString(), reason: null, host: 'uk.localhost' })}::jsonb
    where id in (${sql.join(ids, sql`, `)})`);
  await endDepartures(server.database, outbox, now);
  // The farewells, to addresses that no longer have an account.
  await rows(sql`delete from outgoing_mails where kind = 'account_erased'`);
}

test('SEC-14 a name removes and changes nothing of anybody else, whatever it is', async () => {
  const reader = await candidates.veteran({ email_verified_at: now });
  const namesake = await candidates.veteran({ first_name: 'Sam', last_name: 'Twin' });
  for (const email of [reader.email, 'nobody@example.test']) await askForPassword(email);
  const words = ['your application', 'new password', 'Command line', 'Sam Twin', 'A veteran', 'Valour'];
  for (const text of words) {
    await rows(sql`insert into notifications (tenant_id, user_id, type, title, body, created_at)
      values (${tenantId}, ${reader.id}, 'milestone_due', ${`About ${text}.`}, ${text}, ${now.toISOString()}::timestamptz)`);
    await rows(sql`insert into audit_entries
      (tenant_id, at, last_at, actor_kind, actor, action, subject_kind, subject_id, subject, details) values
      (${tenantId}, now(), now(), 'command_line', 'Command line', 'noted', 'company', 1, ${text}, ${JSON.stringify({ said: text })}::jsonb)`);
    await rows(sql`insert into audit_entries
      (tenant_id, at, last_at, actor_kind, actor_id, actor, action, subject_kind, subject_id, subject, details) values
      (${tenantId}, now(), now(), 'veteran', ${namesake.id}, 'Sam Twin', 'noted', 'user', ${namesake.id}, 'Sam Twin', '{}')`);
    await rows(sql`insert into outgoing_mails
      (tenant_id, kind, "to", user_id, subject, text, html, from_name, reply_to, state, next_attempt_at, created_at) values
      (${tenantId}, 'noted', ${reader.email}, ${reader.id}, ${`About ${text}.`}, ${text}, ${text}, 'Valour', 'hello@example.test',
        'queued', '2030-01-01', ${now.toISOString()}::timestamptz)`);
  }
  const names = [...words, '.* .*', '( "', 'An invitation', 'The veteran themselves'].map((name) => ({
    first_name: name.slice(0, name.lastIndexOf(' ')) || name,
    last_name: name.slice(name.lastIndexOf(' ') + 1),
  }));
  const leavers: number[] = [];
  for (const name of names) leavers.push((await candidates.veteran(name)).id);
  const before = await everythingBut(leavers);
  expect(before.mails.length).toBeGreaterThan(words.length);
  await leave(leavers);
  expect(await rows(sql`select 1 from users where id in (${sql.join(leavers, sql`, `)})`)).toEqual([]);
  const after = await everythingBut(leavers);
  expect(after).toEqual(before);
});

test('SEC-14 an address that somebody asked for, and never confirmed, takes nothing of its owner along', async () => {
  const founder = await people.founder({ name: 'Ashdown Works' });
  const owner = await people.recruiter(founder.domain);
  await founder.call('inviteCompanyUsers', { body: { emails: [owner.email, `later@${founder.domain}`] } });
  const thief = await candidates.veteran({ email: 'thief@example.test' });
  for (const email of [owner.email, `later@${founder.domain}`])
    await rows(sql`insert into one_time_tokens (tenant_id, user_id, kind, email, token_hash, created_at, expires_at)
      values (${tenantId}, ${thief.id}, 'change_email', ${email}, ${`hash of ${email}`}, now(), now())`);
  const before = await everythingBut([thief.id]);
  expect(before.invitations.map(({ email }) => email)).toContain(owner.email);
  await leave([thief.id]);
  expect(await everythingBut([thief.id])).toEqual(before);
});

test('SEC-14 what named an address before it had an account goes with the account that confirms it', async () => {
  const founder = await people.founder({ name: 'Pewsey Locks' });
  const colleague = await people.recruiter();
  await people.putUser(colleague, { company_id: founder.company.id });
  const email = `kingfisher@${founder.domain}`;
  for (const emails of [[email], [`heron@${founder.domain}`, `avocet@${founder.domain}`]])
    await colleague.call('inviteCompanyUsers', { body: { emails } });
  const waiting = (await founder.call('listCompanyInvitations')).body.data as { id: number; email: string }[];
  const { id } = waiting.find((invitation) => invitation.email === email)!;
  await founder.call('resendCompanyInvitation', { params: { id } });
  await askForPassword(email);
  const named = await tablesWith([email]);
  for (const table of ['invitations', 'notifications', 'outgoing_mails']) expect(named).toContain(table);
  expect(named).not.toContain('audit_entries');
  const operator = await server.sessionOf('operator@demo.test');
  const shown = async () =>
    (
      (
        await server.request('listAudit', {
          token: operator,
          query: { subject_kind: 'invitation', subject_id: id },
        })
      ).body.data as { subject: string }[]
    ).map(({ subject }) => subject);
  expect(await shown()).toEqual([email, email]);

  const person = await people.recruiter(undefined, 'uk', { email_verified_at: null });
  const others = async () =>
    rows(sql`select title from notifications where user_id = ${founder.id} order by id`);
  await people.putUser(person, { email, email_verified_at: now });
  await leave([person.id]);
  expect(await tablesWith([email])).toEqual([]);
  expect(await others()).toEqual([{ title: 'Robin Ash would like to invite 2 people' }]);
  expect(await shown()).toEqual(['An invitation', 'An invitation']);
  const left = (await founder.call('listCompanyInvitations')).body.data as { email: string }[];
  expect(left.map((invitation) => invitation.email)).toEqual([
    `avocet@${founder.domain}`,
    `heron@${founder.domain}`,
  ]);
});

test('SEC-14 what asks for two invitations stays for the one when the other person is erased', async () => {
  const founder = await people.founder({ name: 'Wilton Bridge' });
  const colleague = await people.recruiter();
  await people.putUser(colleague, { company_id: founder.company.id });
  const [email, other] = [`dunlin@${founder.domain}`, `plover@${founder.domain}`];
  await colleague.call('inviteCompanyUsers', { body: { emails: [email, other] } });
  const requests = async () => [
    ...(await rows(sql`select title, body from notifications where user_id = ${founder.id}`)),
    ...(await rows(sql`select subject as title, kind from outgoing_mails where user_id = ${founder.id}`)),
  ];
  const before = await requests();
  expect(before.map(({ title }) => title)).toEqual(Array(2).fill('Robin Ash would like to invite 2 people'));
  const person = await people.recruiter(undefined, 'uk', { email_verified_at: null });
  await people.putUser(person, { email, email_verified_at: now });
  await leave([person.id]);
  expect(await tablesWith([email])).toEqual([]);
  expect(await requests()).toEqual(before);
  const left = (await founder.call('listCompanyInvitations')).body.data as { email: string }[];
  expect(left.map((invitation) => invitation.email)).toEqual([other]);
});

test('SEC-14 an address is found by its id after the admin who invited it has left', async () => {
  const founder = await people.founder({ name: 'Devizes Wharf' });
  const [colleague, admin] = [await people.recruiter(), await people.recruiter()];
  await people.putUser(colleague, { company_id: founder.company.id });
  await people.putUser(admin, { company_id: founder.company.id, is_admin: true });
  const email = `dabchick@${founder.domain}`;
  await colleague.call('inviteCompanyUsers', { body: { emails: [email] } });
  const [waiting] = (await founder.call('listCompanyInvitations')).body.data as { id: number }[];
  for (const _ of ['approved', 'sent again'])
    await founder.call('resendCompanyInvitation', { params: { id: waiting!.id } });
  expect(await tablesWith([email])).toContain('invitations');
  await leave([founder.id]);
  const person = await people.recruiter(undefined, 'uk', { email_verified_at: null });
  await people.putUser(person, { email, email_verified_at: now });
  await leave([person.id]);
  expect(await tablesWith([email])).toEqual([]);
});

test('an invitation that was theirs is named by no address in the audit, even a former one', async () => {
  const founder = await people.founder({ name: 'Marlbrook Works' });
  const joining = await people.recruiter(founder.domain);
  const former = `kestrel.former@${founder.domain}`;
  await founder.call('inviteCompanyUsers', { body: { emails: [former] } });
  await rows(sql`update invitations set accepted_by_id = ${joining.id} where email = ${former} returning id`);
  expect(await tablesWith([former])).toContain('invitations');
  await joining.call('deleteAccount', { body: {} });
  await erase();
  expect(await tablesWith([former])).toEqual([]);
});
