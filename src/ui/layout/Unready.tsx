import type { ReactNode } from 'react';
import { ButtonLink } from '../ButtonLink.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { NotLoaded } from '../feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../feedback/Skeleton.tsx';
import { PageLayout } from './PageLayout.tsx';

interface Query {
  error: Error | null;
  refetch: () => unknown;
}

/** The record does not exist or this person may not see it; the server does not tell which. */
export const isAbsent = (id: number, { error }: Pick<Query, 'error'>) => id === 0 || isRefused(error, 404);

const isRefused = (error: Error | null, status: number) =>
  error !== null && 'status' in error && error.status === status;

interface UnreadyProps {
  id: number;
  query: Query;
  what: string;
  absent: { words: string; to: string; label: string };
  rows?: number;
}

export function Unready({ id, query, what, absent, rows = 4 }: UnreadyProps) {
  let content: ReactNode = (
    <Waiting label={`Loading the ${what}`}>
      <SkeletonRows count={rows} />
    </Waiting>
  );
  const isLater = isRefused(query.error, 429);
  if (isLater || isAbsent(id, query)) {
    content = (
      <Notice
        kind={isLater ? 'waiting' : 'notFound'}
        level={1}
        title={isLater ? 'Time for a short break' : `We can’t find this ${what}`}
        actions={<ButtonLink to={absent.to}>{absent.label}</ButtonLink>}
      >
        {isLater ? query.error?.message : absent.words}
      </Notice>
    );
  } else if (query.error) {
    content = (
      <NotLoaded what={`The ${what}`} level={1} onRetry={query.refetch}>
        {query.error.message}
      </NotLoaded>
    );
  }
  return <PageLayout>{content}</PageLayout>;
}
