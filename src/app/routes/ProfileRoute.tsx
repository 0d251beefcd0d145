import { useConsent } from '../../features/consent/useConsent.ts';
import { ProfilePage } from '../../features/profile/ProfilePage.tsx';
import { useProfileProps } from '../../features/session/accountProps.ts';
import { later } from '../../ui/later.tsx';

const MilitaryFields = later(
  async () =>
    (await import('../../features/onboarding/military/MilitaryServiceFields.tsx')).MilitaryServiceFields,
);

export function ProfileRoute() {
  const props = useProfileProps();
  const { save } = useConsent(props.tenant, true);
  return <ProfilePage {...props} MilitaryFields={MilitaryFields} saveTagConsents={save.mutateAsync} />;
}
