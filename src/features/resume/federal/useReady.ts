import { useMutation } from '@tanstack/react-query';
import type { Autosave } from '../../../adapters/autosave.ts';
import { saveFederalResume } from '../../../api/federalResumes.ts';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { toFederalContent } from './content.ts';
import type { FederalStore } from './federalStore.ts';

export function useReady(autosave: Autosave | null, store: FederalStore) {
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      // Beside the name the page says why it is not stored.
      const isStored = await autosave?.whenStored().then(
        () => true,
        () => false,
      );
      if (!isStored) return null;
      const { id, version } = store.read();
      return saveFederalResume(id, { version, status: 'ready' });
    },
    onSuccess(answer) {
      if (!answer) return;
      store.stored([], toFederalContent(answer), answer);
      toast.success('Your federal resume is ready');
    },
    onError: showProblem,
  });
  return { isMaking: isPending, markReady: () => mutate() };
}
