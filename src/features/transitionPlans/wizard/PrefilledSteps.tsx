import styled from '@emotion/styled';
import type { PlanStep } from '../../../machines/transitionPlan.ts';
import { type EditedPlan, prefilledSteps } from './planKind.ts';
import { typedIn } from './planParts.ts';
import { StepAnswers } from './StepAnswers.tsx';

const Steps = styled('div')({ display: 'grid', gap: 24, marginBottom: 40 });

type PrefilledStepsProps = {
  edited: EditedPlan;
  at: PlanStep;
  locale: string;
  busy: boolean;
  onChange: (step: PlanStep) => void;
};

/** What the wizard has just passed over. The last step shows the answers of all. */
export function PrefilledSteps({ edited, at, locale, busy, onChange }: PrefilledStepsProps) {
  const { document: plan, content } = edited;
  const steps = at === 6 ? [] : passedBefore(prefilledSteps(plan), at);
  if (steps.length === 0) return null;
  return (
    <Steps>
      {steps.map((step) => (
        <StepAnswers
          key={step}
          plan={plan}
          step={step}
          typed={typedIn(content, step)}
          locale={locale}
          busy={busy}
          onChange={() => onChange(step)}
        />
      ))}
    </Steps>
  );
}

function passedBefore(prefilled: readonly number[], at: number): PlanStep[] {
  const first = [0, 1, 2, 3, 4, 5].findLast((step) => step < at && !prefilled.includes(step)) ?? -1;
  return prefilled.filter((step): step is PlanStep => step > first && step < at);
}
