/** Deletion that is requested, cancelled or carried out, and scheduled deletion. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { type UserRow, users } from '../../server/db/schema/accounts.ts';
import { monthsFrom } from '../../server/formats/days.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { endDepartures } from '../../server/privacy/departure.ts';
import { endUnusedAccounts } from '../../server/privacy/retention.ts';
import { sweep } from '../../server/privacy/sweep.ts';
import { candidatesOf } from '../support/contract/candidatePeople.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { person, type Veteran, veteranOn } from '../support/contract/onboardingSteps.ts';

const day = 86_400_000;
let now = new Date('2026-11-20T09:00:00Z');
const clock = () => now;
const later = (days: number) => new Date(now.getTime() + days * day);
const server = await startTestServer({ clock });
const outbox = await createOutbox({ database: server.database, clock, onError: () => {} });
const mailbox = mailboxOf(server);
const candidates = candidatesOf(server);
const people = peopleOf(server);
const recruiter = 'recruiter@northgate.test';
const password = { current_password: demoPassword };
const { id: tenantId } = await tenantOf(server.database, 'uk');

const userOf = async (email: string): Promise<UserRow | undefined> => {
  const rows = await server.database.asPlatform((tx) =>
    tx
      .select()
      .from(users)
      .where(and(eq(users.tenant_id, tenantId), eq(users.email, email))),
  );
  return rows[0];
};

const dueOf = async (they: Veteran) =>
  (await they.get<{ deletion_due_at: string | null }>('getUserProfile')).deletion_due_at;

const rows = async (query: ReturnType<typeof sql>) =>
  (await server.database.asPlatform((tx) => tx.execute<Record<string, unknown>>(query))).rows;

const countOf = async (query: ReturnType<typeof sql>) =>
  (await rows(sql`select count(*)::integer as count from ${query}`))[0]?.count;

/** The clock `days` from now. */
async function at<T>(moment: Date, work: () => Promise<T>): Promise<T> {
  const before = now;
  now = moment;
  return work().finally(() => {
    now = before;
  });
}

const kindsOf = async (email: string) => (await mailbox.all(email)).map(({ kind }) => kind).reverse();

test('a deletion is asked for with the password, told by mail and in the profile, and taken back', async () => {
  const email = 'veteran-services@demo.test';
  const they = await veteranOn(server, email);
  const kindsBefore = await kindsOf(email);
  expect([
    await they.refused('deleteAccount', { body: {} }),
    await they.refused('deleteAccount', { body: { current_password: 'not my password' } }),
    await they.refused('cancelAccountDeletion'),
    await dueOf(they),
  ]).toEqual(['422 validation_failed', '422 validation_failed', '409 invalid_transition', null]);

  const { status, body } = await they.ask('deleteAccount', { body: { ...password, reason: 'A new start' } });
  const deletion_due_at = '2026-12-04T09:00:00.000Z';
  expect([status, body.data, await dueOf(they)]).toEqual([202, { deletion_due_at }, deletion_due_at]);
  const again = await they.ask('deleteAccount', { body: password });
  expect([again.status, again.body.code, again.body.data]).toEqual([
    409,
    'invalid_transition',
    { allowed: ['cancel'] },
  ]);
  expect((await mailbox.latest(email)).subject).toBe('Your account will be erased on 4 December 2026');

  const requested = await they.ask('createGdprPdf', { body: { ...password, format: 'json' } });
  expect(requested.status).toBe(202);
  await endDepartures(server.database, outbox, later(13));
  const { deletion_due_at: cancelled } = await they.get<{ deletion_due_at: null }>('cancelAccountDeletion');
  expect([cancelled, await dueOf(they)]).toEqual([null, null]);
  await endDepartures(server.database, outbox, later(15));
  expect(await userOf(email)).toMatchObject({ email, leaves_at: null, leaving: null });
  expect((await kindsOf(email)).slice(kindsBefore.length)).toEqual([
    'deletion_asked',
    'data_asked',
    'deletion_cancelled',
  ]);
  const { id } = (await userOf(email))!;
  expect(
    await rows(sql`select action, actor, subject from audit_entries
      where tenant_id = ${tenantId} and subject_id = ${id} and action like 'deletion.%' order by id`),
  ).toEqual([
    { action: 'deletion.asked', actor: 'The veteran themselves', subject: 'A veteran' },
    { action: 'deletion.cancelled', actor: 'The veteran themselves', subject: 'A veteran' },
  ]);
});

test('who never chose a password asks within 15 minutes of signing in', async () => {
  const { email } = await candidates.veteran();
  const they = await veteranOn(server, email);
  const late = await at(new Date(now.getTime() + 16 * 60_000), () =>
    they.refused('deleteAccount', { body: {} }),
  );
  expect([late, (await they.ask('deleteAccount', { body: {} })).status]).toEqual([
    '422 validation_failed',
    202,
  ]);
});

