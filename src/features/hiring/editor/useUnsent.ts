import { useState } from 'react';
import { jobEditorSteps } from './steps.tsx';
import type { TypedJob } from './typed.ts';
import type { JobProblem } from './useJobSteps.ts';

const everyStep = jobEditorSteps.map((_, step) => step);

/** What is typed and cannot be sent, so that the server never sees it: nothing is published without it. */
export function useUnsent(typed: TypedJob, at: number, goTo: (step: number) => void) {
  const [checked, setChecked] = useState<{ steps: readonly number[]; tries: number }>({
    steps: [],
    tries: 0,
  });
  const problemsOn = (steps: readonly number[]): JobProblem[] =>
    steps.flatMap((step) =>
      Object.entries(jobEditorSteps[step]?.errorsIn?.(typed) ?? {}).map(([field, message]) => ({
        ...{ field, message, step },
      })),
    );
  return {
    shown: problemsOn(checked.steps),
    tries: checked.tries,
    /** Whether these steps have no such problem; otherwise the first one with a problem opens and shows it. */
    passes(steps: readonly number[] = everyStep): boolean {
      const [first] = problemsOn(steps);
      setChecked({ steps: first ? steps : [], tries: checked.tries + (first ? 1 : 0) });
      if (first && !steps.some((step) => step === at && problemsOn([step]).length > 0)) goTo(first.step);
      return !first;
    },
  };
}
