/** Every operation of openapi.yaml with every kind of caller. An operation without a row below fails the test. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { users } from '../../server/db/schema/accounts.ts';
import type { OperationId } from '../../server/http/contract/call.ts';
import { accessTable, expectedAccess } from '../support/contract/accessTable.ts';
import { foreignMarks, markEverything, type Viewer } from '../support/contract/canaries.ts';
import { type Described, operation, operations } from '../support/contract/described.ts';
import { everythingOf } from '../support/contract/everything.ts';
import { type Foreign, foreignObjectsOn, ofNobody } from '../support/contract/foreignObjects.ts';
import { type Answer, type RequestOptions, startTestServer, tenantOf } from '../support/contract/harness.ts';
import { testNow } from '../support/contract/testNow.ts';

const server = await startTestServer();

type Caller =
  | 'nobody'
  | 'forger'
  | 'late'
  | 'revoked'
  | 'veteran'
  | 'pending veteran'
  | 'inactive veteran'
  | 'recruiter'
  | 'recruiter without company'
  | 'recruiter in doubt'
  | 'pending recruiter'
  | 'company admin'
  | 'hiring manager'
  | 'operator';

/** Invalid and expired tokens. */
const strangers = ['nobody', 'forger', 'late', 'revoked'] as const;

const callers: Record<Exclude<Caller, (typeof strangers)[number]>, string> = {
  veteran: 'veteran-services@demo.test',
  'pending veteran': 'veteran-pending@demo.test',
  'inactive veteran': 'veteran-inactive@demo.test',
  recruiter: 'recruiter@northgate.test',
  'recruiter without company': 'recruiter-new@demo.test',
  'recruiter in doubt': 'recruiter-rejected@corvane.test',
  'pending recruiter': 'recruiter-user-pending@northgate.test',
  'company admin': 'recruiter-admin@northgate.test',
  'hiring manager': 'hiring-manager@northgate.test',
  operator: 'operator@demo.test',
};

const everyone = [...strangers, ...Object.keys(callers)] as Caller[];

const in401 = Object.fromEntries(strangers.map((caller) => [caller, 'unauthenticated']));
const recruiters = {
  recruiter: 'forbidden_role',
  'recruiter without company': 'forbidden_role',
  'recruiter in doubt': 'forbidden_role',
  'pending recruiter': 'forbidden_role',
  'company admin': 'forbidden_role',
  'hiring manager': 'forbidden_role',
  operator: 'forbidden_role',
} as const;
const managers = { 'hiring manager': 'forbidden_role' } as const;
const outsiders = {
  'recruiter without company': 'company_not_approved',
  'recruiter in doubt': 'company_not_approved',
  'pending recruiter': 'approval_pending',
} as const;
const operators = { operator: 'forbidden_role' } as const;
const veterans = { veteran: 'forbidden_role', 'pending veteran': 'forbidden_role' } as const;
const inactive = { 'inactive veteran': 'user_inactive' } as const;

/** Who is refused, with which code; everyone else gets in. */
const refusals: Record<keyof typeof accessTable, Partial<Record<Caller, string>>> = {
  public: {},
  anyone: {},
  signed_in: { ...in401, ...inactive },
  veteran: { ...in401, ...inactive, ...recruiters, 'pending veteran': 'approval_pending' },
  recruiter_any: { ...in401, ...inactive, ...veterans, ...operators },
  hiring_team: { ...in401, ...inactive, ...veterans, ...operators, ...outsiders },
  recruiter: { ...in401, ...inactive, ...veterans, ...operators, ...outsiders, ...managers },
  veteran_or_recruiter: {
    ...in401,
    ...inactive,
    ...managers,
    ...operators,
    ...outsiders,
    'pending veteran': 'approval_pending',
  },
  company_admin_any: {
    ...in401,
    ...inactive,
    ...veterans,
    ...operators,
    ...outsiders,
    ...managers,
    'recruiter in doubt': undefined,
    recruiter: 'forbidden_role',
  },
  company_admin: {
    ...in401,
    ...inactive,
    ...veterans,
    ...operators,
    ...outsiders,
    ...managers,
    recruiter: 'forbidden_role',
  },
  tenant_admin: { ...in401, ...inactive, ...veterans, ...recruiters, operator: undefined },
};

