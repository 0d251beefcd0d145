/** The built app on the API's own port: hashed files for ever, the page itself always asked for anew. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from './db/schema/tenants.ts';
import { codingOf, type FirstPaint } from './firstPaint.ts';
import { pagePolicy, workerPolicy } from './headers.ts';
import { type Head, withHead } from './jobs/page.ts';

interface StaticOptions {
  root: string;
  findTenant: (host: string) => Promise<Tenant | null>;
  /** What a page's head says of its own; null where the app's is enough. */
  headOf: (path: string, tenant: Tenant, host: string) => Promise<Head | null>;
  /** The page as it looks before any script has run; null where the app alone paints it. */
  firstPaint: (url: string, tenant: Tenant, host: string) => Promise<FirstPaint | null>;
}

const aYear = 'public, max-age=31536000, immutable';
/** Also as compressed at build time. */
const isScript = (path: string) => /\.m?js(\.br|\.gz)?$/.test(path);
const isHashed = (path: string) => path.includes(`${sep}assets${sep}`);

/** Sends the app for every path that names a page; says false for anything else. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

const isPage = (path: string) => !/\.\w+$/.test(path.split('/').at(-1) ?? '') && !path.startsWith('/assets/');

export async function registerStatic(
  app: FastifyInstance,
  { root, findTenant, headOf, firstPaint }: StaticOptions,
): Promise<SendPage> {
  if (!existsSync(join(root, 'index.html'))) return async () => false;
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
    setHeaders: (response, path) => {
      const isThePage = path.includes(`${sep}index.html`);
      response.header(
        'cache-control',
        isHashed(path) ? aYear : isThePage ? 'no-cache' : 'public, max-age=3600',
      );
      if (isScript(path)) response.header('content-security-policy', workerPolicy);
    },
  });
  return async (request, reply) => {
    const path = request.url.split('?')[0]!;
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !isPage(path)) return false;
    const host = request.host ?? '';
    const tenant = await findTenant(host);
    const isHttps = request.protocol === 'https';
    reply.code(200);
    const painted = tenant && (await firstPaint(request.url, tenant, host));
    if (painted) {
      const coding = codingOf(request.headers['accept-encoding']);
      await reply
        .headers({
          'content-security-policy': pagePolicy(tenant, isHttps, painted),
          'cache-control': 'no-cache',
        })
        .headers({ vary: 'accept-encoding', ...(coding !== 'identity' && { 'content-encoding': coding }) })
        .type('text/html; charset=utf-8')
        .send(painted.body[coding]);
      return true;
    }
    reply.header('content-security-policy', pagePolicy(tenant, isHttps));
    const head = tenant && (await headOf(path, tenant, host));
    if (head) {
      const html = await readFile(join(root, 'index.html'), 'utf8');
      await reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(withHead(html, head));
    } else await reply.sendFile('index.html', { cacheControl: false });
    return true;
  };
}
