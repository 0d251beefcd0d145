import { createAutosave, type DraftStore } from '../../../adapters/autosave.ts';
import { saveEach } from '../../../adapters/saveEach.ts';
import { saveTransitionPlanStep, type TransitionPlan } from '../../../api/transitionPlans.ts';
import { failureOf } from '../../../machines/failure.ts';
import type { OpenedPlan } from '../../../machines/transitionPlan.ts';
import { wizardStepNames } from './steps.ts';
import { gapsIn, mergeTypedStep, planSection, type Typed, toSectionFields, toTypedStep } from './typed.ts';

const last = wizardStepNames.length - 1;
const steps = wizardStepNames.map((_, step) => step);

interface PlanDraft {
  typed: Typed[];
  base: Typed[];
  version: number;
  at: number;
  // Completed steps that the server has not stored as complete.
  left: number[];
}

export interface PlanValues {
  plan: TransitionPlan;
  typed: Typed[];
  /** The step whose answers the server rejected. */
  refused: number | null;
  base: Typed[];
  version: number;
  at: number;
  left: readonly number[];
}

export type PlanForm = ReturnType<typeof createPlanForm>;

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
const typedIn = (plan: TransitionPlan) => steps.map((step) => toTypedStep(plan, step));

const isChanged = ({ base, typed, left }: PlanValues, step: number) =>
  !isSame(base[step], typed[step]) || left.includes(step);
const isUnsaved = (values: PlanValues) =>
  steps.some((step) => isChanged(values, step)) || values.plan.step !== values.at;

const opened = (plan: TransitionPlan): PlanValues => {
  const base = typedIn(plan);
  return { plan, typed: base, base, refused: null, version: plan.version, at: plan.step, left: [] };
};

// If another window has saved since, keeps the draft's old version, so that saving finds the conflict.
function restored(values: PlanValues, { typed, base, version, at, left }: PlanDraft): PlanValues {
  // A stored change that equals the draft came from here; its response was lost.
  const isTheirs = (step: number) =>
    !isSame(values.base[step], base[step]) && !isSame(values.base[step], typed[step]);
  return { ...values, typed, at, left, ...(steps.some(isTheirs) && { base, version }) };
}

function theirsTaken({ at }: PlanValues, theirs: TransitionPlan): PlanValues {
  const left = theirs.steps.filter(({ n, is_complete }) => n < at && !is_complete).map(({ n }) => n);
  return { ...opened(theirs), at, left };
}

function withMine({ base, typed, at, left }: PlanValues, theirs: TransitionPlan): PlanValues {
  const next = opened(theirs);
  const merged = next.base.map((their, step) =>
    mergeTypedStep(their, base[step] as Typed, typed[step] as Typed),
  );
  return { ...next, typed: merged, at, left };
}

function createValues(plan: TransitionPlan) {
  let values = opened(plan);
  const listeners = new Set<() => void>();
  return {
    read: () => values,
    show(next: Partial<PlanValues>) {
      values = { ...values, ...next };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Values = ReturnType<typeof createValues>;

async function sendStep({ read, show }: Values, step: number, isFinal: boolean) {
  const { plan, version, typed } = read();
  const sent = typed[step] as Typed;
  const fields =
    step === last ? { confirmed: isFinal } : toSectionFields(plan.type, step, sent, planSection(plan, step));
  const stored = await saveTransitionPlanStep(plan.id, step, { version, fields, is_final: isFinal });
  const { base, left, refused } = read();
  show({
    plan: stored,
    version: stored.version,
    base: base.with(step, sent),
    left: isFinal ? left.filter((number) => number !== step) : left,
    refused: refused === step ? null : refused,
  });
}

async function saveStep(values: Values, step: number) {
  const isFinal = values.read().left.includes(step);
  try {
    await sendStep(values, step, isFinal);
  } catch (error) {
    if (failureOf(error).status === 422) values.show({ refused: step });
    // Saves the text even though the step is incomplete.
    if (isFinal && step !== last && failureOf(error).status === 422) await sendStep(values, step, false);
    throw error;
  }
}

async function saveChanges(values: Values) {
  await saveEach(
    steps.filter((step) => isChanged(values.read(), step)),
    (step) => saveStep(values, step),
  );
  const { plan, at, left } = values.read();
  if (plan.step !== at) await sendStep(values, at, left.includes(at));
}

function openedPlan({ plan, at, left }: PlanValues): OpenedPlan {
  const firstOpen = plan.steps.findIndex(({ n, is_complete }) => !is_complete && !left.includes(n));
  return {
    isOpen: plan.allowed.includes('save'),
    step: at,
    reached: Math.max(at, firstOpen < 0 ? last : firstOpen),
  };
}

export function createPlanForm(
  userId: number,
  plan: TransitionPlan,
  onSaved: () => void,
  store?: DraftStore,
) {
  const values = createValues(plan);
  const { read, show, subscribe } = values;

  const autosave = createAutosave<PlanDraft>(
    {
      key: () => ({ userId, form: 'transitionPlan', id: read().plan.id }),
      restore(draft) {
        show(restored(read(), draft));
        return isUnsaved(read());
      },
      unsaved() {
        const { typed, base, version, at, left } = read();
        return isUnsaved(read()) ? { typed, base, version, at, left: [...left] } : null;
      },
      async save() {
        await saveChanges(values);
        onSaved();
      },
      takeTheirs: ({ data }) => show(theirsTaken(read(), data as TransitionPlan)),
      keepMine: ({ data }) => show(withMine(read(), data as TransitionPlan)),
    },
    store,
  );

  return {
    ...{ autosave, read, subscribe },
    opened: () => openedPlan(read()),
    change(step: number, part: Partial<Typed>) {
      const { typed } = read();
      const next = { ...(typed[step] as Typed), ...part };
      const gaps = part.texts ? gapsIn(next.texts.gaps ?? '', next.gaps) : next.gaps;
      show({ typed: typed.with(step, { ...next, gaps }) });
      autosave.changed();
    },
    moveTo(step: number) {
      show({ at: step });
      autosave.changed();
    },
    complete(step: number) {
      const { left } = read();
      if (!left.includes(step)) show({ left: [...left, step] });
      autosave.changed();
    },
    differing: (theirs: TransitionPlan) =>
      steps.filter((step) => !isSame(toTypedStep(theirs, step), read().typed[step])),
  };
}
