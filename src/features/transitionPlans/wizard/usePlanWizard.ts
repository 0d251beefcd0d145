/** The wizard's chart with its calls, its place in the address, and what is typed. */
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import {
  activateTransitionPlan,
  createTransitionPlan,
  type TransitionPlan,
  transitionPlanQuery,
} from '../../../api/transitionPlans.ts';
import { observe } from '../../../machines/observation.ts';
import {
  type PlanStep,
  stepNames,
  type TransitionPlanActors,
  type TransitionPlanInput,
  transitionPlanMachine,
} from '../../../machines/transitionPlan.ts';
import { createDesk } from './planDesk.ts';
import type { Typed } from './typed.ts';

const planIn = (error: unknown) => (error as { data?: unknown } | null)?.data as TransitionPlan;

export const stepIn = (text: string | null): PlanStep | null =>
  text !== null && /^[0-6]$/.test(text) ? (Number(text) as PlanStep) : null;

export function usePlanWizard(userId: number, input: TransitionPlanInput) {
  const queries = useQueryClient();
  const [desk] = useState(() => createDesk(userId));
  const shown = useSyncExternalStore(desk.subscribe, desk.read);
  const changed = () => {
    for (const name of ['listTransitionPlans', 'getTransitionPlan', 'getVeteranDashboard'])
      void queries.invalidateQueries({ queryKey: [name], refetchType: 'none' });
  };
  const actors = {
    getTransitionPlan: fromPromise(async ({ input: { planId } }) =>
      desk.open(await queries.fetchQuery({ ...transitionPlanQuery(planId), staleTime: 0 })),
    ),
    createTransitionPlan: fromPromise(async ({ input: { type } }) => {
      const plan = await createTransitionPlan(type);
      changed();
      return plan;
    }),
    saveTransitionPlanStep: fromPromise(async () => {
      await desk.save();
      changed();
    }),
    activateTransitionPlan: fromPromise(async ({ input: { planId } }) => {
      await activateTransitionPlan(planId, desk.version());
      changed();
    }),
  } satisfies TransitionPlanActors;
  const actor = useActorRef(
    transitionPlanMachine.provide({
      actors,
      actions: {
        takeTheirs: ({ context }) => desk.takeTheirs(planIn(context.failure)),
        keepMine: ({ context }) => desk.keepMine(planIn(context.failure)),
      },
    }),
    { input, inspect: observe },
  );
  const state = useSelector(actor, (snapshot) => snapshot);
  const name = typeof state.value === 'object' ? state.value.open.step : null;
  const step = stepNames.find((one) => one === name);
  const at = step === undefined ? (state.hasTag('starting') ? 6 : null) : stepNames.indexOf(step);

  useEffect(() => {
    const online = () => actor.send({ type: 'connection.returned' });
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [actor]);

  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { key } = useLocation();
  const kind = useNavigationType();
  const inAddress = stepIn(query.get('step'));
  const { planId, failure } = state.context;
  const theirs = failure?.code === 'version_conflict' ? planIn(failure) : null;

  // The chart leads; the browser's Back and Forward ask it.
  const follow = useEffectEvent((to: number | null) => {
    if (to === null || (to === inAddress && query.get('plan') === String(planId))) return;
    void navigate(`?plan=${planId}&step=${to}`, { replace: inAddress === null || inAddress > to });
  });
  useEffect(() => {
    if (at !== null) desk.standsAt(at);
    follow(at);
  }, [at, desk]);
  const onMoved = useEffectEvent((_key: string) => {
    if (kind !== 'POP' || at === null || inAddress === at) return;
    if (inAddress === null || inAddress > state.context.reached) return follow(at);
    actor.send({ type: 'step.opened', step: inAddress });
  });
  useEffect(() => onMoved(key), [key]);

  return {
    state,
    desk: shown,
    at,
    planId,
    send: actor.send,
    theirs,
    /** The steps in which the saved plan is another one than what stands here. */
    differing: theirs ? desk.differing(theirs) : [],
    change(part: Partial<Typed>) {
      if (at === null) return;
      desk.change(at, part);
      actor.send({ type: 'answers.changed' });
    },
    /** All that the step needs is there: on to the next one, or straight back to the last. */
    goOn({ toTheEnd = false } = {}) {
      if (at === null) return;
      desk.leave(at);
      actor.send(toTheEnd ? { type: 'step.opened', step: 6 } : { type: 'step.continued' });
    },
    start() {
      desk.leave(6);
      actor.send({ type: 'plan.confirmed' });
    },
  };
}

export type PlanWizard = ReturnType<typeof usePlanWizard>;
