import type { DehydratedState } from '@tanstack/react-query';
import { type ComponentProps, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient, hydrateQueries } from '../api/queryClient.ts';
import { readSession } from '../api/storage.ts';
import { tenantQuery } from '../api/tenant.ts';
import { type AppRouter, followAuth } from '../features/session/followAuth.ts';
import { createGuard } from '../features/session/guard.ts';
import { startSession } from '../features/session/session.ts';
import { keepFocus } from '../ui/keepFocus.ts';
import { whenIdle } from '../ui/whenIdle.ts';
import { App } from './App.tsx';
import { createLeaveForMarketingSite } from './leaveForMarketingSite.ts';
import { nameEntry } from './nameEntry.ts';
import { createRoutes } from './routes/routes.tsx';
import { rememberTyped } from './typedFields.ts';

export interface PageState {
  now: number;
  queries: DehydratedState;
}

function readPageState(): PageState | null {
  const text = document.getElementById('state')?.textContent;
  return text ? JSON.parse(text) : null;
}

const tenantIn = (state: DehydratedState): DehydratedState => ({
  ...state,
  queries: state.queries.filter(({ queryKey }) => queryKey[0] === tenantQuery().queryKey[0]),
});

const whenInitialized = (router: AppRouter) =>
  new Promise<void>((resolve) => {
    const check = () => router.state.initialized && resolve();
    router.subscribe(check);
    check();
  });

async function start() {
  const root = document.getElementById('root')!;
  const html = document.documentElement;
  const page = readPageState();
  // Data and elements were made for a guest. Somebody may have signed in since, in another tab.
  const isOthers = html.dataset.hydration === 'client' || readSession() !== null;
  const queryClient = createQueryClient();
  if (page) hydrateQueries(queryClient, isOthers ? tenantIn(page.queries) : page.queries);
  nameEntry(history);
  const session = startSession({
    queryClient,
    eraseDrafts: async (userId) => (await import('../api/drafts.ts')).eraseDrafts(userId),
  });
  const guard = createGuard({
    session,
    leaveForMarketingSite: createLeaveForMarketingSite(queryClient),
  });
  const router = createBrowserRouter(createRoutes(guard));
  followAuth(session, router);
  keepFocus();
  // Runs even when the tenant came with the page, because the stored tenant must match the host.
  const resolveTenant = () =>
    queryClient.fetchQuery({ ...tenantQuery(), staleTime: 0 }).then(
      ({ is_demo }) => {
        // Only used by someone with /flows open in another tab, which shows fewer steps if it does not load.
        const load = () => import('../features/flows/live/forward.ts');
        if (is_demo)
          whenIdle(
            () =>
              void load().then(
                ({ forward }) => forward(),
                () => {},
              ),
          );
      },
      () => {},
    );
  const app = (rendering: ComponentProps<typeof App>['rendering']) => (
    <App queryClient={queryClient} auth={session.auth} rendering={rendering}>
      <RouterProvider router={router} />
    </App>
  );
  if (page) await whenInitialized(router);
  // Also set where a part of the page did not arrive.
  if (!page || isOthers || html.dataset.hydration === 'client') {
    root.replaceChildren();
    delete html.dataset.hydration;
    void resolveTenant();
    createRoot(root).render(app({}));
    return;
  }
  const restoreTyped = rememberTyped(root);
  const onHydrated = () => {
    delete html.dataset.hydration;
    restoreTyped();
    // Runs after hydration, which an update would interrupt.
    void resolveTenant();
  };
  startTransition(() => {
    hydrateRoot(root, app({ now: new Date(page.now), onHydrated }));
  });
}

// A separate task, because together with evaluating all scripts it would block a slow phone for too long.
setTimeout(start);
