/**
 * Promises: every operation of openapi.yaml has exactly one handler, is called only by whom `x-access` names, on its own
 * tenant, with input that fits, and answers nothing that the file does not describe.
 */
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allow } from './access.ts';
import type { Admission } from './admission.ts';
import type { Call, FileReply, Handlers, OperationId } from './call.ts';
import { readCookie, type SameSite, writeCookie } from './cookies.ts';
import type { Database } from './db/database.ts';
import type { Tenant } from './db/schema/tenants.ts';
import { badRequest, misfit, unsupportedMediaType } from './errors.ts';
import { nobody, once, unkept } from './idempotency.ts';
import type { Operation } from './operations.ts';
import { Problem } from './problem.ts';
import { type LimitName, type Limits, limitKey, take } from './rateLimits.ts';
import { formLimits, readForm } from './requestForm.ts';
import { checkOf, readContract } from './routes.ts';
import { sharedSecret } from './secrets.ts';
import { findSignedIn, type SignedIn } from './sessions.ts';
import { type TenantDirectory, tenantNotFound } from './tenants.ts';
import { breakOff, type Fault, type TestControls } from './testControls.ts';
import { type Check, checkOfAnswer, checkOfRequest, clean } from './validation.ts';

export interface Scope {
  operation: Operation | null;
  tenant: Tenant | null;
  user: SignedIn | null;
  /** Counted among those at work. */
  isWorking: boolean;
  /** In the hands of the handler, which goes on even when the client has left. */
  isHandled: boolean;
  /** What a test wants in place of the handler. */
  fault: Fault | null;
}

export const emptyScope = (): Scope => ({
  operation: null,
  tenant: null,
  user: null,
  isWorking: false,
  isHandled: false,
  fault: null,
});