const { foreignObjects } = foreignObjectsOn(server.database);
const rows = Object.entries(foreignObjects).filter(([, foreign]) => foreign !== null) as [
  OperationId,
  Foreign,
][];

/** Logging in is what the callers have done already; it takes no token. */
const withoutToken: OperationId[] = ['login', 'adminLogin'];

const tokens = new Map<Caller, string>();
const foreignTokens = new Map<Caller, string>();
const viewers = new Map<Caller, Viewer>();

async function viewerOf(email: string, tenantId: number): Promise<Viewer> {
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute<{
      id: number;
      role: 'veteran' | 'recruiter';
      company_id: number | null;
      is_tenant_admin: boolean;
    }>(
      sql`select id, role, company_id, is_tenant_admin from users where tenant_id = ${tenantId} and email = ${email}`,
    ),
  );
  const { id, role, company_id, is_tenant_admin } = rows[0]!;
  return { tenantId, role: is_tenant_admin ? 'operator' : role, userId: id, companyId: company_id ?? 0 };
}

const [uk, us] = [await tenantOf(server.database, 'uk'), await tenantOf(server.database, 'us')];

/** In the company of the recruiter, but in no hiring team. */
async function addHiringManager({ id: tenantId }: { id: number }): Promise<void> {
  const { companyId } = await viewerOf(callers.recruiter, tenantId);
  await server.database.asTenant(tenantId, ({ tx }) =>
    tx.insert(users).values({
      tenant_id: tenantId,
      email: callers['hiring manager'],
      role: 'recruiter',
      status: 'active',
      first_name: 'Hanna',
      last_name: 'Voss',
      company_id: companyId,
      member_role: 'hiring_manager',
      email_verified_at: testNow,
    }),
  );
}

beforeAll(async () => {
  for (const tenant of [uk, us]) await addHiringManager(tenant);
  for (const [caller, email] of Object.entries(callers) as [Caller, string][]) {
    tokens.set(caller, await server.sessionOf(email, 'uk'));
    foreignTokens.set(caller, await server.sessionOf(email, 'us'));
    viewers.set(caller, await viewerOf(email, uk.id));
  }
  // What is made for a row, too, has to say whose it is.
  for (const [, foreign] of rows) {
    for (const caller of ['veteran', 'company admin', 'operator'] as const) {
      for (const { id } of [uk, us]) await foreign({ ...viewers.get(caller)!, tenantId: id });
    }
  }
  await markEverything(server.database);
  tokens.set('forger', 'A'.repeat(43));
  for (const caller of ['revoked', 'late'] as const)
    tokens.set(caller, await server.sessionOf(callers.veteran, 'uk'));
  await server.request('logout', { token: tokens.get('revoked')! });
  await server.database.asPlatform((tx) =>
    tx.execute(sql`update sessions set expires_at = ${testNow.toISOString()}::timestamptz where id =
      (select max(id) from sessions where tenant_id = ${uk.id})`),
  );
});

/** What an answer shows that is not for this person. */
const leaksOf = (caller: Caller, { body, file }: Answer, tenantId = uk.id) =>
  foreignMarks(
    viewers.get(caller) ?? { ...ofNobody, tenantId },
    `${JSON.stringify(body)}${file?.toString('utf8') ?? ''}`,
  );