test('who never chose a password cannot ask and cancel without end', async () => {
  const limits = { currentPassword: { attempts: 2, seconds: 900 } };
  const strict = await startTestServer({ clock, database: server.database, limits });
  const { email } = await candidates.veteran();
  const token = await server.sessionOf(email);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    statuses.push((await strict.request('deleteAccount', { token, body: {} })).status);
    await strict.request('cancelAccountDeletion', { token });
  }
  expect(statuses).toEqual([202, 202, 429]);
});

test('of forty concurrent requests one is granted and mailed', async () => {
  const { email } = await candidates.veteran();
  const they = await veteranOn(server, email);
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => they.ask('deleteAccount', { body: {} })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array.from({ length: 39 }, () => 409)]);
  expect(await kindsOf(email)).toEqual(['deletion_asked']);
});

test('whoever is about to leave is found by no employer, and after 14 days only job, dates and outcome are left', async () => {
  const leaver = await candidates.veteran({ candidate_visibility: 'visible' });
  const [openJob, oldJob] = [await candidates.job(recruiter), await candidates.job(recruiter)];
  await candidates.applied(recruiter, leaver.id, openJob);
  await candidates.applied(recruiter, leaver.id, oldJob, 'withdrawn');
  await candidates.invited(recruiter, leaver.id, openJob, 'accepted');
  const token = await server.sessionOf(recruiter);
  const params = { id: await candidates.numberOf(recruiter, leaver.id, 'named') };
  const profileStatus = async () => (await server.request('getCandidate', { token, params })).status;
  const they = await veteranOn(server, leaver.email);
  await they.get('saveConsents', { body: { privacy_version: '2026-11', marketing: true } });
  expect(await profileStatus()).toBe(200);
  await they.get('deleteAccount', { body: {} });
  expect(await profileStatus()).toBe(404);

  await Promise.all([
    endDepartures(server.database, outbox, later(14)),
    endDepartures(server.database, outbox, later(14)),
  ]);
  expect(await userOf(leaver.email)).toBeUndefined();
  expect((await they.ask('getUserProfile')).status).toBe(401);
  expect(
    await rows(sql`select job_id, user_id, status, profile, cover_note, answers, resume_id from applications
      where tenant_id = ${tenantId} and job_id in (${openJob}, ${oldJob}) order by job_id`),
  ).toEqual(
    [openJob, oldJob].map((job_id) => ({
      ...{ job_id, user_id: null, status: 'withdrawn', profile: null, cover_note: null, answers: [] },
      resume_id: null,
    })),
  );
  const owned = await rows(sql`select c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.column_name = 'user_id' order by 1`);
  const left = [];
  for (const { name } of owned) {
    const count = await countOf(sql`${sql.identifier(String(name))}
      where tenant_id = ${tenantId} and user_id = ${leaver.id}`);
    if (count !== 0) left.push(name);
  }
  expect([owned.length > 15, left]).toEqual([true, []]);
  expect(await at(later(14), () => kindsOf(leaver.email))).toEqual(['account_erased']);
  expect(
    await rows(sql`select actor, subject from audit_entries
      where tenant_id = ${tenantId} and subject_id = ${leaver.id} and action = 'account.erased'`),
  ).toEqual([{ actor: 'Calendar', subject: 'A veteran' }]);
});

test('the rejection of a veteran who was erased since cannot be undone', async () => {
  const leaver = await candidates.veteran();
  const job = await candidates.job(recruiter);
  await candidates.applied(recruiter, leaver.id, job);
  const token = await server.sessionOf(recruiter);
  const list = await server.request('listJobApplications', { token, params: { id: job } });
  const [application] = list.body.data as { id: number; version: number }[];
  const move = (body: object) =>
    server.request('moveApplication', { token, params: { id: application!.id }, body });
  const rejected = await move({
    ...{ to: 'rejected', version: application!.version, reason_code: 'missing_requirement' },
  });
  const { allowed, version } = rejected.body.data as { allowed: string[]; version: number };
  expect(allowed).toEqual(['submitted']);
  await (await veteranOn(server, leaver.email)).get('deleteAccount', { body: {} });
  await endDepartures(server.database, outbox, later(14));
  const undone = await move({ to: 'submitted', version });
  expect([undone.status, undone.body.data]).toEqual([409, { allowed: [] }]);

  // Nor can they be named again.
  const params = { id: application!.id };
  const body = { text: `That was ${leaver.first_name}.`, audience: 'team' };
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.7\n%%EOF']), `${leaver.first_name}.pdf`);
  const noted = await server.request('addApplicationNote', { token, params, body });
  const uploaded = await server.request('uploadOfferLetter', { token, params, form });
  expect([noted.status, uploaded.status]).toEqual([404, 404]);
});

