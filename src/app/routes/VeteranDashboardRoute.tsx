import { documentName } from '../../api/profile.ts';
import { OwnApplications } from '../../features/applications/list/OwnApplications.tsx';
import { VeteranDashboardPage } from '../../features/dashboard/VeteranDashboardPage.tsx';
import { FittingJobs } from '../../features/jobs/list/FittingJobs.tsx';
import { JobSearchResults } from '../../features/jobs/list/JobSearchResults.tsx';
import type { PageProps } from '../../features/session/pageProps.ts';

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
    found={(query) => <JobSearchResults tenant={tenant} query={query} />}
  />
);
