import { useIsFetching, useIsMutating } from '@tanstack/react-query';

/**
 * True while any call is running, which the bar under the header shows. Automatic refetches are excluded by `quiet` in their
 * meta.
 */
export function useInFlight(): boolean {
  const reading = useIsFetching({ predicate: ({ meta }) => meta?.quiet !== true });
  const writing = useIsMutating();
  return reading + writing > 0;
}
