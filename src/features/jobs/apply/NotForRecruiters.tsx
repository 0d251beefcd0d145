import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';

export function NotForRecruiters() {
  const { jobId = '' } = useParams();
  usePageTitle('Apply Job');
  return (
    <PageLayout>
      <Notice
        kind="denied"
        level={1}
        title="Only veterans can apply"
        actions={<ButtonLink to={`/jobs/${jobId}`}>Back to the job</ButtonLink>}
      >
        You’re signed in as a recruiter. To apply, log out and sign in with a veteran account.
      </Notice>
    </PageLayout>
  );
}
