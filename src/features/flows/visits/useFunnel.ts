import { useQuery } from '@tanstack/react-query';
import { type Funnel, funnelQuery } from '../../../api/flows.ts';
import type { FlowPlace } from '../useFlowAddress.ts';
import { daysOf } from './period.ts';

export interface Visits {
  funnel: Funnel | null;
  isLoading: boolean;
  error: { status: number; message: string } | null;
  retry: () => void;
}

export function useFunnel({ flow, lens, period }: FlowPlace): Visits {
  const { data, error, isFetching, refetch } = useQuery({
    ...funnelQuery(flow.name, daysOf(period)),
    enabled: lens === 'visits',
  });
  return {
    funnel: data ?? null,
    isLoading: isFetching,
    error: error as Visits['error'],
    retry: () => void refetch(),
  };
}
