import { Suspense } from 'react';
import { ApplicationPage } from '../../features/applications/details/ApplicationPage.tsx';
import type { PageProps } from '../../features/session/pageProps.ts';
import { later } from '../../ui/later.tsx';

const ApplicationMessages = later(
  async () => (await import('../../features/messages/ApplicationMessages.tsx')).ApplicationMessages,
);

export const OwnApplicationRoute = ({ tenant, user }: PageProps) => (
  <ApplicationPage
    tenant={tenant}
    user={user}
    messages={({ id, job }) => (
      <Suspense>
        <ApplicationMessages
          key={id}
          applicationId={id}
          userId={user.id}
          locale={tenant.locale}
          listPath="/veteran/messages"
          company={job.company}
        />
      </Suspense>
    )}
  />
);
