import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { auditEntries } from '../../server/db/schema/audit.ts';
import { accountLife, operatorMoves } from '../../src/machines/account.ts';
import { companyForm, peopleOf, type Recruiter } from '../support/contract/companyPeople.ts';
import { type RequestOptions, startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';

type Schemas = components['schemas'];

const server = await startTestServer();
const people = peopleOf(server);
const mailbox = mailboxOf(server);
const operator = await server.sessionOf('operator@demo.test');

const asOperator = (operation: string, options: RequestOptions = {}) =>
  server.request(operation, { token: operator, ...options });

const decide = async (id: number, decision: string, text = 'Checked', code?: string) =>
  asOperator('decideCompany', {
    params: { id },
    body: {
      decision,
      version: await people.versionOf(id),
      text,
      ...(code ? { code } : {}),
      ...confirmed(decision),
    },
  });

/** The companies made for tests have one website. */
const confirmed = (decision: string) => (decision === 'approve' ? { confirm_duplicate: true } : {});

const routeOf = async ({ call }: Recruiter) => {
  const { body } = await call('getCompanyStatus');
  const { route, rule } = body.data as { route: string; rule: number };
  return [rule, route];
};

const auditOf = async (id: number) => {
  const { body } = await asOperator('listAudit', { query: { subject_kind: 'company', subject_id: id } });
  return (body.data as { action: string; actor: string; details: object }[]).reverse();
};

test('a company’s way from its first form through rejection and appeal to approval, a re-check and its end', async () => {
  const founder = await people.recruiter();
  const routes = [await routeOf(founder)];
  const created = await founder.call('createCompany', {
    form: companyForm({ registration_number: '09-876 543' }),
  });
  const company = created.body.data as { id: number; status: string; version: number };
  expect([created.status, created.body.data]).toEqual([
    201,
    expect.objectContaining({
      status: 'pending',
      company_size: '11-50',
      registration_number: '09876543',
      industry: { id: 12, title: 'Engineering' },
      country: { id: 232, title: 'United Kingdom' },
      attempts_left: 3,
    }),
  ]);
  routes.push(await routeOf(founder));

  const { body } = await asOperator('listAdminCompanies', {
    query: { status: 'waiting', search: 'wexcombe' },
  });
  expect(body.data).toEqual([
    expect.objectContaining({
      email_domain: founder.email.split('@')[1],
      members: 1,
      signs: { email_matches_website: false, email_is_free_mail: false, registration_number_fits: true },
    }),
  ]);

  expect((await decide(company.id, 'reject')).body.errors).toEqual({ code: ['Choose why'] });
  await decide(company.id, 'reject', 'The website does not open.', 'website_unreachable');
  routes.push(await routeOf(founder));
  expect(((await founder.call('getCompanyStatus')).body.data as { rejection: object }).rejection).toEqual({
    ...{ of: 'company', code: 'website_unreachable', text: 'The website does not open.' },
    ...{ at: expect.any(String), attempts_left: 3, has_appealed: false, appeal_is_open: false },
  });
  expect((await mailbox.latest(founder.email)).kind).toBe('company_reject');

  await founder.call('resubmitCompany', { body: { note: 'Corrected.' } });
  routes.push(await routeOf(founder));
  await decide(company.id, 'reject', 'Still closed.', 'website_unreachable');
  await founder.call('appealCompany', { body: { text: 'It opens from here.' } });
  await decide(company.id, 'approve');
  routes.push(await routeOf(founder));
  expect((await mailbox.latest(founder.email)).kind).toBe('company_approve');

  const { body: current } = await founder.call('getCompany');
  const { version } = current.data as { version: number };
  const fields = Object.fromEntries(
    [...companyForm({ name: 'Wexcombe Rail' })].filter(([name]) => name !== 'is_authorised'),
  );
  const renamed = await founder.call('updateCompany', {
    body: { ...fields, version, industry_id: 12, country_id: 232 },
  });
  expect(renamed.body.data).toMatchObject({
    name: 'Wexcombe Signals',
    requested_identity: { name: 'Wexcombe Rail' },
    status: 'active',
    is_rechecked: true,
  });
  const stale = await founder.call('updateCompany', {
    body: { ...fields, version, industry_id: 12, country_id: 232 },
  });
  expect([stale.status, stale.body.code, stale.body.data]).toEqual([
    409,
    'version_conflict',
    renamed.body.data,
  ]);
  await decide(company.id, 'approve');
  await decide(company.id, 'deactivate', 'It closed.');
  routes.push(await routeOf(founder));
  const gate = await founder.call('listCompanyUsers', { body: {} });
  expect([gate.status, gate.body.code]).toEqual([403, 'company_not_approved']);
  await decide(company.id, 'reactivate', 'It opened again.');
  routes.push(await routeOf(founder));

  expect(routes).toEqual([
    [2, '/recruiter/company/create/'],
    [7, '/recruiter/company/approval-pending'],
    [3, '/recruiter/company/reject'],
    [7, '/recruiter/company/approval-pending'],
    [8, '/recruiter'],
    [1, '/inactive'],
    [8, '/recruiter'],
  ]);
  expect(
    (await auditOf(company.id)).map(({ action, actor }) => [action, actor.includes('operator@')]),
  ).toEqual([
    ['company.submitted', false],
    ['company.rejected', true],
    ['company.resubmitted', false],
    ['company.rejected', true],
    ['company.appealed', false],
    ['company.approved', true],
    ['company.change_requested', false],
    ['company.change_approved', true],
    ['company.deactivated', true],
    ['company.reactivated', true],
  ]);
});

test('of two operators who decide at the same moment one is heard', async () => {
  const { company } = await people.founder({}, 'pending');
  const version = await people.versionOf(company.id);
  const as = (body: object) =>
    asOperator('decideCompany', { params: { id: company.id }, body: { version, text: 'Seen', ...body } });
  const answers = await Promise.all([
    as({ decision: 'approve', confirm_duplicate: true }),
    as({ decision: 'reject', code: 'other' }),
  ]);
  expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'version_conflict']);
});

