import styled from '@emotion/styled';
import { Fragment } from 'react';
import type { TransitionPlan } from '../../../api/transitionPlans.ts';
import { shownFields } from '../../../ui/form/fieldDefinition.ts';
import { Title } from '../../../ui/Title.tsx';
import { hidden, token } from '../../../ui/theme/token.ts';
import { actionWords, answerWords, currencyOf, type Format } from './answerWords.ts';
import { prefilledSteps } from './planKind.ts';
import { definitionsOf, wizardStepNames } from './steps.ts';
import type { Typed } from './typed.ts';

export const Part = styled('section')({ borderTop: `1px solid ${token.line}`, paddingTop: 20 });
export const Note = styled('p')({ marginTop: 8, color: token.quiet, fontSize: '0.9375rem' });
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

function factsOf({ type }: TransitionPlan, step: number, typed: Typed, format: Format) {
  const facts = shownFields(definitionsOf(type, step), typed.texts).map((field): [string, string] => [
    field.label,
    answerWords(field, typed, format).join('\n'),
  ]);
  const actions = typed.actions.map((action) => actionWords(type, action, format));
  return [...facts, ...actions].filter(([, text]) => text !== '');
}

type StepAnswersProps = {
  plan: TransitionPlan;
  step: number;
  typed: Typed;
  locale: string;
  busy: boolean;
  onChange: () => void;
};

/** The answers of a step, with a way back to it. */
export function StepAnswers({ plan, step, typed, locale, busy, onChange }: StepAnswersProps) {
  const facts = factsOf(plan, step, typed, { locale, currency: currencyOf(plan.country_id) });
  return (
    <Part aria-labelledby={`check-${step}`}>
      <Head>
        <Title level="h3" id={`check-${step}`}>
          {wizardStepNames[step]}
        </Title>
        <Change type="button" disabled={busy} onClick={onChange}>
          Change<span style={hidden}> {wizardStepNames[step]}</span>
        </Change>
      </Head>
      {prefilledSteps(plan).includes(step) && <Note>Filled in from what you’ve already told us.</Note>}
      {facts.length === 0 ? (
        <Note>Nothing here, and that’s fine.</Note>
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
}
