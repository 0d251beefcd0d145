import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, StrictMode } from 'react';
import { AuthProvider } from '../features/session/AuthContext.ts';
import type { AuthActor } from '../features/session/authActor.ts';
import { StartUp } from '../features/session/StartUp.tsx';
import { Toasts } from '../ui/feedback/Toasts.tsx';
import { RenderingContext } from '../ui/rendering.ts';
import { AppTheme } from '../ui/theme/AppTheme.tsx';

interface AppProps {
  queryClient: QueryClient;
  auth: AuthActor;
  rendering: ComponentProps<typeof RenderingContext>['value'];
  // Must include the router's provider.
  children: ReactNode;
}

export const App = ({ queryClient, auth, rendering, children }: AppProps) => (
  <StrictMode>
    <RenderingContext value={rendering}>
      <AppTheme>
        <QueryClientProvider client={queryClient}>
          <AuthProvider value={auth}>
            <StartUp>{children}</StartUp>
            <Toasts />
          </AuthProvider>
        </QueryClientProvider>
      </AppTheme>
    </RenderingContext>
  </StrictMode>
);
