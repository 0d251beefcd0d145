import { AsyncLocalStorage } from 'node:async_hooks';
import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { dehydrate, type FetchQueryOptions } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { createActor } from 'xstate';
import { ApiError, setTransport } from '../api/client.ts';
import { createQueryClient } from '../api/queryClient.ts';
import { sessionKey } from '../api/storage.ts';
import { getTenantInfo, type Tenant, tenantQuery } from '../api/tenant.ts';
import { safePath } from '../features/session/returnPath.ts';
import { authMachine } from '../machines/auth.ts';
import { observe } from '../machines/observation.ts';
import type { DocumentHead } from '../ui/rendering.ts';
import { settingsKey } from '../ui/settings.ts';
import { App } from './App.tsx';
import { beforeHydration } from './beforeHydration.ts';
import type { PageState } from './client.tsx';
import type { ServerHandle } from './routes/onServer.ts';
import { createRoutes } from './routes/routes.tsx';
import { startAfterPaint } from './startAfterPaint.ts';

type Answer = (request: Request) => Promise<Response>;

export interface PageRequest {
  url: URL;
  answer: Answer;
  now: Date;
  signal: AbortSignal;
}

export interface RenderedPage {
  html: string;
  styles: { names: string[]; css: string };
  head: DocumentHead;
}

export interface LoadedPage {
  status: number;
  pathname: string;
  /** The address for a guest when another page is rendered than requested; otherwise null. */
  guestPath: string | null;
  tenant: Tenant;
  state: PageState;
  render: () => Promise<RenderedPage>;
}

export interface ClientPage {
  status: number;
}

// Avoids timers that would hold a request's data after its response.
const forever = Number.POSITIVE_INFINITY;

const requests = new AsyncLocalStorage<Answer>();
setTransport((request) => {
  const answer = requests.getStore();
  if (!answer) throw new Error('A call outside of a request');
  return answer(request);
});

// Middleware runs only in the browser: on the server everyone is a guest, and only public pages are rendered.
const routes = createRoutes(() => async () => {});
const handler = createStaticHandler(routes);
const guest = createActor(authMachine, { input: { stored: null }, inspect: observe }).start();

/** @param asScript serialises a value so that it cannot end the script */
export function headScript(
  guestPath: string | null,
  scripts: string[],
  asScript: (value: unknown) => string,
): string {
  const values = [settingsKey, sessionKey, guestPath].map(asScript);
  return `(${beforeHydration})(${values.join(',')});(${startAfterPaint})(${asScript(scripts)})`;
}

export const patternOf = (pathname: string, patterns: string[]): string | undefined =>
  matchRoutes(
    patterns.map((path) => ({ path })),
    pathname,
  )?.at(-1)?.route.path;

function renderedRoute({ pathname }: URL) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const { onServer } = (match?.route.handle ?? {}) as ServerHandle;
  return match && onServer && { params: match.params, onServer };
}

/** @returns null for an address that the browser renders */
export async function loadPage(request: PageRequest): Promise<LoadedPage | ClientPage | null> {
  const { url, answer } = request;
  const isHome = url.pathname === '/';
  if (!isHome && !renderedRoute(url)) return null;
  return requests.run(answer, async () => {
    const tenant = await getTenantInfo(url.hostname);
    // A guest at the home page goes on to the marketing site; if that is one of our pages, it is rendered here.
    const guestPath = isHome ? safePath(tenant.marketing_url, url.origin) : null;
    if (isHome && guestPath === null) return null;
    const shown = guestPath === null ? url : new URL(guestPath, url);
    return loadFor(tenant, guestPath, { ...request, url: shown });
  });
}

async function loadFor(
  tenant: Tenant,
  guestPath: string | null,
  request: PageRequest,
): Promise<LoadedPage | ClientPage | null> {
  const { url, answer, now } = request;
  const route = renderedRoute(url);
  if (!route) return null;
  const { params, onServer } = route;
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { gcTime: forever } });
  queryClient.setQueryData(tenantQuery().queryKey, tenant);
  try {
    const { pathname, searchParams: query } = url;
    const queries = await onServer.queries({ pathname, params, query, tenant });
    if (!queries) return null;
    await Promise.all(
      queries.map((options) =>
        queryClient.fetchQuery({ ...(options as FetchQueryOptions), retry: false, gcTime: forever }),
      ),
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { status: 404 };
    // The address asks for what no call takes.
    if (error instanceof ApiError && [400, 422].includes(error.status)) return { status: 400 };
    throw error;
  }
  const state: PageState = { now: now.getTime(), queries: dehydrate(queryClient) };
  // Equal data must give an equal page, whenever it was read.
  for (const query of state.queries.queries) {
    query.dehydratedAt = state.now;
    query.state.dataUpdatedAt = state.now;
  }
  const render = () => requests.run(answer, () => renderPage(request, queryClient));
  return { status: onServer.status, pathname: url.pathname, guestPath, tenant, state, render };
}

async function renderPage(
  { url, now, signal }: PageRequest,
  queryClient: ReturnType<typeof createQueryClient>,
): Promise<RenderedPage> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url.pathname} leads elsewhere`);
  const cache = createCache({ key: 'css' });
  // Collects styles instead of writing them between elements.
  cache.compat = true;
  const head: DocumentHead = {};
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <App queryClient={queryClient} auth={guest} rendering={{ now, head }}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </CacheProvider>,
    {
      signal,
      // Writes completed boundaries in place, without scripts that would move them later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await text(prelude);
  queryClient.clear();
  signal.throwIfAborted();
  if (errors.length > 0) throw errors[0];
  const rules = Object.entries(cache.inserted).filter(([, css]) => typeof css === 'string');
  return {
    html,
    head,
    styles: { names: rules.map(([name]) => name), css: rules.map(([, css]) => css).join('') },
  };
}
