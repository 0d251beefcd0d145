/** The server as an attacker asks it: what openapi.yaml describes, turned against it, and what is served besides. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as accountLetters from '../../server/auth/accounts/accountLetters.ts';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import * as companyLetters from '../../server/companies/companyLetters.ts';
import { resumes } from '../../server/db/schema/resumes.ts';
import { tenantHosts, tenants } from '../../server/db/schema/tenants.ts';
import { defaultLimits, type LimitName } from '../../server/http/answers/rateLimits.ts';
import { isLocal } from '../../server/http/hostName.ts';
import { type Letter, renderLetter, withToken } from '../../server/mail/letter.ts';
import { originOf } from '../../server/mail/origin.ts';
import * as privacyLetters from '../../server/privacy/privacyLetters.ts';
import { createTenantDirectory } from '../../server/tenants/tenants.ts';
import { companyForm, peopleOf } from '../support/contract/companyPeople.ts';
import { operations } from '../support/contract/described.ts';
import { type Answer, type RequestOptions, startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { hostileTargets, oddTargets } from '../support/unit/hostileTargets.ts';

const folder = mkdtempSync(join(tmpdir(), 'attacks-'));
const staticRoot = join(folder, 'web');
const secret = 'nobody may read this';

const server = await startTestServer({ staticRoot, atWork: 1000 });
const people = peopleOf(server);
const mailbox = mailboxOf(server);
const tokens: Record<string, string> = {};

mkdirSync(join(staticRoot, 'assets'), { recursive: true });
writeFileSync(join(staticRoot, 'index.html'), '<!doctype html>');
writeFileSync(join(folder, 'secret.txt'), secret);

beforeAll(async () => {
  const [veteran, recruiter, admin, operator] = await Promise.all(
    [
      'veteran-services@demo.test',
      'recruiter-new@demo.test',
      'recruiter-admin@northgate.test',
      'operator@demo.test',
    ].map((email) => server.sessionOf(email)),
  );
  Object.assign(tokens, { signed_in: veteran, veteran, recruiter_any: recruiter, company_admin: admin });
  Object.assign(tokens, { company_admin_any: admin, tenant_admin: operator, recruiter: admin });
  Object.assign(tokens, { hiring_team: admin });
  Object.assign(tokens, { veteran_or_recruiter: veteran });
});

const codes = (answers: Answer[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const code = body.code ?? String(status);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};

const atOnce = (count: number, ask: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)));

test.each([
  'evil.test/x.localhost',
  'evil.test#.localhost',
  'evil.test?.localhost',
  'evil.test\\.localhost',
  'someone@evil.test/.localhost',
  'evil.test:80/uk.localhost',
  'uk.localhost/',
  'uk.localhost, us.localhost',
  '[::1]@evil.test/.localhost',
])('the host %s chooses no tenant, so that no mail leads there', async (host) => {
  const resent = await server.request('resendVerification', {
    host,
    body: { email: 'veteran-new@demo.test', captcha_token: 'x' },
  });
  const info = await server.request('getTenantInfo', { query: { domain: host } });
  expect([resent.body.code, info.body.code]).toEqual(['tenant_not_found', 'tenant_not_found']);
});

test('of over 200 host names none gives a link or a way back from a provider that leads away from here', async () => {
  const { find } = createTenantDirectory(server.database);
  const hosts = [...hostileTargets, ...oddTargets].flatMap((target) =>
    typeof target === 'string' ? [target, `uk.localhost${target}`, `${target}.localhost`] : [],
  );
  expect(hosts.length).toBeGreaterThanOrEqual(200);
  const away: string[] = [];
  for (const host of hosts) {
    if (!(await find(host))) continue;
    const link = new URL('/redirect/social#token=x', originOf(host));
    if (!isLocal(link.hostname) || link.username || link.pathname !== '/redirect/social') away.push(host);
  }
  expect(away).toEqual([]);
});

test('a forwarded host is not believed without a trusted proxy', async () => {
  const ask = async (headers = {}) => (await server.request('listDemoPeople', { headers })).body.data;
  expect(await ask({ 'x-forwarded-host': 'us.localhost', forwarded: 'host=us.localhost' })).toEqual(
    await ask(),
  );
});

describe('a letter', () => {
  const words = '"><a href="http://evil.test/#token={{token}}">here</a>\r\nBcc: all@evil.test';
  const origin = 'http://uk.localhost';
  const every = { ...accountLetters, ...companyLetters, ...privacyLetters };
  const letters = Object.entries(every).flatMap(([name, make]) =>
    typeof make === 'function' ? [[name, make] as const] : [],
  );
  const fields = {
    ...{ company: words, inviter: words, message: words, days: 7, email: words },
    role: 'recruiter' as const,
  };
  const hostile: Record<string, () => Letter> = {
    accountDecisionLetter: () => accountLetters.accountDecisionLetter('reject', words),
    identityLinkedLetter: () =>
      accountLetters.identityLinkedLetter('google')({ contact: words, canUndo: 'for a while' }),
    identitiesEndedLetter: () =>
      accountLetters.identitiesEndedLetter(['google'])({ contact: words, canUndo: 'no' }),
    deletionEndedLetter: () =>
      accountLetters.deletionEndedLetter(
        'password.changed',
        false,
      )({ contact: words, canUndo: 'for a while' }),
    invitationsHeldLetter: () =>
      accountLetters.invitationsHeldLetter(2, 'password.changed', true)({ contact: words, canUndo: 'no' }),
    deletionNoticeLetter: () =>
      accountLetters.deletionNoticeLetter(words)({ contact: words, canUndo: 'for a while' }),
    dataExportRequestedLetter: () =>
      accountLetters.dataExportRequestedLetter()({ contact: words, canUndo: 'for a while' }),
    joinedByInvitationLetter: () =>
      accountLetters.joinedByInvitationLetter([{ id: 1, email: words }], {
        ...{ company: words, days: 30, reason: 'password.changed' },
        ...{ isMember: true, canOpen: true, isAdmin: true },
      }),
    invitationLetter: () => companyLetters.invitationLetter(fields),
    invitationApprovalLetter: () =>
      companyLetters.invitationApprovalLetter(words, words, [{ id: 1, email: words }]),
    memberDecisionLetter: () => companyLetters.memberDecisionLetter('deactivate', words, words),
    companyDecisionLetter: () =>
      companyLetters.companyDecisionLetter('reject', words, { text: words, isOnChange: true }),
    companyChangeLetter: () =>
      companyLetters.companyChangeLetter(words, [{ field: 'name', before: words, after: words }]),
  };

  test.each(letters)('%s leads nowhere but here, whatever people write into it', (name, make) => {
    const letter = hostile[name]?.() ?? (make as (...texts: string[]) => Letter)(words, words, words, words);
    const { html, text } = renderLetter(
      letter,
      { name: 'Valour', contact_email: 'help@valour.test' },
      origin,
    );
    const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => new URL(href!).origin);
    expect(links.filter((link) => link !== origin && link !== 'null')).toEqual([]);
    const bodies = `${withToken(html, 'THE-TOKEN')}${withToken(text, 'THE-TOKEN')}`;
    const drawn = [...bodies.matchAll(/\S*THE-TOKEN/g)].filter(([line]) => !line.includes(`${origin}/auth/`));
    expect(drawn).toEqual([]);
  });

  test('that a recruiter has sent to a stranger gives its token to nobody else', async () => {
    const admin = await people.founder();
    const message = 'Look at http://evil.test/#token={{token}} first';
    const email = `guest@${admin.domain}`;
    await admin.call('inviteCompanyUsers', { body: { emails: [email], message } });
    const mail = await mailbox.latest(email);
    const [elsewhere, here] = mail.text.match(/https?:\S+/g)!.map((link) => new URL(link));
    expect([elsewhere!.hash.length, here!.origin]).toEqual(['#token={'.length, 'http://uk.localhost']);
    expect(mailbox.fragmentOf(here!).token).toHaveLength(43);
  });
});

test('a name is one line', async () => {
  const broken = 'Ash\r\nBcc: all@evil.test';
  const token = tokens.company_admin!;
  const { body } = await server.request('getCompany', { token });
  const { version } = (await server.request('getUserProfile', { token })).body.data as { version: number };
  const names = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, broken]));
  const profile = ['first_name', 'middle_name', 'last_name', 'job_title'];
  const company = ['name', 'legal_name', 'city', 'address_line_1'];
  const { industry, country, state, ...known } = body.data as Record<string, { id: number }>;
  const answers = [
    await server.request('updateUserProfile', { token, body: { version, ...names(profile) } }),
    await server.request('updateCompany', { token, body: { ...known, ...names(company) } }),
    await server.request('createCompany', {
      token: tokens.recruiter_any!,
      form: companyForm(names(company)),
    }),
  ];
  expect([industry, country, state].length).toBe(3);
  expect(
    answers.map(({ body: { errors = {} } }) =>
      Object.keys(errors)
        .filter((field) => errors[field]?.[0] === 'Invalid input')
        .sort(),
    ),
  ).toEqual([profile.sort(), company.sort(), company]);
});

const privileged = [
  'role',
  'is_admin',
  'is_tenant_admin',
  'tenant_id',
  'user_id',
  'company_id',
  'email_verified_at',
];

test('no form takes a field that it does not name', async () => {
  const taken: unknown[] = [];
  const forms = operations.filter(({ bodyType }) => bodyType === 'multipart/form-data');
  expect(forms.length).toBeGreaterThan(5);
  for (const { id, access, parameters } of forms) {
    const inPath = parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, schema }) => [name, (schema.enum as string[] | undefined)?.[0] ?? 1]);
    const params = Object.fromEntries(inPath);
    const surplus = privileged.filter((field) => id !== 'signUp' || field !== 'role');
    const form = new FormData();
    for (const field of surplus) form.set(field, '1');
    const { body } = await server.request(id, {
      params,
      form,
      ...(tokens[access] ? { token: tokens[access] } : {}),
    });
    const refused = surplus.filter((field) => body.errors?.[field]?.[0] === 'Not expected here');
    if (refused.length !== surplus.length) taken.push({ id, errors: body.errors });
  }
  expect(taken).toEqual([]);
});

test.each(['/api/jobs/%', `/api/jobs/${'1'.repeat(200)}`])(
  'an address that cannot be read is answered with the same headers as any other: %.20s',
  async (url) => {
    const ask = (path: string) => server.app.inject({ url: path, headers: { host: 'uk.localhost' } });
    const [unread, read] = [await ask(url), await ask('/api/jobs/abc')];
    expect([unread.statusCode, unread.json().code]).toEqual([400, 'bad_request']);
    expect(unread.headers['x-request-id']).toBe(unread.json().request_id);
    expect(Object.keys(unread.headers).sort()).toEqual(Object.keys(read.headers).sort());
  },
);

test('no answer may be stored, framed, guessed at or read by another origin', async () => {
  const wrong: unknown[] = [];
  for (const { id, access } of operations) {
    const token = ['logout', 'logoutEverywhere', 'extendSession'].includes(id) ? undefined : tokens[access];
    // What is undeclared is refused before anything is done.
    const { headers } = await server.request(id, {
      query: { undeclared: 1 },
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
      ...(token ? { token } : {}),
    });
    const securityHeaders = [
      headers['cache-control'],
      headers['x-content-type-options'],
      headers['x-frame-options'],
    ];
    const opened = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
    if (String(securityHeaders) !== 'no-store,nosniff,DENY' || opened.length > 0)
      wrong.push({ id, securityHeaders, opened });
  }
  const { statusCode } = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/user-profile',
    headers: { host: 'uk.localhost', origin: 'https://evil.test' },
  });
  expect([wrong, statusCode]).toEqual([[], 404]);
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/....//....//secret.txt',
  '//secret.txt',
  '/%00/secret.txt',
  '/api/pictures/..%2f..%2fsecret/original',
])('%s opens no file outside the app', async (url) => {
  const { payload, statusCode } = await server.app.inject({ url, headers: { host: 'uk.localhost' } });
  expect(payload).not.toContain(secret);
  expect([400, 404, 422]).toContain(statusCode);
});

test('nothing below /api/demo exists on a tenant that is not seeded', async () => {
  const { id } = await tenantOf(server.database, 'us');
  await server.database.asPlatform(async (tx) => {
    await tx.insert(tenantHosts).values({ host: 'real.test', tenant_id: id });
    await tx.update(tenants).set({ is_demo: false }).where(eq(tenants.id, id));
  });
  const demo = operations.filter(({ path }) => path.startsWith('/api/demo/'));
  const answers = await Promise.all(
    demo.map((item) => server.request(item.id, { host: 'real.test', params: { id: 1 } })),
  );
  expect(codes(answers)).toEqual({ not_found: demo.length });
  await server.database.asPlatform((tx) =>
    tx.update(tenants).set({ is_demo: true }).where(eq(tenants.id, id)),
  );
});

describe('of many at the same moment', () => {
  test('one joins, and one decides', async () => {
    const { company, domain, ...admin } = await people.founder();
    const person = await people.recruiter(domain);
    const joined = await atOnce(40, () =>
      person.call('joinCompany', { params: { id: company.id }, body: { message: '' } }),
    );
    const decided = await atOnce(40, (index) =>
      admin.call('updateCompanyUser', {
        params: { id: person.id },
        body: { action: index % 2 ? 'approve' : 'reject' },
      }),
    );
    expect([codes(joined), codes(decided)].map((counts) => counts['200'])).toEqual([1, 1]);
  });

  test('one company has a registration number', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => people.recruiter()));
    const answers = await atOnce(all.length, (index) =>
      all[index]!.call('createCompany', { form: companyForm({ registration_number: '07214999' }) }),
    );
    expect(codes(answers)).toEqual({ 201: 1, company_exists: all.length - 1 });
  });

  test('one address gets one open invitation, and one of those who take it back does', async () => {
    const admin = await people.founder();
    const email = `guest@${admin.domain}`;
    await atOnce(20, () => admin.call('inviteCompanyUsers', { body: { emails: [email] } }));
    const { body } = await admin.call('listCompanyInvitations');
    const [invitation, ...others] = body.data as { id: number; status: string }[];
    expect([invitation!.status, others]).toEqual(['pending', []]);
    const revoked = await atOnce(20, () =>
      admin.call('revokeCompanyInvitation', { params: { id: invitation!.id } }),
    );
    expect(codes(revoked)).toEqual({ 200: 1, invalid_transition: 19 });
  });

  test('one plan of a type is begun, and all are shown it', async () => {
    const token = await server.sessionOf('veteran-20@example.test');
    const begun = await atOnce(20, () =>
      server.request('createTransitionPlan', { token, body: { type: 'employment' } }),
    );
    const ids = new Set(begun.map(({ body }) => (body.data as { id: number }).id));
    expect([codes(begun), ids.size]).toEqual([{ 201: 20 }, 1]);
  });

  test('ten résumés are made, one of them is primary, and one of two who delete it does', async () => {
    const token = await server.sessionOf('veteran-personal@demo.test');
    const ask = (id: string, options: RequestOptions) => server.request(id, { token, ...options });
    const body = { title: 'Mine', kind: 'cv', template_id: 'harbour-blue', colour: 'blue' };
    expect(codes(await atOnce(30, () => ask('createResume', { body })))).toEqual({
      201: 10,
      limit_reached: 20,
    });
    const list = async () =>
      (await ask('listResumes', {})).body.data as { id: number; version: number; is_primary: boolean }[];
    const created = await list();
    await atOnce(created.length, (index) =>
      ask('updateResume', {
        params: { id: created[index]!.id },
        body: { version: created[index]!.version, is_primary: true },
      }),
    );
    expect((await list()).filter(({ is_primary }) => is_primary)).toHaveLength(1);
    const other = (await list()).find(({ is_primary }) => !is_primary)!;
    expect(codes(await atOnce(20, () => ask('deleteResume', { params: { id: other.id } })))).toEqual({
      200: 1,
      not_found: 19,
    });
    const back = await atOnce(20, () => ask('restoreResume', { params: { id: other.id } }));
    expect(codes(back)).toEqual({ 200: 1, not_found: 19 });
    const stored = await server.database.asPlatform((tx) =>
      tx.select({ id: resumes.id }).from(resumes).where(eq(resumes.id, other.id)),
    );
    expect(stored).toHaveLength(1);
  });
});

function aPaper() {
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.4\n%%EOF']), 'paper.pdf');
  return form;
}

test('a key of an earlier call answers neither another person nor another body', async () => {
  const headers = { 'idempotency-key': 'guessed-by-another' };
  const body = { title: 'Mine', kind: 'cv', template_id: 'harbour-blue', colour: 'blue' };
  const [ownToken, otherToken] = await Promise.all(
    ['veteran-cv@demo.test', 'veteran-direction@demo.test'].map((email) => server.sessionOf(email)),
  );
  const ask = (token: string, title = 'Mine') =>
    server.request('createResume', { token, headers, body: { ...body, title } });
  const [first, theirs, changed] = [
    await ask(ownToken!),
    await ask(otherToken!),
    await ask(ownToken!, 'Yours'),
  ];
  const idOf = (answer: Answer) => (answer.body.data as { id: number }).id;
  expect([first.status, theirs.status, changed.body.code]).toEqual([201, 201, 'validation_failed']);
  expect(idOf(theirs)).not.toBe(idOf(first));
});

test('nor does it answer with what belongs to a company that its caller has left', async () => {
  const [former, next] = [await people.founder(), await people.founder()];
  const person = await people.recruiter(undefined, 'uk', { company_id: former.company.id });
  const headers = { 'idempotency-key': 'the-same-in-two-companies' };
  const create = async () => (await person.call('createJob', { headers, body: { title: 'Signaller' } })).body;
  const idOf = ({ data }: Answer['body']) => (data as { id: number }).id;
  const first = await create();
  expect(idOf(await create())).toBe(idOf(first));
  expect((await person.call('leaveCompany')).status).toBe(200);
  await people.putUser(person, { company_id: next.company.id });
  expect(idOf(await create())).not.toBe(idOf(first));
});

/** What sends mail, works hard or fills the database in somebody's name, with input that gets that far. */
const limited: [LimitName, string, (attempt: number) => RequestOptions][] = [
  ['inviteToApply', 'inviteToApply', () => ({ params: { id: 2147483647 }, body: { job_id: 1 } })],
  ['publicCandidates', 'listPublicCandidates', () => ({})],
  ['joinCompany', 'joinCompany', () => ({ params: { id: 1 }, body: { message: '' } })],
  [
    'changeCompany',
    'updateCompany',
    () => ({
      body: {
        ...{ version: 2147483647, name: 'Wexcombe Signals', website: 'https://wexcombe.test', city: 'Bath' },
        ...{ company_type: 'SMEs', company_size: '11-50', industry_id: 12, country_id: 232 },
        description: 'We build and repair signal boxes for heritage lines and small networks.',
      },
    }),
  ],
  ['decideMember', 'updateCompanyUser', () => ({ params: { id: 2147483647 }, body: { action: 'approve' } })],
  [
    'changeOffer',
    'checkCondition',
    () => ({ params: { id: 2147483647 }, body: { version: 1, number: 1, status: 'met' } }),
  ],
  ['invite', 'inviteCompanyUsers', () => ({ body: { emails: ['not an address'] } })],
  ['changeConsents', 'saveConsents', () => ({ body: { privacy_version: 'another' } })],
  ['gdpr', 'createGdprPdf', () => ({ body: { current_password: demoPassword, sections: ['consents'] } })],
  ['departOfNetwork', 'redirectToGoogle', () => ({})],
  [
    'courseInterest',
    'sendCourseInterest',
    () => ({ params: { id: 2147483647 }, body: { consent_accepted: true } }),
  ],
  [
    'contactProvider',
    'contactServiceProvider',
    () => ({ params: { id: 2147483647 }, body: { consent_accepted: true } }),
  ],
  [
    'uploadEvidence',
    'uploadMilestoneEvidence',
    () => ({ params: { id: 2147483647, mid: 1 }, form: aPaper() }),
  ],
  [
    'flowEvents',
    'addFlowEvents',
    () => ({
      body: {
        events: [
          {
            ...{ flow_id: 'elsewhere', version: '0123456789abcdef', session_hash: '0'.repeat(32) },
            ...{ from: null, event: '', to: 'home', ms: 0 },
          },
        ],
      },
    }),
  ],
  ['createJob', 'createJob', () => ({ body: { title: 'Signaller' } })],
  // A count for each id that somebody makes up would fill the table.
  ['moveJob', 'pauseJob', (attempt) => ({ params: { id: 2147483647 - attempt } })],
  [
    'moveApplication',
    'moveApplication',
    (attempt) => ({
      params: { id: 2147483647 - attempt },
      body: { version: 1, to: 'rejected', reason_code: 'other' },
    }),
  ],
  ['answerInvitation', 'acceptJobInvitation', () => ({ params: { id: 2147483647 } })],
  ['openProfile', 'getCandidate', () => ({ params: { id: 2147483647 } })],
  ['exportApplications', 'exportApplications', () => ({})],
  [
    'assignApplication',
    'assignApplication',
    () => ({ params: { id: 2147483647 }, body: { assignee_id: null } }),
  ],
  [
    'addNote',
    'addApplicationNote',
    () => ({ params: { id: 2147483647 }, body: { text: 'Called twice.', audience: 'team' } }),
  ],
  ['sendMessage', 'sendMessage', () => ({ params: { id: 2147483647 }, body: { text: 'Hello' } })],
  ['uploadAttachment', 'uploadMessageAttachment', () => ({ params: { id: 2147483647 }, form: aPaper() })],
  ['reportMessage', 'reportMessage', () => ({ params: { id: 2147483647 }, body: { reason: 'scam' } })],
  [
    'changeTemplate',
    'updateTemplate',
    () => ({ params: { id: 2147483647 }, body: { version: 1, title: 'Hello', text: 'Hello' } }),
  ],
  ['reportJob', 'reportJob', () => ({ params: { id: 1 }, body: { reason: 'scam' } })],
  [
    'uploadPicture',
    'createCompany',
    () => {
      const form = companyForm({ website: 'no website' });
      form.set('logo', new Blob([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')]), 'logo.png');
      return { form };
    },
  ],
];

test('what can be asked for again and again ends with a 429', async () => {
  const few = Object.fromEntries(
    limited.map(([name]) => [name, { ...defaultLimits[name], attempts: 2 }]),
  ) as Partial<typeof defaultLimits>;
  const strict = await startTestServer({ database: server.database, limits: few });
  const refusals: Record<string, boolean[]> = {};
  for (const [, id, options] of limited) {
    const { access } = operations.find((operation) => operation.id === id)!;
    const token = tokens[access];
    refusals[id] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { status } = await strict.request(id, { ...options(attempt), ...(token ? { token } : {}) });
      refusals[id].push(status === 429);
    }
  }
  expect(refusals).toEqual(Object.fromEntries(limited.map(([, id]) => [id, [false, false, true]])));
});

test('a match with somebody counts as an opening of their profile', async () => {
  const openProfile = { ...defaultLimits.openProfile, attempts: 1 };
  const strict = await startTestServer({ database: server.database, limits: { openProfile } });
  const { token } = await people.founder();
  const query = { job_id: 1, candidate_id: 2147483647 };
  const match = await strict.request('getMatch', { token, query });
  const profile = await strict.request('getCandidate', { token, params: { id: query.candidate_id } });
  expect([match.status, profile.status]).toEqual([404, 429]);
});

test('what makes, changes or ends an offer or an interview, and so writes to the applicant, counts together', async () => {
  const changeOffer = { ...defaultLimits.changeOffer, attempts: 1 };
  const strict = await startTestServer({ database: server.database, limits: { changeOffer } });
  const recruiter = await people.founder();
  const params = { id: 2147483647 };
  const reasoned = { version: 1, message: 'The budget is gone.' };
  const interview = { times: ['2027-01-11T10:00:00Z'], minutes: 45, mode: 'video' };
  const changes: [string, object][] = [
    ['checkCondition', { version: 1, number: 1, status: 'met' }],
    ['moveStartDate', { ...reasoned, starts_on: '2027-01-18' }],
    ['amendOffer', { version: 1, offer: { reply_by: '2027-01-11' } }],
    ['withdrawOffer', reasoned],
    ['endUnmetOffer', reasoned],
    ['proposeInterview', { version: 1, interview }],
    ['cancelInterview', { interview_id: 1, sequence: 0, message: 'Something came up.' }],
    ['moveApplication', { version: 1, to: 'interview', interview }],
    ['moveApplication', { version: 1, to: 'offer', offer: { reply_by: '2027-01-11' } }],
    ['moveApplication', { version: 1, to: 'viewed' }],
  ];
  const statuses = [];
  for (const [operation, body] of changes)
    statuses.push((await strict.request(operation, { token: recruiter.token, params, body })).status);
  expect(statuses).toEqual([404, 429, 429, 429, 429, 429, 429, 429, 429, 404]);
});

test('what a veteran answers to an offer or an interview, and so writes to the company, counts together', async () => {
  const changeOffer = { ...defaultLimits.changeOffer, attempts: 1 };
  const strict = await startTestServer({ database: server.database, limits: { changeOffer } });
  const token = tokens.veteran!;
  const params = { id: 2147483647 };
  const interview = { interview_id: 1, sequence: 0 };
  const answers: [string, object][] = [
    ['answerOffer', { offer_id: 1, answer: 'declined' }],
    ['answerInterview', { ...interview, answer: 'declined' }],
    ['cancelInterview', { ...interview, message: 'I am ill this week.' }],
  ];
  const statuses = [];
  for (const [operation, body] of answers)
    statuses.push((await strict.request(operation, { token, params, body })).status);
  expect(statuses).toEqual([404, 429, 429]);
});
