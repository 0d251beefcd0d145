import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Admission } from '../http/admission.ts';
import { refuse } from '../http/answers/errors.ts';
import { notFound } from '../http/answers/problem.ts';
import type { GuestLimit } from '../http/guestLimit.ts';
import { headOfJob } from '../jobs/page.ts';
import { createPages } from '../web/pages.ts';
import { type OpenedPage, registerStatic } from '../web/static.ts';

interface PageOptions {
  staticRoot?: string | undefined;
  previousAssets?: string | undefined;
  rendering?: string | undefined;
  /** In milliseconds. */
  renderingTimeout?: number | undefined;
  database: Database;
  clock: () => Date;
  admission: Pick<Admission, 'enter' | 'leave'>;
  guests: GuestLimit;
  findTenant: (host: string) => Promise<Tenant | null>;
}

export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { staticRoot: root } = options;
  const sendPage = root ? await registerBuilt(app, { ...options, root }) : async () => false;
  app.setNotFoundHandler(async (request, reply) => {
    const isData = /^\/api(\/|$|\?)/.test(request.url);
    if (!isData && (await sendPage(request, reply))) return reply;
    return refuse(notFound(), request, reply);
  });
}

function registerBuilt(app: FastifyInstance, options: PageOptions & { root: string }) {
  const { root, previousAssets, rendering, renderingTimeout = 2_000, findTenant, clock } = options;
  const logFailure = (what: string) => (error: unknown) => app.log.error({ err: error }, `${what} failed`);
  const headOf = jobHeads(options, logFailure('the head of a page'));
  const pages = rendering
    ? createPages({
        root,
        entry: rendering,
        timeout: renderingTimeout,
        onError: logFailure('rendering a page'),
      })
    : null;
  return registerStatic(app, {
    root,
    previousAssets,
    findTenant,
    headOf,
    render: async (opened, request) =>
      (await pages?.({
        url: opened.url,
        locale: opened.tenant.locale,
        answer: answerFor(app, request),
        now: clock(),
        headOf: () => headOf(opened),
      })) ?? { status: 200, page: null },
  });
}

/** Answers the page's API calls like those of a guest: with this client's limits, and without its session. */
const answerFor =
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

/** Counts as a separate request, because it reads the database for the head of a job's page. */
function jobHeads({ database, clock, admission, guests }: PageOptions, onError: (error: unknown) => void) {
  return async ({ url, tenant, host, client }: OpenedPage) => {
    try {
      guests.count(client);
      admission.enter(client);
    } catch {
      return null;
    }
    try {
      return await headOfJob(database, { path: url.pathname, tenant, host, now: clock() });
    } catch (error) {
      onError(error);
      return null;
    } finally {
      admission.leave(client);
    }
  };
}
