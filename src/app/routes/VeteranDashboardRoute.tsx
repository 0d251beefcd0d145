import { Suspense } from 'react';
import { documentName } from '../../api/profile.ts';
import { OwnApplications } from '../../features/applications/list/OwnApplications.tsx';
import { VeteranDashboardPage } from '../../features/dashboard/VeteranDashboardPage.tsx';
import { FittingJobs } from '../../features/jobs/list/FittingJobs.tsx';
import type { PageProps } from '../../features/session/pageProps.ts';
import { later } from '../../ui/later.tsx';

const JobSearchResults = later(
  async () => (await import('../../features/jobs/list/JobSearchResults.tsx')).JobSearchResults,
);

export const VeteranDashboardRoute = ({ tenant, user }: PageProps) => (
  <VeteranDashboardPage
    tenant={tenant}
    user={user}
    work={({ applications, jobs }) => (
      <>
        <OwnApplications applications={applications} locale={tenant.locale} />
        <FittingJobs jobs={jobs} locale={tenant.locale} name={documentName(user)} />
      </>
    )}
    found={(query) => (
      <Suspense>
        <JobSearchResults tenant={tenant} query={query} />
      </Suspense>
    )}
  />
);
