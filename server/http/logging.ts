// Logs one line of JSON per request, without personal data: no address, email, token, body or query, and the route's pattern
// instead of the path. A database error is logged with its code and place only, because its text may quote a row.
import type { FastifyReply, FastifyRequest } from 'fastify';

type LoggedError = {
  type: string;
  code?: string;
  message: string;
  table?: string;
  constraint?: string;
  stack: string;
};

const ours = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'StartError', 'AssertionError']);

function tellError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const cause = (error.cause ?? error) as { code?: string; table?: string; constraint?: string };
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const isOurs = ours.has(error.name) && !error.cause && !('query' in error) && !cause.code;
  return {
    type: error.name,
    ...(cause.code ? { code: cause.code } : {}),
    ...(cause.table ? { table: cause.table } : {}),
    ...(cause.constraint ? { constraint: cause.constraint } : {}),
    message: isOurs ? error.message : '',
    stack: stack.slice(0, 12).join('\n'),
  };
}

export const loggerOptions = (level: string) => ({
  level,
  base: undefined,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: tellError },
});

export function logAnswer(request: FastifyRequest, reply: FastifyReply) {
  const { operation, tenant } = request.scope;
  const line = {
    method: request.method,
    route: operation?.path ?? request.routeOptions.url ?? null,
    operation: operation?.id ?? null,
    tenant: tenant?.slug ?? null,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
  if (reply.statusCode >= 500) request.log.warn(line, 'answered');
  else request.log.info(line, 'answered');
}
