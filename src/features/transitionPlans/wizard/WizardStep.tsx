import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { type FormEvent, useState } from 'react';
import type { Tenant } from '../../../api/tenant.ts';
import { ConflictDialog } from '../../../editing/ConflictDialog.tsx';
import type { PlanStep } from '../../../machines/transitionPlan.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { SaveState } from '../../../ui/feedback/SaveState.tsx';
import { DefinedField } from '../../../ui/form/DefinedField.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { shownFields } from '../../../ui/form/fieldDefinition.ts';
import { useErrorTitle } from '../../../ui/form/useErrorTitle.ts';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { viewPath } from '../paths.ts';
import { ActionFields } from './ActionFields.tsx';
import { currencyOf } from './answerWords.ts';
import { CheckStep } from './CheckStep.tsx';
import { PrefilledSteps } from './PrefilledSteps.tsx';
import { type EditedPlan, stepOfProblem } from './planKind.ts';
import { typedIn } from './planParts.ts';
import { definitionsOf, stepLead, typeNames, wizardStepNames } from './steps.ts';
import type { PlanProblem, Typed } from './typed.ts';
import { type PlanView, type PlanWizard, problemsAt, stepsDone } from './usePlanWizard.ts';
import { WizardFrame } from './WizardFrame.tsx';

const Form = styled('form')({ display: 'grid', gap: 32 });

const last = wizardStepNames.length - 1;
const savingId = 'plan-saving';

type WizardStepProps = { wizard: PlanWizard; view: PlanView; at: PlanStep; tenant: Tenant };

interface Checked {
  at: number;
  problems: PlanProblem[];
  attempt: number;
}

export function WizardStep({ wizard, view, at, tenant }: WizardStepProps) {
  const { state, send } = wizard;
  const { document: plan } = view.edited;
  const [checked, setChecked] = useState<Checked>();
  const isStarting = state.hasTag('starting');
  const mayStart = plan.status === 'draft';
  const own = checked?.at === at ? checked.problems : [];
  const { here, elsewhere } = problemsOf(view, at, own);
  useErrorTitle(here.length > 0);

  const check = (step: number) => {
    const problems = problemsAt(view.edited, step);
    setChecked({ at: step, problems, attempt: (checked?.attempt ?? 0) + 1 });
    return problems.length === 0;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isStarting) return;
    if (at === last && mayStart) check(wizard.start());
    else if (at < last && check(at)) wizard.continueFrom(at);
  };
  return (
    <WizardFrame
      name={`${typeNames[plan.type]} plan`}
      at={at}
      done={stepsDone(view.edited)}
      lead={stepLead(plan.type, at)}
      saveState={<SaveState id={savingId} saving={view.saving} onRetry={view.editor.autosave.saveNow} />}
      onBack={at > 0 ? () => !isStarting && send({ type: 'back.requested' }) : undefined}
    >
      <PrefilledSteps
        edited={view.edited}
        at={at}
        locale={tenant.locale}
        busy={isStarting}
        onChange={wizard.openStep}
      />
      <Form key={at} noValidate onSubmit={submit}>
        {here.length > 0 && <ErrorSummary problems={here} attempt={checked?.attempt ?? 1} />}
        <OtherProblems elsewhere={elsewhere} message={own.length > 0 ? null : wizard.message} />
        <StepFields
          edited={view.edited}
          at={at}
          problems={here}
          tenant={tenant}
          isStarting={isStarting}
          onEdit={(part) => {
            setChecked(undefined);
            wizard.change(part);
          }}
          onOpen={wizard.openStep}
        />
        <StepButtons
          plan={plan}
          at={at}
          canReview={at < last && state.context.reached === last}
          isStarting={isStarting}
          onReview={() => check(at) && check(wizard.review(at))}
        />
      </Form>
      {view.conflict && (
        <ConflictDialog editor={view.editor} conflict={view.conflict} name="plan" hasUndo={false} />
      )}
    </WizardFrame>
  );
}

function problemsOf({ edited }: PlanView, at: number, own: PlanProblem[]) {
  if (own.length > 0) return { here: own, elsewhere: [] };
  const rejected = edited.problems.map((problem) => ({ ...problem, step: stepOfProblem(problem) }));
  return {
    here: rejected.filter(({ step }) => step === at),
    elsewhere: rejected.filter(({ step }) => step !== at),
  };
}

type OtherProblemsProps = Pick<ReturnType<typeof problemsOf>, 'elsewhere'> & { message: string | null };

const OtherProblems = ({ elsewhere, message }: OtherProblemsProps) => (
  <>
    {elsewhere.map(({ field, step, message: text }) => (
      <InlineAlert key={`${step} ${field}`} kind="error">
        {[wizardStepNames[step], `${text}.`].filter(Boolean).join(': ')}
      </InlineAlert>
    ))}
    {message && <InlineAlert kind="error">{message}</InlineAlert>}
  </>
);

interface StepFieldsProps {
  edited: EditedPlan;
  at: number;
  problems: readonly PlanProblem[];
  tenant: Tenant;
  isStarting: boolean;
  onEdit: (part: Partial<Typed>) => void;
  onOpen: (step: PlanStep) => void;
}

function StepFields({ edited, at, problems, tenant, isStarting, onEdit, onOpen }: StepFieldsProps) {
  const { document: plan, content } = edited;
  const { type } = plan;
  const typed = typedIn(content, at);
  const currency = currencyOf(plan.country_id);
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  return (
    <>
      {shownFields(definitionsOf(type, at), typed.texts).map((field) => (
        <DefinedField
          key={field.name}
          field={field.kind === 'money' ? { ...field, label: `${field.label}, ${currency}` } : field}
          value={typed.texts[field.name] ?? ''}
          error={errorOf(field.name)}
          onChange={(value) => onEdit({ texts: { ...typed.texts, [field.name]: String(value ?? '') } })}
        />
      ))}
      {at === 3 && (
        <ActionFields
          type={type}
          gaps={content.steps[2]?.gaps ?? []}
          actions={typed.actions}
          errorOf={errorOf}
          onChange={(actions) => onEdit({ actions })}
        />
      )}
      {at === last && (
        <CheckStep
          plan={plan}
          typed={content.steps}
          locale={tenant.locale}
          busy={isStarting}
          onChange={onOpen}
        />
      )}
    </>
  );
}

interface StepButtonsProps {
  plan: EditedPlan['document'];
  at: number;
  canReview: boolean;
  isStarting: boolean;
  onReview: () => void;
}

function StepButtons({ plan, at, canReview, isStarting, onReview }: StepButtonsProps) {
  const mayStart = plan.status === 'draft';
  const next =
    at < last
      ? wizardStepNames[at + 1]
      : mayStart
        ? 'see your plan with its dates. You can change any of it later'
        : null;
  return (
    <FormActions beside={next ? <NextLine>{next}</NextLine> : undefined}>
      {at < last && (
        <Button size="lg" type="submit" aria-describedby={savingId}>
          Continue
        </Button>
      )}
      {canReview && (
        <Button size="lg" variant="outlined" color="neutral" onClick={onReview}>
          Back to review
        </Button>
      )}
      {at === last && mayStart && (
        <Button size="lg" type="submit" aria-disabled={isStarting || undefined} aria-describedby={savingId}>
          {isStarting ? 'Starting…' : 'Start plan'}
        </Button>
      )}
      {at === last && !mayStart && <ButtonLink to={viewPath(plan.id)}>Back to your plan</ButtonLink>}
    </FormActions>
  );
}
