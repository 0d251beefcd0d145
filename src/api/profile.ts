import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client } from './client.ts';

export type User = components['schemas']['User'];

export const getUserProfile = (options?: { quiet?: boolean }): Promise<User> =>
  askSignedIn(() => client.GET('/api/user-profile'), options);

export const userProfileQuery = () =>
  queryOptions({ queryKey: ['getUserProfile'], queryFn: () => getUserProfile(), staleTime: 10_000 });

const unitedStates = 233;

export const isInUnitedStates = (user: User): boolean => user.user_details.country?.id === unitedStates;

export const documentName = (user: User): 'CV' | 'Resume' => (isInUnitedStates(user) ? 'Resume' : 'CV');

export const fullName = ({ user_details: { first_name, middle_name, last_name } }: User): string =>
  [first_name, middle_name, last_name].filter(Boolean).join(' ');

export const companyOfUser = (user: Pick<User, 'user_details' | 'company_found'>) =>
  user.user_details.company ?? user.company_found;