declare module 'fastify' {
  interface FastifyRequest {
    scope: Scope;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

export interface ContractOptions {
  handlers: Handlers<OperationId>;
  database: Database;
  directory: TenantDirectory;
  limits: Limits;
  clock: () => Date;
  admission: Admission;
  /** Of a test; a call goes on once it resolves. */
  admit?: TestControls['admit'] | undefined;
}

type AnyReply = { message?: string } | FileReply;
type AnyCall = Record<keyof Call<'login'>, unknown>;
type AnyHandler = (call: AnyCall) => Promise<AnyReply>;

const bodyLimit = 256 * 1024;
/** Typed and not yet submitted: smaller, and kept to the letter. */
const draft: OperationId = 'saveOnboardingDraft';
const draftLimit = 64 * 1024;

/** Answered on every host, for they are how a tenant is found. */
const withoutTenant: OperationId[] = ['getHealth', 'getReadiness', 'getTenantInfo'];

/** Asked by who watches over the process: however busy it is, they are told the truth. */
const uncounted: OperationId[] = ['getHealth', 'getReadiness'];

export function checkHandlers(described: Iterable<string>, handlers: object) {
  const wanted = new Set(described);
  const given = new Set(Object.keys(handlers));
  const missing = [...wanted].filter((id) => !given.has(id));
  const surplus = [...given].filter((id) => !wanted.has(id));
  if (missing.length + surplus.length === 0) return;
  throw new Error(
    `The handlers do not fit openapi.yaml: missing ${missing.join(', ') || 'none'}; surplus ${surplus.join(', ') || 'none'}.`,
  );
}

const operationOf = (request: FastifyRequest) => request.routeOptions.config.operation!;

export async function registerContract(app: FastifyInstance, options: ContractOptions): Promise<void> {
  const { handlers, database, directory, limits, clock, admission } = options;
  const { operations, routes } = await readContract();
  checkHandlers(operations.keys(), handlers);
  const byRoute = new Map(
    [...operations.values()].map((one) => [`${one.method} ${one.path.replace(/{(\w+)}/g, ':$1')}`, one]),
  );
  const answers = new Map<OperationId, Check>();
  const keySecret = sharedSecret(database, 'idempotency');

  function startWork(scope: Scope, { raw }: FastifyReply, enter: () => void) {
    // Nothing more happens to a request whose client has left: nothing would end its work.
    if (raw.destroyed || uncounted.includes(scope.operation!.id)) return;
    enter();
    scope.isWorking = true;
  }

  function endWork(scope: Scope) {
    if (scope.isWorking) admission.leave();
    scope.isWorking = false;
  }

  async function chooseTenant(request: FastifyRequest, { id }: Operation) {
    if (withoutTenant.includes(id)) return null;
    const tenant = await directory.find(request.host ?? '');
    if (!tenant) throw tenantNotFound();
    const hint = request.headers['x-tenant'];
    if (hint !== undefined && hint !== tenant.slug) {
      throw new Problem(400, 'tenant_mismatch', 'This page belongs to another service. Please reload it.');
    }
    return tenant;
  }

  async function callerOf(request: FastifyRequest, tenant: Tenant) {
    const [, token = ''] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
    return findSignedIn(database, tenant.id, token, clock());
  }

  /** A guest where anyone may ask: a token that has run out opens no less than none. */
  async function recognise(request: FastifyRequest, tenant: Tenant) {
    const user = await callerOf(request, tenant);
    return user?.status === 'inactive' ? null : user;
  }

  async function signIn(request: FastifyRequest, operation: Operation, tenant: Tenant) {
    const user = await callerOf(request, tenant);
    if (!user) throw new Problem(401, 'unauthenticated', 'Please sign in.');
    allow(operation, user);
    return user;
  }

  function checkBody(request: FastifyRequest, { bodies }: Operation) {
    if (bodies.length === 0) return;
    const {
      'content-type': type = '',
      'content-length': length,
      'transfer-encoding': chunks,
    } = request.headers;
    if (chunks === undefined && (length === undefined || length === '0')) {
      throw badRequest('The request is empty.');
    }
    if (!bodies.includes(type.split(';')[0]!.trim().toLowerCase())) throw unsupportedMediaType();
  }

  async function begin(request: FastifyRequest, reply: FastifyReply) {
    const operation = operationOf(request);
    const { scope } = request;
    scope.operation = operation;
    if (options.admit) scope.fault = (await options.admit(operation.id)) ?? null;
    if (scope.fault?.status === 0) return breakOff(reply);
    startWork(scope, reply, admission.enter);
    // Fastify's own hooks are silent about a client that leaves before its answer.
    reply.raw.once('close', () => {
      if (!scope.isHandled) endWork(scope);
    });
    scope.tenant = await chooseTenant(request, operation);
    if (operation.access === 'anyone') scope.user = await recognise(request, scope.tenant!);
    else if (operation.access !== 'public') scope.user = await signIn(request, operation, scope.tenant!);
    checkBody(request, operation);
    // A client that sends its body slowly must not keep others from work.
    if (operation.bodies.length > 0) endWork(scope);
  }

  async function prepareInput(request: FastifyRequest, reply: FastifyReply) {
    const operation = operationOf(request);
    if (request.isMultipart()) request.body = await readForm(request);
    if (!request.scope.isWorking) startWork(request.scope, reply, admission.comeBack);
    const asTyped = operation.id === draft;
    request.body = clean(request.body, asTyped);
    request.query = clean(request.query, false);
    request.params = clean(request.params, false);
    const unknown = Object.keys(request.query as object).filter((name) => !operation.query.includes(name));
    if (unknown.length > 0) {
      throw misfit(
        Object.fromEntries(unknown.map((name) => [name.slice(0, 100), ['Not expected here']])),
        operation,
      );
    }
  }

  function callOf(request: FastifyRequest, reply: FastifyReply): Omit<AnyCall, 'conclude'> {
    const { tenant, user } = request.scope;
    const isForm = request.isMultipart();
    const now = clock();
    return {
      params: request.params,
      query: request.query,
      body: isForm ? undefined : request.body,
      form: isForm ? request.body : undefined,
      host: request.host,
      clientIp: request.ip,
      tenant,
      user,
      visitor: user,
      now,
      cookies: {
        read: (name: string) => readCookie(request.headers.cookie, name),
        write: (name: string, value: string, seconds: number, sameSite: SameSite = 'Strict') =>
          reply.header(
            'set-cookie',
            writeCookie(name, value, { seconds, isSecure: request.protocol === 'https', sameSite }),
          ),
      },
      limit: (name: LimitName, { whose, times }: { whose?: string; times?: number } = {}) =>
        database.asPlatform((tx) =>
          take(tx, limitKey(name, tenant!.id, whose ?? user!.id), limits[name], now, times),
        ),
      transaction: (work: Parameters<Call<'login'>['transaction']>[0]) => database.asTenant(tenant!.id, work),
    };
  }

  async function run(handler: AnyHandler, request: FastifyRequest, reply: FastifyReply) {
    const call = callOf(request, reply);
    const { operation, user, tenant, fault } = request.scope;
    if (fault) throw new Problem(fault.status, fault.code, fault.message, fault);
    const key = request.headers['idempotency-key'];
    if (!operation!.isIdempotent || typeof key !== 'string') return handler({ ...call, conclude: unkept });
    return once<AnyReply>({
      transaction: (work) => database.asTenant(tenant!.id, work),
      secret: await keySecret(),
      userId: user?.id ?? nobody,
      operation: operation!.id,
      key,
      content: { params: request.params, ...(request.body as object) },
      now: clock(),
      work: (conclude) => handler({ ...call, conclude }),
    });
  }

  function checkAnswer({ id, success }: Operation, body: unknown) {
    const isValid = answers.get(id)!;
    if (isValid(body)) return;
    const [error] = isValid.errors;
    throw new Error(`The answer of ${id} (${success}) is wrong at ${error?.instancePath}: ${error?.message}`);
  }

  function sendFile(
    reply: FastifyReply,
    { file, type, headers = {} }: FileReply,
    { id, answers }: Operation,
  ) {
    if (!answers.includes(type)) throw new Error(`The answer of ${id} may not be ${type}`);
    return reply
      .headers({ 'cache-control': 'no-store', ...headers })
      .type(type)
      .send(file);
  }

  function route(id: OperationId) {
    const operation = operations.get(id)!;
    const handler = handlers[id] as unknown as AnyHandler;
    return {
      config: { operation },
      bodyLimit: id === draft ? draftLimit : bodyLimit,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        request.scope.isHandled = true;
        try {
          const answer = await run(handler, request, reply);
          if ('file' in answer) return sendFile(reply, answer, operation);
          const { message = '', ...rest } = answer;
          const body = { status: true, message, ...rest };
          checkAnswer(operation, body);
          reply.code(operation.success).header('cache-control', 'no-store');
          return body;
        } finally {
          endWork(request.scope);
        }
      },
    };
  }

  await app.register(async (api) => {
    api.removeContentTypeParser('text/plain');
    await api.register(fastifyMultipart, { limits: formLimits });
    api.setValidatorCompiler<Record<string, unknown>>(
      ({ schema, method, url, httpPart = 'body', ...rest }) => {
        const { contentType } = rest as { contentType?: string };
        return checkOf([method, url, httpPart, contentType].join(' '), () =>
          checkOfRequest(schema, httpPart, contentType),
        );
      },
    );
    api.setSerializerCompiler<Record<string, unknown>>(({ schema, url, method, httpStatus }) => {
      const operation = byRoute.get(`${method} ${url}`);
      if (operation && httpStatus === String(operation.success)) {
        answers.set(
          operation.id,
          checkOf(operation.id, () => checkOfAnswer(schema)),
        );
      }
      return JSON.stringify;
    });
    api.addHook('onRequest', begin);
    api.addHook('preValidation', prepareInput);
    for (const { id, ...described } of routes) api.route({ ...described, ...route(id) });
  });
}
