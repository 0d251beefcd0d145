import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { User } from '../../../api/profile.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { warmPreview } from '../preview/usePreview.ts';
import { FederalBuilder } from './FederalBuilder.tsx';
import { useFederal } from './useFederal.ts';

export function EditFederalPage({ user }: { user: User }) {
  const id = Number(useParams().id);
  return Number.isInteger(id) && id > 0 ? <OpenedPage key={id} user={user} resumeId={id} /> : <Missing />;
}

function OpenedPage({ user, resumeId }: { user: User; resumeId: number }) {
  const federal = useFederal(user.id, resumeId);
  const { state, send, view } = federal;
  usePageTitle(view ? `${view.edited.content.title} · Federal resume` : 'Federal resume');
  useEffect(() => warmPreview(), []);
  if (state.matches('missing')) return <Missing />;
  if (state.matches('loadFailed'))
    return (
      <PageLayout>
        <NotLoaded level={1} what="Your federal resume" onRetry={() => send({ type: 'loading.retried' })}>
          {state.context.failure?.message}
        </NotLoaded>
      </PageLayout>
    );
  if (view) return <FederalBuilder federal={federal} view={view} />;
  return (
    <PageLayout>
      <Waiting>
        <SkeletonRows count={6} />
      </Waiting>
    </PageLayout>
  );
}

const Missing = () => (
  <PageLayout>
    <Notice
      kind="notFound"
      level={1}
      title="We can’t find this federal resume"
      actions={<ButtonLink to="/veteran/federal-resume">Your federal resumes</ButtonLink>}
    >
      It may have been deleted. You can restore it for 30 days.
    </Notice>
  </PageLayout>
);
