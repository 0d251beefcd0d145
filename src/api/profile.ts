import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { Country } from '../machines/country.ts';
import { askSignedIn, client, type JsonBody } from './client.ts';

export type User = components['schemas']['User'];

export const getUserProfile = (options?: { quiet?: boolean }): Promise<User> =>
  askSignedIn(() => client.GET('/api/user-profile'), options);

export const userProfileQuery = () =>
  queryOptions({ queryKey: ['getUserProfile'], queryFn: () => getUserProfile(), staleTime: 10_000 });

export const isInUnitedStates = (user: User): boolean =>
  user.user_details.country?.id === Country.UnitedStates;

export const documentNameIn = (countryId: number | undefined): 'CV' | 'Resume' =>
  countryId === Country.UnitedStates ? 'Resume' : 'CV';

export const documentName = (user: User) => documentNameIn(user.user_details.country?.id);

export const fullName = ({ user_details: { first_name, middle_name, last_name } }: User): string =>
  [first_name, middle_name, last_name].filter(Boolean).join(' ');

/** Reads and rates the applicants for the jobs of their hiring teams; everybody else at a company is a recruiter. */
export const isHiringManager = ({ user_details }: User): boolean =>
  user_details.member_role === 'hiring_manager';

/** As a member of a company. */
export const memberRoleLabel = (user: User): string => {
  if (isHiringManager(user)) return 'Hiring manager';
  return user.user_details.is_admin === 1 ? 'Admin' : 'Recruiter';
};

export const companyOfUser = (user: Pick<User, 'user_details' | 'company_found'>) =>
  user.user_details.company ?? user.company_found;

export const leavingDateQuery = () =>
  queryOptions({
    queryKey: ['getLeavingDate'],
    queryFn: () => askSignedIn(() => client.GET('/api/leaving-date')),
  });

/** With `preview` nothing is stored. */
export const saveLeavingDate = (body: JsonBody<'saveLeavingDate'>) =>
  askSignedIn(() => client.PUT('/api/leaving-date', { body }));
