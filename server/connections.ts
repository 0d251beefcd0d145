/** Promises: a client that takes nothing of its answer is cut, as soon as one that sends nothing is. */
import type { FastifyInstance } from 'fastify';

/** Node looks twice before it cuts: what left at the first moment counts as progress. */
const unreadFor = 5_500;

export function watchConnections(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { socket } = request.raw;
    // An injected call has a socket that cannot wait.
    socket.setTimeout?.(unreadFor);
    reply.raw.once('finish', () => {
      // Unless Node has given it what an idle connection is given.
      if (socket.timeout === unreadFor) socket.setTimeout(app.server.timeout);
    });
    done(null, payload);
  });
}