test('a company keeps an admin: the last one stays, of two who leave together one does, and their jobs are handed on', async () => {
  const founder = await people.founder();
  const alone = await founder.call('deleteAccount', { body: {} });
  expect([alone.status, alone.body.code]).toEqual([409, 'last_admin']);
  const second = await people.recruiter();
  await people.putUser(second, { company_id: founder.company.id, company_found_id: null, is_admin: true });
  const both = await Promise.all([founder, second].map((item) => item.call('deleteAccount', { body: {} })));
  expect(both.map(({ status, body }) => body.code ?? status).sort()).toEqual([202, 'last_admin']);
  const [leaver, heir] = both[0]?.status === 202 ? [founder, second] : [second, founder];
  const job = await candidates.job(leaver.email);
  expect((await heir.call('leaveCompany')).body.code).toBe('last_admin');
  await endDepartures(server.database, outbox, later(15));
  expect([await userOf(leaver.email), await rows(sql`select owner_id from jobs where id = ${job}`)]).toEqual([
    undefined,
    [{ owner_id: heir.id }],
  ]);
});

test('a tenant keeps an operator: who is about to leave is no successor, and of two who leave together one stays', async () => {
  const second = await candidates.veteran();
  await people.putUser(second, { is_tenant_admin: true });
  const both = ['operator@demo.test', second.email];
  const ask = async (email: string) => {
    const body = email === second.email ? {} : password;
    const answer = await server.request('deleteAccount', { token: await server.sessionOf(email), body });
    return answer.body.code ?? answer.status;
  };
  const cancel = async (email: string) =>
    server.request('cancelAccountDeletion', { token: await server.sessionOf(email) });
  expect([await ask(second.email), await ask(both[0]!)]).toEqual([202, 'last_admin']);
  await cancel(second.email);
  expect((await Promise.all(both.map(ask))).sort()).toEqual([202, 'last_admin']);
  await Promise.all(both.map(cancel));
  await people.putUser(second, { is_tenant_admin: false });
});

test('an account that nobody uses is reminded twice and goes after 24 months; a sign-in keeps it', async () => {
  const [gone, remaining] = [await candidates.veteran(), await candidates.veteran()];
  const start = now;
  const after = (months: number) => monthsFrom(start, months);
  const admin = await people.founder();
  const others = [admin.email, 'operator@demo.test'];
  await server.database.asPlatform(async (tx) => {
    await tx.update(users).set({ last_used_at: after(100) });
    await tx
      .update(users)
      .set({ last_used_at: now })
      .where(inArray(users.email, [gone.email, remaining.email, ...others]));
  });
  const run = (months: number) =>
    at(after(months), async () => {
      await endUnusedAccounts(server.database, outbox, now);
      return [await kindsOf(gone.email), await kindsOf(remaining.email)];
    });
  const once = ['account_unused'];
  expect([await run(21), await run(22), await run(22)]).toEqual([
    [[], []],
    [once, once],
    [once, once],
  ]);
  await at(after(23), () => server.sessionOf(remaining.email));
  const twice = [...once, ...once];
  expect([await run(23), await run(24)]).toEqual([
    [twice, once],
    [['account_erased'], once],
  ]);
  expect([await userOf(gone.email), (await userOf(remaining.email))?.reminders]).toEqual([undefined, 0]);
  // Those who run a company or a tenant stay until somebody settles it.
  expect((await Promise.all(others.map(userOf))).map((user) => user?.email)).toEqual(others);
});

test('looks go after 24 months, earlier states of a CV and the file it was read from after 90 days', async () => {
  const they = await veteranOn(server, 'veteran-new@demo.test');
  await they.get('savePersonalDetails', { body: person });
  await they.giveCv();
  const { id } = await they.get<{ id: number }>('getUserProfile');
  const viewed = (ago: string) =>
    rows(sql`insert into access_log (tenant_id, user_id, company_id, company, action, object, at)
      values (${tenantId}, ${id}, 1, 'Severn', 'viewed', 'profile', now() - ${ago}::interval)`);
  await viewed('23 months');
  const mine = sql`where tenant_id = ${tenantId} and user_id = ${id}`;
  const counts = async () => [
    await countOf(sql`access_log ${mine}`),
    Number(await countOf(sql`resume_versions ${mine}`)) > 0,
    await countOf(sql`resume_files ${mine}`),
  ];
  const swept = async (moment: Date) => {
    await sweep(server.database, moment);
    return counts();
  };
  const unread = sql`resume_files f join users u on u.id = f.user_id
    where u.tenant_id = ${tenantId} and u.email = 'veteran-cv-draft@demo.test'`;
  expect([await counts(), await swept(later(89)), await swept(later(91))]).toEqual([
    [1, true, 1],
    [1, true, 1],
    [1, false, 0],
  ]);
  // A file that its owner has not confirmed is still of use.
  expect(await countOf(unread)).toBe(1);
  // By the clock of the database.
  await viewed('25 months');
  expect([await counts(), await swept(new Date())]).toEqual([
    [2, false, 0],
    [1, false, 0],
  ]);
  // Their session ended long ago, too.
  const back = await veteranOn(server, 'veteran-new@demo.test');
  const { resume } = await back.get<{ resume: { id: number }[] }>('getUserProfile');
  expect((await back.ask('getResume', { params: { id: resume[0]!.id } })).status).toBe(200);
});
