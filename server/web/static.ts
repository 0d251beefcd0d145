/** The built app on the API's own port: hashed files for ever, the page itself always asked for anew. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '../db/schema/tenants.ts';
import { networkOf } from '../http/answers/rateLimits.ts';
import { documentPolicy, pagePolicy, workerPolicy } from '../http/headers.ts';
import { type Head, withHead } from '../jobs/page.ts';
import { codingOf, type FirstPaint } from './firstPaint.ts';

interface StaticOptions {
  root: string;
  /** Holds `assets` of the build before, for pages that were opened before an upgrade. */
  keptAssets?: string | undefined;
  findTenant: (host: string) => Promise<Tenant | null>;
  /** What a page's head says of its own; null where the app's is enough. */
  headOf: (path: string, tenant: Tenant, host: string, client: string) => Promise<Head | null>;
  /** The page as it looks before any script has run; null where the app alone paints it. */
  firstPaint: (url: string, tenant: Tenant, host: string, client: string) => Promise<FirstPaint | null>;
}

const aYear = 'public, max-age=31536000, immutable';
/** Also as compressed at build time. */
const isScript = (path: string) => /\.m?js(\.br|\.gz)?$/.test(path);
const isDocument = (path: string) => /\.html(\.br|\.gz)?$/.test(path);
const isHashed = (path: string) => path.includes(`${sep}assets${sep}`);

/** Sends the app for every path that names a page; says false for anything else. */
const builtLocale = 'en-GB';

/** The page's language is the tenant's: dates are typed in its order. */
const inLocale = (html: string, locale: string): string =>
  html.replace(`<html lang="${builtLocale}">`, `<html lang="${locale}">`);

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

const isPage = (path: string) => !/\.\w+$/.test(path.split('/').at(-1) ?? '') && !path.startsWith('/assets/');

const reference = 'docs/api';

/** The files of the pages that are no part of the app, by their path. */
function documentsIn(root: string): Map<string, string> {
  const folder = join(root, reference);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : [];
  return new Map(
    names.map((name) => {
      const page = name === 'index.html' ? '' : `/${name.slice(0, -'.html'.length)}`;
      return [`/${reference}${page}`, `${reference}/${name}`];
    }),
  );
}

export async function registerStatic(
  app: FastifyInstance,
  { root, keptAssets, findTenant, headOf, firstPaint }: StaticOptions,
): Promise<SendPage> {
  if (!existsSync(join(root, 'index.html'))) return async () => false;
  await app.register(fastifyStatic, {
    root: keptAssets && existsSync(keptAssets) ? [root, keptAssets] : root,
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
  const documents = documentsIn(root);
  return async (request, reply) => {
    const path = request.url.split('?')[0]!;
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !isPage(path)) return false;
    const document = documents.get(path);
    if (document) {
      await reply
        .header('content-security-policy', documentPolicy)
        .header('cache-control', 'no-cache')
        .code(200)
        .sendFile(document, { cacheControl: false });
      return true;
    }
    const host = request.host ?? '';
    const tenant = await findTenant(host);
    const client = networkOf(request.ip);
    const isHttps = request.protocol === 'https';
    reply.code(200);
    const painted = tenant && (await firstPaint(request.url, tenant, host, client));
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
    const head = tenant && (await headOf(path, tenant, host, client));
    if (head || (tenant && tenant.locale !== builtLocale)) {
      const html = inLocale(await readFile(join(root, 'index.html'), 'utf8'), tenant.locale);
      await reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(head ? withHead(html, head) : html);
    } else await reply.sendFile('index.html', { cacheControl: false });
    return true;
  };
}
