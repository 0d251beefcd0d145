/** The composition root: starts the session and the tenant, then mounts the router. */
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
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
import { Toasts } from './ui/feedback/Toasts.tsx';
import { keepFocus } from './ui/keepFocus.ts';
import { AppTheme } from './ui/theme/AppTheme.tsx';

const forwardSteps = async () => (await import('./features/flows/live/forward.ts')).forward();

const queryClient = createQueryClient();
const session = startSession({
  queryClient,
  eraseDrafts: async (userId) => (await import('./api/drafts.ts')).eraseDrafts(userId),
});
const tenantIsKnown = queryClient.fetchQuery(tenantQuery()).then(
  ({ is_demo }) => {
    // Once the page is at rest: only who has /flows open in another tab gets to see it.
    if (is_demo) (globalThis.requestIdleCallback ?? setTimeout)(() => void forwardSteps());
  },
  () => {},
);
const router = createBrowserRouter(...createRoutes({ session, queryClient }));
followAuth(session, router);
keepFocus();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
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
  </StrictMode>
);

const render = () => createRoot(root).render(app);

/** Until the app can show the page that is already seen. */
const firstPage = new Promise<void>((resolve) => {
  const look = () => router.state.initialized && resolve();
  router.subscribe(look);
  look();
});

if (isPrerendered(root)) {
  beginWith(queryClient, answersOnPage());
  void Promise.all([tenantIsKnown, firstPage])
    .then(() => released(root))
    .then(() => takeOver(root, () => flushSync(render)));
} else render();
