/** The composition root: starts the session and the tenant, then mounts the router. */
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { beginWith, createQueryClient } from './api/queryClient.ts';
import { tenantQuery } from './api/tenant.ts';
import { AuthProvider } from './features/session/AuthContext.ts';
import { followAuth } from './features/session/followAuth.ts';
import { StartUp } from './features/session/StartUp.tsx';
import { startSession } from './features/session/session.ts';
import { createRoutes } from './firstRoutes.tsx';
import { answersOnPage, isPrerendered, released, takeOver } from './takeOver.ts';
import { atRest } from './ui/atRest.ts';
import { Toasts } from './ui/feedback/Toasts.tsx';
import { keepFocus } from './ui/keepFocus.ts';
import { AppTheme } from './ui/theme/AppTheme.tsx';

async function start() {
  const queryClient = createQueryClient();
  const session = startSession({
    queryClient,
    eraseDrafts: async (userId) => (await import('./api/drafts.ts')).eraseDrafts(userId),
  });
  const tenantIsKnown = queryClient.fetchQuery(tenantQuery()).then(
    ({ is_demo }) => {
      // Only who has /flows open in another tab gets to see it.
      if (is_demo) atRest(async () => (await import('./features/flows/live/forward.ts')).forward());
    },
    () => {},
  );
  const router = createBrowserRouter(...createRoutes({ session, queryClient }));
  followAuth(session, router);
  keepFocus();

  /** A few milliseconds at a time, so that a slow phone answers its keys meanwhile. */
  const draw = (place: Element) =>
    new Promise<void>((resolve) => {
      function App() {
        useEffect(resolve, []);
        return (
          <AppTheme>
            <QueryClientProvider client={queryClient}>
              <AuthProvider value={session.auth}>
                <StartUp>
                  <RouterProvider router={router} />
                </StartUp>
                <Toasts />
              </AuthProvider>
            </QueryClientProvider>
          </AppTheme>
        );
      }
      startTransition(() =>
        createRoot(place).render(
          <StrictMode>
            <App />
          </StrictMode>,
        ),
      );
    });
  const root = document.getElementById('root')!;
  if (!isPrerendered(root)) return draw(root);

  beginWith(queryClient, answersOnPage());
  // The page that is seen stays until the app can show it.
  await tenantIsKnown;
  await new Promise<void>((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });
  const place = root.cloneNode() as Element;
  await draw(place);
  // A task of its own, for the same reason as below.
  await new Promise((resolve) => setTimeout(resolve));
  await released(root);
  takeOver(root, place);
}

// A task of its own: in one with the first run of all the scripts it would keep a slow phone from its keys.
setTimeout(start);
