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
  // Completed steps that the server does not know of.
  left: number[];
}

export interface PlanValues {
  plan: TransitionPlan;
  typed: Typed[];
  /** The step whose answers the server rejected. */
  refused: number | null;
  /** As the server has it. */
  base: Typed[];
  /** That the next save is based on. */
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

// A draft over the version it was typed over, where another window has saved since: saving then finds the conflict.
function restored(values: PlanValues, { typed, base, version, at, left }: PlanDraft): PlanValues {
  // What the server and the draft both have was sent from here: its response was lost.
  const isTheirs = (step: number) =>
    !isSame(values.base[step], base[step]) && !isSame(values.base[step], typed[step]);
  return { ...values, typed, at, left, ...(steps.some(isTheirs) && { base, version }) };
}

function theirsTaken({ at }: PlanValues, theirs: TransitionPlan): PlanValues {
  const left = theirs.steps.filter(({ n, is_complete }) => n < at && !is_complete).map(({ n }) => n);
  return { ...opened(theirs), at, left };
}

function mineKept({ base, typed, at, left }: PlanValues, theirs: TransitionPlan): PlanValues {
  const next = opened(theirs);
  const merged = next.base.map((their, step) =>
    mergeTypedStep(their, base[step] as Typed, typed[step] as Typed),
  );
  return { ...next, typed: merged, at, left };
}

/** The answers as they are typed, with their autosave, for as long as the page is open. */
export function createPlanForm(
  userId: number,
  plan: TransitionPlan,
  onSaved: () => void,
  store?: DraftStore,
) {
  let values = opened(plan);
  const listeners = new Set<() => void>();

  function show(next: Partial<PlanValues>) {
    values = { ...values, ...next };
    for (const listener of listeners) listener();
  }

  async function sendStep(step: number, isFinal: boolean) {
    const { plan, version, typed } = values;
    const sent = typed[step] as Typed;
    const fields =
      step === last
        ? { confirmed: isFinal }
        : toSectionFields(plan.type, step, sent, planSection(plan, step));
    const stored = await saveTransitionPlanStep(plan.id, step, { version, fields, is_final: isFinal });
    show({
      plan: stored,
      version: stored.version,
      base: values.base.with(step, sent),
      left: isFinal ? values.left.filter((number) => number !== step) : values.left,
      refused: values.refused === step ? null : values.refused,
    });
  }

  async function saveStep(step: number) {
    const isFinal = values.left.includes(step);
    try {
      await sendStep(step, isFinal);
    } catch (error) {
      if (failureOf(error).status === 422) show({ refused: step });
      // The step is not complete, but its text is kept all the same.
      if (isFinal && step !== last && failureOf(error).status === 422) await sendStep(step, false);
      throw error;
    }
  }

  const autosave = createAutosave<PlanDraft>(
    {
      key: () => ({ userId, form: 'transitionPlan', id: values.plan.id }),
      restore(draft) {
        show(restored(values, draft));
        return isUnsaved(values);
      },
      unsaved() {
        const { typed, base, version, at, left } = values;
        return isUnsaved(values) ? { typed, base, version, at, left: [...left] } : null;
      },
      async save() {
        await saveEach(
          steps.filter((step) => isChanged(values, step)),
          saveStep,
        );
        if (values.plan.step !== values.at) await sendStep(values.at, values.left.includes(values.at));
        onSaved();
      },
      takeTheirs: ({ data }) => show(theirsTaken(values, data as TransitionPlan)),
      keepMine: ({ data }) => show(mineKept(values, data as TransitionPlan)),
    },
    store,
  );

  return {
    autosave,
    read: () => values,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    opened(): OpenedPlan {
      const { plan, at, left } = values;
      const firstOpen = plan.steps.findIndex(({ n, is_complete }) => !is_complete && !left.includes(n));
      return {
        isOpen: plan.allowed.includes('save'),
        step: at,
        reached: Math.max(at, firstOpen < 0 ? last : firstOpen),
      };
    },
    change(step: number, part: Partial<Typed>) {
      const next = { ...(values.typed[step] as Typed), ...part };
      const gaps = part.texts ? gapsIn(next.texts.gaps ?? '', next.gaps) : next.gaps;
      show({ typed: values.typed.with(step, { ...next, gaps }) });
      autosave.changed();
    },
    moveTo(step: number) {
      show({ at: step });
      autosave.changed();
    },
    // All that the step needs is there.
    complete(step: number) {
      if (!values.left.includes(step)) show({ left: [...values.left, step] });
      autosave.changed();
    },
    differing: (theirs: TransitionPlan) =>
      steps.filter((step) => !isSame(toTypedStep(theirs, step), values.typed[step])),
  };
}
