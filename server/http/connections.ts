import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { overloaded } from './answers/errors.ts';
import { sendsLines } from './contract/lines.ts';

// In milliseconds. Node checks twice before it closes: bytes sent in the first moment count as progress.
const longestUnread = 5_000;
// An open stream has a line every 15 seconds.
const longestUnreadLine = 40_000;
// Neither browsers nor proxies pipeline further requests before the first is answered.
const mostAtOnce = 8;

/** @param waitsForClients whether an answer may stay unread for ever, as where a busy process is client and server in one */
export function watchConnections(app: FastifyInstance, waitsForClients: boolean) {
  const unreadFor = (request: FastifyRequest) => {
    if (waitsForClients) return 0;
    return sendsLines(request.scope.operation) ? longestUnreadLine : longestUnread;
  };
  const openRequests = new WeakMap<Socket, number>();

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (openRequests.get(socket) ?? 0) + 1;
    openRequests.set(socket, count);
    reply.raw.once('close', () => openRequests.set(socket, openRequests.get(socket)! - 1));
    if (count <= mostAtOnce) return done();
    // Further requests on this connection are not read.
    reply.header('connection', 'close');
    done(overloaded(1));
  });

  const answering = new WeakMap<Socket, number>();

  app.addHook('onSend', (request, reply, payload, done) => {
    const { socket } = request.raw;
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    const timeout = unreadFor(request);
    // The socket of an injected call has no timeout.
    socket.setTimeout?.(timeout);
    reply.raw.once('close', () => {
      const left = answering.get(socket)! - 1;
      answering.set(socket, left);
      // Restores the usual timeout, unless Node has already set that of idle connections.
      if (left === 0 && socket.timeout === timeout) socket.setTimeout(app.server.timeout);
    });
    done(null, payload);
  });
}
