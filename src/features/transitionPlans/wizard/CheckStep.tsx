import styled from '@emotion/styled';
import type { TransitionPlan } from '../../../api/transitionPlans.ts';
import type { PlanStep } from '../../../machines/transitionPlan.ts';
import { dayText } from '../../../ui/calendar.ts';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';
import { Note, Part, StepAnswers } from './StepAnswers.tsx';
import type { Typed } from './typed.ts';

const Parts = styled('div')({ display: 'grid', gap: 40 });
const Dates = styled('ol')({ listStyle: 'none', marginTop: 12, display: 'grid', gap: 10 });
const When = styled('span')({
  display: 'inline-block',
  minWidth: 168,
  color: token.quiet,
  fontVariantNumeric: 'tabular-nums',
});

type CheckProps = {
  plan: TransitionPlan;
  typed: readonly Typed[];
  locale: string;
  busy: boolean;
  onChange: (step: PlanStep) => void;
};

export function CheckStep({ plan, typed, locale, busy, onChange }: CheckProps) {
  const steps = [0, 1, 2, 3, 4, 5] as const;
  return (
    <Parts>
      {steps.map((step) => (
        <StepAnswers
          key={step}
          plan={plan}
          step={step}
          typed={typed[step] as Typed}
          locale={locale}
          busy={busy}
          onChange={() => onChange(step)}
        />
      ))}
      {plan.milestones.length > 0 && (
        <Part aria-labelledby="check-dates">
          <Title level="h3" id="check-dates">
            Your dates
          </Title>
          <Note>
            Prompts from the official {locale === 'en-US' ? 'program' : 'programme'} and your own steps. You
            can change any of them later.
          </Note>
          <Dates>
            {plan.milestones.map(({ id, title, due_on }) => (
              <li key={id}>
                <When>{dayText(due_on, locale)}</When>
                {title}
              </li>
            ))}
          </Dates>
        </Part>
      )}
    </Parts>
  );
}
