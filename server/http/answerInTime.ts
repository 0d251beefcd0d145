// Answers a request whose work hangs, before its idle connection is cut.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { overloaded, refuse } from './answers/errors.ts';

/** Does not count the time in which the body arrives, which has its own limit. */
export function answerInTime(app: FastifyInstance, milliseconds: number) {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

  function start(request: FastifyRequest, reply: FastifyReply) {
    const giveUp = () => {
      if (reply.sent || reply.raw.headersSent || reply.raw.destroyed) return;
      request.log.error({ ms: milliseconds }, 'gave up waiting for an answer');
      refuse(overloaded(2), request, reply);
    };
    timers.set(request, setTimeout(giveUp, milliseconds).unref());
  }

  const stop = (request: FastifyRequest) => clearTimeout(timers.get(request));

  app.addHook('onRequest', (request, reply, done) => {
    start(request, reply);
    done();
  });
  app.addHook('preParsing', (request, _, payload, done) => {
    stop(request);
    done(null, payload);
  });
  app.addHook('preHandler', (request, reply, done) => {
    start(request, reply);
    done();
  });
  app.addHook('onSend', (request, _, payload, done) => {
    stop(request);
    done(null, payload);
  });
}
