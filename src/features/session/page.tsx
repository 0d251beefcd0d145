/** Routes whose files are fetched when they are opened, given what every page may use. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type User, userProfileQuery } from '../../api/profile.ts';
import { type Tenant, tenantQuery } from '../../api/tenant.ts';
import { useAuth, useAuthState } from './AuthContext.ts';

export interface PublicProps {
  tenant: Tenant;
  user?: User | undefined;
  onLogOut: () => void;
}
export type PageProps = PublicProps & { user: User };

export const useTenant = (): Tenant => useSuspenseQuery(tenantQuery()).data;

/** Asks first, except where an inactive account has nothing else to do. */
export function useLogOut() {
  const auth = useAuth();
  return () =>
    auth.send({ type: auth.getSnapshot().matches('userInactive') ? 'logout.confirmed' : 'logout.requested' });
}

export function usePublicProps(): PublicProps {
  const signedIn = useAuthState((state) => state.matches('authenticated'));
  const { data: user } = useQuery({ ...userProfileQuery(), enabled: signedIn });
  return { tenant: useTenant(), user: signedIn ? user : undefined, onLogOut: useLogOut() };
}

export const usePageProps = (): PageProps => ({
  tenant: useTenant(),
  user: useSuspenseQuery(userProfileQuery()).data,
  onLogOut: useLogOut(),
});

const loadFailed = async () => (await import('./LoadFailed.tsx')).LoadFailed;

function withProps<Props extends object>(Page: ComponentType<Props>, useProps: () => Props) {
  return function GivenPage() {
    const props = useProps();
    return <Page {...props} />;
  };
}

export const given = <Props extends object>(
  useProps: () => Props,
  load: () => Promise<ComponentType<Props>>,
): Pick<RouteObject, 'lazy'> => ({
  lazy: { Component: async () => withProps(await load().catch(loadFailed), useProps) },
});

/** A page for someone who is signed in. */
export const page = (load: () => Promise<ComponentType<PageProps>>) => given(usePageProps, load);

/** A page that is also there for guests. */
export const publicPage = (load: () => Promise<ComponentType<PublicProps>>) => given(usePublicProps, load);
