import { isOnboardingComplete, onboardingAddress, onlyCvIsMissing } from '../../api/onboardingProgress.ts';
import type { User } from '../../api/profile.ts';
import type { WayPointState } from '../../ui/route/wayPointState.ts';

type Progress = Pick<User, 'onboarding_steps' | 'onboarding_percentage' | 'resume'>;

const stageOfStep = [0, 1, 2, 2, 3, 4];

export function stageMarks(user: Progress): WayPointState[] {
  const reached = stageOfStep[user.onboarding_steps ?? 0] ?? 0;
  const others = onlyCvIsMissing(user) ? 'done' : 'ahead';
  return [0, 1, 2, 3, 4].map((stage) => {
    if (stage === reached) return 'here';
    if (stage < reached) return 'done';
    return stage === 4 ? 'destination' : others;
  });
}

export type CvNavigation =
  | { kind: 'open'; path: '/veteran/resume' }
  | { kind: 'incomplete'; title: string; complete: string; path: string };

type Incomplete = Extract<CvNavigation, { kind: 'incomplete' }>;

export function incompleteOf(user: Progress, missing: 'profile' | 'cv'): Incomplete {
  const path = onboardingAddress(user);
  return missing === 'cv'
    ? { kind: 'incomplete', title: 'Your CV is incomplete', complete: 'Complete CV', path }
    : { kind: 'incomplete', title: 'Your Profile is incomplete', complete: 'Complete Profile', path };
}

export function cvNavigation(user: Progress): CvNavigation {
  if (isOnboardingComplete(user)) return { kind: 'open', path: '/veteran/resume' };
  return incompleteOf(user, onlyCvIsMissing(user) ? 'cv' : 'profile');
}
