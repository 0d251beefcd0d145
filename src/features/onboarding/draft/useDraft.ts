import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFlow } from '../onboardingFlow.tsx';

export function useDraft<Typed extends FieldValues>(step: number) {
  const draft = useFlow().drafts.of(step);
  const { autosave } = draft;
  const [opened] = useState(() => draft.values() as Partial<Typed> | null);
  const isConflict = useSelector(autosave.actor, (state) => state.matches('conflict'));
  return {
    opened,
    current: () => draft.values() as Partial<Typed> | null,
    keep: (values: Typed) => draft.typed(values),
    conflict: isConflict
      ? {
          onTheirs: () => autosave.send({ type: 'theirs.taken' }),
          onMine: () => autosave.send({ type: 'mine.kept' }),
        }
      : null,
  };
}

export type DraftConflict = NonNullable<ReturnType<typeof useDraft>['conflict']>;
