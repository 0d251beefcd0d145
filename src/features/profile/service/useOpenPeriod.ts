import { useState } from 'react';
import type { ServicePeriod } from '../../../api/serviceHistory.ts';
import { problemsAt, withPeriod } from './periods.ts';
import { useHistory } from './useHistory.ts';

export const changeId = (id: string) => `change-${id}`;
export const addId = 'add-period';
export const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

export function useOpenPeriod(periods: ServicePeriod[]) {
  const history = useHistory();
  const [open, setOpen] = useState<ServicePeriod | null>(null);
  const isStored = (period: ServicePeriod) => periods.some(({ id }) => id === period.id);
  return {
    history,
    open,
    isNew: open !== null && !isStored(open),
    problemsOf: (period: ServicePeriod) =>
      problemsAt(
        history.failure?.errors,
        withPeriod(periods, period).findIndex(({ id }) => id === period.id),
      ),
    show(period: ServicePeriod) {
      history.forget();
      setOpen(period);
    },
    close(period: ServicePeriod) {
      setOpen(null);
      history.forget();
      focusSoon(isStored(period) ? changeId(period.id) : addId);
    },
    save(changed: ServicePeriod) {
      history.save(withPeriod(periods, changed), 'Saved', () => {
        setOpen(null);
        focusSoon(changeId(changed.id));
      });
    },
  };
}

export type OpenPeriod = ReturnType<typeof useOpenPeriod>;
