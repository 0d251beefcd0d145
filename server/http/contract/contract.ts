import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Secrets } from '../../crypto/keys.ts';
import { secretsFor } from '../../crypto/secrets.ts';
import { misfit } from '../answers/errors.ts';
import { nobody, once, unkept } from '../answers/idempotency.ts';
import { Problem } from '../answers/problem.ts';
import { type AdmitOptions, createAdmit, emptyBody } from './admit.ts';
import type { FileReply, Handlers, LinesReply, OperationId } from './call.ts';
import { type AnyCall, type CallContextOptions, callOf } from './callContext.ts';
import { clean } from './clean.ts';
import { sendLines } from './lines.ts';
import type { ContractOperation } from './operations.ts';
import { formLimits, readForm } from './requestForm.ts';
import { cachedCheck, readContract } from './routes.ts';
import { operationOf } from './scope.ts';
import { noRules, sizeErrors, type TextRules, textRulesOf } from './textRules.ts';
import { type Check, checkOfAnswer, checkOfRequest, compiledOnce, fieldErrors } from './validation.ts';

interface ContractOptions extends AdmitOptions, CallContextOptions {
  handlers: Handlers;
}

type AnyReply = { message?: string } | FileReply | LinesReply;
type AnyHandler = (call: AnyCall) => Promise<AnyReply>;

// Stored exactly as typed.
const draft: OperationId = 'saveOnboardingDraft';

export function checkHandlers(described: Iterable<string>, handlers: object) {
  const operations = new Set(described);
  const names = new Set(Object.keys(handlers));
  const missing = [...operations].filter((id) => !names.has(id));
  const surplus = [...names].filter((id) => !operations.has(id));
  if (missing.length + surplus.length === 0) return;
  throw new Error(
    `The handlers do not fit openapi.yaml: missing ${missing.join(', ') || 'none'}; surplus ${surplus.join(', ') || 'none'}.`,
  );
}

type InputPart = 'body' | 'querystring' | 'params';
type InputRules = Map<string, () => TextRules>;

const partOf = ({ id }: ContractOperation, part: string) => `${id} ${part}`;

function cleanInput(request: FastifyRequest, operation: ContractOperation, inputRules: InputRules) {
  function cleaned(value: unknown, part: InputPart) {
    const rules = inputRules.get(partOf(operation, part))?.() ?? noRules;
    const errors = sizeErrors(value, rules);
    if (errors.length > 0) throw misfit(fieldErrors(errors), operation);
    return clean(value, { asTyped: part === 'body' && operation.id === draft, rules });
  }

  request.body = cleaned(request.body, 'body');
  request.query = cleaned(request.query, 'querystring');
  request.params = cleaned(request.params, 'params');
  const unknown = Object.keys(request.query as object).filter((name) => !operation.query.includes(name));
  if (unknown.length > 0) {
    throw misfit(
      Object.fromEntries(unknown.map((name) => [name.slice(0, 100), ['Not expected here']])),
      operation,
    );
  }
}

function sendFile(
  reply: FastifyReply,
  { file, type, headers = {} }: FileReply,
  { id, answers }: ContractOperation,
) {
  if (!answers.includes(type)) throw new Error(`The answer of ${id} may not be ${type}`);
  return reply
    .headers({ 'cache-control': 'no-store', ...headers })
    .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .send(file);
}

function checkedBody(
  { message = '', ...rest }: { message?: string },
  { id, success }: ContractOperation,
  isValid: Check,
) {
  const body = { status: true, message, ...rest };
  if (isValid(body)) return body;
  const [error] = isValid.errors;
  throw new Error(`The answer of ${id} (${success}) is wrong at ${error?.instancePath}: ${error?.message}`);
}

function compileChecks(
  api: FastifyInstance,
  operations: Iterable<ContractOperation>,
  { answers, inputRules }: { answers: Map<OperationId, Check>; inputRules: InputRules },
) {
  const byRoute = new Map(
    [...operations].map((operation) => [
      `${operation.method} ${operation.path.replace(/{(\w+)}/g, ':$1')}`,
      operation,
    ]),
  );
  api.setValidatorCompiler<Record<string, unknown>>(({ schema, method, url, httpPart = 'body', ...rest }) => {
    const { contentType } = rest as { contentType?: string };
    const operation = byRoute.get(`${method} ${url}`);
    if (operation)
      inputRules.set(
        partOf(operation, httpPart),
        compiledOnce(() => textRulesOf(schema)),
      );
    return cachedCheck([method, url, httpPart, contentType].join(' '), () =>
      checkOfRequest(schema, httpPart, contentType),
    );
  });
  api.setSerializerCompiler<Record<string, unknown>>(({ schema, url, method, httpStatus }) => {
    const operation = byRoute.get(`${method} ${url}`);
    if (operation && httpStatus === String(operation.success)) {
      answers.set(
        operation.id,
        cachedCheck(operation.id, () => checkOfAnswer(schema)),
      );
    }
    return JSON.stringify;
  });
}

async function run(
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  options: CallContextOptions & { secrets: Secrets },
) {
  const { database, secrets, clock } = options;
  const call = callOf(request, reply, options);
  const { operation, user, tenant, fault } = request.scope;
  if (fault) throw new Problem(fault.status, fault.code, fault.message, fault);
  const key = request.headers['idempotency-key'];
  if (!operation!.isIdempotent || typeof key !== 'string') return handler({ ...call, conclude: unkept });
  return once<AnyReply>({
    transaction: (work) => database.asTenant(tenant!.id, work),
    secrets,
    userId: user?.id ?? nobody,
    operation: operation!.id,
    key,
    content: { params: request.params, ...(request.body as object) },
    now: clock(),
    work: (conclude) => handler({ ...call, conclude }),
  });
}

export async function registerContract(app: FastifyInstance, options: ContractOptions): Promise<void> {
  const { handlers, database } = options;
  const { begin, resume, endWork } = createAdmit(options);
  const { operations, routes } = await readContract();
  checkHandlers(operations.keys(), handlers);
  const answers = new Map<OperationId, Check>();
  const inputRules: InputRules = new Map();
  const secrets = secretsFor(database, 'idempotency');

  async function prepareInput(request: FastifyRequest, reply: FastifyReply) {
    const operation = operationOf(request);
    if (request.isMultipart()) request.body = await readForm(request, operation);
    resume(request, reply);
    cleanInput(request, operation, inputRules);
  }

  function route(id: OperationId) {
    const operation = operations.get(id)!;
    const handler = handlers[id] as unknown as AnyHandler;
    const { method, access, answers: types } = operation;
    return {
      config: { operation },
      // Feed readers, crawlers and link checkers ask for the headers first; the app never does.
      exposeHeadRoute: method === 'GET' && access === 'public' && !types.includes('application/json'),
      bodyLimit: operation.bodyLimit || emptyBody,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        request.scope.isHandled = true;
        try {
          const answer = await run(handler, request, reply, { ...options, secrets });
          // The client has already got another answer, because this one is late.
          if (reply.sent) return reply;
          if ('file' in answer) return sendFile(reply, answer, operation);
          if ('lines' in answer) return sendLines(reply, answer, operation);
          const body = checkedBody(answer, operation, answers.get(id)!);
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
    compileChecks(api, operations.values(), { answers, inputRules });
    api.addHook('onRequest', begin);
    api.addHook('preValidation', prepareInput);
    for (const { id, ...described } of routes) api.route({ ...described, ...route(id) });
  });
}
