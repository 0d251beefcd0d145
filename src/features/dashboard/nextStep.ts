import type { ActionPlan } from '../../api/actionPlan.ts';
import type { Onboarding } from '../../api/onboarding.ts';
import {
  documentName,
  isOnboardingComplete,
  onboardingAddress,
  onlyCvIsMissing,
  type User,
} from '../../api/profile.ts';
import type { Step } from './NextStep.tsx';
import { stageLabel } from './stages.ts';
import { openTasks } from './tasks.ts';
import type { TaskChange } from './useTaskStatus.ts';

interface Facts {
  user: User;
  onboarding: Onboarding;
  plan: ActionPlan | null;
  change: TaskChange;
}

/** The one thing to do now, or null when nothing is waiting. */
export function nextStepOf({ user, onboarding, plan, change }: Facts): Step | null {
  const document = documentName(user);
  if (onlyCvIsMissing(user)) {
    return {
      title: `Complete your ${document}`,
      about: `It is the last of the five stages. An old ${document} is fine.`,
      next: 'we read it, and you check what we read',
      action: { label: `Complete ${document}`, to: onboardingAddress(user) },
    };
  }
  if (!isOnboardingComplete(user)) {
    const stage = onboarding.stages.find(({ status }) => status === 'current') ?? onboarding.stages[0];
    const number = stage ? onboarding.stages.indexOf(stage) + 1 : 1;
    const after = onboarding.stages[number];
    return {
      title: stage ? stageLabel(stage.key, document) : 'Onboarding',
      about: `Stage ${number} of ${onboarding.stages.length}. What you entered is kept.`,
      next: after ? stageLabel(after.key, document) : 'your dashboard',
      action: {
        label: user.onboarding_steps === null ? 'Start onboarding' : 'Continue onboarding',
        to: onboardingAddress(user),
      },
    };
  }
  const [task, following] = openTasks(plan?.tasks ?? []);
  if (!task) return null;
  return {
    title: task.title,
    about: task.why,
    date: task.due_on,
    next: following ? following.title : 'nothing else is waiting',
    action: {
      label: 'Mark as done',
      onClick: () => change.setStatus(task, 'done'),
      busy: change.pendingId === task.id,
    },
  };
}
