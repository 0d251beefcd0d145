import { type ReactNode, useEffect } from 'react';
import type { Resume } from '../../../api/resumes.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { useChosenResume } from './useChosenResume.ts';
import { warmPreview } from './usePreview.ts';

type ChosenPageProps = { name: string; children: (resume: Resume) => ReactNode };

export function ChosenPage({ name, children }: ChosenPageProps) {
  const chosen = useChosenResume();
  useEffect(warmPreview, []);
  if (chosen.state === 'ready') return children(chosen.resume);
  return (
    <PageLayout>
      {chosen.state === 'loading' && (
        <Waiting>
          <SkeletonRows count={6} />
        </Waiting>
      )}
      {chosen.state === 'missing' && (
        <Notice
          kind="notFound"
          level={1}
          title={`We can’t find this ${name}`}
          actions={<ButtonLink to="/veteran/resume">{`View your ${name}s`}</ButtonLink>}
        >
          It may have been deleted. You can restore it for 30 days.
        </Notice>
      )}
      {chosen.state === 'failed' && (
        <NotLoaded what={`Your ${name}`} level={1} onRetry={chosen.retry}>
          {chosen.message}
        </NotLoaded>
      )}
    </PageLayout>
  );
}
