/**
 * Promises: a story fails when anything else goes wrong: an error in the console, an uncaught error, a breach of the
 * security policy, a request to another origin, a call or an answer that openapi.yaml does not describe, or a failed
 * call that the story did not announce.
 */
import type { BrowserContext, Request, Response } from '@playwright/test';
import { faultsOf, operations } from '../contract/described.ts';
import { listenForBreaches } from './breaches.ts';

export interface Call {
  operationId: string;
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: unknown;
}

export interface Watch {
  /** Announces trouble by how it begins, such as "failed: 422 POST /api/auth/login"; it then has to come. */
  expects: (...beginnings: string[]) => void;
  /** Announces trouble that may come: the answer of a call that nobody waits for now. */
  allows: (...beginnings: string[]) => void;
  /** Every call to the API so far. */
  calls: Call[];
  callsOf: (operationId: string) => Call[];
}

const pattern = (path: string) => new RegExp(`^${path.replace(/{\w+}/g, '[^/]+')}$`);
const placeholders = ({ path }: { path: string }) => path.split('{').length;
// As the server routes: a path that is written out before one with placeholders.
const described = operations
  .map((operation) => ({ ...operation, pattern: pattern(operation.path) }))
  .sort((first, second) => placeholders(first) - placeholders(second));

const operationOf = (method: string, path: string) =>
  described.find((item) => item.method === method && item.pattern.test(path));

const isApi = ({ pathname }: URL) => pathname === '/api' || pathname.startsWith('/api/');

function bodyOf(request: Request): unknown {
  const type = request.headers()['content-type'] ?? '';
  return type.startsWith('application/json') ? JSON.parse(request.postData() ?? 'null') : request.postData();
}

export async function watch(context: BrowserContext, origins: string[]) {
  const expected = new Set<string>();
  const allowed = new Set<string>();
  const trouble: string[] = [];
  const reading: Promise<void>[] = [];
  const calls: Call[] = [];

  const { isListening, end } = listenForBreaches(context, (breach) => trouble.push(breach));
  await isListening;

  context.on('console', (message) => {
    // What failed is known from the responses below, with more to say.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    trouble.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    // What is thrown without being an Error has no stack.
    const { name, message, stack } = error.error();
    trouble.push(`uncaught: ${stack || `${name}: ${message}`}`);
  });

  context.on('request', (request) => {
    const url = new URL(request.url());
    // The last two are the browser’s own viewer of PDFs.
    if (['data:', 'blob:', 'chrome:', 'chrome-extension:'].includes(url.protocol)) return;
    if (!origins.includes(url.origin)) trouble.push(`left the origin: ${request.method()} ${url.href}`);
    if (!isApi(url)) return;
    const method = request.method();
    const operation = operationOf(method, url.pathname);
    if (!operation) return void trouble.push(`not in openapi.yaml: ${method} ${url.pathname}`);
    const declared = operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name);
    const surplus = [...url.searchParams.keys()].filter((name) => !declared.includes(name));
    if (surplus.length > 0) trouble.push(`${operation.id} has no ${surplus.join(', ')} in its query`);
    calls.push({ operationId: operation.id, method, url, headers: request.headers(), body: bodyOf(request) });
  });

  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left gives up its calls; a typeface may still be on its way when a story takes the network away.
    const isFontOffline = reason === 'net::ERR_INTERNET_DISCONNECTED' && request.resourceType() === 'font';
    if (reason !== 'net::ERR_ABORTED' && !isFontOffline)
      trouble.push(`failed: ${reason} ${request.method()} ${new URL(request.url()).pathname}`);
  });
  context.on('response', (response) => reading.push(read(response)));

  async function read(response: Response) {
    const url = new URL(response.url());
    const method = response.request().method();
    const status = response.status();
    if (status >= 400) trouble.push(`failed: ${status} ${method} ${url.pathname}`);
    const operation = isApi(url) && operationOf(method, url.pathname);
    // From 500 on it may be a gateway that answers.
    if (!operation || status >= 500) return;
    // Lines come for as long as the page is open.
    if (response.headers()['content-type']?.startsWith('application/x-ndjson')) return;
    const body = await response.json().catch(() => undefined);
    if (body !== undefined) trouble.push(...faultsOf(operation, status, body));
  }

  const watching: Watch = {
    expects: (...beginnings) => {
      for (const beginning of beginnings) expected.add(beginning);
    },
    allows: (...beginnings) => {
      for (const beginning of beginnings) allowed.add(beginning);
    },
    calls,
    callsOf: (operationId) => calls.filter((call) => call.operationId === operationId),
  };

  async function verdict(): Promise<string[]> {
    end();
    await Promise.all(reading);
    const begins = (item: string) =>
      [...expected, ...allowed].some((beginning) => item.startsWith(beginning));
    const missing = [...expected].filter((beginning) => !trouble.some((item) => item.startsWith(beginning)));
    return [
      ...new Set(trouble.filter((item) => !begins(item))),
      ...missing.map((beginning) => `was to come and did not: ${beginning}`),
    ];
  }
  return { watching, verdict };
}
