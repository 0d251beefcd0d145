import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { accessLog } from '../../server/db/schema/access.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { applications } from '../../server/db/schema/applications.ts';
import { outgoingMails } from '../../server/db/schema/mail.ts';
import { defaultLimits } from '../../server/http/answers/rateLimits.ts';
import { eraseAccount } from '../../server/privacy/erase.ts';
import { type Application, applicationsOn } from '../support/contract/applicationSteps.ts';
import { candidatesOf, type Veteran } from '../support/contract/candidatePeople.ts';
import {
  type Answer,
  type RequestOptions,
  startTestServer,
  type TestServer,
  tenantOf,
} from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';

type AuditEntry = components['schemas']['AuditEntry'];

const { profilesOfRecruiter, profilesOfCompany, publicCandidates } = defaultLimits;
const minute = 60_000;
const day = 24 * 60 * minute;
const northgate = 'recruiter@northgate.test';
const operator = 'operator@demo.test';

let now = new Date('2026-11-20T09:00:00Z');
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

const server = await startTestServer({
  clock: () => now,
  limits: { profilesOfRecruiter, profilesOfCompany },
});
/** The same database, and a company that soon has had enough. */
const strict = await startTestServer({
  clock: () => now,
  database: server.database,
  limits: {
    publicCandidates: { attempts: 30, seconds: 600 },
    profilesOfRecruiter: { attempts: 2, seconds: 600 },
    profilesOfCompany: { attempts: 4, seconds: 86_400 },
  },
});
const uk = candidatesOf(server);

const sessions = new Map<string, Promise<string>>();

/** None outlives the days that a test lets pass: a new one every six hours. */
function sessionOf(email: string): Promise<string> {
  const key = `${email} ${Math.floor(now.getTime() / (6 * 60 * minute))}`;
  const token = sessions.get(key) ?? server.sessionOf(email);
  sessions.set(key, token);
  return token;
}

const as =
  (on: TestServer, email: string) =>
  async (id: string, options: RequestOptions = {}): Promise<Answer> =>
    on.request(id, { token: await sessionOf(email), ...options });

async function visible(count: number, by = northgate) {
  const people: Veteran[] = [];
  for (let index = 0; index < count; index += 1)
    people.push(await uk.veteran({ candidate_visibility: 'visible' }));
  return Promise.all(people.map(async ({ id }) => ({ id, number: await uk.numberOf(by, id, 'named') })));
}

const entriesOf = async (action: string) =>
  (await as(server, operator)('listAudit', { query: { action } })).body.data as AuditEntry[];

const lettersOf = async (kind: string) =>
  (await mailboxOf(server).all(operator)).filter((mail) => mail.kind === kind);

async function colleague(email: string): Promise<string> {
  const { companyId } = await uk.companyIdOf(northgate);
  const { id } = await tenantOf(server.database, 'uk');
  await server.database.asPlatform((tx) =>
    tx.insert(users).values({
      ...{ tenant_id: id, email, role: 'recruiter', status: 'active', company_id: companyId },
      ...{ first_name: 'Dana', last_name: 'Reader', country_id: 232 },
    }),
  );
  return email;
}

describe('SEC-11 sixty people in ten minutes are one recruiter’s', () => {
  const dana = colleague('dana@northgate.test');
  let people: { id: number; number: number }[] = [];
  let codes: number[] = [];

  const open = async (index: number) =>
    as(server, await dana)('getCandidate', { params: { id: people[index]!.number } });

  beforeAll(async () => {
    people = await visible(62);
    codes = [];
    for (let index = 0; index < 60; index += 1) codes.push((await open(index)).status);
  });

  test('the next one is refused until there is room, whoever was opened is not', async () => {
    expect(codes).toEqual(Array<number>(60).fill(200));
    later(4 * minute);
    const refused = await open(60);
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '360',
    ]);
    expect(refused.body.message).toContain('in 6 minutes');
    expect(JSON.stringify(refused.body)).not.toContain('@example.test');
    expect((await open(0)).status).toBe(200);
    expect((await open(59)).status).toBe(200);
    expect((await open(61)).status).toBe(429);
    const looks = await server.database.asPlatform((tx) =>
      tx.select().from(accessLog).where(eq(accessLog.user_id, people[60]!.id)),
    );
    expect(looks).toEqual([]);
  });

  test('the operators read of it once in the audit and in one letter, however often more is asked for', async () => {
    for (let again = 0; again < 5; again += 1) expect((await open(60)).status).toBe(429);
    const entries = await entriesOf('profiles.limit_of_recruiter');
    expect(entries).toMatchObject([
      {
        actor_kind: 'recruiter',
        actor: 'Dana Reader (dana@northgate.test)',
        subject_kind: 'user',
        subject: 'Dana Reader',
        details: { people: 60, minutes: 10 },
      },
    ]);
    const letters = await lettersOf('profiles_limit_of_recruiter');
    expect(letters).toHaveLength(1);
    expect(letters[0]!.text).toContain('Dana Reader (dana@northgate.test)');
  });

  test('ten minutes after the first ones there is room again, and then they are notified anew', async () => {
    later(6 * minute);
    // 0 and 59 were opened again meanwhile, and the 58 others make room.
    expect((await open(60)).status).toBe(200);
    for (let index = 1; index < 58; index += 1) expect((await open(index)).status).toBe(200);
    expect((await open(61)).status).toBe(429);
    expect(await entriesOf('profiles.limit_of_recruiter')).toHaveLength(1);
    later(4 * minute);
    expect([(await open(61)).status, (await open(58)).status, (await open(0)).status]).toEqual([
      200, 200, 429,
    ]);
    expect(await entriesOf('profiles.limit_of_recruiter')).toHaveLength(2);
    expect(await lettersOf('profiles_limit_of_recruiter')).toHaveLength(2);
  });

  test('nothing of the recruiter stays in the letters or in the audit once they are erased', async () => {
    const { id } = await tenantOf(server.database, 'uk');
    const email = await dana;
    await server.database.asTenant(id, async (db) => {
      const [user] = await db.tx.select().from(users).where(eq(users.email, email)).for('update');
      await eraseAccount(db, user!, { action: 'account.erased', now });
    });
    expect(await lettersOf('profiles_limit_of_recruiter')).toEqual([]);
    expect(JSON.stringify(await entriesOf('profiles.limit_of_recruiter'))).not.toMatch(/Dana|Reader|dana@/);
  });
});

