import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client } from './client.ts';

export type User = components['schemas']['User'];

export const getUserProfile = (options?: { quiet?: boolean }): Promise<User> =>
  askSignedIn(() => client.GET('/api/user-profile'), options);

/** The signed-in user, as every screen reads it; the guards follow what stands here. */
export const userProfileQuery = () =>
  queryOptions({ queryKey: ['getUserProfile'], queryFn: () => getUserProfile(), staleTime: 10_000 });

const unitedStates = 233;

export const isInUnitedStates = (user: User): boolean => user.user_details.country?.id === unitedStates;

/** What the document is called for this person, wherever it is named. */
export const documentName = (user: User): 'CV' | 'Resume' => (isInUnitedStates(user) ? 'Resume' : 'CV');

export const fullName = ({ user_details: { first_name, middle_name, last_name } }: User): string =>
  [first_name, middle_name, last_name].filter(Boolean).join(' ');

/** The company the recruiter belongs to, else the one found by the e-mail's domain. */
export const companyOf = (user: Pick<User, 'user_details' | 'company_found'>) =>
  user.user_details.company ?? user.company_found;

type Progress = Pick<User, 'onboarding_steps' | 'onboarding_percentage' | 'resume'>;

export const isOnboardingComplete = (user: Progress): boolean =>
  user.onboarding_percentage === 100 && user.onboarding_steps === 5;

/** Everything but the CV is done: skipping it leaves its 20 percent open and points back to step 1. */
export const onlyCvIsMissing = (user: Progress): boolean =>
  user.onboarding_percentage === 80 && user.onboarding_steps === 1;

/** Where onboarding goes on, with the step, the step of the CV, and the CV it is about. */
export function onboardingAddress(user: Progress): string {
  const query = new URLSearchParams();
  const resume = user.resume[0];
  if (user.onboarding_steps !== null) query.set('step', String(user.onboarding_steps));
  if (user.onboarding_steps === 1) query.set('cvStep', resume ? '2' : '0');
  if (resume) query.set('resume_id', String(resume.id));
  return query.size > 0 ? `/veteran/onboarding?${query}` : '/veteran/onboarding';
}
