import { MilitaryServiceFields } from '../../features/onboarding/military/MilitaryServiceFields.tsx';
import { PersonalPicture } from '../../features/profile/personal/PersonalPicture.tsx';
import { EditPage } from '../../features/resume/builder/EditPage.tsx';
import type { PageProps } from '../../features/session/pageProps.ts';

export const EditResumeRoute = (props: PageProps) => (
  <EditPage {...props} MilitaryFields={MilitaryServiceFields} Picture={PersonalPicture} />
);