/** A request that fits the contract, as far as the file alone can say. */
function plausible({ parameters, bodyType, example, id }: Described): RequestOptions {
  const plausibleValue = ({ schema, name }: Described['parameters'][number]) => {
    if (name === 'domain') return 'uk.localhost';
    return ((schema.enum as string[] | undefined)?.[0] ?? (schema.type === 'integer' ? 1 : 'text')) as string;
  };
  const valuesFor = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required)
        .map((parameter) => [parameter.name, plausibleValue(parameter)]),
    );
  const form = new FormData();
  form.set('file', new Blob(['A plain CV']), 'cv.txt');
  return {
    params: valuesFor('path'),
    query: valuesFor('query'),
    ...(bodyType === 'application/json' ? { body: example } : {}),
    ...(bodyType === 'multipart/form-data' ? { form } : {}),
    headers: { 'idempotency-key': `${id}-00000001` },
  };
}

/** These would move the caller, who has to stay for the next rows: once admitted, they fail on the query. */
const moving: OperationId[] = [
  'joinCompany',
  'cancelJoin',
  'declineFoundCompany',
  'leaveCompany',
  'appealCompany',
  'resubmitCompany',
];

const call = (operation: Described, options: RequestOptions): Promise<Answer> =>
  server.request(operation.id, {
    ...plausible(operation),
    ...(moving.includes(operation.id as OperationId) ? { query: { undeclared: 1 } } : {}),
    ...options,
  });

const codeOf = ({ status, body }: Answer) => ({ status, code: body.code });

const statusOf: Record<string, number> = {
  unauthenticated: 401,
  forbidden_role: 403,
  approval_pending: 403,
  company_not_approved: 403,
  user_inactive: 410,
};

const gotIn = ({ status, body }: Answer) =>
  status < 500 && !(body.code !== undefined && statusOf[body.code] === status);

const refusalOf = (id: string, caller: Caller): string | undefined =>
  refusals[expectedAccess[id] as keyof typeof accessTable][caller];

test('every operation has its rows, and every row its operation', () => {
  const ids = operations.map(({ id }) => id).sort();
  expect(Object.keys(foreignObjects).sort()).toEqual(ids);
  expect(Object.values(accessTable).flat().sort()).toEqual(ids);
});

test('GUARD-11 openapi.yaml names for each operation those who may call it', () => {
  expect(Object.fromEntries(operations.map(({ id, access }) => [id, access]))).toEqual(expectedAccess);
});

const guarded = operations.filter(({ id }) => !withoutToken.includes(id as OperationId));

// The session's row decides who is admitted, before any other SQL: on one database for all.
test.runIf(server.database.kind === 'postgresql')(
  'GUARD-11 each operation admits those whom the table names and refuses all others',
  async () => {
    const wrong: unknown[] = [];
    const ask = async (operation: Described, caller: Caller) => {
      const isLeaving = operation.id === 'logout' && caller === 'inactive veteran';
      const refusal = isLeaving ? undefined : refusalOf(operation.id, caller);
      const token = await tokenFor(operation, caller);
      const answer = await call(operation, token ? { token } : {});
      if (operation.id === 'logoutEverywhere') await signInAgain(caller);
      const isRight = refusal
        ? answer.body.code === refusal && answer.status === statusOf[refusal]
        : gotIn(answer);
      if (!isRight) wrong.push({ operation: operation.id, caller, wanted: refusal, ...codeOf(answer) });
      const leaks = leaksOf(caller, answer);
      if (leaks.length > 0) wrong.push({ operation: operation.id, caller, leaks });
    };
    for (const operation of guarded) await Promise.all(everyone.map((caller) => ask(operation, caller)));
    expect(wrong).toEqual([]);
  },
  // Some 3,000 calls.
  240_000,
);

const endsSessions: OperationId[] = ['logout', 'logoutEverywhere', 'extendSession'];

const isSomebody = (caller: Caller): caller is keyof typeof callers => caller in callers;

/** Logging out would end the session that the next rows need. */
async function tokenFor(operation: Described, caller: Caller) {
  const isEnding = endsSessions.includes(operation.id as OperationId);
  return isEnding && isSomebody(caller) ? server.sessionOf(callers[caller], 'uk') : tokens.get(caller);
}

