/**
 * The real server, without a port, on a database of its own. Every answer is held against openapi.yaml.
 *
 *   const server = await startTestServer();
 *   const { status, body } = await server.request('getUserProfile', { token: await server.signIn('veteran-new') });
 */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { type BuildOptions, build } from '../../../server/app.ts';
import { createCaptcha } from '../../../server/auth/captcha.ts';
import { demoPassword } from '../../../server/auth/passwords/demoPassword.ts';
import { openSession, sessionLifetimes } from '../../../server/auth/sessions.ts';
import { createCvReader } from '../../../server/cv/cvReader.ts';
import type { Database } from '../../../server/db/database.ts';
import { users } from '../../../server/db/schema/accounts.ts';
import { tenants } from '../../../server/db/schema/tenants.ts';
import { defaultLimits, type LimitName, type Limits } from '../../../server/http/answers/rateLimits.ts';
import { createPdfMaker } from '../../../server/resumes/pdf/pdfMaker.ts';
import { personas } from '../../../server/seed/personas.ts';
import { rememberPdfs } from '../rememberPdfs.ts';
import { faultsOf, faultsOfFile, operation } from './described.ts';
import { type CallContent, wordsOfPeople } from './personalWords.ts';
import { openTestDatabase } from './testDatabase.ts';
import { testNow } from './testNow.ts';

export type TenantSlug = 'uk' | 'us';

export interface RequestOptions extends CallContent {
  tenant?: TenantSlug;
  /** In place of the tenant's own host. */
  host?: string;
  params?: Record<string, string | number>;
  /** Sent as it is; needs a content-type in `headers`. */
  raw?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The whole envelope. */
  body: {
    status: boolean;
    message: string;
    code?: string;
    errors?: Record<string, string[]>;
    data?: unknown;
    request_id?: string;
  };
  /** Of an answer that is no JSON; its `body` is empty then. */
  file?: Buffer;
}

const isJson = (headers: Answer['headers']) => String(headers['content-type']).startsWith('application/json');

export interface TestServer {
  app: FastifyInstance;
  database: Database;
  /** Everything that was logged, one JSON line each. */
  log: string[];
  /** What any call so far said of a person or as one, and the log repeats. */
  loggedOfPeople: () => string[];
  request: (operationId: string, options?: RequestOptions) => Promise<Answer>;
  /** The same, held against nothing. */
  send: (operationId: string, options?: RequestOptions) => Promise<Answer>;
  solveCaptcha: () => Promise<string>;
  /** A token of the persona with this key, or of the user with this email. */
  signIn: (account: string, tenant?: TenantSlug) => Promise<string>;
  /** A session that was not opened by a login, for those who may not sign in. */
  sessionOf: (email: string, tenant?: TenantSlug) => Promise<string>;
  close: () => Promise<void>;
}

const generous = Object.fromEntries(
  Object.entries(defaultLimits).map(([name, limit]) => [name, { ...limit, attempts: 100_000 }]),
) as Record<LimitName, Limits[LimitName]>;

const easy = { cost: 1, counter: 5 };

/** Of all servers in this worker; the idle thread and process end with it. */
const shared = { pdfMaker: rememberPdfs(createPdfMaker()), cvReader: createCvReader() };

export interface TestServerOptions extends Partial<BuildOptions> {
  /** Follows the database's clock, as in production; otherwise every moment is `testNow`. */
  followsDatabase?: boolean;
  /** Prints PDFs and reads CVs in a thread and processes of its own, and prints the same document again. */
  sharesNothing?: boolean;
}

/** What a client sends as `captcha_token` for this challenge. */
export async function solutionOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export const tenantOf = (database: Database, slug: TenantSlug) =>
  database.asPlatform(async (tx) => {
    const [tenant] = await tx.select().from(tenants).where(eq(tenants.slug, slug));
    return tenant!;
  });

export const hostOf = (tenant: TenantSlug) => `${tenant}.localhost`;

