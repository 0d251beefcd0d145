import Button from '@mui/joy/Button';
import { useEffect } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { FindApplicants } from '../jobs/FindApplicants.tsx';
import { JobEditorForm } from './JobEditorForm.tsx';
import { type JobEditing, useJobEditor } from './useJobEditor.ts';

type JobEditorPageProps = { tenant: Tenant; user: User };

export function JobEditorPage({ tenant, user }: JobEditorPageProps) {
  const { id: text } = useParams();
  const isNew = text === undefined;
  const id = text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  const editing = useJobEditor(user.id, id, tenant.default_country_id);
  const { state, send, view } = editing;
  usePageTitle(isNew ? 'Create Job' : 'Edit Job');
  useOpenReview(editing);
  if ((!isNew && id === null) || state.matches('missing')) return <MissingJob />;
  if (state.matches('loadFailed'))
    return (
      <PageLayout>
        <NotLoaded what="The job" level={1} onRetry={() => send({ type: 'loading.retried' })}>
          {state.context.failure?.message}
        </NotLoaded>
      </PageLayout>
    );
  if (state.matches('loading') || !view)
    return (
      <PageLayout>
        <Waiting label="Loading the job">
          <SkeletonRows count={4} />
        </Waiting>
      </PageLayout>
    );
  const { document: job } = view.edited;
  if (state.matches('published') && job) return <PublishedJob id={job.id} title={job.title} />;
  if (state.matches('changesPublished') && job) return <PublishedChanges id={job.id} title={job.title} />;
  return <JobEditorForm editing={editing} view={view} isNew={isNew} />;
}

/** `?review` in the address opens the review of the changes. */
function useOpenReview({ state, send, view }: JobEditing) {
  const [query, setQuery] = useSearchParams();
  const isReviewRequested = query.has('review') && state.matches('changing');
  const hasChanges = Boolean(view?.edited.document?.recruiter?.unpublished);
  useEffect(() => {
    if (!isReviewRequested) return;
    setQuery(
      (current) => {
        current.delete('review');
        return current;
      },
      { replace: true },
    );
    if (hasChanges) send({ type: 'review.requested' });
  }, [isReviewRequested, hasChanges, send, setQuery]);
}

const MissingJob = () => (
  <PageLayout>
    <Notice
      kind="notFound"
      level={1}
      title="We can’t find this job"
      actions={
        <Button component={Link} to="/recruiter/jobs">
          View your jobs
        </Button>
      }
    >
      It may have been deleted, or it belongs to another company.
    </Notice>
  </PageLayout>
);

const PublishedJob = ({ id, title }: { id: number; title: string }) => (
  <PageLayout>
    <Notice
      kind="success"
      level={1}
      title={`“${title}” is published`}
      actions={
        <>
          <Button component={Link} to={`/recruiter/jobs/${id}/preview`}>
            View as a veteran
          </Button>
          <Button component={Link} to={`/recruiter/jobs/${id}`} variant="outlined" color="neutral">
            Open the job
          </Button>
          <Button component={Link} to="/recruiter/jobs" variant="outlined" color="neutral">
            Your jobs
          </Button>
        </>
      }
    >
      Veterans can find it now. We’ll tell you when someone applies.
    </Notice>
    <FindApplicants id={id} title={title} />
  </PageLayout>
);

const PublishedChanges = ({ id, title }: { id: number; title: string }) => (
  <PageLayout>
    <Notice
      kind="success"
      level={1}
      title={`The changes of “${title}” are published`}
      actions={
        <>
          <Button component={Link} to={`/recruiter/jobs/${id}`}>
            View applicants
          </Button>
          <Button component={Link} to={`/recruiter/jobs/${id}/preview`} variant="outlined" color="neutral">
            View as a veteran
          </Button>
        </>
      }
    >
      The job shows your changes now. People who had already applied keep it as it was.
    </Notice>
  </PageLayout>
);
