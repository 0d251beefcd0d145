import type { NextStepView } from './nextStepView.ts';
import { useKeys } from './useKeys.ts';
import type { NextStepState } from './useNextStep.ts';

type DecisionKeysProps = { view: NextStepView; state: NextStepState };

/** S and X, where the application can be shortlisted and rejected. */
export function DecisionKeys({ view: { step, canReject }, state }: DecisionKeysProps) {
  const { moving, shortlistByKey, open } = state;
  const isIdle = !moving.isPending;
  useKeys({
    s: isIdle && step?.to === 'shortlisted' ? shortlistByKey : undefined,
    x: isIdle && canReject ? () => open('rejected', true) : undefined,
  });
  return null;
}