/** Closed automatically after the test file. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await openTestServer(options);
  afterAll(server.close);
  return server;
}

/** For who closes it: also outside of a test. */
export async function openTestServer({
  followsDatabase = false,
  sharesNothing = false,
  ...overrides
}: TestServerOptions = {}): Promise<TestServer> {
  const database = overrides.database ?? (await openTestDatabase(testNow));
  const fixed = followsDatabase ? undefined : () => testNow;
  const testClock = overrides.clock ?? overrides.controls?.clock ?? fixed;
  const clock = testClock ?? (() => new Date());
  const log: string[] = [];
  const app = await build({
    captcha: easy,
    // One client asks for everything here, and one client has no more than half of the places.
    atWork: 96,
    // A slow machine is no hang.
    answerWithin: 60_000,
    // An injected call waits for the whole answer.
    streamTimes: { life: 0 },
    logLevel: 'info',
    logTo: { write: (line) => log.push(line) },
    ...(sharesNothing ? {} : shared),
    ...overrides,
    limits: { ...generous, ...overrides.limits },
    ...(testClock ? { clock: testClock } : {}),
    database,
  });
  const captcha = createCaptcha(database, easy);
  const tokens = new Map<string, Promise<string>>();

  const personal = wordsOfPeople();

  async function request(id: string, options: RequestOptions = {}): Promise<Answer> {
    const described = operation(id);
    personal.remember(options);
    const answer = await send(app, described, options);
    const faults = isJson(answer.headers)
      ? faultsOf(described, answer.status, answer.body)
      : faultsOfFile(described, answer.status, String(answer.headers['content-type']));
    if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${JSON.stringify(answer.body)}`);
    return answer;
  }

  /** Its end is compared with the clock of the process, whatever the server's clock says: docs/decisions/0052. */
  const solveCaptcha = async () => solutionOf(await captcha.challenge(new Date()));

  async function signIn(account: string, tenant: TenantSlug = 'uk'): Promise<string> {
    const persona = personas.find(({ key, email }) => account === key || account === email);
    const { status, body } = await request('login', {
      tenant,
      body: {
        email: persona?.email ?? account,
        password: demoPassword,
        role: persona?.role ?? 'veteran',
        captcha_token: await solveCaptcha(),
      },
    });
    if (status !== 200) throw new Error(`${account} cannot sign in: ${status} ${body.code}`);
    return (body.data as { token: string }).token;
  }

  async function sessionOf(email: string, tenant: TenantSlug = 'uk') {
    const { id } = await tenantOf(database, tenant);
    return database.asTenant(id, async (db) => {
      const [user] = await db.tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.tenant_id, id), eq(users.email, email)));
      const opened = await openSession(db, {
        userId: user!.id,
        now: clock(),
        life: sessionLifetimes.ordinary,
      });
      return opened.token;
    });
  }

  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= app.close().then(() => (overrides.database ? undefined : database.close()));
    return closing;
  };
  return {
    app,
    database,
    log,
    loggedOfPeople: () => personal.toldIn(log),
    request,
    send: (id, options = {}) => send(app, operation(id), options),
    solveCaptcha,
    signIn: (account, tenant = 'uk') => {
      const key = `${tenant} ${account}`;
      const token = tokens.get(key) ?? signIn(account, tenant);
      tokens.set(key, token);
      return token;
    },
    sessionOf,
    close,
  };
}

async function send(
  app: FastifyInstance,
  described: { method: string; path: string },
  options: RequestOptions,
): Promise<Answer> {
  const { tenant = 'uk', params = {}, query = {}, token, form, raw, body } = options;
  const path = described.path.replace(/{(\w+)}/g, (_, name) =>
    encodeURIComponent(params[name] ?? `{${name}}`),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((item) => [name, String(item)])),
  );
  const packed = form ? new Response(form) : undefined;
  const payload = packed ? Buffer.from(await packed.arrayBuffer()) : (raw ?? body);
  const response = await app.inject({
    method: described.method as 'GET',
    url: `${path}${search.size > 0 ? `?${search}` : ''}`,
    ...(payload === undefined ? {} : { payload: payload as string }),
    ...(options.clientIp ? { remoteAddress: options.clientIp } : {}),
    headers: {
      host: options.host ?? hostOf(tenant),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(packed ? { 'content-type': packed.headers.get('content-type') ?? '' } : {}),
      ...options.headers,
    },
  });
  const { statusCode: status, headers } = response;
  if (isJson(headers)) return { status, headers, body: response.json() };
  return { status, headers, body: { status: true, message: '' }, file: response.rawPayload };
}
