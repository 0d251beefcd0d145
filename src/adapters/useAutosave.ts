import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Autosave } from './autosave.ts';

type Lifetime = Pick<Autosave, 'enter' | 'leave' | 'isUnsafe'> & { saveNow: () => void };

export function useAutosaveLifetime(autosave: Lifetime | null) {
  useEffect(() => {
    if (!autosave) return;
    autosave.enter();
    const onHidden = () => {
      if (document.visibilityState === 'hidden') autosave.saveNow();
    };
    const onClose = (event: BeforeUnloadEvent) => {
      if (autosave.isUnsafe()) event.preventDefault();
    };
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('beforeunload', onClose);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('beforeunload', onClose);
      void autosave.leave();
    };
  }, [autosave]);
}

export function useAutosave(autosave: Autosave | null) {
  useAutosaveLifetime(autosave);
  return useSelector(autosave?.actor, (state) => state) ?? null;
}
