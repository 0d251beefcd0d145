/**
 * Public pages are sent as they look: content and styles come from the bundle of `src/prerendered.tsx`, which knows the tenant,
 * the address and what anybody may read there, and nobody who asks, so one answer is kept for all. Its one style block and one
 * script are named by hash.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { components } from '../../openapi.gen.d.ts';
import { type Answers, asScript, type Contents, withHead } from '../jobs/page.ts';

type TenantInfo = components['schemas']['TenantInfo'];

/** What the bundle exports. */
interface Bundle {
  addressOf: (url: string, tenant: TenantInfo) => string | null;
  prerender: (
    address: string,
    tenant: TenantInfo,
    answers: Answers,
  ) => { markup: string; styles: string; files: string[]; answered: unknown[] };
  readsAnswers: (address: string) => boolean;
  scriptBeforePaint: (scripts: string[]) => string;
}

export interface FirstPaint {
  /** By its content coding. */
  body: Record<'br' | 'gzip' | 'identity', Buffer>;
  /** Sources for the policy of the page. */
  style: string;
  script: string;
}

const mostKept = 200;
/** How old the days may be that a kept page counts since something was posted. */
const keptFor = 10 * 60_000;

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The start is the last of them; those before it are what it imports. */
const scriptsOf = /<script type="module"[^>]* src="(\/assets\/[^"]+\.js)"><\/script>\s*/g;
const sheetOf = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">\s*/g;

interface FirstPaintOptions {
  /** The folder of the built app. */
  root: string;
  bundle: string;
}

/** Gives the painted page of an address, or null where there is none. */
export function createFirstPaint({ root, bundle: file }: FirstPaintOptions) {
  const kept = new Map<string, Promise<FirstPaint>>();
  let bundle: Bundle | undefined;
  let app: ReturnType<typeof readApp> | undefined;

  async function paint(
    address: string,
    tenant: TenantInfo,
    { head, answers }: Contents,
  ): Promise<FirstPaint> {
    app ??= readApp(root);
    const { page, scripts, sheet, font, files } = await app;
    const { markup, styles, files: own, answered } = bundle!.prerender(address, tenant, answers);
    const style = sheet + styles;
    const script = bundle!.scriptBeforePaint([
      ...files.filter((path) => own.some((name) => path.startsWith(`/assets/${name}-`))),
      ...scripts,
    ]);
    const fonts = font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">` : '';
    const data =
      answered.length > 0
        ? `<script type="application/json" id="answers">${asScript(answered)}</script>`
        : '';
    const html = (head ? withHead(page, head) : page)
      .replace('<html lang="en-GB">', `<html lang="${tenant.locale}">`)
      .replace(
        /<link rel="icon"/,
        (icon) => `<script>${script}</script>\n    <style>${style}</style>\n    ${icon}`,
      )
      .replace('</head>', () => `  ${fonts}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>${data}`);
    const text = Buffer.from(html);
    // What comes with answers is soon another: it is compressed while somebody waits, and rarely sent again.
    const quality = answered.length > 0 ? 5 : 9;
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      promisify(gzip)(text),
    ]);
    return { body: { br, gzip: gz, identity: text }, style: sourceOf(style), script: sourceOf(script) };
  }

  return async (
    url: string,
    tenant: TenantInfo,
    contentsOf: (path: string) => Promise<Contents | null>,
  ): Promise<FirstPaint | null> => {
    bundle ??= createRequire(import.meta.url)(file) as Bundle;
    const address = bundle.addressOf(url, tenant);
    if (address === null) return null;
    const isAnswered = bundle.readsAnswers(address);
    const contents = isAnswered ? await contentsOf(address.split('?')[0]!) : { head: null, answers: {} };
    if (!contents) return null;
    const key = createHash('sha256')
      .update(JSON.stringify([address, tenant, contents, isAnswered && Math.floor(Date.now() / keptFor)]))
      .digest('base64');
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
    const painted = paint(address, tenant, contents);
    kept.set(key, painted);
    painted.catch(() => kept.delete(key));
    return painted;
  };
}

/** The page as built, without its start and its sheet, which then come in another way. */
async function readApp(root: string) {
  const page = await readFile(join(root, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(scriptsOf)].map(([, path]) => path!);
  if (scripts.length === 0) throw new Error('The built page names no start');
  const sheets = [...page.matchAll(sheetOf)].map(([, path]) => readFile(join(root, path!), 'utf8'));
  const sheet = (await Promise.all(sheets)).join('').trim();
  const names = await readdir(join(root, 'assets'));
  return {
    page: page.replace(scriptsOf, '').replace(sheetOf, ''),
    scripts,
    sheet,
    /** The first cut of the sheet is the one that every page needs. */
    font: /url\((\/assets\/[\w.-]+\.woff2)\)/.exec(sheet)?.[1],
    files: names.filter((name) => name.endsWith('.js')).map((name) => `/assets/${name}`),
  };
}

/** The best coding that the client takes. */
export function codingOf(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  const taken = (accepted ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]!.trim());
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}