/** Each way to a person, as one who applied for a job of the company. */
const routes: [
  string,
  number,
  (of: { number: number; job: number; application: number }) => RequestOptions,
][] = [
  ['getCandidate', 200, ({ number }) => ({ params: { id: number } })],
  ['getMatch', 200, ({ number, job }) => ({ query: { job_id: job, candidate_id: number } })],
  ['getApplication', 200, ({ application }) => ({ params: { id: application } })],
  ['getApplicationCv', 200, ({ application }) => ({ params: { id: application } })],
  [
    'moveApplication',
    200,
    ({ application }) => ({ params: { id: application }, body: { to: 'viewed', version: 1 } }),
  ],
  // What it says of a conflict is the whole application.
  [
    'moveApplication',
    409,
    ({ application }) => ({ params: { id: application }, body: { to: 'viewed', version: 99 } }),
  ],
];

describe('SEC-11 every way to a person counts, and each is closed', () => {
  async function applicant(email: string) {
    const on = applicationsOn(server, now);
    const person = await on.person(email);
    await server.database.asPlatform((tx) =>
      tx.update(users).set({ candidate_visibility: 'visible' }).where(eq(users.id, person.id)),
    );
    const { id: job } = await on.job();
    const { id: application } = await person.get<Application>('applyToJob', {
      params: { id: job },
      body: await on.wish(person),
    });
    return { number: await uk.numberOf(northgate, person.id, 'named'), job, application };
  }

  test.each(routes)('%s, which answers %i', async (id, status, options) => {
    later(2 * day);
    const ask = as(strict, await colleague(`by-${now.getTime()}@northgate.test`));
    const [first, second, third] = [
      await applicant('veteran-18@example.test'),
      await applicant('veteran-23@example.test'),
      await applicant('veteran-complete@demo.test'),
    ];
    expect((await ask(id, options(first))).status).toBe(status);
    expect((await ask('getCandidate', { params: { id: second.number } })).status).toBe(200);
    // Two of two are taken: the first by the way that is tried here.
    expect((await ask('getCandidate', { params: { id: third.number } })).status).toBe(429);
    const refused = await ask(id, options(third));
    expect([refused.status, refused.body.data]).toEqual([429, undefined]);
    const [untouched] = await server.database.asPlatform((tx) =>
      tx.select().from(applications).where(eq(applications.id, third.application)),
    );
    expect([untouched!.status, untouched!.version]).toEqual(['submitted', 1]);
    const again = await ask(id, options(first));
    expect(again.status).not.toBe(429);
  });
});

