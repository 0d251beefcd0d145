/** Somebody who did all that can be done here leaves; then every table is looked through for their words, name and address. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { sweep } from '../../server/background/sweep.ts';
import { applicationRole } from '../../server/db/roles.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { endDepartures } from '../../server/privacy/departure.ts';
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
  const found: string[] = [];
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
    if (rows[0]!.count > 0) found.push(name);
  }
  return found;
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
  const leaver = await candidates.veteran({ candidate_visibility: 'visible' });
  const { mark } = leaver;
  const they = await veteranOn(server, leaver.email);
  const colleague = await server.sessionOf(recruiter);
  const employer = async <Data>(operation: string, options: RequestOptions = {}) => {
    const { status, body } = await server.request(operation, { token: colleague, ...options });
    if (status >= 300) throw new Error(`${operation}: ${status} ${JSON.stringify(body)}`);
    return body.data as Data;
  };
  const said = (what: string) => `${what} of ${mark}`;
  const { version } = await they.get<Schemas['User']>('getUserProfile');
  await they.get('updateUserProfile', { body: { version, headline: said('Headline') } });
  await they.get('savePersonalDetails', { body: person });
  const job_id = await candidates.job(recruiter, { published_at: now });
  const [resume] = await they.get<Schemas['ResumeSummary'][]>('listResumes');
  const sent = await they.get<Schemas['Application']>('applyToJob', {
    params: { id: job_id },
    body: {
      ...{ resume_id: resume!.id, consent_version: '2026-11', consent_accepted: true },
      cover_note: said('Cover note'),
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
        message: said('Question'),
      },
    });
  }
  const [course] = await they.get<{ id: number }[]>('listCourses');
  await they.get('sendCourseInterest', {
    params: { id: course!.id },
    body: { consent_accepted: true, message: said('Interest'), share_contact: true },
  });
  await they.get('reportJob', {
    params: { id: job_id },
    body: { reason: 'other', text: said('Report') },
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
        ${`${leaver.first_name} ${leaver.last_name}`}, ${JSON.stringify({ words: said('Words') })}::jsonb),
      (${tenantId}, now(), now(), 'command_line', null, 'Command line', 'noted', 'tenant', 1, 'Valour', ${JSON.stringify({ email: leaver.email, by: `${leaver.first_name} ${leaver.last_name}` })}::jsonb)`),
  );
  // News for others, without an address.
  await rows(sql`insert into notifications (tenant_id, user_id, about_user_id, type, title, body, created_at)
    select ${tenantId}, u.id, ${leaver.id}, 'application_received', ${said('News')}, 'Somebody applied.', now()
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
      where tenant_id = ${tenantId} and action in ('signed_in', 'noted') order by id`),
  ).toEqual([
    { actor: 'A former veteran', subject: 'A former user', details: {} },
    { actor: 'Command line', subject: 'Valour', details: { email: '(erased)', by: '(erased)' } },
  ]);
});

test('of a recruiter who asked, was let in, invited and decided no name and no address is left', async () => {
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

test('what people were told in the app goes after 365 days', async () => {
  const they = await candidates.veteran();
  const told = async (days: number) => {
    await rows(sql`insert into notifications (tenant_id, user_id, type, title, body, created_at)
      values (${tenantId}, ${they.id}, 'milestone_due', 'Old', 'News', ${now.toISOString()}::timestamptz - interval '1 day' * ${days})`);
  };
  await told(364);
  await told(366);
  await sweep(server.database, now);
  const left = await rows(sql`select created_at from notifications where user_id = ${they.id}`);
  expect(left).toHaveLength(1);
});

test('what others wrote is freed of whole names and addresses, former ones too, and of nobody else’s', async () => {
  const names = { first_name: 'Ianthe', last_name: "O'Quill-Marrow" };
  const leaver = await candidates.veteran({ ...names, email: 'i.quill_m+home@example.test' });
  const twins = [await candidates.veteran(), await candidates.veteran()] as const;
  for (const { id } of twins)
    await rows(sql`update users set first_name = 'Sam', last_name = 'Twin' where id = ${id} returning id`);
  await rows(sql`insert into identities (tenant_id, user_id, provider, subject, email, linked_at) values
    (${tenantId}, ${leaver.id}, 'google', 'sub', 'quill@elsewhere.test', now())`);
  const note = async (words: string, more = sql`'tenant', 1`) => {
    const [row] = await rows(sql`insert into audit_entries
      (tenant_id, at, last_at, actor_kind, actor, action, subject_kind, subject_id, subject, details) select
      ${tenantId}, now(), now(), 'command_line', 'Command line', 'noted', k, i, 'Valour', ${JSON.stringify({ words })}::jsonb
      from (values (${more})) v (k, i) returning id`);
    return Number(row!.id);
  };
  const noted = [
    await note("Write to I.Quill_M+Home@Example.test, or ring IANTHE O'QUILL-MARROW."),
    await note('Formerly quill@elsewhere.test.'),
    await note(
      "xi.quill_m+home@example.test and quill@elsewhere.test-2 are others, and so is Ianthe O'Quill-Marrows",
    ),
    await note('Sam Twin rang.'),
  ];
  const wordsOf = async (id: number) =>
    (await rows(sql`select details ->> 'words' as words from audit_entries where id = ${id}`))[0]!.words;
  const leave = async (id: number) => {
    await rows(sql`update users set leaves_at = ${now.toISOString()}::timestamptz,
        leaving = ${JSON.stringify({ asked_at: now.toISOString(), reason: null, host: 'uk.localhost' })}::jsonb
      where id = ${id} returning id`);
    await endDepartures(server.database, outbox, now);
  };
  const reader = await candidates.veteran();
  const titles = ["Ianthe O'Quill-Marrow wrote", 'News', "Ianthe O'Quill-Marrows wrote", 'Sam Twin wrote'];
  for (const title of titles)
    await rows(sql`insert into notifications (tenant_id, user_id, type, title, body, created_at) values
      (${tenantId}, ${reader.id}, 'join_request', ${title}, ${title === 'News' ? 'Ask quill@elsewhere.test.' : 'About nobody.'}, now())`);
  const left = async () =>
    (await rows(sql`select title from notifications where user_id = ${reader.id} order by id`)).map(
      (row) => row.title,
    );
  await leave(leaver.id);
  await leave(twins[0].id);
  expect(await left()).toEqual(["Ianthe O'Quill-Marrows wrote", 'Sam Twin wrote']);
  expect(await Promise.all(noted.map(wordsOf))).toEqual([
    'Write to (erased), or ring (erased).',
    'Formerly (erased).',
    "xi.quill_m+home@example.test and quill@elsewhere.test-2 are others, and so is Ianthe O'Quill-Marrows",
    'Sam Twin rang.',
  ]);
  await leave(twins[1].id);
  expect(await wordsOf(noted[3]!)).toBe('(erased) rang.');
});

test.each([
  ['holds what JSON is written with', ':', '"', 'Rang ( : " ) at noon.', 'Rang ( (erased) ) at noon.'],
  ['holds a quotation mark', 'Ann "Nan"', 'Mere', 'Ask Ann "Nan" Mere.', 'Ask (erased).'],
  ['is that of a company', 'Marlbrook', 'Foundry', 'Marlbrook Foundry rang.', '(erased) rang.'],
])('a name that %s breaks no entry, and takes no thing’s name away', async (_, first, last, words, after) => {
  const leaver = await candidates.veteran({ first_name: first, last_name: last });
  const [row] = await rows(sql`insert into audit_entries
    (tenant_id, at, last_at, actor_kind, actor, action, subject_kind, subject_id, subject, details) values
    (${tenantId}, now(), now(), 'command_line', 'Command line', 'noted', 'company', 1, 'Marlbrook Foundry Ltd',
    ${JSON.stringify({ words, count: 3 })}::jsonb) returning id`);
  await rows(sql`update users set leaves_at = ${now.toISOString()}::timestamptz,
      leaving = ${JSON.stringify({ asked_at: now.toISOString(), reason: null, host: 'uk.localhost' })}::jsonb
    where id = ${leaver.id} returning id`);
  await endDepartures(server.database, outbox, now);
  expect(await rows(sql`select subject, details from audit_entries where id = ${row!.id}`)).toEqual([
    { subject: 'Marlbrook Foundry Ltd', details: { words: after, count: 3 } },
  ]);
});

test('an invitation that was theirs is named by no address in the audit, even a former one', async () => {
  const founder = await people.founder({ name: 'Marlbrook Works' });
  const joining = await people.recruiter(founder.domain);
  const former = `kestrel.former@${founder.domain}`;
  await founder.call('inviteCompanyUsers', { body: { emails: [former] } });
  await rows(sql`update invitations set accepted_by_id = ${joining.id} where email = ${former} returning id`);
  expect(await tablesWith([former])).toContain('audit_entries');
  await joining.call('deleteAccount', { body: {} });
  await erase();
  expect(await tablesWith([former])).toEqual([]);
});
