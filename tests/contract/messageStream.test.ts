/** Streams of conversations: what they say, on whichever process, and what ends them. */
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { users } from '../../server/db/schema/accounts.ts';
import {
  type Application,
  applicationsOn,
  northgate,
  type Person,
} from '../support/contract/applicationSteps.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { startTestServer, type TestServer, tenantOf } from '../support/contract/harness.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];
type News = Schemas['ConversationNews'];
type Conversation = Schemas['Conversation'];

let now = testNow;
const options = {
  clock: () => now,
  streamTimes: { betweenChecks: 20, longestSilence: 600_000, life: 600_000 },
};
const server = await startTestServer(options);
/** Another process on the same database. */
const other = await startTestServer({ ...options, database: server.database });
const people = peopleOf(server);
const steps = applicationsOn(server);

const veteranEmail = 'veteran-complete@demo.test';
const colleagueEmail = 'recruiter-admin@northgate.test';
let veteran: Person;
let recruiter: Person;
let tenantId: number;
let jobs = 0;
let application: Application;

beforeAll(async () => {
  veteran = await steps.person(veteranEmail);
  recruiter = await steps.person(northgate);
  ({ id: tenantId } = await tenantOf(server.database, 'uk'));
});

beforeEach(async () => {
  now = testNow;
  jobs += 1;
  application = await steps.apply(veteran, await steps.job({ title: `Rigger ${jobs}`, country_id: 232 }));
});

const at = () => ({ params: { id: application.id } });
const send = (person: Person, text = 'Hello') =>
  person.get<Schemas['Message']>('sendMessage', { ...at(), body: { text } });
const read = (person: Person) => person.get<Conversation>('listMessages', at());

interface Following {
  on?: TestServer;
  tenant?: string;
  since?: string | undefined;
}

async function open(token: string, { on = server, tenant = 'uk', since }: Following = {}) {
  return on.app.inject({
    url: `/api/applications/${application.id}/messages/stream`,
    query: since === undefined ? {} : { since },
    headers: { host: `${tenant}.localhost`, authorization: `Bearer ${token}` },
    payloadAsStream: true,
  });
}

/** The next line, empty ones left out, or that the stream has ended. */
function linesOf(body: Readable) {
  const lines = createInterface({ input: body })[Symbol.asyncIterator]();
  return async (): Promise<News | 'ended'> => {
    for (;;) {
      const { done, value } = await lines.next();
      if (done) return 'ended';
      if (value !== '') return JSON.parse(value) as News;
    }
  };
}

async function follow(email: string, following: Following = {}) {
  const token = await server.sessionOf(email);
  const response = await open(token, following);
  const body = response.stream();
  return { token, response, next: linesOf(body), leave: () => body.destroy() };
}

test('a stream says first how the conversation is, unless the reader knows, and then each message, reading and closing', async () => {
  const { version } = await read(veteran);
  const fromStart = await follow(veteranEmail);
  const { response } = fromStart;
  expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    200,
    'application/x-ndjson',
    'no-store',
  ]);
  expect(await fromStart.next()).toEqual({ version, status: 'open', last_message_id: 0, read_to: 0 });
  const onOther = await follow(veteranEmail, { on: other, since: version });
  const question = await send(recruiter, 'Could you start in May?');
  const news = { status: 'open', last_message_id: question.id, read_to: 0 };
  expect(await onOther.next()).toMatchObject(news);
  expect(await fromStart.next()).toMatchObject(news);
  const answer = await send(veteran, 'Yes.');
  expect(await onOther.next()).toMatchObject({ last_message_id: answer.id, read_to: 0 });
  await recruiter.get('readMessages', { ...at(), body: { up_to: answer.id } });
  const wasRead = await onOther.next();
  expect(wasRead).toMatchObject({ read_to: answer.id });
  expect((await read(veteran)).version).toBe((wasRead as News).version);
  await veteran.get('withdrawApplication', { ...at(), body: {} });
  expect(await onOther.next()).toMatchObject({ status: 'closed' });
  fromStart.leave();
  onOther.leave();
});

test('own readings, and a rejection that is not sent yet, change nothing; a hidden message does', async () => {
  const { id } = await send(recruiter, 'Send us a fee first.');
  const { version } = await read(veteran);
  const { next, leave } = await follow(veteranEmail, { since: version });
  await veteran.get('readMessages', { ...at(), body: { up_to: id } });
  const { version: applicationVersion } = await recruiter.get<Application>('getApplication', at());
  await recruiter.get('moveApplication', {
    ...at(),
    body: { to: 'rejected', reason_code: 'other', version: applicationVersion },
  });
  await veteran.ask('reportMessage', { params: { id }, body: { reason: 'scam' } });
  await server.request('decideMessageReports', {
    token: await server.sessionOf('operator@demo.test'),
    params: { id },
    body: { decision: 'hide', text: 'A fee.', seen_until: now.toISOString() },
  });
  const hidden = await next();
  expect(hidden).toEqual({
    version: (await read(veteran)).version,
    ...{ status: 'open', last_message_id: id, read_to: 0 },
  });
  leave();
});

