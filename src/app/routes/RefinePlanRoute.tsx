import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { onboardingAddress } from '../../api/onboardingProgress.ts';
import { RefinePlanPage } from '../../features/onboarding/refine/RefinePlanPage.tsx';
import type { PageProps } from '../../features/session/pageProps.ts';
import { LeavingNote } from '../../features/shell/LeavingNote.tsx';

export function RefinePlanRoute({ user, tenant }: PageProps) {
  const navigate = useNavigate();
  const address = onboardingAddress(user);
  const onLeave = useCallback(() => void navigate('/veteran'), [navigate]);
  const onOnboarding = useCallback(() => void navigate(address, { replace: true }), [navigate, address]);
  return (
    <>
      <LeavingNote user={user} locale={tenant.locale} />
      <RefinePlanPage
        tenantName={tenant.name}
        locale={tenant.locale}
        onLeave={onLeave}
        onOnboarding={onOnboarding}
      />
    </>
  );
}
