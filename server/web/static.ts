import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '../db/schema/tenants.ts';
import { badRequest } from '../http/answers/errors.ts';
import { networkOf } from '../http/answers/rateLimits.ts';
import { pagePolicy, referencePolicy, workerPolicy } from '../http/headers.ts';
import { codingOf, type PageAnswer } from './pages.ts';
import { type PageHead, parseTemplate } from './template.ts';

interface StaticOptions {
  root: string;
  // Has the assets of the previous build, for pages that were opened before an upgrade.
  previousAssets?: string | undefined;
  findTenant: (host: string) => Promise<Tenant | null>;
  headOf: (page: OpenedPage) => Promise<PageHead | null>;
  render: (page: OpenedPage, request: FastifyRequest) => Promise<PageAnswer>;
}

export interface OpenedPage {
  url: URL;
  tenant: Tenant;
  host: string;
  /** The network that the client is in. */
  client: string;
}

const aYear = 'public, max-age=31536000, immutable';
// Also matches files that were compressed at build time.
const isScript = (path: string) => /\.m?js(\.br|\.gz)?$/.test(path);
const isDocument = (path: string) => /\.html(\.br|\.gz)?$/.test(path);
const isHashed = (path: string) => path.includes(`${sep}assets${sep}`);

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

// No page has a longer path.
const longestPath = 500;

const isPage = (path: string) =>
  path.length <= longestPath && !/\.\w+$/.test(path.split('/').at(-1) ?? '') && !path.startsWith('/assets/');

const serveFiles = (
  app: FastifyInstance,
  { root, previousAssets }: Pick<StaticOptions, 'root' | 'previousAssets'>,
) =>
  app.register(fastifyStatic, {
    root: previousAssets && existsSync(previousAssets) ? [root, previousAssets] : root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html'],
    setHeaders: (response, path) => {
      response.header(
        'cache-control',
        isHashed(path) ? aYear : isDocument(path) ? 'no-cache' : 'public, max-age=3600',
      );
      if (isScript(path)) response.header('content-security-policy', workerPolicy);
    },
  });

export async function registerStatic(app: FastifyInstance, options: StaticOptions): Promise<SendPage> {
  const { root, findTenant, headOf, render } = options;
  if (!existsSync(join(root, 'index.html'))) return async () => false;
  await serveFiles(app, options);
  const template = parseTemplate(await readFile(join(root, 'index.html'), 'utf8'));

  async function sendRendered(
    request: FastifyRequest,
    reply: FastifyReply,
    opened: OpenedPage,
  ): Promise<boolean> {
    const { status, page } = await render(opened, request);
    reply.code(status);
    if (!page) return false;
    const coding = codingOf(request.headers['accept-encoding']);
    await reply
      .headers({
        'content-security-policy': pagePolicy(opened.tenant, request.protocol === 'https', page),
        vary: 'accept-encoding',
        ...(coding !== 'identity' && { 'content-encoding': coding }),
      })
      .send(page.body[coding]);
    return true;
  }

  return async (request, reply) => {
    const path = request.url.split('?')[0]!;
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !isPage(path)) return false;
    if (path === '/docs/api') {
      await reply
        .header('content-security-policy', referencePolicy)
        .header('cache-control', 'no-cache')
        .code(200)
        .sendFile('docs/api/index.html', { cacheControl: false });
      return true;
    }
    const host = request.host ?? '';
    const address = `http://${host}${request.url}`;
    const tenant = await findTenant(host);
    // Such as a port that is none.
    if (tenant && !URL.canParse(address)) throw badRequest();
    reply.code(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    const opened = tenant && {
      url: new URL(address),
      tenant,
      host,
      client: networkOf(request.ip),
    };
    if (opened && (await sendRendered(request, reply, opened))) return true;
    await reply
      .header('content-security-policy', pagePolicy(tenant, request.protocol === 'https'))
      .send(template({ locale: tenant?.locale ?? 'en-GB', head: opened && (await headOf(opened)) }));
    return true;
  };
}
