import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { savingOf } from '../../../adapters/autosave.ts';
import { useAddress } from '../../../adapters/useAddress.ts';
import { useAutosave } from '../../../adapters/useAutosave.ts';
import {
  activateTransitionPlan,
  createTransitionPlan,
  type TransitionPlan,
  transitionPlanQuery,
} from '../../../api/transitionPlans.ts';
import { observe } from '../../../machines/observation.ts';
import {
  type PlanStep,
  type TransitionPlanActors,
  type TransitionPlanInput,
  transitionPlanMachine,
} from '../../../machines/transitionPlan.ts';
import type { Saving } from '../../../ui/feedback/SaveState.tsx';
import { planAddress } from './planAddress.ts';
import { createPlanForm, type PlanForm } from './planForm.ts';
import type { Typed } from './typed.ts';

function stepShown(state: SnapshotFrom<typeof transitionPlanMachine>): PlanStep | null {
  const steps = Object.values(state.getMeta()).flatMap((meta) => meta?.step ?? []);
  return (steps[0] as PlanStep | undefined) ?? null;
}

const refreshPlans = (queries: QueryClient) => {
  for (const name of ['listTransitionPlans', 'getTransitionPlan', 'getVeteranDashboard'])
    void queries.invalidateQueries({ queryKey: [name], refetchType: 'none' });
};

function usePlanActor(userId: number, input: TransitionPlanInput) {
  const queries = useQueryClient();
  const [form, setForm] = useState<PlanForm | null>(null);
  const actors = {
    getTransitionPlan: fromPromise(async ({ input: { planId } }) => {
      const plan = await queries.fetchQuery({ ...transitionPlanQuery(planId), staleTime: 0 });
      const next = createPlanForm(userId, plan, () => refreshPlans(queries));
      await next.autosave.start();
      setForm(next);
      return next.opened();
    }),
    createTransitionPlan: fromPromise(async ({ input: { type } }) => {
      const plan = await createTransitionPlan(type);
      refreshPlans(queries);
      return plan;
    }),
    whenStored: fromPromise(async () => form?.autosave.whenStored()),
    activateTransitionPlan: fromPromise(async ({ input: { planId } }) => {
      await activateTransitionPlan(planId, form?.read().version ?? 0);
      refreshPlans(queries);
    }),
  } satisfies TransitionPlanActors;
  const actor = useActorRef(
    transitionPlanMachine.provide({
      actors,
      actions: {
        noteTheMove: (_, { step }) => {
          if (step !== null) form?.moveTo(step);
        },
      },
    }),
    { input, inspect: observe },
  );
  return { actor, form };
}

const noChanges = () => () => {};

export function usePlanWizard(userId: number, input: TransitionPlanInput) {
  const { actor, form } = usePlanActor(userId, input);
  const state = useSelector(actor, (snapshot) => snapshot);
  const values = useSyncExternalStore(form?.subscribe ?? noChanges, () => form?.read() ?? null);
  const autosave = form?.autosave ?? null;
  const saved = useAutosave(autosave);
  const navigate = useNavigate();
  const at = stepShown(state);
  const { planId } = state.context;
  useAddress(actor, planAddress, () => {
    const snapshot = actor.getSnapshot();
    const step = stepShown(snapshot);
    return step === null ? null : { step, planId: snapshot.context.planId };
  });
  const theirs = saved?.matches('conflict') ? (saved.context.failure?.data as TransitionPlan) : null;
  const openStep = (step: PlanStep) =>
    void navigate(`?plan=${planId}&step=${step}`, { replace: step < (at ?? 0) });
  const saving: Saving =
    saved && values
      ? savingOf(saved, values.plan.version > 1 ? new Date(values.plan.updated_at) : null)
      : { state: 'idle' };

  return {
    state,
    values,
    at,
    planId,
    send: actor.send,
    saving,
    failure: state.context.failure ?? (saved?.matches('invalid') ? saved.context.failure : null),
    theirs,
    differing: theirs && form ? form.differing(theirs) : [],
    saveNow: () => autosave?.saveNow(),
    takeTheirs: () => autosave?.send({ type: 'theirs.taken' }),
    keepMine: () => autosave?.send({ type: 'mine.kept' }),
    openStep,
    change(part: Partial<Typed>) {
      if (at !== null) form?.change(at, part);
    },
    continueFrom(step: number, { toReview = false } = {}) {
      form?.complete(step);
      if (toReview) openStep(6);
      else actor.send({ type: 'step.continued' });
    },
    start() {
      form?.complete(6);
      actor.send({ type: 'plan.confirmed' });
    },
  };
}

export type PlanWizard = ReturnType<typeof usePlanWizard>;
