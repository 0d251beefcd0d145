import { useIsFetching, useIsMutating } from '@tanstack/react-query';

/** Automatic refetches are excluded by `quiet` in their meta. */
export function useInFlight(): boolean {
  const reading = useIsFetching({ predicate: ({ meta }) => meta?.quiet !== true });
  const writing = useIsMutating();
  return reading + writing > 0;
}
