import styled from '@emotion/styled';
import { type FormEvent, useState } from 'react';
import type { Tenant } from '../../../api/tenant.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { localDay } from '../../../ui/calendar.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { SaveState, type Saving } from '../../../ui/feedback/SaveState.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { useErrorTitle } from '../../../ui/form/useCheckedForm.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { viewPath } from '../paths.ts';
import { Actions } from './Actions.tsx';
import { Check } from './Check.tsx';
import type { Desk } from './planDesk.ts';
import { refusedFields } from './refused.ts';
import { StepField } from './StepField.tsx';
import { definitionsOf, leadOf, stepNames, typeNames } from './steps.ts';
import { type Problem, problemsIn, type Typed } from './typed.ts';
import type { PlanWizard } from './usePlanWizard.ts';
import { WizardFrame } from './WizardFrame.tsx';

const Form = styled('form')({ display: 'grid', gap: 32 });

const last = stepNames.length - 1;
const savingId = 'plan-saving';

function savingOf({ state }: PlanWizard, { plan }: Desk): Saving {
  if (state.hasTag('saving')) return { state: 'saving' };
  if (state.matches({ open: { keeping: 'offline' } })) return { state: 'offline' };
  if (state.matches({ open: { keeping: 'notSaved' } })) return { state: 'failed' };
  if (state.matches({ open: { keeping: 'saved' } }) && plan.version > 1)
    return { state: 'saved', at: new Date(plan.updated_at) };
  return { state: 'idle' };
}

type WizardStepProps = { wizard: PlanWizard; desk: Desk; at: number; tenant: Tenant };

/** One step: its questions, Continue, and what the server said of it. */
export function WizardStep({ wizard, desk, at, tenant }: WizardStepProps) {
  const { state, send, change, goOn } = wizard;
  const { plan } = desk;
  const { type } = plan;
  const typed = desk.typed[at] as Typed;
  const [checked, setChecked] = useState<{ at: number; problems: Problem[]; attempt: number }>();
  const { failure, reached } = state.context;
  const isRefused = state.matches({ open: { keeping: 'refused' } });
  const told = isRefused && failure ? refusedFields(failure.errors ?? {}, desk) : [];
  const own = checked?.at === at ? checked.problems : [];
  const problems = own.length > 0 ? own : told.filter(({ step }) => step === at);
  const elsewhere = own.length > 0 ? [] : told.filter(({ step }) => step !== at);
  const errorOf = (field: string) => problems.find((one) => one.field === field)?.message;
  useErrorTitle(problems.length > 0);

  const isStarting = state.hasTag('starting');
  const currency = plan.country_id === 233 ? '$' : '£';
  const mayStart = plan.status === 'draft';

  const leave = (toTheEnd: boolean) => {
    const found = problemsIn(type, at, typed, localDay(new Date()));
    setChecked({ at, problems: found, attempt: (checked?.attempt ?? 0) + 1 });
    if (found.length === 0) goOn({ toTheEnd });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isStarting) return;
    if (at < last) leave(false);
    else if (mayStart) wizard.start();
  };
  const edit = (part: Partial<Typed>) => {
    setChecked(undefined);
    change(part);
  };

  return (
    <WizardFrame
      name={`${typeNames[type]} plan`}
      at={at}
      reached={reached}
      lead={leadOf(type, at)}
      saveState={
        <SaveState
          id={savingId}
          saving={savingOf(wizard, desk)}
          onRetry={() => send({ type: 'save.requested' })}
        />
      }
      onBack={
        at > 0
          ? () => {
              if (!isStarting) send({ type: 'back.requested' });
            }
          : undefined
      }
    >
      <Form key={at} noValidate onSubmit={submit}>
        {problems.length > 0 && <ErrorSummary problems={problems} attempt={checked?.attempt ?? 1} />}
        {elsewhere.map(({ field, step, message }) => (
          <InlineAlert key={`${step} ${field}`} kind="error">
            {`${stepNames[step]}: ${message}.`}
          </InlineAlert>
        ))}
        {isRefused && told.length === 0 && <InlineAlert kind="error">{failure?.message}</InlineAlert>}
        {state.matches({ open: { keeping: 'saved' } }) && failure && (
          <InlineAlert kind="error">{failure.message}</InlineAlert>
        )}
        {definitionsOf(type, at)
          .filter(({ when }) => !when || when(typed.texts))
          .map((definition) => (
            <StepField
              key={definition.name}
              definition={definition}
              value={typed.texts[definition.name] ?? ''}
              picked={typed.picked[definition.name] ?? []}
              error={errorOf(definition.name)}
              currency={currency}
              onText={(text) => edit({ texts: { ...typed.texts, [definition.name]: text } })}
              onPicked={(values) => edit({ picked: { ...typed.picked, [definition.name]: values } })}
            />
          ))}
        {at === 3 && (
          <Actions
            type={type}
            gaps={desk.typed[2]?.gaps ?? []}
            actions={typed.actions}
            errorOf={errorOf}
            onChange={(actions) => edit({ actions })}
          />
        )}
        {at === last && (
          <Check
            plan={plan}
            typed={desk.typed}
            locale={tenant.locale}
            currency={currency}
            busy={isStarting}
            onChange={(step) => send({ type: 'step.opened', step })}
          />
        )}
        <FormActions
          beside={
            at < last ? (
              <NextLine>{stepNames[at + 1]}</NextLine>
            ) : mayStart ? (
              <NextLine>see your plan with its dates. You can change any of it later</NextLine>
            ) : undefined
          }
        >
          {at < last && (
            <PressButton type="submit" aria-describedby={savingId}>
              Continue
            </PressButton>
          )}
          {at < last && reached === last && (
            <PressButton look="outlined" onClick={() => leave(true)}>
              Back to review
            </PressButton>
          )}
          {at === last && mayStart && (
            <PressButton type="submit" aria-disabled={isStarting || undefined} aria-describedby={savingId}>
              {isStarting ? 'Starting…' : 'Start plan'}
            </PressButton>
          )}
          {at === last && !mayStart && <ButtonLink to={viewPath(plan.id)}>Back to your plan</ButtonLink>}
        </FormActions>
      </Form>
      <ConfirmDialog
        open={wizard.theirs !== null}
        title="Your plan was saved in another window"
        safeLabel="Use saved version"
        actLabel="Keep my version"
        actColor="secondary"
        focus="act"
        onSafe={() => send({ type: 'theirs.taken' })}
        onAct={() => send({ type: 'mine.kept' })}
        // Neither answer is harmless: it stays until one is given.
        onDismiss={() => {}}
      >
        {wizard.theirs && wordsOf(wizard.differing)}
      </ConfirmDialog>
    </WizardFrame>
  );
}

const wordsOf = (steps: readonly number[]) => (
  <>
    We won’t overwrite anything until you choose. “Keep my version” saves your changes and leaves everything
    else as it was saved.
    {steps.length > 0 && ` Different: ${steps.map((step) => stepNames[step]).join(', ')}.`}
  </>
);
