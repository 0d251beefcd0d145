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
