import { InlineAlert } from './InlineAlert.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { SkeletonRows, Waiting } from './Skeleton.tsx';

type ListStateProps = {
  list: { data: unknown; error: Error | null; refetch: () => unknown };
  /** Starts a sentence: "Your jobs". */
  what: string;
  /** While loading, for screen readers. */
  label: string;
  rows?: number;
  level?: 1 | 2 | 3;
};

/** A list that is still loading, did not load or could not be updated; nothing otherwise. */
export function ListState({ list: { data, error, refetch }, what, label, rows = 4, level }: ListStateProps) {
  if (error && data)
    return <InlineAlert kind="error">{`We couldn’t update this list. ${error.message}`}</InlineAlert>;
  if (error)
    return (
      <NotLoaded what={what} onRetry={() => void refetch()} {...(level && { level })}>
        {error.message}
      </NotLoaded>
    );
  if (data) return null;
  return (
    <Waiting label={label}>
      <SkeletonRows count={rows} />
    </Waiting>
  );
}
