import styled from '@emotion/styled';
import { Suspense } from 'react';
import type { Job } from '../../../api/jobs.ts';
import { documentName } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { later } from '../../../ui/later.tsx';
import { token } from '../../../ui/theme/token.ts';
import { closedNotice } from '../jobText.ts';
import { ApplyBar } from './ApplyBar.tsx';
import type { ApplyTarget } from './ApplyLink.tsx';
import { ApplySide } from './ApplySide.tsx';
import { JobPosting } from './JobPosting.tsx';
import { SimilarJobs } from './SimilarJobs.tsx';

const OwnMatch = later(async () => (await import('./OwnMatch.tsx')).OwnMatch);

const Columns = styled('div')({
  display: 'grid',
  gap: '40px 72px',
  alignItems: 'start',
  '@media (min-width:1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
});
const Above = styled('div')({ marginBottom: 32 });
const Below = styled('p')({ marginTop: 64, color: token.quiet });

const isClosed = ({ status }: Job) => status === 'closed' || status === 'expired' || status === 'paused';

function Closed({ job }: { job: Job }) {
  const { title, text } = closedNotice(job);
  return (
    <Notice kind="inactive" title={title}>
      {text}
    </Notice>
  );
}

type JobViewProps = ApplyTarget & { tenant: Tenant };

/** The job as everybody sees it, and as its recruiter previews it. */
export function JobView({ tenant, ...applying }: JobViewProps) {
  const { job, user, shared, isPreview } = applying;
  const { locale } = tenant;
  return (
    <>
      <Columns>
        <div>
          {isClosed(job) && (
            <Above>
              <Closed job={job} />
            </Above>
          )}
          <JobPosting job={job} locale={locale} />
          {job.match && user && (
            <Suspense>
              <OwnMatch
                jobId={job.id}
                documentName={documentName(user)}
                isOpen={job.status === 'published'}
              />
            </Suspense>
          )}
        </div>
        <ApplySide {...applying} locale={locale} />
      </Columns>
      {job.status === 'published' && !isPreview && (
        <SimilarJobs id={job.id} tenant={tenant} canSave={user?.role === 'veteran'} shared={shared} />
      )}
      {job.status === 'published' && isPreview && (
        <Below>Veterans see similar jobs here, if there are any.</Below>
      )}
      <ApplyBar {...applying} locale={locale} />
    </>
  );
}
