import { useIsFetching, useIsMutating } from '@tanstack/react-query';

/** Whether any call is under way: the bar under the header follows it. */
export function useInFlight(): boolean {
  const reading = useIsFetching();
  const writing = useIsMutating();
  return reading + writing > 0;
}
