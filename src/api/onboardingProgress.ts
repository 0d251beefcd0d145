import type { User } from './profile.ts';

type Progress = Pick<User, 'onboarding_steps' | 'onboarding_percentage' | 'resume'>;

export const isOnboardingComplete = (user: Progress): boolean =>
  user.onboarding_percentage === 100 && user.onboarding_steps === 5;

/** True when the CV was skipped: it leaves 20 percent open and points back to step 1. */
export const onlyCvIsMissing = (user: Progress): boolean =>
  user.onboarding_percentage === 80 && user.onboarding_steps === 1;

export function onboardingAddress(user: Progress): string {
  const query = new URLSearchParams();
  const resume = user.resume[0];
  if (user.onboarding_steps !== null) query.set('step', String(user.onboarding_steps));
  if (user.onboarding_steps === 1) query.set('cvStep', resume ? '2' : '0');
  if (resume) query.set('resume_id', String(resume.id));
  return query.size > 0 ? `/veteran/onboarding?${query}` : '/veteran/onboarding';
}
