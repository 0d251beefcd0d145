import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { OnboardingPage } from '../../features/onboarding/OnboardingPage.tsx';
import type { PageProps } from '../../features/session/pageProps.ts';
import { LeavingNote } from '../../features/shell/LeavingNote.tsx';

/** Has no shell, so it shows the note on a due deletion itself. */
export function OnboardingRoute({ user, tenant }: PageProps) {
  const navigate = useNavigate();
  // Stable, because a new function would navigate again on each render while the dashboard loads.
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
