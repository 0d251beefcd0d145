// Saves the list of periods as a whole, based on the version that was read. The last removal can be undone.
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { everyPreview } from '../../../api/candidatePreview.ts';
import { ApiError } from '../../../api/client.ts';
import { userProfileQuery } from '../../../api/profile.ts';
import {
  type ServiceHistory,
  type ServicePeriod,
  saveServiceHistory,
  serviceHistoryQuery,
} from '../../../api/serviceHistory.ts';
import { toast } from '../../../ui/feedback/toast.ts';

const { queryKey } = serviceHistoryQuery();

const storedHistory = (queries: QueryClient) => queries.getQueryData(queryKey);

function useSaving(queries: QueryClient) {
  return useMutation<ServiceHistory, ApiError, ServicePeriod[]>({
    mutationFn(periods) {
      const history = storedHistory(queries);
      return saveServiceHistory({
        resume_id: history?.resume?.id ?? null,
        version: history?.version ?? 0,
        periods,
      });
    },
    onSuccess(saved) {
      queries.setQueryData(queryKey, saved);
      void queries.invalidateQueries({ queryKey: ['getResume'] });
      void queries.invalidateQueries(everyPreview());
      void queries.invalidateQueries(userProfileQuery());
    },
    onError({ code, data }) {
      if (code === 'version_conflict') queries.setQueryData(queryKey, data as ServiceHistory);
    },
  });
}

export function useHistory() {
  const queries = useQueryClient();
  const [removed, setRemoved] = useState<{ period: ServicePeriod; place: number } | null>(null);
  const storedPeriods = () => storedHistory(queries)?.periods ?? [];
  const { mutate, reset, error, isPending } = useSaving(queries);
  const isConflict = error instanceof ApiError && error.code === 'version_conflict';
  const hasFields = Object.keys(error?.errors ?? {}).length > 0;

  function save(periods: ServicePeriod[], message: string, onDone: () => void) {
    mutate(periods, {
      onSuccess() {
        setRemoved(null);
        toast.success(message);
        onDone();
      },
    });
  }

  return {
    isBusy: isPending,
    failure: error,
    failureText: isConflict
      ? 'You changed your service history in another window. This is the latest version. Check it and save again.'
      : error && !hasFields
        ? error.message
        : null,
    removed,
    save,
    forget() {
      setRemoved(null);
      reset();
    },
    remove(period: ServicePeriod, onDone: () => void) {
      const periods = storedPeriods();
      const place = periods.findIndex(({ id }) => id === period.id);
      mutate(
        periods.filter(({ id }) => id !== period.id),
        {
          onSuccess() {
            setRemoved({ period, place });
            onDone();
          },
        },
      );
    },
    undo(onDone: () => void) {
      if (removed) save(storedPeriods().toSpliced(removed.place, 0, removed.period), 'Restored', onDone);
    },
  };
}
