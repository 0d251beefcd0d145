import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type User, userProfileQuery } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { useAuthState } from './AuthContext.ts';
import { useLogOut } from './useLogOut.ts';
import { useTenant } from './useTenant.ts';

export interface PublicProps {
  tenant: Tenant;
  user?: User | undefined;
  onLogOut: () => void;
}
export type PageProps = PublicProps & { user: User };

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
