import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Position } from './filter.ts';

const queryKey = ['position'];

// Rounded to about a kilometre, for privacy.
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Requested only by `ask`, kept until the page is left, and never stored. */
export function usePosition() {
  const queries = useQueryClient();
  const { data: position = null } = useQuery<Position>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const [state, setState] = useState<'unasked' | 'asking' | 'refused'>('unasked');
  const ask = () => {
    if (!navigator.geolocation) return setState('refused');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('unasked');
        queries.setQueryData(queryKey, { lat: rounded(coords.latitude), lng: rounded(coords.longitude) });
      },
      () => setState('refused'),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return { position, state, ask };
}

export type PositionState = ReturnType<typeof usePosition>;
