import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApiError } from '../../../api/client.ts';
import type { Resume } from '../../../api/resumes.ts';
import { resumeQuery, resumesQuery } from '../../../api/resumes.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { warmPreview } from './usePreview.ts';

type ChosenResume =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; resume: Resume };

function useChosenResume(): ChosenResume {
  const [query] = useSearchParams();
  const asked = Number(query.get('resume_id')) || null;
  const list = useQuery({ ...resumesQuery(), enabled: !asked });
  const id = asked ?? list.data?.find(({ is_primary }) => is_primary)?.id ?? list.data?.[0]?.id ?? 0;
  const one = useQuery({ ...resumeQuery(id), enabled: id > 0 });
  const failed = one.error ? one : list.error && !asked ? list : null;
  if (one.data) return { state: 'ready', resume: one.data };
  if (failed) {
    const { status, message } = failed.error as ApiError;
    return status === 404 || status === 422
      ? { state: 'missing' }
      : { state: 'failed', message, retry: () => void failed.refetch() };
  }
  return list.data && id === 0 ? { state: 'missing' } : { state: 'loading' };
}

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
