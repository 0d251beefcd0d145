import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { useAddress } from '../../../adapters/useAddress.ts';
import {
  activateTransitionPlan,
  createTransitionPlan,
  type TransitionPlan,
  transitionPlanQuery,
} from '../../../api/transitionPlans.ts';
import { createEditor } from '../../../editing/createEditor.ts';
import { useEditor } from '../../../editing/useEditor.ts';
import type { Failure } from '../../../machines/failure.ts';
import { observe } from '../../../machines/observation.ts';
import {
  type PlanStep,
  type TransitionPlanActors,
  type TransitionPlanInput,
  transitionPlanMachine,
} from '../../../machines/transitionPlan.ts';
import { localDay } from '../../../ui/calendar.ts';
import { planAddress } from './planAddress.ts';
import { type EditedPlan, openedPlan, type PlanEditor, planKind, stepOfProblem } from './planKind.ts';
import { typedIn, withCompleted, withTyped } from './planParts.ts';
import { type PlanProblem, stepProblems, type Typed } from './typed.ts';

function stepShown(state: SnapshotFrom<typeof transitionPlanMachine>): PlanStep | null {
  const steps = Object.values(state.getMeta()).flatMap((meta) => meta?.step ?? []);
  return (steps[0] as PlanStep | undefined) ?? null;
}

const refreshPlans = (queries: QueryClient) => {
  for (const name of ['getTimeline', 'listTransitionPlans', 'getTransitionPlan', 'getVeteranDashboard'])
    void queries.invalidateQueries({ queryKey: [name], refetchType: 'none' });
};

const savedAt = ({ version, updated_at }: TransitionPlan) => (version > 1 ? new Date(updated_at) : null);

function usePlanActor(userId: number, input: TransitionPlanInput) {
  const queries = useQueryClient();
  const { open, view, failure } = useEditor<PlanEditor>(savedAt);
  const editor = view?.editor;
  const actors = {
    getTransitionPlan: fromPromise(async ({ input: { planId } }) => {
      const plan = await queries.fetchQuery({ ...transitionPlanQuery(planId), staleTime: 0 });
      const onSaved = () => refreshPlans(queries);
      const next = createEditor(planKind(userId, plan), plan, { onSaved });
      await open(next);
      return openedPlan(next.read());
    }),
    createTransitionPlan: fromPromise(async ({ input: { type } }) => {
      const plan = await createTransitionPlan(type);
      refreshPlans(queries);
      return plan;
    }),
    whenStored: fromPromise(async () => editor?.autosave.whenStored()),
    activateTransitionPlan: fromPromise(async ({ input: { planId } }) => {
      await editor?.submit(({ version }) => activateTransitionPlan(planId, version));
      refreshPlans(queries);
    }),
  } satisfies TransitionPlanActors;
  const actor = useActorRef(
    transitionPlanMachine.provide({
      actors,
      actions: {
        noteTheMove: (_, { step }) => {
          if (step !== null) editor?.change((content) => ({ ...content, openStep: step }));
        },
      },
    }),
    { input, inspect: observe },
  );
  return { actor, view, failure };
}

// Other errors are shown at their fields.
const messageOf = (failure: Failure | null) =>
  failure && Object.keys(failure.errors ?? {}).length === 0 ? failure.message : null;

const last = 6;

export function problemsAt({ document: { type }, content }: EditedPlan, step: number): PlanProblem[] {
  const typed = typedIn(content, step);
  const { gaps } = step === 3 ? typedIn(content, 2) : typed;
  return stepProblems(type, step, { ...typed, gaps }, localDay(new Date()));
}

/** By step. A step with a gap is not complete, wherever the gap comes from. */
export const stepsDone = (edited: EditedPlan): boolean[] =>
  edited.document.steps.map(
    ({ n, is_complete }) =>
      (is_complete || edited.content.completed[n] === true) &&
      !edited.problems.some((problem) => stepOfProblem(problem) === n) &&
      problemsAt(edited, n).length === 0,
  );

function nextGap(edited: EditedPlan): PlanStep {
  const gap = stepsDone(edited).indexOf(false);
  return (gap < 0 ? last : gap) as PlanStep;
}

export function usePlanWizard(userId: number, input: TransitionPlanInput) {
  const { actor, view, failure } = usePlanActor(userId, input);
  const state = useSelector(actor, (snapshot) => snapshot);
  const navigate = useNavigate();
  const at = stepShown(state);
  const { planId } = state.context;
  useAddress(actor, planAddress, () => {
    const snapshot = actor.getSnapshot();
    const step = stepShown(snapshot);
    return step === null ? null : { step, planId: snapshot.context.planId };
  });
  const openStep = (step: PlanStep) =>
    void navigate(`?plan=${planId}&step=${step}`, { replace: step < (at ?? 0) });
  const complete = (step: number) => view?.editor.change((content) => withCompleted(content, step));

  return {
    state,
    view,
    at,
    planId,
    send: actor.send,
    message:
      messageOf(state.context.failure) ?? (view?.saving.state === 'invalid' ? messageOf(failure) : null),
    openStep,
    change(typed: Partial<Typed>) {
      if (at !== null) view?.editor.change((content) => withTyped(content, at, typed));
    },
    continueFrom(step: number) {
      complete(step);
      actor.send({ type: 'step.continued' });
    },
    /** @returns the step that opens: one with a gap comes before the review */
    review(step: number): PlanStep {
      complete(step);
      const next = view ? nextGap(view.editor.read()) : last;
      openStep(next);
      return next;
    },
    /** @returns as `review` does; the plan starts only without a gap */
    start(): PlanStep {
      complete(last);
      const next = view ? nextGap(view.editor.read()) : last;
      if (next < last) openStep(next);
      else actor.send({ type: 'plan.confirmed' });
      return next;
    },
  };
}

export type PlanWizard = ReturnType<typeof usePlanWizard>;
export type PlanView = NonNullable<PlanWizard['view']>;