const setUser = (email: string, values: Partial<typeof users.$inferInsert>) =>
  server.database.asPlatform((tx) =>
    tx
      .update(users)
      .set(values)
      .where(and(eq(users.tenant_id, tenantId), eq(users.email, email))),
  );

test.each([
  ['the session is signed out', (token: string) => server.request('logout', { token })],
  ['all sessions are ended', (token: string) => server.request('logoutEverywhere', { token })],
  ['the account is switched off', () => setUser(colleagueEmail, { status: 'inactive' })],
  [
    'the recruiter has left the company',
    () => setUser(colleagueEmail, { company_id: null, is_admin: false }),
  ],
  ['the account becomes an operator’s', () => setUser(colleagueEmail, { is_tenant_admin: true })],
  [
    'the session has run out',
    () => {
      now = new Date(testNow.getTime() + 13 * 3_600_000);
    },
  ],
])('a stream ends within a moment once %s', async (_, end) => {
  const [before] = await server.database.asPlatform((tx) =>
    tx
      .select()
      .from(users)
      .where(and(eq(users.tenant_id, tenantId), eq(users.email, colleagueEmail))),
  );
  const { token, next } = await follow(colleagueEmail, { on: other });
  expect(await next()).toMatchObject({ status: 'open' });
  await end(token);
  expect(await next()).toBe('ended');
  const { status, company_id, is_admin } = before!;
  await setUser(colleagueEmail, { status, company_id, is_admin, is_tenant_admin: false });
});

test('a stream ends after its time, when the process stops taking requests, and when it closes', async () => {
  let isDraining = false;
  const draining = await startTestServer({
    ...options,
    database: server.database,
    isDraining: () => isDraining,
  });
  const brief = await startTestServer({
    ...options,
    database: server.database,
    streamTimes: { ...options.streamTimes, life: 100 },
  });
  const [drained, ended] = [
    await follow(veteranEmail, { on: draining }),
    await follow(veteranEmail, { on: brief }),
  ];
  expect([await drained.next(), await ended.next()]).toMatchObject([{ status: 'open' }, { status: 'open' }]);
  expect(await ended.next()).toBe('ended');
  isDraining = true;
  expect(await drained.next()).toBe('ended');
  expect((await open(drained.token, { on: draining })).statusCode).toBe(503);
  isDraining = false;
  const closed = await follow(veteranEmail, { on: draining });
  await closed.next();
  await draining.close();
  expect(await closed.next()).toBe('ended');
});

test('a line comes also when nothing changes, so that a proxy keeps the connection', async () => {
  const quiet = await startTestServer({
    ...options,
    database: server.database,
    streamTimes: { ...options.streamTimes, longestSilence: 30 },
  });
  const { version } = await read(veteran);
  const response = await open(await server.sessionOf(veteranEmail), { on: quiet, since: version });
  const body = response.stream();
  let text = '';
  for await (const chunk of body) {
    text += String(chunk);
    if (text.length === 3) break;
  }
  expect(text).toBe('\n\n\n');
});

/** Over a connection, which breaks where the client leaves. */
async function connect(on: TestServer, token: string): Promise<IncomingMessage> {
  const { port } = on.app.server.address() as AddressInfo;
  const call = httpRequest({
    ...{ port, host: '127.0.0.1', path: `/api/applications/${application.id}/messages/stream` },
    headers: { host: 'uk.localhost', authorization: `Bearer ${token}` },
  });
  call.end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return response;
}

test('a person has four at a time, and they take no place of the calls in progress', async () => {
  const narrow = await startTestServer({ ...options, database: server.database, atWork: 2 });
  await narrow.app.listen({ port: 0, host: '127.0.0.1' });
  const token = await server.sessionOf(veteranEmail);
  const responses: IncomingMessage[] = [];
  // The queue for the database may be long at first, because of what the other server does in the background.
  const connected = () =>
    expect
      .poll(async () => {
        const response = await connect(narrow, token);
        responses.push(response);
        return response.statusCode;
      })
      .toBe(200);
  for (let number = 0; number < 4; number += 1) await connected();
  const refused = await connect(narrow, token);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '15']);
  refused.resume();
  expect((await narrow.request('listMessages', { token, ...at() })).status).toBe(200);
  const first = responses.find(({ statusCode }) => statusCode === 200);
  first!.destroy();
  await connected();
  for (const response of responses) response.destroy();
});

test('nobody else follows it: another veteran, another company, another tenant', async () => {
  const { token } = await people.founder();
  const statuses = [
    await open(await server.sessionOf('veteran-18@example.test')),
    await open(token),
    await open(await server.sessionOf(veteranEmail, 'us'), { tenant: 'us' }),
    await open('no token'),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([404, 404, 404, 401]);
});
