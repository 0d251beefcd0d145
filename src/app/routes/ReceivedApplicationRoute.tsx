import { Suspense } from 'react';
import { isHiringManager } from '../../api/profile.ts';
import { ApplicationPage } from '../../features/hiring/application/ApplicationPage.tsx';
import { templateValuesOf } from '../../features/hiring/application/templateValues.ts';
import type { PageProps } from '../../features/session/pageProps.ts';
import { later } from '../../ui/later.tsx';

const ApplicationMessages = later(
  async () => (await import('../../features/messages/ApplicationMessages.tsx')).ApplicationMessages,
);

export const ReceivedApplicationRoute = ({ tenant, user }: PageProps) => (
  <ApplicationPage
    tenant={tenant}
    userId={user.id}
    messages={
      isHiringManager(user)
        ? null
        : (application) => (
            <Suspense>
              <ApplicationMessages
                key={application.id}
                applicationId={application.id}
                userId={user.id}
                locale={tenant.locale}
                listPath="/recruiter/messages"
                templateValues={templateValuesOf(application, user)}
              />
            </Suspense>
          )
    }
  />
);
