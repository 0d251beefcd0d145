import { Suspense, use, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useAutosaveLifetime } from '../../../adapters/useAutosave.ts';
import type { User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { addressId } from '../../../ui/addressId.ts';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { useJobFilter } from '../useJobFilter.ts';
import { ApplyWizard } from './ApplyWizard.tsx';
import type { ApplicationEditor } from './applicationDraft.ts';

type ApplyPageProps = { tenant: Tenant; user: User };

export function ApplyPage(props: ApplyPageProps) {
  const jobId = addressId(useParams().jobId);
  usePageTitle('Apply Job');
  return (
    <PageLayout>
      <JobApplication key={jobId} {...props} jobId={jobId} />
    </PageLayout>
  );
}

interface JobApplicationProps extends ApplyPageProps {
  jobId: number;
}

function JobApplication({ jobId, ...props }: JobApplicationProps) {
  const [opening] = useState(async () =>
    (await import('./applicationDraft.ts')).openApplicationDraft(props.user.id, jobId),
  );
  return (
    <Suspense
      fallback={
        <Waiting>
          <SkeletonRows count={3} />
        </Waiting>
      }
    >
      <OpenedApplication {...props} jobId={jobId} opening={opening} />
    </Suspense>
  );
}

function OpenedApplication({
  tenant,
  user,
  jobId,
  opening,
}: JobApplicationProps & { opening: Promise<ApplicationEditor> }) {
  const { shared } = useJobFilter(tenant.default_country_id);
  const editor = use(opening);
  useAutosaveLifetime(editor.autosave);
  const [input] = useState(() => ({
    jobId,
    consentVersion: tenant.privacy_version,
    draft: editor.read().content,
  }));
  return <ApplyWizard user={user} shared={shared} input={input} editor={editor} />;
}
