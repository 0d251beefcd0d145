import { useIsFetching, useIsMutating } from '@tanstack/react-query';

/** Whether any call is under way: the bar under the header follows it. What asks again automatically says so in its meta, and is quiet. */
export function useInFlight(): boolean {
  const reading = useIsFetching({ predicate: ({ meta }) => meta?.quiet !== true });
  const writing = useIsMutating();
  return reading + writing > 0;
}
