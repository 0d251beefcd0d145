import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { type Job, previewJobQuery } from '../../../api/jobs.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { addressId } from '../../../ui/addressId.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { isAbsent, Unready } from '../../../ui/layout/Unready.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { JobView } from '../details/JobView.tsx';
import { previewText } from './previewText.ts';

/** A draft is drawn as it will be once it is published, even before it has a title. */
const asPublished = (job: Job): Job => ({
  ...job,
  title: job.title || 'Untitled job',
  status: job.status === 'draft' ? 'published' : job.status,
});

/** Who comes from the editor goes back to the same step, others to the job’s applicants. */
function wayBack({ id, status }: Job, step: string | null) {
  if (step === null && status !== 'draft') return { to: `/recruiter/jobs/${id}`, label: '← Back to the job' };
  const query = step && /^[1-9]$/.test(step) ? `?step=${step}` : '';
  return { to: `/recruiter/job/edit-job-new/${id}${query}`, label: '← Back to editing' };
}

export function JobPreviewPage({ tenant }: { tenant: Tenant }) {
  const { jobId = '' } = useParams();
  const id = addressId(jobId);
  const [search] = useSearchParams();
  const query = useQuery({ ...previewJobQuery(id), enabled: id > 0 });
  const preview = query.data;
  usePageTitle(preview ? `Preview · ${preview.job.title || 'Untitled job'}` : 'Preview');
  if (!preview || isAbsent(id, query))
    return (
      <Unready
        id={id}
        query={query}
        what="job"
        absent={{
          words: 'It may have been deleted, or it belongs to another company.',
          to: '/recruiter/jobs',
          label: 'View your jobs',
        }}
      />
    );
  const { job } = preview;
  const back = wayBack(job, search.get('step'));
  return (
    <PageLayout>
      <Stack as="section" mb="2xl" aria-label="Preview">
        <BackLink to={back.to}>{back.label}</BackLink>
        <InlineAlert kind="info" live={false}>
          <strong>Preview:</strong> {previewText(preview)}
        </InlineAlert>
      </Stack>
      <JobView job={asPublished(job)} tenant={tenant} user={undefined} shared="" isPreview />
    </PageLayout>
  );
}
