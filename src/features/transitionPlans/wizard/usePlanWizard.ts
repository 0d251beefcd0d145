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
import { planAddress } from './planAddress.ts';
import { openedPlan, type PlanEditor, planKind } from './planKind.ts';
import { withCompleted, withTyped } from './planParts.ts';
import type { Typed } from './typed.ts';

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
    continueFrom(step: number, { toReview = false } = {}) {
      complete(step);
      if (toReview) openStep(6);
      else actor.send({ type: 'step.continued' });
    },
    start() {
      complete(6);
      actor.send({ type: 'plan.confirmed' });
    },
  };
}

export type PlanWizard = ReturnType<typeof usePlanWizard>;
export type PlanView = NonNullable<PlanWizard['view']>;
