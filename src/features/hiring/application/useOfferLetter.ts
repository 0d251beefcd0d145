import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Offer, uploadOfferLetter } from '../../../api/offers.ts';

const megabyte = 1024 * 1024;
const maxLetter = 5 * megabyte;

/** Uploads the letter as soon as it is chosen, so that the offer includes it. */
export function useOfferLetter(applicationId: number, offer: Offer | null) {
  const [stored, setStored] = useState<{ id: number; name: string } | null>(offer?.letter ?? null);
  const [problem, setProblem] = useState<string | undefined>();
  const upload = useMutation({
    mutationFn: (file: File) => uploadOfferLetter(applicationId, file),
    onSuccess: setStored,
    onError: (error) => setProblem(error.message),
  });
  return {
    id: stored?.id ?? null,
    isPending: upload.isPending,
    error: problem,
    file: upload.isPending
      ? { name: upload.variables.name, state: 'uploading' as const }
      : stored && { name: stored.name, state: 'chosen' as const },
    choose(file: File) {
      setProblem(file.size > maxLetter ? 'Choose a file of up to 5 MB.' : undefined);
      if (file.size <= maxLetter) upload.mutate(file);
    },
    remove: () => setStored(null),
  };
}
