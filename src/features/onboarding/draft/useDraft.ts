import { useState, useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFlow } from '../onboardingFlow.tsx';

/** What was typed in a step and not submitted, as it was when the screen opened, and how to keep more. */
export function useDraft<Typed extends FieldValues>(step: number) {
  const { drafts } = useFlow();
  const keeper = drafts.of(step);
  const [opened] = useState(() => keeper.values() as Partial<Typed> | null);
  const changedElsewhere = useSyncExternalStore(drafts.subscribe, keeper.changedElsewhere);
  return {
    opened,
    current: () => keeper.values() as Partial<Typed> | null,
    keep: (values: Typed) => keeper.typed(values),
    changedElsewhere,
  };
}
