import type { ReactNode } from 'react';
import type { ApiError } from '../../../api/client.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';

type FrameProps = {
  noun: string;
  id: number | null;
  isLoaded: boolean;
  error: Error | null;
  onRetry: () => void;
  // The address of the list; null for guests, who have none.
  list: string | null;
  missing: string;
  children: ReactNode;
};

export const idOf = (text = ''): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

export function Frame({ noun, id, isLoaded, error, onRetry, list, missing, children }: FrameProps) {
  if (id === null || (error as ApiError | null)?.status === 404)
    return (
      <PageLayout>
        <Notice
          kind="notFound"
          level={1}
          title={`We can’t find this ${noun}`}
          actions={
            <ButtonLink to={list ?? '/'}>{list ? `View all ${noun}s` : 'Go to the home page'}</ButtonLink>
          }
        >
          {missing}
        </Notice>
      </PageLayout>
    );
  return (
    <PageLayout>
      {list && <BackLink to={list}>{`← Back to ${noun}s`}</BackLink>}
      {error && !isLoaded && (
        <NotLoaded what={`The ${noun}`} level={1} onRetry={onRetry}>
          {error.message}
        </NotLoaded>
      )}
      {!isLoaded && !error && (
        <Waiting label={`Loading the ${noun}`}>
          <SkeletonRows count={4} />
        </Waiting>
      )}
      {isLoaded && children}
    </PageLayout>
  );
}
