import Button from '@mui/joy/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** "The questions": what did not load. */
  what: string;
  children: (data: Data) => ReactNode;
}

/** What a screen needs before it can stand: on its way, failed with another try, or there. */
export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error && !isFetching) {
    return (
      <Notice
        kind={navigator.onLine ? 'failed' : 'offline'}
        title={`${what} did not load`}
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {error.message}
      </Notice>
    );
  }
  return (
    <Waiting label={`Loading: ${what}`}>
      <SkeletonRows />
    </Waiting>
  );
}
