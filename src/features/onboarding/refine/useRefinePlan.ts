import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { actionPlanQuery, getPlanRefinement, refineActionPlan } from '../../../api/actionPlan.ts';
import { veteranDashboardQuery } from '../../../api/dashboard.ts';
import { userProfileQuery } from '../../../api/profile.ts';
import type { Question } from '../../../api/questions.ts';
import { observe } from '../../../machines/observation.ts';
import {
  type PlanQuestions,
  questionsThatApply,
  type RefinePlanActors,
  refinePlanMachine,
} from '../../../machines/refinePlan.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { countText } from '../questionnaire/visibleQuestions.ts';

const actors = {
  getPlanRefinement: fromPromise(async (): Promise<PlanQuestions> => getPlanRefinement()),
  previewRefinement: fromPromise(({ input }) => refineActionPlan({ ...input, preview: true })),
  refineActionPlan: fromPromise(({ input }) => refineActionPlan({ ...input, preview: false })),
} satisfies RefinePlanActors;

const wired = refinePlanMachine.provide({ actors });

export interface Doors {
  onLeave: () => void;
  onOnboarding: () => void;
}

export function useRefinePlan({ onLeave, onOnboarding }: Doors) {
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    wired.provide({
      actions: {
        showPlan: (_, { action_plan }) => {
          queryClient.setQueryData(actionPlanQuery().queryKey, action_plan);
          for (const name of ['getTimeline', 'getTransitionPlan', 'listTransitionPlans'])
            void queryClient.invalidateQueries({ queryKey: [name] });
          void queryClient.invalidateQueries({ queryKey: veteranDashboardQuery().queryKey });
          void queryClient.invalidateQueries({ queryKey: userProfileQuery().queryKey });
          toast.success('Your plan has been updated');
        },
      },
    }),
  );
  const actor = useActorRef(machine, { inspect: observe });
  const state = useSelector(actor, (snapshot) => snapshot);
  const hasLeft = state.matches('applied') || state.matches('left');
  const isSentOn = state.matches('onboardingFirst');
  useEffect(() => {
    if (hasLeft) onLeave();
    if (isSentOn) onOnboarding();
  }, [hasLeft, isSentOn, onLeave, onOnboarding]);
  const { questionId, look, failure, given } = state.context;
  const questions = questionsThatApply(state.context);
  const answered = (question: Question): Question => {
    const now = given.find(({ question_id }) => question_id === question.id);
    return { ...question, answer: now ? { ...now } : null };
  };
  const open = questions.find(({ id }) => id === questionId);
  return {
    send: actor.send,
    state,
    screen: screenOf(state.value),
    questions,
    open: open && answered(open),
    count: countText(state.context.questions.map(answered)),
    position: open ? questions.indexOf(open) + 1 : 0,
    look,
    failure,
    asksToLeave: state.matches({ underway: { leaveDialog: 'open' } }),
    isBusy: state.hasTag('busy'),
  };
}

export type RefinePlan = ReturnType<typeof useRefinePlan>;

type Value = SnapshotFrom<typeof refinePlanMachine>['value'];

function screenOf(value: Value) {
  return typeof value === 'string' ? null : value.underway?.screen;
}
