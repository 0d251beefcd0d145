import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { userProfileQuery } from '../api/profile.ts';
import { useAuthState } from '../features/session/AuthContext.ts';
import { useTenant } from '../features/session/useTenant.ts';
import { later, Nothing } from '../ui/later.tsx';
import { useIsHydrated } from '../ui/rendering.ts';

// An ad blocker may block this file, which does no harm.
const Consent = later(async () => (await import('../features/consent/Consent.tsx')).Consent, Nothing);

export function Tags() {
  const tenant = useTenant();
  const isSignedIn = useAuthState((state) => state.matches('authenticated'));
  const { data: user } = useQuery({ ...userProfileQuery(), enabled: false });
  // Renders on navigation, because the stored answer may have changed.
  useLocation();
  const isHydrated = useIsHydrated();
  const mayCount = () => (isSignedIn && user?.consents.analytics) || hasAllowedCounting();
  const isNeeded = isHydrated && (tenant.analytics || tenant.recording || mayCount());
  return <Suspense>{isNeeded && <Consent tenant={tenant} isSignedIn={isSignedIn} />}</Suspense>;
}

function hasAllowedCounting() {
  try {
    return localStorage.getItem('consent')?.includes('"analytics":true') ?? false;
  } catch {
    return false;
  }
}
