import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { answerInTime } from '../http/answerInTime.ts';
import { asProblem, badRequest, refuse, serverError } from '../http/answers/errors.ts';
import { refuseMalformed, refuseUnreadable } from '../http/beforeRouting.ts';
import { watchConnections } from '../http/connections.ts';
import { emptyScope } from '../http/contract/scope.ts';
import { listenToProxies } from '../http/forwarded.ts';
import { commonHeaders, dataPolicy } from '../http/headers.ts';
import { logAnswer, loggerOptions } from '../http/logging.ts';

interface HttpServerOptions {
  logLevel: string;
  logTo: { write: (line: string) => void } | undefined;
  trustProxy: string | boolean;
  // A call that a test holds waits as long as the test does, and the test shares the process, which may be busy for longer than a
  // slow client is allowed to take.
  holdsCalls: boolean;
  // In milliseconds, before `connectionTimeout`.
  answerWithin?: number | undefined;
  isDraining: () => boolean;
  onAnswer: ((operation: string, status: number, seconds: number) => void) | undefined;
}

// A slow client is disconnected within 12 seconds.
const forClients = {
  requestTimeout: 10_000,
  connectionTimeout: 11_000,
  keepAliveTimeout: 5_000,
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
};

const forTests = {
  requestTimeout: 0,
  connectionTimeout: 0,
  http: { headersTimeout: 0, requireHostHeader: false },
};

export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { logLevel, logTo, trustProxy, holdsCalls, answerWithin = 9_000, isDraining, onAnswer } = options;
  const app = Fastify({
    ...(holdsCalls ? forTests : forClients),
    logger: { ...loggerOptions(logLevel), ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    exposeHeadRoutes: false,
    trustProxy,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    // Requests on connections that are still open are answered like all before them.
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    // Fastify runs no hook for an address that it cannot read.
    frameworkErrors: (_, request, reply) => {
      setHeaders(request as FastifyRequest, reply as FastifyReply);
      refuse(badRequest(), request as FastifyRequest, reply as FastifyReply);
    },
  });

  function setHeaders(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(commonHeaders(request.protocol === 'https')).header('x-request-id', request.id);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy);
    if (isDraining()) reply.header('connection', 'close');
  }

  listenToProxies(app, trustProxy);
  app.decorateRequest('scope');
  app.addHook('onRequest', (request, _, done) => {
    request.scope = emptyScope();
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    setHeaders(request, reply);
    done(null, payload);
  });
  refuseMalformed(app);
  watchConnections(app, holdsCalls);
  if (!holdsCalls) answerInTime(app, answerWithin);
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply);
    onAnswer?.(request.scope.operation?.id ?? 'page', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.setErrorHandler(refuseWithProblem);
  return app;
}

function refuseWithProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const operation = request.scope?.operation ?? undefined;
  let problem = asProblem(error, operation);
  if (problem.status === 500) request.log.error({ err: error }, 'failed');
  if (operation && !operation.statuses.includes(problem.status)) {
    request.log.error({ operation: operation.id, status: problem.status }, 'this answer is not described');
    problem = serverError();
  }
  return refuse(problem, request, reply);
}