describe('SEC-11 a company has a limit for the day', () => {
  test('which its recruiters share, and no other company has a part in', async () => {
    later(2 * day);
    const [first, second, third] = await Promise.all(
      ['a', 'b', 'c'].map((name) => colleague(`${name}-shares@northgate.test`)),
    );
    const people = await visible(5);
    // To ask somebody to apply shows nothing of them.
    const invited = await as(strict, third!)('inviteToApply', {
      params: { id: people[4]!.number },
      body: { job_id: await uk.job(northgate) },
    });
    expect(invited.status).toBe(202);
    const open = async (email: string, index: number) =>
      (await as(strict, email)('getCandidate', { params: { id: people[index]!.number } })).status;
    expect([await open(first!, 0), await open(first!, 1)]).toEqual([200, 200]);
    expect([await open(second!, 1), await open(second!, 2)]).toEqual([200, 200]);
    expect([await open(third!, 3), await open(third!, 4)]).toEqual([200, 429]);
    expect(await entriesOf('profiles.limit_of_company')).toMatchObject([
      { subject_kind: 'company', actor: expect.stringContaining('c-shares@northgate.test') },
    ]);
    expect(await lettersOf('profiles_limit_of_company')).toHaveLength(1);
    const brightwell = await uk.numberOf('hiring@brightwell.test', people[4]!.id, 'named');
    const other = await as(strict, 'hiring@brightwell.test')('getCandidate', { params: { id: brightwell } });
    expect(other.status).toBe(200);
    const stricter = await startTestServer({
      clock: () => now,
      database: server.database,
      limits: { profilesOfCompany: { attempts: 1, seconds: 86_400 } },
    });
    const again = await as(stricter, first!)('getCandidate', { params: { id: people[0]!.number } });
    expect(again.status).toBe(200);
    later(day - minute);
    const refused = await as(strict, third!)('getCandidate', { params: { id: people[4]!.number } });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    later(minute);
    expect(await open(third!, 4)).toBe(200);
  });

  test('an export is of people, too: it takes its part of the day or nothing', async () => {
    later(2 * day);
    const reader = await colleague('exports@northgate.test');
    const job = await uk.job(northgate);
    const sent: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const { id } = await uk.veteran();
      await uk.applied(northgate, id, job);
      sent.push(id);
    }
    const ask = as(strict, reader);
    const query = { job_id: job };
    expect((await ask('exportApplications', { query })).status).toBe(200);
    expect((await ask('exportApplications', { query })).status).toBe(200);
    const [another] = await visible(1);
    expect((await ask('getCandidate', { params: { id: another!.number } })).status).toBe(429);
    const more = await uk.veteran();
    await uk.applied(northgate, more.id, job);
    const refused = await ask('exportApplications', { query });
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    const looks = await server.database.asPlatform((tx) =>
      tx
        .select()
        .from(accessLog)
        .where(and(eq(accessLog.user_id, more.id), eq(accessLog.action, 'exported'))),
    );
    expect(looks).toEqual([]);
  });

  test('of ten concurrent calls as many get through as there is room for', async () => {
    later(2 * day);
    const people = await visible(10);
    const reader = await colleague('at-once@northgate.test');
    const token = await strict.sessionOf(reader);
    const answers = await Promise.all(
      people.map(({ number }) => strict.request('getCandidate', { token, params: { id: number } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array<number>(8).fill(429)]);
    const letters = await server.database.asPlatform((tx) =>
      tx
        .select({ id: outgoingMails.id })
        .from(outgoingMails)
        .where(and(eq(outgoingMails.kind, 'profiles_limit_of_recruiter'), eq(outgoingMails.created_at, now))),
    );
    expect(letters).toHaveLength(1);
  });
});

test('SEC-11 guests of one network, and of one IPv6 /64, read the public cards so many times in ten minutes', async () => {
  expect([profilesOfRecruiter, profilesOfCompany, publicCandidates]).toEqual([
    { attempts: 60, seconds: 600 },
    { attempts: 500, seconds: 86_400 },
    { attempts: 300, seconds: 600 },
  ]);
  const read = async (clientIp: string) =>
    (await strict.request('listPublicCandidates', { clientIp })).status;
  for (let index = 0; index < 30; index += 1)
    expect(await read(`2001:db8:5:5::${index.toString(16)}`)).toBe(200);
  expect(await read('2001:db8:5:5:ffff::1')).toBe(429);
  expect(await read('2001:db8:5:6::1')).toBe(200);
  expect(await read('203.0.113.77')).toBe(200);
});

test('lists of candidates have a limit of their own', async () => {
  const few = await startTestServer({
    database: server.database,
    limits: { searchCandidates: { attempts: 2, seconds: 600 } },
  });
  const token = await few.sessionOf(northgate);
  const codes: number[] = [];
  for (let index = 0; index < 3; index += 1)
    codes.push((await few.request('listCandidates', { token })).status);
  expect(codes).toEqual([200, 200, 429]);
});

test('SEC-11 whatever is open to guests is asked for so often by one network, and people who are signed in are no guests', async () => {
  expect(defaultLimits.guest).toEqual({ attempts: 1200, seconds: 60 });
  const few = await startTestServer({
    database: server.database,
    limits: { guest: { attempts: 6, seconds: 60 } },
  });
  const ask = async (id: string, options: RequestOptions = {}) =>
    (await few.request(id, { clientIp: '203.0.113.90', ...options })).status;
  const open = [
    'listJobs',
    'listIndustries',
    'getTenantInfo',
    'listPublicCandidates',
    'getRobots',
    'getSitemap',
  ];
  const codes: number[] = [];
  for (const id of [...open, ...open])
    codes.push(await ask(id, id === 'getTenantInfo' ? { query: { domain: 'uk.localhost' } } : {}));
  expect(codes).toEqual([...Array<number>(6).fill(200), ...Array<number>(6).fill(429)]);
  expect(await ask('listJobs', { clientIp: '203.0.113.91' })).toBe(200);
  expect(await ask('listJobs', { token: await few.sessionOf(northgate) })).toBe(200);
  expect([await ask('getHealth'), await ask('getReadiness')]).toEqual([200, 200]);
});
