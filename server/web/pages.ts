// Rendered for a guest and the same for everybody, so they contain nothing personal.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ClientPage, LoadedPage, PageRequest } from '../../src/app/server.tsx';
import { asScript, publicHead } from './pageHead.ts';
import { type PageHead, parseTemplate, type Template } from './template.ts';

interface ServerEntry {
  headScript: (guestPath: string | null, scripts: string[], asScript: (value: unknown) => string) => string;
  patternOf: (pathname: string, patterns: string[]) => string | undefined;
  loadPage: (request: PageRequest) => Promise<LoadedPage | ClientPage | null>;
}

type Coding = 'br' | 'gzip' | 'identity';

interface SentPage {
  body: Record<Coding, Buffer>;
  // Sources for the policy of the page.
  style: string;
  script: string;
}

export interface PageAnswer {
  status: number;
  /** Null if the browser has to render it. */
  page: SentPage | null;
}

// The list of assets that the build wrote (`scripts/build.mjs`).
interface BuiltAssets {
  // The entry with its own imports, first.
  scripts: string[];
  sheet: string;
  font: string | null;
  routes: Record<string, string[]>;
}

interface PageOptions {
  root: string;
  entry: string;
  /** In milliseconds, for the calls and the rendering of one page. */
  timeout: number;
  onError: (error: unknown) => void;
}

interface PageQuestion {
  url: URL;
  locale: string;
  answer: PageRequest['answer'];
  now: Date;
  headOf: () => Promise<PageHead | null>;
}

const mostAtOnce = 8;
const mostCached = 200;
// In milliseconds: on a cached page, "posted today" may be this old.
const renderingAge = 10 * 60_000;

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const isRefusal = (error: unknown) => [429, 503].includes((error as { status?: number }).status ?? 0);

async function compressed(html: string, quality: number): Promise<SentPage['body']> {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(identity),
  ]);
  return { br, gzip: gzipped, identity };
}

async function readBuild({ root, entry }: PageOptions) {
  const [html, assets, app] = await Promise.all([
    readFile(join(root, 'index.html'), 'utf8'),
    readFile(join(root, '../assets.json'), 'utf8'),
    import(pathToFileURL(entry).href) as Promise<ServerEntry>,
  ]);
  const built = JSON.parse(assets) as BuiltAssets;
  const sheet = built.sheet && (await readFile(join(root, built.sheet), 'utf8')).trim();
  return { template: parseTemplate(html), built, sheet, app };
}

type Build = Awaited<ReturnType<typeof readBuild>>;

function assetsOf(
  { built, app, sheet }: Build,
  { pathname, guestPath }: LoadedPage,
  { names, css }: { names: string[]; css: string },
) {
  const style = sheet + css;
  if (style.includes('</')) throw new Error(`A style of ${pathname} could end its block`);
  const ofRoute = built.routes[app.patternOf(pathname, Object.keys(built.routes)) ?? ''] ?? [];
  const scripts = [...built.scripts, ...ofRoute].map((path) => `/${path}`);
  const headScript = app.headScript(guestPath, scripts, asScript);
  const html = [
    `<script>${headScript}</script>`,
    `<style data-emotion="css ${names.join(' ')}">${style}</style>`,
    ...(built.font
      ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${built.font}">`]
      : []),
  ].join('\n    ');
  return { html, style: sourceOf(style), script: sourceOf(headScript) };
}

async function renderWith(
  build: Build,
  loaded: LoadedPage,
  { url, locale }: PageQuestion,
  head: PageHead | null,
  quality: number,
): Promise<SentPage> {
  const rendered = await loaded.render();
  const assets = assetsOf(build, loaded, rendered.styles);
  const { title = loaded.tenant.name, description, path } = rendered.head;
  const own: PageHead = {
    title,
    description,
    more: [
      ...(path ? [publicHead({ title, description, path, host: url.host, site: loaded.tenant.name })] : []),
      ...(loaded.status === 404 ? ['<meta name="robots" content="noindex" />'] : []),
    ].join('\n    '),
  };
  const html = (build.template as Template)({
    locale,
    head: head ?? own,
    assets: assets.html,
    app: rendered.html,
    afterApp: `<script type="application/json" id="state">${asScript(loaded.state)}</script>`,
  });
  return { body: await compressed(html, quality), style: assets.style, script: assets.script };
}

/** Null for an address with a query string, which is rarely requested again. */
const cacheKey = ({ url }: PageQuestion, { state }: LoadedPage, head: PageHead | null) =>
  url.search
    ? null
    : createHash('sha256')
        .update(JSON.stringify([url.host, url.pathname, head, state.now]))
        .update(JSON.stringify(state.queries.queries.map((query) => query.state.data)))
        .digest('base64');

function createPageCache() {
  const cache = new Map<string, Promise<SentPage>>();
  return {
    get: (key: string | null) => (key === null ? undefined : cache.get(key)),
    set(key: string, page: Promise<SentPage>) {
      if (cache.size >= mostCached) cache.delete(cache.keys().next().value!);
      cache.set(key, page);
      page.catch(() => cache.delete(key));
    },
  };
}

/** @throws DOMException TimeoutError, which also aborts the signal */
async function withTimeout<Result>(timeout: number, run: (signal: AbortSignal) => Promise<Result>) {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException('The page was not rendered in time', 'TimeoutError');
      late.abort(error);
      reject(error);
    }, timeout);
  });
  return Promise.race([run(late.signal), ended]).finally(() => clearTimeout(timer));
}

export function createPages(options: PageOptions) {
  const cache = createPageCache();
  let build: Promise<Build> | undefined;
  let rendering = 0;

  async function render(parts: Build, question: PageQuestion, signal: AbortSignal): Promise<PageAnswer> {
    const { url, answer } = question;
    const now = new Date(Math.floor(question.now.getTime() / renderingAge) * renderingAge);
    const loaded = await parts.app.loadPage({ url, answer, now, signal });
    if (!loaded || !('render' in loaded)) return { status: loaded?.status ?? 200, page: null };
    const { status } = loaded;
    const head = await question.headOf();
    const key = cacheKey(question, loaded, head);
    const cached = cache.get(key);
    if (cached) return { status, page: await cached };
    const page = renderWith(parts, loaded, question, head, key ? 9 : 4);
    if (key) cache.set(key, page);
    return {
      status,
      page: await page.catch((error) => {
        options.onError(error);
        return null;
      }),
    };
  }

  return async (question: PageQuestion): Promise<PageAnswer> => {
    if (rendering >= mostAtOnce) return { status: 200, page: null };
    rendering += 1;
    try {
      build ??= readBuild(options);
      const parts = await build;
      return await withTimeout(options.timeout, (signal) => render(parts, question, signal));
    } catch (error) {
      if (!isRefusal(error)) options.onError(error);
      return { status: 200, page: null };
    } finally {
      rendering -= 1;
    }
  };
}

export function codingOf(accepted: string | undefined): Coding {
  const taken = (accepted ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => !/;\s*q=0(\.0*)?$/.test(coding))
    .map((coding) => coding.split(';')[0]!.trim());
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}
