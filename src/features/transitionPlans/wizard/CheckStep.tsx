import styled from '@emotion/styled';
import { Fragment } from 'react';
import type { TransitionPlan } from '../../../api/transitionPlans.ts';
import type { PlanStep } from '../../../machines/transitionPlan.ts';
import { dayText } from '../../../ui/calendar.ts';
import { shownFields } from '../../../ui/form/fieldDefinition.ts';
import { Title } from '../../../ui/Title.tsx';
import { hidden, token } from '../../../ui/theme/token.ts';
import { actionWords, answerWords, type Format } from './answerWords.ts';
import { definitionsOf, wizardStepNames } from './steps.ts';
import type { Typed } from './typed.ts';

const Parts = styled('div')({ display: 'grid', gap: 40 });
const Part = styled('section')({ borderTop: `1px solid ${token.line}`, paddingTop: 20 });
const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 16 });
const Change = styled('button')({
  padding: 4,
  border: 0,
  background: 'none',
  color: token.link,
  fontSize: '0.9375rem',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
});
const Facts = styled('dl')({
  display: 'grid',
  gap: '4px 24px',
  marginTop: 12,
  '@media (min-width:600px)': { gridTemplateColumns: 'minmax(140px, 1fr) 2fr', rowGap: 10 },
  '& > dt': { color: token.quiet, fontSize: '0.9375rem' },
  '& > dd': { margin: '0 0 8px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});
const None = styled('p')({ marginTop: 8, color: token.quiet, fontSize: '0.9375rem' });
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
  currency: string;
  busy: boolean;
  onChange: (step: PlanStep) => void;
};

function factsOf({ type }: TransitionPlan, step: number, typed: Typed, format: Format) {
  const facts = shownFields(definitionsOf(type, step), typed.texts).map((field): [string, string] => [
    field.label,
    answerWords(field, typed, format).join('\n'),
  ]);
  const actions = typed.actions.map((action) => actionWords(type, action, format));
  return [...facts, ...actions].filter(([, text]) => text !== '');
}

export function CheckStep({ plan, typed, locale, currency, busy, onChange }: CheckProps) {
  const steps = [0, 1, 2, 3, 4, 5] as const;
  return (
    <Parts>
      {steps.map((step) => {
        const facts = factsOf(plan, step, typed[step] as Typed, { locale, currency });
        return (
          <Part key={step} aria-labelledby={`check-${step}`}>
            <Head>
              <Title level="h3" id={`check-${step}`}>
                {wizardStepNames[step]}
              </Title>
              <Change type="button" disabled={busy} onClick={() => onChange(step)}>
                Change<span style={hidden}> {wizardStepNames[step]}</span>
              </Change>
            </Head>
            {facts.length === 0 ? (
              <None>Nothing here, and that’s fine.</None>
            ) : (
              <Facts>
                {facts.map(([label, text]) => (
                  <Fragment key={`${label} ${text}`}>
                    <dt>{label}</dt>
                    <dd>{text}</dd>
                  </Fragment>
                ))}
              </Facts>
            )}
          </Part>
        );
      })}
      {plan.milestones.length > 0 && (
        <Part aria-labelledby="check-dates">
          <Title level="h3" id="check-dates">
            Your dates
          </Title>
          <None>
            Prompts from the official {locale === 'en-US' ? 'program' : 'programme'} and your own steps. You
            can change any of them later.
          </None>
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
