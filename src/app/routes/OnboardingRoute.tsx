import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { OnboardingPage } from '../../features/onboarding/OnboardingPage.tsx';
import type { PageProps } from '../../features/session/pageProps.ts';
import { LeavingNote } from '../../features/shell/LeavingNote.tsx';

/** It has no shell, which on every other page says that an account is about to be erased. */
export function OnboardingRoute({ user, tenant }: PageProps) {
  const navigate = useNavigate();
  // Stable, or each render while the dashboard loads would navigate again.
  const onLeave = useCallback(() => void navigate('/veteran'), [navigate]);
  return (
    <>
      <LeavingNote user={user} locale={tenant.locale} />
      <OnboardingPage
        user={user}
        countryId={user.user_details.country?.id ?? tenant.default_country_id}
        tenantName={tenant.name}
        locale={tenant.locale}
        onLeave={onLeave}
      />
    </>
  );
}