async function signInAgain(caller: Caller) {
  if (isSomebody(caller)) tokens.set(caller, await server.sessionOf(callers[caller], 'uk'));
}

test('TENANT-05 a token of one tenant opens nothing on another’s host', async () => {
  const wrong: unknown[] = [];
  for (const operation of guarded.filter(({ access }) => access !== 'public' && access !== 'anyone')) {
    await Promise.all(
      [...foreignTokens].map(async ([caller, token]) => {
        const answer = await call(operation, { token });
        if (answer.status !== 401) wrong.push({ operation: operation.id, caller, ...codeOf(answer) });
      }),
    );
  }
  expect(wrong).toEqual([]);
});

test('TENANT-05 a forged tenant header never chooses a tenant', async () => {
  const onEveryHost = ['getHealth', 'getReadiness', 'getTenantInfo'];
  const wrong: unknown[] = [];
  for (const operation of operations) {
    const token = tokens.get('veteran')!;
    for (const headers of [{ 'x-tenant': 'us' }, { 'x-tenant': 'UK' }, { 'x-tenant': 'uk, us' }]) {
      const answer = await call(operation, { token, headers });
      const expected = onEveryHost.includes(operation.id) ? undefined : 'tenant_mismatch';
      if (answer.body.code !== expected) wrong.push({ operation: operation.id, headers, ...codeOf(answer) });
    }
  }
  expect(wrong).toEqual([]);
});

/** What people of one tenant show each other, so that its id is no secret between them. */
const shown: OperationId[] = [
  'getCandidate',
  'inviteToApply',
  'getPicture',
  'getDemoMailPage',
  'joinCompany',
  'cancelJoin',
  'blockCompany',
  'removeCompanyBlock',
  'getCourse',
  'sendCourseInterest',
  'saveCourse',
  'unsaveCourse',
  'getServiceProvider',
  'contactServiceProvider',
  'saveServiceProvider',
  'unsaveServiceProvider',
  'saveOnboardingServices',
];

/** A request of their own leaves a trace of these, refused or not. */
const traces = ['sessions', 'idempotency_keys'];

const withoutTraces = (contents: Record<string, string>) =>
  Object.fromEntries(Object.entries(contents).filter(([table]) => !traces.includes(table)));

test.each([
  ['another tenant', us.id, rows],
  [
    'another person or company of the same tenant',
    uk.id,
    rows.filter(([id]) => !shown.includes(id) && operation(id).access !== 'tenant_admin'),
  ],
] as const)(
  'TENANT-05 whoever asks, the id of an object of %s does nothing and shows nothing',
  async (_, tenantId, rows) => {
    const before = [
      await everythingOf(server.database, uk.id),
      await everythingOf(server.database, us.id),
    ].map(withoutTraces);
    const wrong: unknown[] = [];
    for (const [id, foreign] of rows) {
      const calls: [Caller, RequestOptions][] = [];
      // One after the other: it may make a row.
      for (const caller of everyone)
        calls.push([caller, await foreign({ ...(viewers.get(caller) ?? { ...ofNobody }), tenantId })]);
      await Promise.all(
        calls.map(async ([caller, options]) => {
          const refusal = refusalOf(id, caller);
          const token = tokens.get(caller);
          const answer = await server.request(id, { ...options, ...(token ? { token } : {}) });
          const isRight = refusal ? answer.body.code === refusal : [404, 409, 422].includes(answer.status);
          const leaks = leaksOf(caller, answer);
          if (!isRight || leaks.length > 0)
            wrong.push({ id, caller, wanted: refusal, leaks, ...codeOf(answer) });
        }),
      );
    }
    expect(wrong).toEqual([]);
    expect(
      [await everythingOf(server.database, uk.id), await everythingOf(server.database, us.id)].map(
        withoutTraces,
      ),
    ).toEqual(before);
  },
);
