/** Everything we hold about a person, in a file for that person alone. */
import { createHash } from 'node:crypto';
import { and, eq, getTableName, sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { accountExports } from '../../server/db/schema/files.ts';
import {
  exportSectionNames,
  exportSections,
  tablesNotExported,
} from '../../server/privacy/export/exportSections.ts';
import { sweep } from '../../server/privacy/sweep.ts';
import { candidatesOf } from '../support/contract/candidatePeople.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { type Veteran, veteranOn } from '../support/contract/onboardingSteps.ts';
import { untilDone } from '../support/contract/untilDone.ts';

type Export = components['schemas']['AccountExport'];
type Row = Record<string, unknown>;

let now = new Date('2026-11-20T09:00:00Z');
const clock = () => now;
const limits = { gdpr: { attempts: 3, seconds: 24 * 3600 } };
const server = await startTestServer({ clock, limits, sharesNothing: true });
const mailbox = mailboxOf(server);
const candidates = candidatesOf(server);
const password = { current_password: demoPassword };

const read = (they: Veteran, id: number) => they.get<Export>('getGdprPdf', { params: { id } });

async function createExport(they: Veteran, body: object = {}) {
  const { id, status } = await they.get<{ id: number; status: string }>('createGdprPdf', {
    body: { ...password, ...body },
  });
  expect(status).toBe('processing');
  const exported = await untilDone(
    () => read(they, id),
    (wish) => wish.status === 'processing',
  );
  return { id, exported };
}

async function fileOf(they: Veteran, { url }: Export) {
  const { status, file, headers } = await they.ask('getFile', {
    params: { file_id: url!.split('/').at(-1)! },
  });
  return { status, bytes: file ?? Buffer.alloc(0), name: String(headers['content-disposition']) };
}

const squeezed = (text: string) => text.replace(/\s+/g, '');

/** What each page says above its number, without blanks. */
async function pagesOf(bytes: Buffer) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page, at) => {
    const number = `${at + 1}of${text.length}`;
    const whole = squeezed(page);
    expect(whole.endsWith(number)).toBe(true);
    return whole.slice(0, -number.length);
  });
}

const consentWords: Record<string, string> = {
  privacy: 'Privacy notice',
  terms: 'Terms',
  marketing: 'News by email',
  candidate_visibility: 'Who sees your profile',
};

const answerWords: Record<string, string> = { given: 'yes', withdrawn: 'no' };

