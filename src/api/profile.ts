import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client } from './client.ts';

export type User = components['schemas']['User'];

export const getUserProfile = (options?: { quiet?: boolean }): Promise<User> =>
  askSignedIn(() => client.GET('/api/user-profile'), options);

/** The signed-in user. All screens share this query, and the guards follow it. */
export const userProfileQuery = () =>
  queryOptions({ queryKey: ['getUserProfile'], queryFn: () => getUserProfile(), staleTime: 10_000 });

const unitedStates = 233;

export const isInUnitedStates = (user: User): boolean => user.user_details.country?.id === unitedStates;

/** The word for the document in this person's country. */
export const documentName = (user: User): 'CV' | 'Resume' => (isInUnitedStates(user) ? 'Resume' : 'CV');

export const fullName = ({ user_details: { first_name, middle_name, last_name } }: User): string =>
  [first_name, middle_name, last_name].filter(Boolean).join(' ');

/** The recruiter's company, or else the one found by the email's domain. */
export const companyOfUser = (user: Pick<User, 'user_details' | 'company_found'>) =>
  user.user_details.company ?? user.company_found;
