import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Answers a call of the page that this client opened as our API answers a guest: with its limits, and without its session. */
export const answerFor =
  (app: FastifyInstance, { host, ip }: FastifyRequest) =>
  async (call: Request): Promise<Response> => {
    const { pathname, search } = new URL(call.url);
    const answer = await app.inject({
      method: 'GET',
      url: pathname + search,
      headers: { host, accept: 'application/json' },
      remoteAddress: ip,
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    });
  };
