import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { saveFederalResume } from '../../../api/federalResumes.ts';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { contentIn } from './content.ts';
import type { FederalStore } from './federalStore.ts';
import type { Federal } from './useFederal.ts';

/** Marks it as ready once all that was typed is stored. */
export function useReady({ state, send }: Federal, store: FederalStore) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveFederalResume(store.read().id, { version: store.read().version, status: 'ready' }),
    onSuccess: (answer) => {
      store.stored([], contentIn(answer), answer);
      toast.success('Your federal resume is ready');
    },
    onError: showProblem,
  });
  const isSaved = state.matches({ open: { keeping: 'saved' } });
  const isStuck = ['offline', 'notSaved', 'conflict'].some((keeping) =>
    state.matches({ open: { keeping: keeping as 'offline' } }),
  );
  useEffect(() => {
    if (!isAsked || (!isSaved && !isStuck)) return;
    setAsked(false);
    if (isSaved) mutate();
  }, [isAsked, isSaved, isStuck, mutate]);
  return {
    isMaking: isAsked || isPending,
    markReady() {
      send({ type: 'save.requested' });
      setAsked(true);
    },
  };
}
