import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { loadDraft } from '../../../api/drafts.ts';
import type { User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import type { ApplyInput } from '../../../machines/apply.ts';
import { addressId } from '../../../ui/addressId.ts';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { useJobFilter } from '../useJobFilter.ts';
import { ApplyWizard } from './ApplyWizard.tsx';

const nothing: ApplyInput['draft'] = { resumeId: null, given: null };

type ApplyPageProps = { tenant: Tenant; user: User };

/** The nested "apply" of a job, for a veteran. */
export function ApplyPage({ tenant, user }: ApplyPageProps) {
  const { jobId: text } = useParams();
  const jobId = addressId(text);
  const { shared } = useJobFilter(tenant.default_country_id);
  const [draft, setDraft] = useState<ApplyInput['draft'] | null>(null);
  usePageTitle('Apply Job');
  useEffect(() => {
    let isGone = false;
    loadDraft<ApplyInput['draft']>({ userId: user.id, form: 'application', id: jobId })
      .catch(() => null)
      .then((stored) => {
        if (!isGone) setDraft(stored?.content ?? nothing);
      });
    return () => {
      isGone = true;
    };
  }, [user.id, jobId]);
  return (
    <PageLayout>
      {draft ? (
        <ApplyWizard
          key={jobId}
          tenant={tenant}
          user={user}
          shared={shared}
          input={{ jobId, consentVersion: tenant.privacy_version, draft }}
        />
      ) : (
        <Waiting>
          <SkeletonRows count={3} />
        </Waiting>
      )}
    </PageLayout>
  );
}
