import { Suspense, use, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type BrowserDraft, createBrowserDraft } from '../../../adapters/browserDraft.ts';
import { useAutosaveLifetime } from '../../../adapters/useAutosave.ts';
import type { User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { addressId } from '../../../ui/addressId.ts';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { useJobFilter } from '../useJobFilter.ts';
import { ApplyWizard } from './ApplyWizard.tsx';
import type { ApplicationDraft } from './useApply.ts';

const nothing: ApplicationDraft = { resumeId: null, given: null };

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
  const [draft] = useState(() =>
    createBrowserDraft<ApplicationDraft>({ userId: props.user.id, form: 'application', id: jobId }),
  );
  useAutosaveLifetime(draft.autosave);
  return (
    <Suspense
      fallback={
        <Waiting>
          <SkeletonRows count={3} />
        </Waiting>
      }
    >
      <OpenedApplication {...props} jobId={jobId} draft={draft} />
    </Suspense>
  );
}

function OpenedApplication({
  tenant,
  user,
  jobId,
  draft,
}: JobApplicationProps & { draft: BrowserDraft<ApplicationDraft> }) {
  const { shared } = useJobFilter(tenant.default_country_id);
  const opened = use(draft.opened) ?? nothing;
  const [input] = useState({ jobId, consentVersion: tenant.privacy_version, draft: opened });
  return <ApplyWizard tenant={tenant} user={user} shared={shared} input={input} draft={draft} />;
}
