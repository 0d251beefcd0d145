import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  what: string;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error && !isFetching)
    return (
      <NotLoaded what={what} onRetry={refetch}>
        {error.message}
      </NotLoaded>
    );
  return (
    <Waiting label={`Loading: ${what}`}>
      <SkeletonRows />
    </Waiting>
  );
}