describe('COMPANY-09 a company says its size and type in the words of the lists', () => {
  const sizes = {
    '0-10': [0, 10],
    '11-50': [11, 50],
    '51-500': [51, 500],
    '501-1000': [501, 1000],
    '>1001': [1001, null],
  };
  const types = ['startup', 'SMEs', 'MNC', 'Government', 'Non-Profit'];

  test.each(Object.keys(sizes).map((size, index) => [size, types[index]!]))(
    'COMPANY-09 %s and %s',
    async (company_size, company_type) => {
      const person = await people.recruiter();
      const { status, body } = await person.call('createCompany', {
        form: companyForm({ company_size, company_type }),
      });
      expect([status, body.data]).toEqual([201, expect.objectContaining({ company_size, company_type })]);
    },
  );

  test.each([
    ['company_size', '1001'],
    ['company_size', '501-1001'],
    ['company_type', 'Charity'],
  ])('COMPANY-09 no %s %s', async (field, value) => {
    const person = await people.recruiter();
    const { status, body } = await person.call('createCompany', { form: companyForm({ [field]: value }) });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});

test.each([
  ['website', 'http://wexcombe.test', 'Enter the address of your website, such as https://example.com'],
  ['website', 'https://localhost', 'Enter the address of your website, such as https://example.com'],
  [
    'website',
    'https://user:secret@wexcombe.test',
    'Enter the address of your website, such as https://example.com',
  ],
  ['website', 'javascript:alert(1)', 'Enter the address of your website, such as https://example.com'],
  ['registration_number', '12', 'Enter the 8 characters of the company number'],
  ['veteran_commitment', 'hire_vets', 'Choose a commitment from the list'],
  ['postcode', 'BA1', 'Enter a full postcode, such as BS1 4DJ'],
  ['country_id', '1', 'Choose a country from the list'],
  ['industry_id', '999', 'Choose an industry from the list'],
  ['state_id', '1', 'Choose a state in that country'],
  ['contact_phone', 'call me', 'Enter a phone number, such as +44 117 496 0123'],
  ['name', '12345', 'Enter the company’s name'],
  ['name', '!!! 24/7', 'Enter the company’s name'],
])('a company with %s %s reads what to change', async (field, value, message) => {
  const person = await people.recruiter();
  const { status, body } = await person.call('createCompany', { form: companyForm({ [field]: value }) });
  expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
});

describe('the operator’s sign-in', () => {
  const signIn = async (change: Record<string, string> = {}) =>
    server.request('adminLogin', {
      body: {
        email: 'Operator@demo.test',
        password: demoPassword,
        captcha_token: await server.solveCaptcha(),
        ...change,
      },
    });

  test('opens the operator console, and no call of a recruiter', async () => {
    const { status, body } = await signIn();
    const { token, admin } = body.data as { token: string; admin: { email: string } };
    const me = await server.request('getAdmin', { token });
    const other = await server.request('getCompanyStatus', { token });
    expect([status, admin.email, me.status, other.body.code]).toEqual([
      200,
      'operator@demo.test',
      200,
      'forbidden_role',
    ]);
  });

  test.each([
    ['a wrong password', { password: 'wrong' }],
    ['an unknown email', { email: 'nobody@demo.test' }],
    ['a recruiter', { email: 'recruiter-admin@northgate.test' }],
  ])('refuses %s in the same words', async (_, change) => {
    const { status, body } = await signIn(change);
    expect([status, body.code, body.message]).toEqual([
      422,
      'invalid_credentials',
      'Email or password is incorrect.',
    ]);
  });

  test('needs the captcha', async () => {
    const { status, body } = await signIn({ captcha_token: 'none' });
    expect([status, body.code]).toEqual([422, 'captcha_failed']);
  });
});

describe('the people of a tenant', () => {
  test('are found by role, status and name; operators are left out', async () => {
    const list = async (query: Record<string, string>) =>
      ((await asOperator('listAdminUsers', { query })).body.data as { email: string }[]).map(
        ({ email }) => email,
      );
    expect(await list({ role: 'veteran', status: 'approval_pending' })).toEqual([
      'veteran-pending@demo.test',
    ]);
    expect(await list({ search: 'OPERATOR@demo' })).toEqual([]);
    expect(await list({ search: 'recruiter-rejected@' })).toEqual(['recruiter-rejected@corvane.test']);
  });

  test.each(['lukasz', 'LUKASZ strom', 'łukasz Strøm', 'stromsse-ael', 'Ｌukasz'])(
    'are found by %s, with or without accents',
    async (search) => {
      const names = { first_name: 'Łukasz', last_name: 'Strømßé-Æl' };
      const { email } = await people.recruiter(undefined, 'uk', names);
      const { body } = await asOperator('listAdminUsers', { query: { search } });
      expect((body.data as { email: string }[]).map((user) => user.email)).toContain(email);
    },
  );

  test('move as the chart says, and nothing else', async () => {
    const statuses = ['approval_pending', 'active', 'rejected', 'inactive'] as const;
    const actions = ['approve', 'reject', 'deactivate', 'reactivate'] as const;
    const person = await people.recruiter();
    const actual: unknown[] = [];
    const chart: unknown[] = [];
    for (const status of statuses) {
      for (const action of actions) {
        await people.putUser(person, { status });
        const answer = await asOperator('updateAdminUser', { params: { id: person.id }, body: { action } });
        const now = (await people.stored(person)).status;
        actual.push([
          status,
          action,
          answer.body.code ?? answer.status,
          now,
          answer.status === 409 ? answer.body.data : null,
        ]);
        const after = accountLife.after(status, action);
        chart.push(
          after
            ? [status, action, 200, after, null]
            : [
                status,
                action,
                'invalid_transition',
                status,
                { allowed: accountLife.allowed(status, operatorMoves) },
              ],
        );
      }
    }
    expect(actual).toEqual(chart);
  });

  test('hear by mail what was decided, without the reason, where their address is confirmed', async () => {
    const person = await people.recruiter();
    const mailKinds = async () =>
      (await mailbox.all(person.email)).map(({ kind }) => kind).filter((kind) => /^account_/.test(kind));
    const decide = (action: string) =>
      asOperator('updateAdminUser', {
        params: { id: person.id },
        body: { action, reason: 'Seen with a false name' },
      });
    for (const action of ['deactivate', 'reactivate']) await decide(action);
    await people.putUser(person, { status: 'approval_pending' });
    for (const action of ['reject', 'approve']) await decide(action);
    const kinds = ['account_approve', 'account_reject', 'account_reactivate', 'account_deactivate'];
    expect(await mailKinds()).toEqual(kinds);
    const texts = (await mailbox.all(person.email)).map(({ text }) => text).join('\n');
    expect(texts).not.toContain('false name');
    expect(texts).toContain('write to us at');
    await people.putUser(person, { email_verified_at: null });
    await decide('deactivate');
    expect(await mailKinds()).toEqual(kinds);
  });

  test('who is switched off is out with the next call', async () => {
    const person = await people.recruiter();
    await asOperator('updateAdminUser', {
      params: { id: person.id },
      body: { action: 'deactivate', reason: 'Asked for' },
    });
    const { status, body } = await person.call('getCompanyStatus');
    expect([status, body.code]).toEqual([410, 'user_inactive']);
  });

  test('an operator is switched off from a shell alone', async () => {
    const { id: tenantId } = await tenantOf(server.database, 'uk');
    const [row] = await server.database.asTenant(tenantId, ({ tx }) =>
      tx.select({ id: users.id }).from(users).where(eq(users.email, 'operator@demo.test')),
    );
    const { status } = await asOperator('updateAdminUser', {
      params: { id: row!.id },
      body: { action: 'deactivate' },
    });
    expect(status).toBe(404);
  });
});

describe('the audit', () => {
  test('can be added to, and neither changed nor emptied', async () => {
    const { id: tenantId } = await tenantOf(server.database, 'uk');
    const forbidden = { cause: { code: '42501' } };
    await expect(
      server.database.asTenant(tenantId, ({ tx }) => tx.update(auditEntries).set({ actor: 'Nobody' })),
    ).rejects.toMatchObject(forbidden);
    await expect(
      server.database.asTenant(tenantId, ({ tx }) => tx.delete(auditEntries)),
    ).rejects.toMatchObject(forbidden);
  });

  test('tells an operator of another tenant nothing', async () => {
    const { company } = await people.founder();
    const token = await server.sessionOf('operator@demo.test', 'us');
    const query = { subject_kind: 'company', subject_id: company.id };
    const { body } = await server.request('listAudit', { tenant: 'us', token, query });
    const foreign = await server.request('getAdminCompany', {
      tenant: 'us',
      token,
      params: { id: company.id },
    });
    expect([body.data, foreign.status, (await auditOf(company.id)).length]).toEqual([[], 404, 1]);
  });
});

test('the outbox shows what was written to whom, and how far it got', async () => {
  const { company, email } = await people.founder({}, 'pending');
  await decide(company.id, 'approve');
  const { body } = await asOperator('listOutbox', { query: { state: 'sent' } });
  expect((body.data as object[])[0]).toMatchObject({
    ...{ kind: 'company_approve', to: email, subject: 'Wexcombe Signals is approved', state: 'sent' },
    ...{ last_error: null, next_attempt_at: null },
  });
});

test('an operator reads whether a company’s website answers, at the address that waits', async () => {
  const { company } = await people.founder({ website: 'https://wexcombe.test' }, 'active');
  const requested = {
    website: 'https://www.wexcombe-signals.example',
    legal_name: null,
    registration_number: null,
  };
  await people.put(company.id, { requested_identity: { name: company.name, ...requested } });
  const { body } = await asOperator('checkCompanyWebsite', { params: { id: company.id } });
  expect(body.data).toMatchObject({
    ...{ website: 'https://www.wexcombe-signals.example', answer: 'not_public' },
    ...{ status: null, moved_to: null },
  });
});

describe('a company that may be here already', () => {
  const shown = async (id: number) => {
    const { body } = await asOperator('getAdminCompany', { params: { id } });
    return (body.data as { company: Schemas['AdminCompany'] }).company.duplicates;
  };
  const own = (change: Record<string, string>) => ({ website: `https://${change.name}.test`, ...change });

  test('ADMIN-02 is flagged with the reason, and approved only by who confirms it', async () => {
    const approved = await people.founder({
      ...{ name: 'Société Brunel & Sons Ltd', website: 'https://www.brunelsons.test' },
      registration_number: '01234567',
    });
    const reasons = async (change: Record<string, string>, id?: number) => {
      const { company } = await people.founder(own(change), 'pending');
      if (change.registration_number) await people.put(company.id, { registration_number: '01234567' });
      return (await shown(id ?? company.id)).map((item) => [item.id, item.name, item.status, item.reasons]);
    };
    const expected = (...reasons: string[]) => [
      [approved.company.id, approved.company.name, 'active', reasons],
    ];
    expect([
      await reasons({ name: 'SOCIETE BRUNEL AND SONS, LIMITED', website: 'https://one.test' }),
      await reasons({ name: 'Two', website: 'https://jobs.brunelsons.test/about' }),
      await reasons({ name: 'Three', registration_number: '01234568' }),
      await reasons({ name: 'The Brunel Society', website: 'https://notbrunelsons.test' }),
    ]).toEqual([expected('name'), expected('domain'), expected('registration_number'), []]);
    const { company } = await people.founder(
      { name: 'Société Brunel and Sons Inc', website: 'https://brunelsons.test' },
      'pending',
    );
    const listed = await asOperator('listAdminCompanies', {
      query: { status: 'waiting', search: 'brunel and sons inc' },
    });
    expect((listed.body.data as Schemas['AdminCompany'][]).map(({ duplicates }) => duplicates)).toEqual([
      [
        {
          id: approved.company.id,
          name: approved.company.name,
          status: 'active',
          reasons: ['name', 'domain'],
        },
      ],
    ]);
    const version = await people.versionOf(company.id);
    const approve = (more: object) =>
      asOperator('decideCompany', {
        params: { id: company.id },
        body: { decision: 'approve', version, ...more },
      });
    const refusals = [await approve({}), await approve({ confirm_duplicate: false })];
    expect(refusals.map(({ status, body }) => [status, body.code, body.data])).toEqual(
      Array(2).fill([409, 'duplicate_company', { duplicates: await shown(company.id) }]),
    );
    const confirmed = await approve({ confirm_duplicate: true });
    expect([confirmed.status, (confirmed.body.data as Schemas['AdminCompany']).company.status]).toEqual([
      200,
      'active',
    ]);
    expect((await auditOf(company.id)).at(-1)).toMatchObject({
      action: 'company.approved',
      details: { confirmed_duplicate: true },
    });
  });

  test('ADMIN-02 is flagged, too, when the approved company is deactivated, or an admin’s address is of its domain', async () => {
    const website = 'https://wayland-freight.test';
    const approved = await people.founder({ name: 'Wayland Freight', website });
    await decide(approved.company.id, 'deactivate');
    const again = await people.founder(
      own({ name: 'Wayland Freight', website: 'https://two.test' }),
      'pending',
    );
    const { id, name } = approved.company;
    expect(await shown(again.company.id)).toEqual([{ id, name, status: 'inactive', reasons: ['name'] }]);
    const answer = await asOperator('decideCompany', {
      params: { id: again.company.id },
      body: { decision: 'approve', version: await people.versionOf(again.company.id) },
    });
    expect(answer.body.code).toBe('duplicate_company');

    const colleague = await people.founder(
      own({ name: 'Elsewhere', website: 'https://elsewhere.test' }),
      'pending',
    );
    await people.putUser(colleague, { email: 'kit@rail.wayland-freight.test' });
    expect(await shown(colleague.company.id)).toEqual([
      { id, name, status: 'inactive', reasons: ['domain'] },
    ]);
  });

  test('is none in another tenant, and none while it is only pending', async () => {
    const name = 'Twice Named Ltd';
    await people.founder({ name, website: 'https://twicenamed.test' }, 'pending');
    const abroad = await people.recruiter(undefined, 'us');
    const created = await abroad.call('createCompany', {
      form: companyForm({ name, website: 'https://twicenamed.test', country_id: '233' }),
    });
    await people.put((created.body.data as { id: number }).id, { status: 'active' });
    const { company } = await people.founder({ name, website: 'https://twicenamed.test' }, 'pending');
    expect(await shown(company.id)).toEqual([]);
  });

  test('an approval needs no reason, every other decision does', async () => {
    const { company } = await people.founder(own({ name: 'Plainly' }), 'pending');
    const ask = async (decision: string) => {
      const body = { decision, version: await people.versionOf(company.id), code: 'other' };
      const answer = await asOperator('decideCompany', { params: { id: company.id }, body });
      return [answer.status, answer.body.errors];
    };
    expect([await ask('reject'), (await ask('approve'))[0], await ask('deactivate')]).toEqual([
      [422, { text: ['Say why'] }],
      200,
      [422, { text: ['Say why'] }],
    ]);
  });
});
