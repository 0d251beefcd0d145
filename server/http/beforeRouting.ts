// What is refused before a route is chosen: Node and Fastify would answer it in their own words.
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { badRequest } from './answers/errors.ts';
import { Problem } from './answers/problem.ts';
import { commonHeaders, dataPolicy } from './headers.ts';

const requestTimeout = () => new Problem(408, 'request_timeout', 'The request took too long to arrive.');

const headersTooLarge = () =>
  new Problem(431, 'headers_too_large', 'The address and the headers are too long.');

function problemOf(code: string | undefined): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTimeout();
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge();
  return badRequest();
}

type AnsweringSocket = Duplex & { _httpMessage?: ServerResponse | null };

/** With status line and headers, because Fastify has no reply for it. */
function responseText({ status, code, message }: Problem, id: string): string {
  const body = JSON.stringify({ status: false, message, code, request_id: id });
  const headers = {
    ...commonHeaders(false),
    'content-security-policy': dataPolicy,
    'cache-control': 'no-store',
    'x-request-id': id,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

function refuseSocket(socket: AnsweringSocket, problem: Problem, log: FastifyBaseLogger) {
  const id = crypto.randomUUID();
  log.info({ request_id: id, status: problem.status, code: problem.code }, 'answered');
  // An answer that has begun cannot be followed by another.
  if (socket.writable && !socket._httpMessage?.headersSent) socket.write(responseText(problem, id));
  socket.destroy();
}

export function refuseUnreadable(
  this: FastifyInstance,
  error: Error & { code?: string },
  socket: AnsweringSocket,
) {
  // Nobody is there to be answered.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  refuseSocket(socket, problemOf(error.code), this.log);
}

const isMalformed = ({ url = '', headers, httpVersion }: IncomingMessage) =>
  // An absolute address, `*` and `host:port` are meant for proxies.
  !url.startsWith('/') ||
  (headers.host === undefined && httpVersion === '1.1') ||
  (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue');

/** Needs a server that does not require a Host itself. */
export function refuseMalformed(app: FastifyInstance) {
  const server = app.server as Server;
  server.on('connect', (_, socket) => refuseSocket(socket, badRequest(), app.log));
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  app.addHook('onRequest', (request, _, done) => {
    done(isMalformed(request.raw) ? badRequest() : undefined);
  });
}