/** The texts that somebody typed or chose, wherever they stand in a row. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /(^|_)id$/.test(name) || value === '' ? [] : [value];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([inner, item]) => textsIn(item, Array.isArray(value) ? name : inner));
}

async function personOf(email: string, tenant: 'uk' | 'us' = 'uk') {
  const { id: tenantId } = await tenantOf(server.database, tenant);
  return server.database.asPlatform(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.tenant_id, tenantId), eq(users.email, email)));
    return user!;
  });
}

const rowsOf = (table: string, { tenant_id, id }: { tenant_id: number; id: number }) =>
  server.database.asPlatform(async (tx) => {
    const { rows } = await tx.execute<{ row: Row }>(sql`
      select to_jsonb(t) - array['tenant_id', 'user_id'] as row from ${sql.identifier(table)} t
      where tenant_id = ${tenant_id} and user_id = ${id} order by 1`);
    return rows.map(({ row }) => row);
  });

test('API-19, VETERAN-09 POST /api/gdpr-pdf gives a veteran all their data as a PDF, with the accepted notices and the consent history on its first page', async () => {
  const email = 'veteran-complete@demo.test';
  const they = await veteranOn(server, email);
  const other = await veteranOn(server, 'veteran-services');
  const user = await personOf(email);
  const { privacy_version } = await tenantOf(server.database, 'uk');
  await they.get('saveConsents', { body: { privacy_version, marketing: true } });
  const { exported } = await createExport(they);
  const { status, bytes, name } = await fileOf(they, exported);
  expect([status, name]).toEqual([200, expect.stringContaining('_data_2026-11-20.pdf"')]);
  const [first = '', ...rest] = await pagesOf(bytes);
  expect(exported).toEqual({
    status: 'done',
    url: expect.stringMatching(/^\/api\/files\/[\w-]{24}$/),
    page_count: rest.length + 1,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    expires_at: '2026-11-20T09:10:00.000Z',
  });

  const history = await rowsOf('consents', user);
  const expectedHistory = history.map(({ kind, value, given_at, privacy_version: notice }) =>
    squeezed(
      `${new Date(String(given_at)).toISOString().slice(0, 16).replace('T', ' ')} UTC ·
       ${consentWords[String(kind)]}: ${answerWords[String(value)] ?? value} ${notice ? `(notice ${notice})` : ''}`,
    ),
  );
  expect(history.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['privacy', 'terms', 'marketing']));
  for (const words of ['Noticesyouaccepted', 'Consenthistory', email, ...expectedHistory])
    expect(first).toContain(words);
  expect(first).toMatch(/Applications:\d+entries/);

  const all = rest.join('');
  const rows = await Promise.all(
    ['resumes', 'action_plan_tasks', 'onboardings', 'applications'].map((table) => rowsOf(table, user)),
  );
  const typed = rows
    .flat()
    .flatMap(({ sections: inner, title, file_name, why, note, cover_note }) =>
      textsIn([inner, title, file_name, why, note, cover_note]),
    );
  expect(typed.length).toBeGreaterThan(60);
  expect(typed.filter((text) => !all.includes(squeezed(text)))).toEqual([]);
  expect(all).not.toMatch(/argon2|token_hash|passwordhash/i);

  expect((await fileOf(other, exported)).status).toBe(404);
  const mail = await mailbox.latest(email);
  expect(mail.subject).toBe('A copy of your data was requested');
});

test('the same as JSON, of the chosen sections only, row for row', async () => {
  const email = 'veteran-services@demo.test';
  const they = await veteranOn(server, email);
  const user = await personOf(email);
  const { exported } = await createExport(they, {
    format: 'json',
    sections: ['onboarding', 'resumes', 'applications'],
  });
  expect(exported).toMatchObject({ status: 'done', page_count: null });
  const { bytes, name } = await fileOf(they, exported);
  const { sections: content, ...about } = JSON.parse(bytes.toString()) as {
    sections: Record<string, Record<string, Row[]>>;
  };
  expect([name, about]).toEqual([
    expect.stringContaining('.json"'),
    {
      made_at: '2026-11-20T09:00:00.000Z',
      held_by: (await tenantOf(server.database, 'uk')).name,
      name: `${user.first_name} ${user.last_name}`,
      email,
    },
  ]);
  expect(Object.keys(content)).toEqual(['onboarding', 'resumes', 'applications']);
  expect(Object.keys(content.applications ?? {})).toEqual(
    expect.arrayContaining(['saved_jobs', 'dismissed_jobs']),
  );
  for (const table of ['resumes', 'given_answers', 'resume_versions']) {
    const section = table === 'given_answers' ? content.onboarding! : content.resumes!;
    const contentOf = (rows: Row[]) => rows.map(({ id, sections: inner, answer }) => ({ id, inner, answer }));
    expect(contentOf(section[table]!)).toEqual(contentOf(await rowsOf(table, user)));
  }
});

test('a recruiter gets the file too, with the company and no colleague', async () => {
  const they = await veteranOn(server, 'recruiter-admin@northgate.test');
  const { exported } = await createExport(they);
  const text = (await pagesOf((await fileOf(they, exported)).bytes)).join('');
  expect(text).toContain('recruiter-admin@northgate.test');
  expect(text).toContain('Northgate');
  expect(text).toContain('Applications:nothingheld');
  expect(text.match(/[\w.-]+@northgate\.test/g)).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/^(?!.*recruiter-admin).*$/)]),
  );
});

test('whoever has an address now gets nothing that was sent to who had it before', async () => {
  const people = peopleOf(server);
  const [former, owner] = [await candidates.veteran(), await candidates.veteran()];
  const admin = await people.founder();
  await server.database.asPlatform((tx) =>
    tx.execute(sql`update users set email_verified_at = now() where id in (${former.id}, ${owner.id})`),
  );
  await admin.call('inviteCompanyUsers', { body: { emails: [former.email], message: 'Come and join us.' } });
  await people.putUser(former, { email: 'moved-on@example.test' });
  await people.putUser(owner, { email: former.email });
  const copyOf = async (email: string) => {
    const they = await veteranOn(server, email);
    const { exported } = await createExport(they, { format: 'json' });
    return (await fileOf(they, exported)).bytes.toString();
  };
  const texts = ['company_invitation', 'Come and join us.'];
  const inCopyOf = async (email: string) => {
    const copy = await copyOf(email);
    return texts.map((text) => copy.includes(text));
  };
  expect([await inCopyOf(former.email), await inCopyOf('moved-on@example.test')]).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('the file is gone after ten minutes, and the wish after a day', async () => {
  const began = now;
  const they = await veteranOn(server, 'veteran-plan');
  const { id, exported } = await createExport(they, { sections: ['consents'] });
  now = new Date(began.getTime() + 600_000);
  expect(await read(they, id)).toEqual({
    ...{ status: 'expired', url: null, page_count: null, bytes: null, sha256: null, expires_at: null },
  });
  expect((await fileOf(they, exported)).status).toBe(404);
  await sweep(server.database, new Date(began.getTime() + 25 * 3_600_000));
  now = began;
  expect(await they.refused('getGdprPdf', { params: { id } })).toBe('404 not_found');
});

test('a wrong password, none at all, and a fourth wish in a day are refused; nobody else sees a wish', async () => {
  const they = await veteranOn(server, 'veteran-direction');
  const other = await veteranOn(server, 'veteran-cv');
  const before = (await mailbox.all('veteran-direction@demo.test')).length;
  const refusals = [{ current_password: 'not-my-password' }, {}, { ...password, sections: ['secrets'] }];
  for (const body of refusals)
    expect(await they.refused('createGdprPdf', { body })).toBe('422 validation_failed');
  const body = { ...password, sections: ['consents'] };
  const { id } = await they.get<{ id: number }>('createGdprPdf', { body });
  expect(await other.refused('getGdprPdf', { params: { id } })).toBe('404 not_found');
  const headers = { 'idempotency-key': 'pressed-once-only' };
  const again = () => they.get<{ id: number }>('createGdprPdf', { body, headers });
  expect((await again()).id).toBe((await again()).id);
  await they.get('createGdprPdf', { body });
  expect(await they.refused('createGdprPdf', { body })).toBe('429 rate_limited');
  expect(await mailbox.all('veteran-direction@demo.test')).toHaveLength(before + 3);
});

test('who has no password is asked to have signed in within 15 minutes, and extending a session is no sign-in', async () => {
  const began = now;
  const email = 'veteran-personal@demo.test';
  const { tenant_id, id: user_id } = await personOf(email);
  await server.database.asPlatform((tx) =>
    tx
      .update(users)
      .set({ password_hash: null })
      .where(and(eq(users.tenant_id, tenant_id), eq(users.id, user_id))),
  );
  const they = await veteranOn(server, email);
  const body = { sections: ['consents'] };
  now = new Date(began.getTime() + 15 * 60_000);
  expect((await they.ask('createGdprPdf', { body })).status).toBe(202);
  now = new Date(began.getTime() + 15 * 60_000 + 1000);
  const asks = async (options: object = {}) =>
    (await they.ask('createGdprPdf', { body, ...options })).body.errors;
  const sentence = 'You don’t have a password here. Log out, sign in again and retry within 15 minutes';
  expect(await asks()).toEqual({ current_password: [sentence] });
  const { token } = await they.get<{ token: string }>('extendSession');
  expect(await asks({ token })).toEqual({ current_password: [sentence] });
  now = began;
});

test('a wish whose maker died is made by the next one, and one that failed twice ends as failed', async () => {
  const they = await veteranOn(server, 'veteran-complete', 'us');
  const { tenant_id, id: user_id } = await personOf('veteran-complete@demo.test', 'us');
  const wish = (attempts: number) => ({
    ...{ tenant_id, user_id, sections: [...exportSectionNames], format: 'json' as const },
    ...{ status: 'processing' as const, attempts, locked_until: new Date(0), created_at: now },
  });
  const left = await server.database.asPlatform((tx) =>
    tx
      .insert(accountExports)
      .values([wish(1), wish(2)])
      .returning({ id: accountExports.id, attempts: accountExports.attempts }),
  );
  left.sort((first, second) => first.attempts - second.attempts);
  await createExport(they, { format: 'json' });
  const ended = await Promise.all(left.map(({ id }) => read(they, id)));
  expect(ended.map(({ status }) => status)).toEqual(['done', 'failed']);
});

test('the server answers others while a long account is made, and no line of it is lost', async () => {
  const email = 'veteran-questionnaire@demo.test';
  const they = await veteranOn(server, email);
  const other = await veteranOn(server, 'veteran-complete');
  const { tenant_id, id: user_id } = await personOf(email);
  await server.database.asPlatform(async (tx) => {
    for (let at = 0; at < 6; at += 1) {
      const skills = Array.from({ length: 100 }, (_, n) => ({
        id: `s${n}`,
        name: `Skill number ${at}-${n}.`,
      }));
      await tx.execute(sql`
        insert into resumes (tenant_id, user_id, title, kind, source, sections, page_size, section_order, deleted_at)
        select ${tenant_id}, ${user_id}, ${`Long ${at}`}, 'cv', 'builder',
          jsonb_set(sections, '{skills}', ${JSON.stringify(skills)}::jsonb), page_size, section_order, now()
        from resumes where sections ? 'skills' order by id limit 1`);
    }
  });
  const order: string[] = [];
  const making = createExport(they).then(({ exported }) => {
    order.push('made');
    return exported;
  });
  for (let count = 0; count < 5; count += 1) {
    await other.get('getUserProfile');
    order.push('answered');
  }
  const exported = await making;
  expect(order.at(-1)).toBe('made');
  const text = (await pagesOf((await fileOf(they, exported)).bytes)).join('');
  const expected = Array.from({ length: 600 }, (_, n) => `Skillnumber${Math.floor(n / 100)}-${n % 100}.`);
  expect(expected.filter((skill) => !text.includes(skill))).toEqual([]);
});

test('no table that names a user is forgotten', async () => {
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id'`),
  );
  const exportedTables = exportSectionNames.flatMap((section) =>
    exportSections[section].sources.map(({ table }) => getTableName(table)),
  );
  const covered = new Set([...exportedTables, ...tablesNotExported]);
  expect(rows.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([]);
});
